"""Tests of cogs/local, the playground."""
