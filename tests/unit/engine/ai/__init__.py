"""Tests of `engine.ai`."""
