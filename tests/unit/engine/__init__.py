"""Tests of `engine`."""
