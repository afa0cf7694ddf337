"""What a server has chosen for itself."""

from __future__ import annotations

from data.store import Store


class Servers:
    """The settings of servers, by server id."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def caller_role(self, guild: int) -> int | None:
        """The role that is called for players when the opener of a lobby asks; None where none was chosen."""
        async with self._store.reading() as ledger:
            return await ledger.caller_role(guild)

    async def set_caller_role(self, guild: int, role: int | None) -> None:
        """Choose that role; None takes the choice back."""
        async with self._store.writing() as writer:
            await writer.set_caller_role(guild, role)
