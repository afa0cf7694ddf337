"""Among which connections Discord divides the servers of a bot, and which of them a process holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of the ``count`` shards of a bot, by number. Without sharding there is one, and it has every server."""

    count: int = 1
    ids: tuple[int, ...] = (0,)

    def __post_init__(self) -> None:
        if len(set(self.ids)) != len(self.ids) or not all(0 <= each < self.count for each in self.ids):
            raise ValueError(f"no shards of {self.count}: {self.ids}")

    def __contains__(self, guild: int) -> bool:
        """Whether a server belongs to one of these."""
        return self.of(guild) in self.ids

    def __str__(self) -> str:
        return f"{', '.join(map(str, self.ids))} of {self.count}"

    def of(self, guild: int) -> int:
        """The shard of a server (Discord's documentation, "Sharding")."""
        return (guild >> 22) % self.count

    @property
    def are_all(self) -> bool:
        """Whether none is missing."""
        return len(self.ids) == self.count

    def only(self, ids: Iterable[int]) -> Shards:
        """Those of these that have one of these numbers."""
        wanted = set(ids)
        return replace(self, ids=tuple(each for each in self.ids if each in wanted))
