"""Copies of the database: by hand, put back, and every so often while the bot runs."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from data.storage.copies import copy, inspect
from data.storage.database import CannotOpen
from data.storage.sqlite_database import lock_file
from ops.errors import StartError
from ops.settings import Settings

log = logging.getLogger("ayaz")

LOOK_INTERVAL = 60.0
"""Seconds between two looks whether a copy is due and how much room is left."""
RETRY_INTERVAL = 3_600.0
"""Seconds between two attempts at a copy that failed, and between two warnings that the disk is nearly full."""
LOW_DISK = 200 * 2**20
"""Bytes of free disk below which the operator is warned."""
_NAME = "ayaz-%Y%m%dT%H%M%SZ.sqlite3"
_COPY = re.compile(r"ayaz-\d{8}T\d{6}Z\.sqlite3")


def back_up(database: Path, target: Path) -> str:
    """Copy the database into one new file, also while a bot runs on it; what is in it, in one line.

    Raises StartError.
    """
    try:
        copy(database, target)
        return f"{target}: {_summary(target)}"
    except CannotOpen as error:
        raise StartError(f"backup: {error}") from None


def restore(source: Path, database: Path) -> str:
    """Put a copy in the place of the database, which is kept beside it under another name; what was done, in one line.

    Raises StartError, for a running bot too; then nothing has changed.
    """
    try:
        summary = _summary(source)
        with lock_file(database):
            before = _put_in_place(source, database)
    except CannotOpen as error:
        raise StartError(f"restore: {error}") from None
    except OSError as error:
        raise StartError(f"restore: {error.filename}: {error.strerror}") from None
    return f"{database}: {summary}" + (f"; what was there is now {before}" if before else "")


def _put_in_place(source: Path, database: Path) -> Path | None:
    """Returns where the old database is now."""
    database, before = database.resolve(), None
    new = database.with_name(f"{database.name}.new")
    new.unlink(missing_ok=True)
    copy(source, new)
    if database.exists():
        before = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
        try:
            copy(database, before)
        except CannotOpen:  # it cannot be read, so it is kept as it is
            for suffix in ("-wal", ""):
                _move(Path(f"{database}{suffix}"), Path(f"{before}{suffix}"))
    # With the side files of another database SQLite would damage the new one, so they go first.
    for suffix in ("-wal", "-shm"):
        Path(f"{database}{suffix}").unlink(missing_ok=True)
    new.replace(database)
    return before


def _move(path: Path, to: Path) -> None:
    if path.exists() and path.stat().st_size:
        path.rename(to)


def _summary(path: Path) -> str:
    found = inspect(path)
    return f"{found.finished} finished matches, {found.live} live, {path.stat().st_size / 2**20:.1f} MB"


def schedule(settings: Settings) -> BackupSchedule:
    """What the settings ask for."""
    return BackupSchedule(
        settings.database_path,
        settings.backup_dir,
        every=settings.backup_every * 3600,
        keep=settings.backup_keep,
        clock=time.time,
    )


class BackupSchedule:
    """Copies the database into a folder and deletes the oldest copies; warns of a disk that is nearly full.

    ``every`` is in seconds; ``folder`` None: no copies, only the warning. ``clock`` returns seconds since the epoch.
    """

    def __init__(
        self, database: Path, folder: Path | None, *, every: float, keep: int, clock: Callable[[], float]
    ) -> None:
        self._database = database
        self._folder = folder
        self._every = every
        self._keep = keep
        self._clock = clock
        self._next_try = self._next_warning = 0.0

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_INTERVAL)
            await self.look()

    async def look(self) -> None:
        """Make a copy if one is due, and warn if there is little room. What fails is logged and tried again later."""
        self._warn_of_full_disks()
        now = self._clock()
        if self._folder is None or now < self._next_try or not self._is_due(self._folder, now):
            return
        self._next_try = now + RETRY_INTERVAL
        target = self._folder / datetime.fromtimestamp(now, UTC).strftime(_NAME)
        try:
            await asyncio.to_thread(copy, self._database, target)
            for old in sorted(_copies(self._folder))[: -self._keep]:
                old.unlink()
        except (CannotOpen, OSError, sqlite3.Error) as error:
            log.warning("no backup was made: %s", error)
        else:
            log.info("backup: %s", target)

    def _is_due(self, folder: Path, now: float) -> bool:
        newest = max(_copies(folder), default=None)
        if newest is None:
            return True
        made = datetime.strptime(newest.name, _NAME).replace(tzinfo=UTC).timestamp()
        return not 0 <= now - made < self._every

    def _warn_of_full_disks(self) -> None:
        now, folders = (
            self._clock(),
            {self._database.resolve().parent, *(() if self._folder is None else (self._folder,))},
        )
        if now < self._next_warning:
            return
        for folder in folders:
            free = shutil.disk_usage(folder).free if folder.is_dir() else LOW_DISK
            if free < LOW_DISK:
                self._next_warning = now + RETRY_INTERVAL
                log.warning(
                    "%s: only %d MB of disk are free; when it is full no move can be saved", folder, free // 2**20
                )


def _copies(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if _COPY.fullmatch(path.name)] if folder.is_dir() else []
