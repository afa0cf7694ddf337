"""Draining: before an upgrade the operator lets no new tables be opened. The next start ends it."""

from __future__ import annotations

from data.records.matches import Refusal, Refused
from data.storage.store import Session

NOTE = "drain"
"""The note that is there while tables are drained; its value is when that began, in milliseconds since the epoch."""


async def require_no_drain(session: Session) -> None:
    """Raises Refused (DRAINING)."""
    if await session.note(NOTE) is not None:
        raise Refused(Refusal.DRAINING)
