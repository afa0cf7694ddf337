"""An upgrade that is killed in the middle: ``python -m tests.support.upgrade_target PATH STEPS``.

Opens a database of an older schema and kills itself after so many hundred steps of SQLite's machine inside migrations,
those of all scripts counted. Without reaching that many it ends by itself.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

from data.storage import sqlite_database
from data.storage.sqlite_database import SqliteDatabase


class DyingConnection(sqlite3.Connection):
    """Counts the steps of scripts, which only migrations are."""

    left = 0

    def executescript(self, script: str, /) -> sqlite3.Cursor:
        self.set_progress_handler(self._step, 100)
        try:
            return super().executescript(script)
        finally:
            self.set_progress_handler(None, 0)

    def _step(self) -> int:
        DyingConnection.left -= 1
        if DyingConnection.left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0


async def upgrade(path: Path) -> None:
    async with await SqliteDatabase.open(path):
        pass


if __name__ == "__main__":
    DyingConnection.left = int(sys.argv[2])
    sqlite_database._Connection = DyingConnection
    asyncio.run(upgrade(Path(sys.argv[1])))
