"""The messages of the simulated server on disk, so that a restart of the playground finds them again.

The bot's own database is not touched: this is what Discord would remember. A message is written at most once a second,
so pictures that are replaced sooner never reach the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from simcord.backend import models

from cogs.local.live_backend import LiveBackend

SAVE_INTERVAL = 1.0
_LAYOUT = 1  # of the file; one of another layout is begun again
_FIELDS = (
    "id",
    "channel_id",
    "author_id",
    "content",
    "timestamp",
    "edited_timestamp",
    "type",
    "flags",
    "components",
    "attachments",
    "mention_user_ids",
    "mention_role_ids",
    "interaction_metadata",
)
_TABLES = """
CREATE TABLE message (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE picture (url TEXT PRIMARY KEY, message INTEGER NOT NULL, data BLOB NOT NULL);
CREATE INDEX picture_message ON picture (message);
"""


class ArchiveInUse(Exception):
    """Another process has the file open."""


class Archive:
    """The file of one simulated server; close it after the world."""

    def __init__(self, path: Path) -> None:
        """Open the file, and keep others out. Raises ArchiveInUse and sqlite3.Error."""
        self._file = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=0)
        self._changed: dict[int, models.Message] = {}
        self._backend: LiveBackend | None = None
        try:
            self._open()
        except sqlite3.Error as error:
            self._file.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise ArchiveInUse from None

    def _open(self) -> None:
        # Losing the last second with the machine's power would cost nothing but a board that is posted again.
        for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = OFF"):
            self._file.execute(f"PRAGMA {pragma}")
        [layout] = self._file.execute("PRAGMA user_version").fetchone()
        if layout != _LAYOUT:
            self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._file.executescript(
            f"DROP TABLE IF EXISTS message; DROP TABLE IF EXISTS picture; {_TABLES} PRAGMA user_version = {_LAYOUT};"
        )

    def restore(self, backend: LiveBackend) -> None:
        """Put every message back into the rebuilt world."""
        self._backend = backend
        pictures: dict[int, dict[str, bytes]] = {}
        for url, message_id, data in self._file.execute("SELECT url, message, data FROM picture"):
            pictures.setdefault(message_id, {})[url] = data
        for message_id, body in self._file.execute("SELECT id, body FROM message ORDER BY id"):
            message = models.Message(**json.loads(body), allowed_mentions=_NO_MENTIONS)
            if message.channel_id in backend.messages:
                backend.restore(message, pictures.get(message_id, {}))

    def note(self, message: models.Message) -> None:
        """Remember that the message has changed or is gone."""
        self._changed[message.id] = message

    async def save_regularly(self, stop: asyncio.Event) -> None:
        """Write what has changed, once a second, until ``stop`` is set."""
        while not stop.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SAVE_INTERVAL):
                    await stop.wait()
            await self.save()

    async def save(self) -> None:
        """Write what has changed."""
        if self._changed:
            await asyncio.to_thread(self._write, *self._take())

    def close(self) -> None:
        """Write what has changed and close the file."""
        if self._changed:
            self._write(*self._take())
        self._file.close()

    def _take(self) -> tuple[list[int], list[tuple[int, str]], list[tuple[str, int, bytes]]]:
        """The ids that have changed, and the messages and pictures of those that are still there."""
        backend = self._backend
        assert backend is not None
        there = [message for message in self._changed.values() if backend.has(message)]
        bodies = [(each.id, json.dumps({name: getattr(each, name) for name in _FIELDS})) for each in there]
        taken = list(self._changed), bodies, list(_pictures(backend, there))
        self._changed = {}
        return taken

    def _write(self, ids: list[int], bodies: list[Any], pictures: list[Any]) -> None:
        self._file.execute("BEGIN")
        self._file.executemany("DELETE FROM message WHERE id = ?", [(each,) for each in ids])
        self._file.executemany("DELETE FROM picture WHERE message = ?", [(each,) for each in ids])
        self._file.executemany("INSERT INTO message VALUES (?, ?)", bodies)
        self._file.executemany("INSERT INTO picture VALUES (?, ?, ?)", pictures)
        self._file.execute("COMMIT")


_NO_MENTIONS = models.AllowedMentions(everyone=False, users=frozenset(), roles=frozenset())


def _pictures(backend: LiveBackend, messages: Iterable[models.Message]) -> Iterable[tuple[str, int, bytes]]:
    for message in messages:
        for attachment in message.attachments:
            data = backend.picture(attachment)
            if data is not None:
                yield attachment["url"], message.id, data
