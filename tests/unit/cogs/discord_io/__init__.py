"""Tests of `cogs.discord_io`."""
