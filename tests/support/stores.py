"""On which databases a test runs: on both, unless it is about SQLite alone."""

from __future__ import annotations

import pytest

STORES = ["sqlite", "postgres"]
"""Parameters of the fixture ``house``."""

sqlite_only = pytest.mark.parametrize("house", STORES[:1], indirect=True)
"""For tests with statements, or about files, that only SQLite has."""


def wants_postgres(item: pytest.Item) -> bool:
    """Whether a test runs on PostgreSQL."""
    call = getattr(item, "callspec", None)
    return call is not None and STORES[1] in call.params.values()
