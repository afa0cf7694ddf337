"""Tests of `cogs.interactions`."""
