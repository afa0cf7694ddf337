"""A PostgreSQL server of the tests' own, started when the first test wants one; one for each process of tests."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from data.storage.postgres_database import POSTGRES_MIGRATIONS, PostgresDatabase, numbered

CONNECTIONS = "-c max_connections=60"
SPEED = f"{CONNECTIONS} -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
TEMPLATE = "ayaz_template"


@lru_cache(maxsize=1)
def find_binaries() -> Path | None:
    """The folder of the newest PostgreSQL's programs; None where there is none, or asyncpg is missing."""
    if sys.platform == "win32" or find_spec("asyncpg") is None:
        return None
    on_path = shutil.which("initdb")
    folders = [Path(on_path).parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class PostgresServer:
    """A server that listens on a socket in a folder of its own."""

    def __init__(self, options: str = SPEED) -> None:
        """Starts with the first database that is asked for, and is stopped when the process of tests ends."""
        self._options = options
        self.databases: dict[Path, str] = {}
        """Their names, by the files that they stand for."""

    def _set_up(self) -> None:
        binaries = find_binaries()
        assert binaries is not None
        self._binaries = binaries
        self._folder = Path(tempfile.mkdtemp(prefix="ayaz-postgres-"))
        self._data = self._folder / "data"
        # PostgreSQL does not run as root.
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        atexit.register(self.stop)
        self._run("initdb", "-D", str(self._data), "-U", "ayaz", "--auth=trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def start(self) -> None:
        """Start the server on its data."""
        options = f"-k {self._folder} -c listen_addresses= {self._options}"
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self) -> None:
        """Stop it at once and remove what it has written."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    def halt(self) -> None:
        """Stop it as a crash would; ``start`` starts it again."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "-w", "stop")

    def address(self, database: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://ayaz@/{database}?host={self._folder}"

    async def database_for(self, path: Path) -> str:
        """The URL of the database that stands for a file, made with the newest schema when it is first asked for."""
        known = self.databases.get(path)
        if known is None:
            await self._make_template()
            known = f"t_{hashlib.blake2b(str(path).encode(), digest_size=8).hexdigest()}"
            await self._execute(f"CREATE DATABASE {known} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
            self.databases[path] = known
        return self.address(known)

    async def rows(self, path: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
        """Run a statement on the database that stands for a file."""
        return await self._fetch(self.databases[path], sql, *values)

    async def _make_template(self) -> None:
        if self.databases:
            return
        self._set_up()
        await self._execute(f"CREATE DATABASE {TEMPLATE}")
        await (await PostgresDatabase.open(self.address(TEMPLATE), migrations=POSTGRES_MIGRATIONS)).close()

    async def _execute(self, sql: str) -> None:
        await self._fetch("postgres", sql)

    async def _fetch(self, database: str, sql: str, *values: object) -> list[tuple[object, ...]]:
        asyncpg: Any = import_module("asyncpg")
        connection = await asyncpg.connect(self.address(database))
        try:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]
        finally:
            await connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._user,
        )


@lru_cache(maxsize=1)
def postgres_server() -> PostgresServer:
    """The server of this process."""
    return PostgresServer()
