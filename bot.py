"""Ayaz, a Discord bot that hosts dominoes: settings, command line and composition root.

`python bot.py` is the bot, `python bot.py --local` the playground in a browser, which needs no Discord account. What an
operator has to mend is said in one line on stderr that names the variable, with exit status 2.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import importlib
import json
import logging
import math
import os
import secrets
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated, Literal

import aiohttp
import discord
from discord.ext import commands
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from cogs.commands import leaderboard as stats
from cogs.commands import profile
from cogs.commands import settings as server_settings
from cogs.commands.domino import CommandTree, DominoCommands
from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.components import PressableItem, UnhandledPressListener
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import RateLimiter
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import RetryQueue, timeout_trace
from cogs.interactions import computer_level as levels
from cogs.interactions import hand as table
from cogs.interactions import lobby
from cogs.interactions import rules as rule_pages
from cogs.interactions import seats as seating
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.listeners import EventListeners, sync_commands
from cogs.live.boards import Boards
from cogs.live.deleted_boards import BoardFinder
from cogs.live.hands import Hands
from cogs.live.membership import MembershipChecker
from cogs.live.reminders import Reminders
from cogs.live.suspension import Suspender
from cogs.texts.catalogue import CatalogueTranslator
from cogs.texts.ladder_text import ladder_of
from data.ladder.statistics import Statistics
from data.matches.service import MatchService
from data.opponents import Opponents
from data.servers import Servers
from data.storage.database import CannotOpen, Database
from data.storage.store import Store
from engine.fairness import SECRET_BYTES
from renderer.lettering import SHAPING
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess

log = logging.getLogger("ayaz")

_COMMANDS = (
    DominoCommands,
    stats.LeaderboardCommands,
    profile.ProfileCommands,
    server_settings.ServerSettingsCommands,
    server_settings.MeCommands,
)


class StartError(Exception):
    """What keeps the bot from running, as one line for its operator."""


class Settings(BaseSettings):
    """What an operator can choose: environment first, then `.env` in the working directory, then the default.

    An empty value counts as not given; variables that are not ours are left alone. `.env.example` explains each.
    """

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_path: Path = Path("var/ayaz.sqlite3")
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    command_sync: Annotated[Literal["auto", "off"], BeforeValidator(str.lower)] = "auto"
    dev_guild_id: Annotated[int, Field(ge=1, lt=2**64)] | None = None

    @field_validator("discord_token")
    @classmethod
    def _is_a_token(cls, token: SecretStr | None) -> SecretStr | None:
        """Refuse what no token looks like, without ever quoting it."""
        text = token.get_secret_value().strip() if token else ""
        if text and not (text.isascii() and text.isprintable() and " " not in text):
            raise PydanticCustomError("not_a_token", "no bot token has such characters")
        return SecretStr(text) if text else None


def load_settings() -> Settings:
    """Read the settings; a StartError names every variable that is wrong and says why."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors(include_input=False)
        raise StartError("; ".join(f"{str(at['loc'][0]).upper()}: {at['msg']}" for at in wrong)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(f".env cannot be read: {error}") from None


def require_token(settings: Settings) -> str:
    """The token of the Discord application; a StartError if there is none."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set: put it into .env, or play without Discord: make play")
    return settings.discord_token.get_secret_value()


def require_writable(database_path: Path) -> None:
    """Make the database's folder and try both it and the file; a StartError if SQLite could not write there."""
    try:
        database_path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite keeps its write-ahead log beside the database, so the folder has to be writable as well.
        with tempfile.TemporaryFile(dir=database_path.parent):
            pass
        with contextlib.suppress(FileNotFoundError), database_path.open("r+b"):
            pass
    except OSError as error:
        raise StartError(
            f"DATABASE_PATH: {database_path} cannot be written ({error.filename}: {error.strerror})"
        ) from None


class Ayaz(commands.Bot):
    """The client with everything behind it; made by ``make_bot``."""

    desk: InteractionDispatcher

    def __init__(
        self,
        database_path: Path,
        *,
        command_sync: bool,
        dev_guild: int | None,
        requests_per_second: int,
        pace: tuple[int, int],
        beat: float,
        thinkers: int,
        draws_aside: bool,
    ) -> None:
        super().__init__(
            command_prefix=[],
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            http_trace=timeout_trace(),
        )
        self._database_path = database_path
        self._command_sync = command_sync
        self._dev_guild = dev_guild
        self._pace = pace
        self._beat = beat
        self._background = BackgroundTasks()
        self._rate_limiter = RateLimiter(per_second=requests_per_second)
        self._renderer = Renderer(WorkerProcess(DRAWING, what="that draws"))
        self._draws_aside = draws_aside
        self.opponents = Opponents(processes=thinkers, rng=Random())
        """Where computers think."""
        self._database: Database | None = None
        self._closed_once = False
        self.is_set_up = False
        """Whether ``setup_hook`` has come to its end."""

    async def setup_hook(self) -> None:
        """Everything that has to be there before the first interaction. Raises CannotOpen."""
        self._database = await Database.open(self._database_path)
        store = Store(self._database)
        matches = MatchService(
            store,
            clock=now,
            make_secret=lambda: secrets.token_bytes(SECRET_BYTES),
            rng=Random(),
            chooser=self.opponents.choose,
            pace=self._pace,
        )
        permissions = Permissions(self, clock=now)
        render_gate = RenderGate()
        channel_client = ChannelClient(self, self._rate_limiter)
        retry_queue = RetryQueue(self._background, clock=now)
        reminders = Reminders(
            matches,
            channel_client=channel_client,
            permissions=permissions,
            retry_queue=retry_queue,
            background=self._background,
        )
        boards = Boards(
            matches,
            renderer=self._renderer,
            render_gate=render_gate,
            permissions=permissions,
            channel_client=channel_client,
            reminders=reminders,
            retry_queue=retry_queue,
            background=self._background,
            clock=now,
        )
        suspender = Suspender(matches, boards, permissions=permissions, clock=now)
        board_finder = BoardFinder(
            boards, channel_client=channel_client, permissions=permissions, background=self._background, clock=now
        )
        membership = MembershipChecker(
            matches, reminders, channel_client=channel_client, background=self._background, clock=now
        )
        hands = Hands(
            renderer=self._renderer,
            render_gate=render_gate,
            permissions=permissions,
            background=self._background,
            ladder=partial(ladder_of, matches),
            may_return=matches.seats.may_return,
        )
        self.desk = InteractionDispatcher(
            matches=matches,
            stats=Statistics(store, now),
            servers=Servers(store, now),
            boards=boards,
            hands=hands,
            reminders=reminders,
            board_finder=board_finder,
            permissions=permissions,
            render_gate=render_gate,
            renderer=self._renderer,
            handlers=lobby.HANDLERS | levels.HANDLERS | seating.HANDLERS | table.HANDLERS | rule_pages.HANDLERS,
            lookers=rule_pages.LOOKERS | stats.LOOKERS | profile.LOOKERS | server_settings.LOOKERS,
        )
        shows = (reminders, suspender, membership, boards, hands)
        matches.on_update.extend(each.updated for each in shows)
        matches.on_call.append(membership.call_or_free)
        unseen = await matches.load()
        self.add_dynamic_items(PressableItem)
        upkeep = EventListeners(
            self,
            self.desk,
            reminders=reminders,
            suspender=suspender,
            retry_queue=retry_queue,
            background=self._background,
            beat=self._beat,
            clock=now,
            unseen=unseen,
        )
        for cog in (UnhandledPressListener(), *(kind(self.desk) for kind in _COMMANDS), upkeep):
            await self.add_cog(cog)
        await self.tree.set_translator(CatalogueTranslator())
        if self._command_sync:
            await sync_commands(self, store, self._dev_guild)
        self.opponents.start()
        if self._draws_aside:
            self._renderer.start()
        self.is_set_up = True

    async def close(self) -> None:
        """Answer what is under way, refuse what is new, save nothing (all is saved), and let go of everything."""
        if self._closed_once:
            return
        self._closed_once = True
        desk: InteractionDispatcher | None = getattr(self, "desk", None)
        if desk is not None:
            desk.closing = True
            await desk.replies_done(grace=3)
            await self._background.close(grace=2)
        self._rate_limiter.close()
        await super().close()
        self._renderer.close()
        self.opponents.close()
        if self._database is not None:
            await self._database.close()


def now() -> int:
    """Milliseconds since the epoch."""
    return int(discord.utils.utcnow().timestamp() * 1000)


def make_bot(
    database_path: Path,
    *,
    command_sync: bool = True,
    dev_guild: int | None = None,
    requests_per_second: int = 45,
    pace: tuple[int, int] = (700, 2000),
    beat: float = 0.5,
    thinkers: int | None = None,
    draws_aside: bool = True,
) -> Ayaz:
    """The whole bot on a database file, not started yet; it opens the file when it starts.

    ``pace`` is how long a computer takes for a move, at least and at most, in milliseconds; ``beat`` how many seconds
    lie between two looks at the clock; ``thinkers`` how many processes think for hard computers, by default as many as
    the machine has room for; ``draws_aside`` whether pictures are drawn in a process of their own.
    """
    return Ayaz(
        database_path,
        command_sync=command_sync,
        dev_guild=dev_guild,
        requests_per_second=requests_per_second,
        pace=pace,
        beat=beat,
        thinkers=(2 if (os.cpu_count() or 1) > 4 else 1) if thinkers is None else thinkers,
        draws_aside=draws_aside,
    )


class LineFormatter(logging.Formatter):
    """One record, one line: time (UTC), level, logger, message, then `extra` fields and traceback as key=JSON."""

    _OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        """The line; a line break inside a message is escaped, so that what people type cannot forge a record."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        message = record.getMessage().replace("\\", r"\\").replace("\r", r"\r").replace("\n", r"\n")
        fields = {key: value for key, value in vars(record).items() if key not in self._OWN}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        parts = [time, record.levelname, record.name, message]
        parts += [f"{key}={json.dumps(value, ensure_ascii=False, default=str)}" for key, value in fields.items()]
        return " ".join(parts)


def set_up_logging(level: str) -> None:
    """Send every logger's records from `level` up to stdout, where hosts expect them."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # two warnings about voice, which is not used
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("aiosqlite", "discord"):  # at DEBUG they would write the secrets of deals and the tokens of presses
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))


def say_what_is_missing() -> None:
    """What the bot does without, and how to mend it."""
    if not SHAPING:
        log.warning(
            "in pictures, names in Arabic, Hebrew, Hindi and other scripts whose letters have to be shaped are seat"
            " numbers, because FriBidi is not installed; on Debian and Ubuntu it is the package libfribidi0"
        )


ANSWER_WITHIN, TRY_AGAIN, SAY_AGAIN = 45.0, 15.0, 60.0
"""Seconds that Discord has to let the bot in, until it is tried again, and until it is said again that it cannot be
reached."""
_UNREACHABLE = (
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
)


class Outage:
    """Says that there is no way to Discord: one line, and not again for a minute, however often it is tried."""

    def __init__(self) -> None:
        self._said = -math.inf

    def say(self, error: BaseException | None) -> None:
        """In the log, if it was not said just now."""
        if monotonic() - self._said >= SAY_AGAIN:
            log.warning("Discord cannot be reached, trying again: %s", _in_short(error))
            self._said = monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        """For discord.py's client, which tells of every attempt to log in, and all of every one that failed."""
        if record.msg == "Attempting a reconnect in %.2fs" and record.exc_info:
            self.say(record.exc_info[1])
            return False
        return record.msg != "logging in using static token"


def _in_short(error: BaseException | None) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


async def run_bot(settings: Settings) -> None:
    """Log in and stay until told to stop; a StartError where the operator has to mend something.

    While Discord cannot be reached, which passes by itself, it is tried again, each time with another client.
    """
    token = require_token(settings)
    require_writable(settings.database_path)
    say_what_is_missing()
    # All that was imported stays. To look through it for garbage, every now and then, would hold up answers by 0.1 s.
    gc.freeze()
    stop, outage = asyncio.Event(), Outage()
    logging.getLogger("discord.client").addFilter(outage.filter)
    if sys.platform != "win32":  # there, Ctrl-C comes as KeyboardInterrupt
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    while not stop.is_set():
        bot = make_bot(
            settings.database_path, command_sync=settings.command_sync == "auto", dev_guild=settings.dev_guild_id
        )
        try:
            return await _run(bot, token, stop)
        except _UNREACHABLE as error:
            outage.say(error)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TRY_AGAIN):
                await stop.wait()
    log.info("stopping")
    return None


async def _run(bot: Ayaz, token: str, stop: asyncio.Event) -> None:
    """Run that client until it is to stop. Raises StartError, or one of _UNREACHABLE; it is closed in any case."""
    running, told = asyncio.create_task(bot.start(token)), asyncio.create_task(stop.wait())
    try:
        done, _ = await asyncio.wait((running, told), timeout=ANSWER_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        if not done and bot.application is None:
            await _stop(bot, running)
            raise TimeoutError("no answer")
        await asyncio.wait((running, told), return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            log.info("stopping")
            await _stop(bot, running)
        else:
            await running
    except discord.LoginFailure:
        raise StartError("DISCORD_TOKEN: Discord does not know this token") from None
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise
        raise StartError(f"Discord refuses the bot: {_in_short(error)}") from None
    except AttributeError as error:
        if bot.ws is not None or not bot.is_set_up:
            raise
        # discord.py 2.7 goes on from the last connection to the gateway, also where it had none yet.
        raise discord.GatewayNotFound from error
    except (CannotOpen, sqlite3.Error) as error:
        raise StartError(f"DATABASE_PATH: {error}") from None
    finally:
        told.cancel()
        await bot.close()


async def _stop(bot: Ayaz, running: asyncio.Task[None]) -> None:
    """End in order at any moment: what is still being set up is dropped, a bot at work answers what it has begun."""
    if not bot.is_set_up:
        running.cancel()
        await asyncio.wait((running,))
    await bot.close()
    _, waits = await asyncio.wait((running,), timeout=1)
    for task in waits:  # between two attempts to reach the gateway discord.py sleeps on, for minutes
        task.cancel()
    await asyncio.gather(running, return_exceptions=True)  # whatever it met on the way out, it was told to go


def run_playground(settings: Settings, port: int | None) -> None:
    """Serve the playground; imported only now, since the bot itself does without the packages of the extra `local`."""
    try:
        playground = importlib.import_module("cogs.local.playground")
    except ModuleNotFoundError as error:
        raise StartError(f"no playground without the module {error.name}; make play installs its packages") from None

    def make(database_path: Path) -> Ayaz:  # once the port is known to be free: what is wrong is said in one line
        say_what_is_missing()
        return make_bot(database_path)

    try:
        playground.serve(make, port=playground.PORT if port is None else port)
    except playground.PlaygroundError as error:
        raise StartError(str(error)) from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status: 0 after an orderly end, 2 where the operator is needed."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Ayaz, a Discord bot that hosts dominoes.")
    parser.add_argument("--local", action="store_true", help="play in the browser, without a token")
    parser.add_argument("--port", type=int, help="where on 127.0.0.1 the playground is; 0: any free one")
    options = parser.parse_args(arguments)
    try:
        settings = load_settings()
        # In the playground the addresses to play at should not drown in the log.
        quiet = options.local and "log_level" not in settings.model_fields_set
        set_up_logging("WARNING" if quiet else settings.log_level)
        if options.local:
            run_playground(settings, options.port)
        else:
            asyncio.run(run_bot(settings))
    except StartError as error:
        print(f"ayaz: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    status = main()
    gc.freeze()  # to look for garbage once more would be most of what an end costs, and hosts give it seconds
    sys.exit(status)
