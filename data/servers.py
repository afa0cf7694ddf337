"""What a server has chosen for itself, with the SQL statements that keep it."""

from __future__ import annotations

from collections.abc import Callable

from data.storage.store import Store

CALL_AGAIN = 600_000
"""Milliseconds after a call of a server's role in which it is not called again, whoever opens lobbies."""


class Servers:
    """The settings of servers, by server id. ``clock`` tells milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def caller_role(self, guild: int) -> int | None:
        """The role that is called for players when the opener of a lobby asks; None where none was chosen."""
        async with self._store.reading() as ledger:
            rows = await ledger.run("SELECT caller_role FROM servers WHERE guild = ?", guild)
        return rows[0][0] if rows else None

    async def set_caller_role(self, guild: int, role: int | None) -> None:
        """Choose that role; None takes the choice back."""
        async with self._store.transaction() as ledger:
            await ledger.run(
                "INSERT INTO servers (guild, caller_role) VALUES (?, ?)"
                " ON CONFLICT (guild) DO UPDATE SET caller_role = excluded.caller_role",
                guild,
                role,
            )

    async def call_role(self, guild: int) -> int | None:
        """Note that the role of a server is called now. None where that is allowed, else when it may be called again:
        then nothing is noted."""
        now = self._clock()
        async with self._store.transaction() as ledger:
            noted = await ledger.run(
                "INSERT INTO servers (guild, called_at) VALUES (?1, ?2)"
                " ON CONFLICT (guild) DO UPDATE SET called_at = excluded.called_at"
                " WHERE called_at IS NULL OR called_at <= ?2 - ?3 RETURNING guild",
                guild,
                now,
                CALL_AGAIN,
            )
            if noted:
                return None
            ((called_at,),) = await ledger.run("SELECT called_at FROM servers WHERE guild = ?", guild)
            return called_at + CALL_AGAIN
