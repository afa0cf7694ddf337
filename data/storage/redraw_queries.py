"""SQL of ended matches whose last board has to be drawn again."""

from __future__ import annotations

from data.storage.live_queries import on
from data.storage.store import Session, WriteBatch

_NEXT = "SELECT match FROM redraws JOIN matches ON id = match WHERE match > ? AND {on_shards} ORDER BY match LIMIT 1"


async def next_redraw(session: Session, *, after: int) -> int | None:
    """The first of these matches, of those of the process, with an id above ``after``."""
    rows = await session.run(on(session.shards, _NEXT), after)
    return rows[0][0] if rows else None


async def add_redraw(batch: WriteBatch, match_id: int) -> None:
    """Note that the board of a match has to be drawn again."""
    await batch.write("INSERT INTO redraws (match) VALUES (?) ON CONFLICT (match) DO NOTHING", match_id)


async def drop_redraw(batch: WriteBatch, match_id: int) -> None:
    """It was drawn again, or is gone."""
    await batch.write("DELETE FROM redraws WHERE match = ?", match_id)
