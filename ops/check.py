"""``bot.py check``: whether the bot could run here as it is set up, and what its servers do not let it do."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import discord
from filelock import FileLock, Timeout
from pydantic import SecretStr

from data.storage.copies import Contents, inspect, schema_known
from data.storage.database import CannotOpen
from data.storage.postgres_database import place_of
from data.storage.postgres_tools import inspect_postgres
from ops.backups import LOW_DISK
from ops.discord_login import log_in
from ops.error_reports import require_sentry
from ops.errors import StartError, database_error
from ops.settings import Settings, require_token, require_writable

_NAMES = {"read_messages": "View Channel"}
"""Permissions that discord.py calls otherwise than Discord does."""
_PAGE_TIMEOUT = 2.0
"""Seconds that a running bot gets to say that it is alive."""
_PAGE = 200
"""Servers that Discord lists in one answer."""


@dataclass(slots=True)
class Report:
    """What was found; ``status`` is the exit status."""

    lines: list[str] = field(default_factory=list[str])
    status: int = 0
    """0: all well, 1: it runs but lacks something, 2: it cannot run."""

    def add(self, line: str, *, status: int = 0) -> None:
        self.lines.append(line)
        self.status = max(self.status, status)


async def check(settings: Settings, needed: discord.Permissions) -> Report:
    """Look at the database, the disk, the token and the servers; nothing is changed. ``needed``: the permissions that
    the invite link asks for."""
    report = Report()
    report.add("settings: ok")
    if isinstance(settings.database, Path):
        _check_file(report, settings.database)
        _check_disk(report, settings)
    else:
        await _check_server(report, settings.database)
    if settings.http_port is not None:
        await _check_pages(report, settings.http_host, settings.http_port)
    if settings.sentry_dsn is not None:
        _check_reports(report, settings.sentry_dsn)
    try:
        await _check_discord(report, require_token(settings), needed)
    except StartError as error:
        report.add(str(error), status=2)
    return report


def _check_file(report: Report, path: Path) -> None:
    if not path.exists():
        report.add(f"database: {path} is not there yet; the first start makes it")
        return
    try:
        require_writable(path)
        found = inspect(path)
    except (CannotOpen, StartError) as error:
        report.add(str(error), status=2)
        return
    report.add(f"database: {path}, {_summary(found, in_use=_is_in_use(path))}")


async def _check_server(report: Report, url: str) -> None:
    try:
        found, in_use = await inspect_postgres(url)
    except CannotOpen as error:
        report.add(str(database_error(error)), status=2)
    else:
        report.add(f"database: {place_of(url)}, {_summary(found, in_use=in_use)}")


def _summary(found: Contents, *, in_use: bool) -> str:
    known, running = schema_known(), ", a bot is running on it" if in_use else ""
    older = f", will be upgraded to {known} at the next start" if found.schema < known else ""
    return f"schema {found.schema}{older}, {found.finished} finished matches, {found.live} live{running}"


def _is_in_use(path: Path) -> bool:
    lock = FileLock(f"{path.resolve()}.lock")
    try:
        with lock.acquire(blocking=False):
            return False
    except (Timeout, OSError):
        return True


def _check_disk(report: Report, settings: Settings) -> None:
    folders = [settings.database_path.resolve().parent]
    if settings.backup_dir is not None:
        folders.append(settings.backup_dir.resolve())
    for folder in folders:
        nearest = next(each for each in (folder, *folder.parents) if each.is_dir())
        free = shutil.disk_usage(nearest).free
        report.add(f"disk: {free / 2**30:.1f} GB free in {nearest}", status=int(free < LOW_DISK))


async def _check_pages(report: Report, host: str, port: int) -> None:
    """Whether the pages of HTTP_PORT are served, or could be."""
    try:
        (await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)).close()
    except OSError as error:
        if await _is_served(host, port):
            report.add(f"http: /healthz, /ready and /metrics are on {host}:{port}")
        else:
            report.add(f"HTTP_PORT: {host}:{port} cannot be opened ({error.strerror or error})", status=2)
    else:
        report.add(f"http: {host}:{port} is free; /healthz, /ready and /metrics will be there")


async def _is_served(host: str, port: int) -> bool:
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=_PAGE_TIMEOUT)) as session,
            session.get(f"http://{host}:{port}/healthz") as response,
        ):
            return await response.text() == "ok\n"
    except (aiohttp.ClientError, OSError, ValueError):
        return False


def _check_reports(report: Report, dsn: SecretStr) -> None:
    try:
        require_sentry(dsn)
    except StartError as error:
        report.add(str(error), status=2)
    else:
        report.add(f"sentry: errors are reported to {urlsplit(dsn.get_secret_value()).hostname}")


async def _check_discord(report: Report, token: str, needed: discord.Permissions) -> None:
    async def look(client: discord.Client) -> None:
        assert client.application_id is not None
        commands = await client.http.get_global_commands(client.application_id)
        report.add(f"token: ok, {client.user}, {len(commands)} commands")
        async for server in _servers(client):
            granted = discord.Permissions(int(server["permissions"]))
            missing = discord.Permissions.none() if granted.administrator else needed & ~granted
            names = ", ".join(_NAMES.get(name, name.replace("_", " ").title()) for name, lacks in missing if lacks)
            report.add(
                f"server: {server['name']} ({server['id']}): {f'missing {names}' if names else 'ok'}",
                status=int(bool(names)),
            )

    await log_in(token, look)


async def _servers(client: discord.Client) -> AsyncIterator[Any]:
    """All servers with the bot's permissions there, before what single channels change."""
    after: int | None = None
    while True:
        page = await client.http.get_guilds(_PAGE, after=after, with_counts=False)
        for server in page:
            yield server
        if len(page) < _PAGE:
            return
        after = int(page[-1]["id"])
