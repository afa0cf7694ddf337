"""The playground's process: the real bot on a temporary database, played from pages on 127.0.0.1."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
from simcord.backend.errors import SetupError

from cogs.local.page import PlayPage
from cogs.local.world import World, open_world
from cogs.texts.catalogue import LANGUAGES

PORT = 8765

_POLL_INTERVAL = 0.1


class PlaygroundError(Exception):
    """Why the playground did not start, as one line for the person who started it."""


def serve(make_bot: Callable[[Path], discord.Client], *, port: int = PORT) -> None:
    """Serve the playground until Ctrl-C or SIGTERM, then end in order.

    ``make_bot`` builds the bot, not yet started, on the database file of that path; the database lives as long as the
    playground. Port 0 takes any free one. Raises PlaygroundError where the port is not available.
    """
    if not 0 <= port <= 65535:
        raise PlaygroundError(f"there is no port {port}; they end at 65535")
    _require(port)
    with tempfile.TemporaryDirectory(prefix="ayaz-") as folder, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(make_bot, Path(folder) / "ayaz.sqlite3", port))


def _require(port: int) -> None:
    """A PlaygroundError if the port cannot be had: to be said before the bot starts, not while it does."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        raise _taken(port) from None


def _taken(port: int) -> PlaygroundError:
    return PlaygroundError(
        f"port {port} of 127.0.0.1 cannot be had, perhaps another playground has it; --port names another"
    )


async def _serve(make_bot: Callable[[Path], discord.Client], database: Path, port: int) -> None:
    async with open_world(make_bot(database)) as world, open_page(world, port) as page:
        _print_addresses(page)
        await run(world, page)


@contextlib.asynccontextmanager
async def open_page(world: World, port: int) -> AsyncIterator[PlayPage]:
    page = PlayPage(world, port)
    try:
        await page.__aenter__()
    except SetupError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        raise _taken(port) from None
    try:
        yield page
    finally:
        await page.close()


async def run(world: World, page: PlayPage) -> None:
    """Run the world until a signal stops it; an error in it ends it too, and is raised."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there asyncio.run turns Ctrl-C into a KeyboardInterrupt.
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    tasks = [asyncio.create_task(work) for work in (stop.wait(), _show_changes(page))]
    try:
        done, _ = await asyncio.wait([*tasks, world.clock], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()


async def _show_changes(page: PlayPage) -> None:
    """Update every page soon after the bot and the simulated Discord have exchanged anything."""
    while True:
        await asyncio.sleep(_POLL_INTERVAL)
        page.catch_up()


def _print_addresses(page: PlayPage) -> None:
    """Print where to play, and open the first page if there is a browser on this screen."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # consoles that cannot write ş
    people = page.world.people
    print("The playground is open until Ctrl-C. Every address is a person; open two, and play against yourself:")
    for person in people:
        print(f"  {page.address(person):<32} {person.name}")
    languages = ", ".join(f"-{language}" for language in LANGUAGES)
    print(f"They speak your browser's language, or what you add to the address: {languages}.")
    print("Type /domino play into the box at the foot of the page to open a table.", flush=True)
    if _has_browser():
        # In a thread that is not waited for: with some browsers the call lasts until they are closed.
        threading.Thread(target=webbrowser.open, args=(page.address(people[0]),), daemon=True).start()


def _has_browser() -> bool:
    """Whether the person at this terminal would see a window that we open."""
    if not sys.stdout.isatty() or "CI" in os.environ or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
