"""Tests of `support`."""
