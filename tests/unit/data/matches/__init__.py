"""Tests of `data.matches`."""
