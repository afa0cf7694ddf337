"""Tests of `renderer`."""
