"""Tests of `data.gold`."""
