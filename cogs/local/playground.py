"""The playground's process: the real bot on a database of its own, played from pages on 127.0.0.1."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord

from cogs.local.archive import Archive, ArchiveInUse
from cogs.local.page import PageServer
from cogs.local.world import World, open_world
from cogs.texts.catalogue import LANGUAGES
from data.storage.database import CannotOpen

PORT = 8765
DATABASE = Path("var/playground.sqlite3")
"""The bot's database. What Discord would remember is beside it."""


class PlaygroundError(Exception):
    """Why the playground did not start, as one line for the person who started it."""


def serve(
    make_bot: Callable[[Path], discord.Client], *, database: Path = DATABASE, port: int = PORT, fresh: bool = False
) -> None:
    """Serve the playground until Ctrl-C or SIGTERM, then end in order.

    ``make_bot`` builds the bot, not yet started, on the database file of that path. It goes on where the last
    playground has ended, or starts afresh with ``fresh``. Port 0 takes any free one. Raises PlaygroundError if the
    port or the files are not available.
    """
    if not 0 <= port <= 65535:
        raise PlaygroundError("--port must be between 0 and 65535")
    _require(port)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(make_bot, database, port, fresh=fresh))


def _require(port: int) -> None:
    """A PlaygroundError if the port cannot be had: to be said before the bot starts, not while it does."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        raise _taken(port) from None


def _taken(port: int) -> PlaygroundError:
    return PlaygroundError(f"port {port} is taken (another playground?); choose one with --port")


async def _serve(make_bot: Callable[[Path], discord.Client], database: Path, port: int, *, fresh: bool) -> None:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        archive = Archive(database.with_name(f"{database.stem}-discord{database.suffix}"))
    except ArchiveInUse:
        raise PlaygroundError("another playground is running in this folder; end it first") from None
    except (OSError, sqlite3.Error) as error:
        raise PlaygroundError(f"{database}: {error}") from None
    with contextlib.closing(archive):
        if fresh:
            archive.clear()
            for end in ("", "-wal", "-shm"):
                database.with_name(database.name + end).unlink(missing_ok=True)
        try:
            async with open_world(make_bot(database), archive=archive) as world, open_server(world, port) as server:
                _print_addresses(server)
                await run(archive)
        except CannotOpen as error:
            raise PlaygroundError(str(error)) from None


@contextlib.asynccontextmanager
async def open_server(world: World, port: int) -> AsyncIterator[PageServer]:
    """The pages of a world. Raises PlaygroundError where the port is not available."""
    server = PageServer(world, port)
    try:
        await server.__aenter__()
    except OSError:
        raise _taken(port) from None
    try:
        yield server
    finally:
        await server.__aexit__()


async def run(archive: Archive) -> None:
    """Keep the archive up to date until a signal stops the playground; an error in it is raised."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there asyncio.run turns Ctrl-C into a KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    saving, stopping = asyncio.create_task(archive.save_regularly(stop)), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait((saving, stopping), return_when=asyncio.FIRST_COMPLETED)
    finally:
        stop.set()
        stopping.cancel()
        await saving


def _print_addresses(server: PageServer) -> None:
    """Print where to play, and open the first page if there is a browser on this screen."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # consoles that cannot write ş
    people = server.world.people
    print("The playground is running; Ctrl-C stops it. Each link is a player. Open two to play against yourself:")
    for person in people:
        manages = " (manages the server)" if person.manages else ""
        print(f"  {server.address(person):<32} {person.name}{manages}")
    languages = ", ".join(f"-{language}" for language in LANGUAGES)
    print(f"Your browser's language is used; add {languages} to a link to change it.")
    print("Tables are kept for the next start; --fresh starts clean.", flush=True)
    if _has_browser():
        # In a thread that is not waited for: with some browsers the call lasts until they are closed.
        threading.Thread(target=webbrowser.open, args=(server.address(people[0]),), daemon=True).start()


def _has_browser() -> bool:
    """Whether the person at this terminal would see a window that we open."""
    if not sys.stdout.isatty() or "CI" in os.environ or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
