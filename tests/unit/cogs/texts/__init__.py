"""Tests of `cogs.texts`."""
