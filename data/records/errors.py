"""Errors of the data layer that are no refusals."""

from __future__ import annotations


class CannotSave(Exception):
    """The database cannot be used now: the disk is full or read-only, or another program holds the file.

    Nothing has changed; reads mostly still work. It passes by itself, so whoever catches it tries again later.
    """


class Conflict(Exception):
    """A row with this key is there already, and nothing was written: another process has come first."""
