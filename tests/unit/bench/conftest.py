"""Fixtures of the measurements."""

from __future__ import annotations

from tests.support.fixtures import quick_disk  # noqa: F401 (a fixture)
