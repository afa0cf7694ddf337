"""Tests of `cogs.local`."""
