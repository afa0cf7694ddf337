"""Runs the client until the process is asked to stop, and retries while Discord cannot be reached."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import math
import signal
import sqlite3
import sys
from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, Protocol, TypeVar

import aiohttp
import discord

from data.records.errors import CannotSave
from data.storage.database import CannotOpen
from ops.discord_login import REJECTED
from ops.errors import StartError, database_error

log = logging.getLogger("ayaz")

Value = TypeVar("Value")

LOGIN_TIMEOUT = 45.0
"""Seconds that Discord has to let the bot log in. discord.py alone would wait for minutes."""
RETRY_INTERVAL = 15.0
"""Seconds between two attempts to reach Discord."""
WARNING_INTERVAL = 60.0
"""Seconds between two warnings that Discord cannot be reached."""
STOP_TIMEOUT = 1.0
"""Seconds that discord.py gets to return once the client is closed."""

_FINAL_CLOSE_CODES = {
    4004: "DISCORD_TOKEN: Discord does not accept this token any more",
    4010: "Discord refuses the bot: invalid shard (4010)",
    4011: "SHARD_COUNT: the bot is in too many servers for so few shards (4011); set auto, or a higher number",
    4012: "Discord has turned off the gateway version of this discord.py: update the bot (4012)",
    4013: "Discord refuses the bot: invalid intents (4013)",
    4014: "Discord refuses the bot: an intent that is not enabled for it in the Developer Portal (4014)",
}
"""Close codes of the gateway after which a reconnect cannot work, and what the operator reads."""

_UNREACHABLE = (
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
)


_ATTEMPTS = (
    "Attempting a reconnect in %.2fs",
    "Attempting a reconnect for shard ID %s in %.2fs",
    "Failed to connect for shard_id: %s. Retrying...",
)
"""What discord.py logs, with a traceback, each time."""


class Client(Protocol):
    """The part of the Discord client that is needed here."""

    ws: Any
    is_set_up: bool
    """Whether ``setup_hook`` has finished."""
    was_taken_over: bool
    """Whether another process runs its shards now."""

    @property
    def application(self) -> object:
        """None until Discord has let the client log in."""
        ...

    async def start(self, token: str) -> None: ...
    async def close(self) -> None: ...


class OutageLog:
    """Logs that Discord cannot be reached: one line a minute at most, however often it is tried."""

    def __init__(self) -> None:
        self._logged_at = -math.inf

    def warn(self, error: BaseException | None) -> None:
        """Log it, unless that was done less than ``WARNING_INTERVAL`` ago."""
        if monotonic() - self._logged_at >= WARNING_INTERVAL:
            log.warning("Can't reach Discord, trying again: %s", _first_words(error))
            self._logged_at = monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        """A log filter for discord.py's client, which logs every attempt to log in, and a traceback for each that
        failed."""
        if record.msg in _ATTEMPTS and record.exc_info:
            self.warn(record.exc_info[1])
            return False
        return record.msg != "logging in using static token"


def _first_words(error: BaseException | None) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


def _why_rejected(error: discord.ClientException) -> str:
    if isinstance(error, discord.LoginFailure):
        return REJECTED
    code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
    return _FINAL_CLOSE_CODES.get(code, f"Discord has closed the connection for good ({code})")


async def run(make_client: Callable[[], Client], token: str, *, standby: bool = False) -> None:
    """Log in and run until SIGTERM or SIGINT. Raises StartError for what the operator has to fix.

    A client whose shards another process has taken over is the end of a run; a ``standby`` makes a new one, which
    waits. While Discord cannot be reached, which passes without the operator, it retries, each time with a new client.
    """
    # All that was imported stays. To look through it for garbage, every now and then, would hold up answers by 0.1 s.
    gc.freeze()
    stop, outage = asyncio.Event(), OutageLog()
    for name in ("discord.client", "discord.shard"):
        logging.getLogger(name).addFilter(outage.filter)
    if sys.platform != "win32":  # there, Ctrl-C comes as KeyboardInterrupt
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    while not stop.is_set():
        try:
            if not await _run_once(make_client(), token, stop):
                return
        except _UNREACHABLE as error:
            outage.warn(error)
        else:
            if not standby:
                raise StartError("another process runs these shards now")
            log.warning("another process runs these shards now")
            continue
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETRY_INTERVAL):
                await stop.wait()
    log.info("stopping")


async def _run_once(client: Client, token: str, stop: asyncio.Event) -> bool:
    """Run this client until ``stop`` is set, and close it in any case; whether another process has taken over.

    Raises StartError, or one of _UNREACHABLE.
    """
    running, stopping = asyncio.create_task(client.start(token)), asyncio.create_task(stop.wait())
    try:
        with _explained(client):
            done, _ = await asyncio.wait(
                (running, stopping), timeout=LOGIN_TIMEOUT, return_when=asyncio.FIRST_COMPLETED
            )
            if not done and client.application is None:
                await shut_down(client, running)
                raise TimeoutError("no answer")
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
            if stop.is_set():
                log.info("stopping")
                await shut_down(client, running)
                return False
            await running
            return client.was_taken_over
    finally:
        stopping.cancel()
        await client.close()


@contextlib.contextmanager
def _explained(client: Client) -> Generator[None]:
    """Raises StartError for what the operator has to fix, and one of _UNREACHABLE for what passes."""
    try:
        yield
    except (discord.LoginFailure, discord.PrivilegedIntentsRequired, discord.ConnectionClosed) as error:
        raise StartError(_why_rejected(error)) from None
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
        raise StartError(f"Discord refuses the bot: {_first_words(error)}") from None
    except AttributeError as error:
        if client.ws is not None or not client.is_set_up:
            raise
        # discord.py 2.7 goes on from the last connection to the gateway, also where it had none yet.
        raise discord.GatewayNotFound from error
    except (CannotOpen, CannotSave, sqlite3.Error) as error:
        raise database_error(error) from None


async def shut_down(client: Client, running: asyncio.Task[None]) -> None:
    """Stop in order at any moment: cancel a set-up in progress, let a running client finish its replies."""
    if not client.is_set_up:
        running.cancel()
        await asyncio.wait((running,))
    await client.close()
    _, waits = await asyncio.wait((running,), timeout=STOP_TIMEOUT)
    for task in waits:  # between two attempts to reach the gateway discord.py sleeps on, for minutes
        task.cancel()
    await asyncio.gather(running, return_exceptions=True)  # errors on the way out do not matter any more
