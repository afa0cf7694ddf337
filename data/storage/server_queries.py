"""SQL of when a server's role was called."""

from __future__ import annotations

from data.storage.store import Session


class ServerQueries:
    """The statements, for the session of a ``transaction()`` or ``reading()`` block."""

    def __init__(self, session: Session) -> None:
        self._run = session.run

    async def note_call(self, guild: int, *, at: int, earliest: int) -> bool:
        """Note that a server's role is called, unless the last call was after ``earliest``. Whether it was noted."""
        noted = await self._run(
            "INSERT INTO servers (guild, called_at) VALUES (?, ?)"
            " ON CONFLICT (guild) DO UPDATE SET called_at = excluded.called_at"
            " WHERE servers.called_at IS NULL OR servers.called_at <= ? RETURNING guild",
            guild,
            at,
            earliest,
        )
        return bool(noted)

    async def called_at(self, guild: int) -> int:
        """When the role of a server was last called; it was at least once."""
        ((called_at,),) = await self._run("SELECT called_at FROM servers WHERE guild = ?", guild)
        return called_at
