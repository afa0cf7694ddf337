"""Tests of `data.ladder`."""
