"""What every database of the bot does, whichever it is: transactions, reads, writes. Knows nothing of what is stored.

``sqlite_database`` and ``postgres_database`` are the two; statements are written once, with ``?`` for parameters.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from enum import IntEnum
from pathlib import Path
from typing import Any, Protocol

from data.records.shards import Shards

MIGRATIONS = Path(__file__).with_name("migrations")
"""A folder for each database, with the scripts in order."""

Statement = tuple[str, tuple[object, ...]]
"""SQL and its parameters."""


class Task(IntEnum):
    """What at most one process does at a time, of all that use a database. The values are those of locks."""

    FOLD_GLOBAL_BOARD = 10
    DELETE_SERVERS = 11
    FREEZE_SEASONS = 12
    SYNC_COMMANDS = 13
    UPLOAD_EMOJIS = 14


class CannotOpen(Exception):
    """The database cannot be used; the text says why in one line, ``path`` which file."""

    def __init__(self, path: Path | str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path


class DatabaseInUse(CannotOpen):
    """Another process has it open."""

    def __init__(self, path: Path | str, why: str = "another Ayaz is already running on this file") -> None:
        super().__init__(path, why)


class DatabaseTooNew(CannotOpen):
    """It was written by a newer version of the bot."""

    def __init__(self, path: Path | str, *, found: int, known: int) -> None:
        super().__init__(
            path, f"written by a newer Ayaz (schema {found}, this one reads up to {known}); update the bot"
        )


class Connection(Protocol):
    """Statements inside a transaction or a block of reads."""

    async def fetch(self, sql: str, values: Sequence[object] = ()) -> Sequence[Any]:
        """Run a statement; its rows, each a sequence of values."""
        ...

    async def run_many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """The same statement for each of these rows, in one go."""
        ...

    async def try_task(self, task: Task) -> bool:
        """Whether this transaction may do a task; until it ends no other process may. False where one is at it."""
        ...


class Database(Protocol):
    """An open database, used by one process, or by several that each have shards of their own."""

    on_regained: list[Callable[[], None]]
    """Called when the process owns its shards again: what it knew of them may be out of date."""
    on_taken_over: list[Callable[[], None]]
    """Called once, when another process owns some of them: nothing can be written any more."""

    @property
    def shards(self) -> Shards:
        """The shards whose matches this process may change."""
        ...

    @property
    def is_owner(self) -> bool:
        """Whether it is certain that no other process has taken them over."""
        ...

    async def close(self) -> None:
        """Wait for a running transaction, then close; may be called again."""
        ...

    def transaction(self, *, alone: bool = False) -> AbstractAsyncContextManager[Connection]:
        """All of it or nothing: committed when the block ends, rolled back when anything is raised in it.

        ``alone``: while it runs no other process writes, as is always so where only one can have the database open.

        When the commit itself is cancelled it may have happened or not; only the database knows. Raises CannotSave and
        Conflict.
        """
        ...

    def reading(self) -> AbstractAsyncContextManager[Connection]:
        """For reads alone: they never see half of a transaction. Raises CannotSave."""
        ...

    async def write(self, statements: Sequence[Statement]) -> None:
        """Run statements as one transaction, without results: all of them or none.

        Those that come while another one is on its way to the disk share the next way, which takes most of the time.
        If the wait is cancelled they are written all the same, and the cancellation is passed on afterwards: who reads
        next must find them. Raises CannotSave and Conflict.
        """
        ...

    async def wait_for_turn(self, number: int, *, seconds: float) -> None:
        """Return when the last one who waited for this number, in whichever process, has had it for so long.

        Raises CannotOpen.
        """
        ...

    def exclusively(self, task: Task) -> AbstractAsyncContextManager[bool]:
        """A block with a task that takes longer than a transaction may: whether this process may do it. Until the block
        ends no other one may; False where one is at it. Raises CannotSave."""
        ...

    async def maintain(self) -> None:
        """To be called every few seconds, for what a database has to do now and then."""
        ...

    async def scrub(self) -> None:
        """Remove what was overwritten or deleted from the files as well, where the database leaves it there."""
        ...


def migration_scripts(folder: Path) -> dict[int, str]:
    """The migrations of a folder by number, in order. Raises ValueError where a number is missing or there twice."""
    files = sorted(folder.glob("*.sql"))
    numbers = [int(file.name[:4]) for file in files]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise ValueError(f"migrations are not numbered one after the other: {[file.name for file in files]}")
    return dict(zip(numbers, (file.read_text(encoding="utf-8") for file in files), strict=True))


async def finish(work: Awaitable[None]) -> None:
    """Run to the end, also when the caller is cancelled meanwhile; the cancellation is passed on afterwards."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # asyncio logs an error that nothing has looked at
        raise
