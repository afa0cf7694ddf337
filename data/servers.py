"""What a server has chosen for itself, with the SQL statements that keep it."""

from __future__ import annotations

from data.store import Store


class Servers:
    """The settings of servers, by server id."""

    def __init__(self, store: Store) -> None:
        self._store = store

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
