"""Tests of `data.storage`."""
