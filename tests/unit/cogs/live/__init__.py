"""Tests of `cogs.live`."""
