"""The simulated server that the playground plays in: one channel, four people, and a clock that keeps real time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord._settlement import _run_due_virtual_callbacks
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env

from cogs.local.client_locales import ClientLocales
from cogs.texts.catalogue import DEFAULT_LANGUAGE

_PEOPLE = (("Deniz", "deniz"), ("Ayşe", "ayse"), ("İbrahim", "ibrahim"), ("Çiğdem", "cigdem"))
_CLOCK_STEP = 0.05
_KEPT_PICTURES = 300  # above this number, those that no message shows any more are dropped
_POLL_INTERVAL = 0.01
_ANSWER_TIMEOUT = 3.0  # seconds; after it, Discord says "This interaction failed"


@dataclass(frozen=True)
class Person:
    """A person to play as; ``key`` is their part of the address."""

    key: str
    actor: MemberActor

    @property
    def name(self) -> str:
        """The name that the server shows."""
        return self.actor.name


@dataclass(frozen=True)
class World:
    """A running simulation with the bot in it."""

    env: Env
    channel: ChannelHandle
    people: tuple[Person, ...]
    locales: ClientLocales
    clock: asyncio.Task[None]
    """The task that keeps the time; it ends only with an error."""

    def set_language(self, person: Person, language: str) -> None:
        """Switch the person's client to that language."""
        self.locales.by_user[person.actor.id] = language

    def language_of(self, user_id: int) -> str:
        """The language of that person's client."""
        return self.locales.by_user.get(user_id, DEFAULT_LANGUAGE)

    def drop_history(self) -> bool:
        """Drop what simcord keeps for a test's report; False if there was nothing.

        The playground has no use for it, and over a long evening it would fill the memory: every event and request,
        and every picture that was ever sent, also those that a later one has replaced.
        """
        backend = self.env.backend
        happened = bool(backend.transcript)
        backend.transcript.clear()
        backend.http_requests.clear()
        if len(backend.cdn._blobs) > _KEPT_PICTURES:
            messages = [message for channel in backend.messages.values() for message in channel.values()]
            shown = {file["url"] for message in messages for file in message.attachments}
            for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
                del backend.cdn._blobs[url]
        return happened


class _LiveEnv(Env):
    """An environment in which a press is over when the bot has answered it, as in a real client.

    simcord waits until the bot is idle, so that a test sees everything that follows; here the page shows what follows
    when it comes.
    """

    @contextmanager
    def _bot_scope(self) -> Generator[None, None, None]:
        """Leave the bot's tasks, timers and clock as they are: simcord's tracking of each takes half of the time."""
        yield

    async def _settle_internal(self, *, dispatch: str | None = None, **limits: Any) -> None:
        if dispatch != "INTERACTION_CREATE":
            await super()._settle_internal(dispatch=dispatch, **limits)
            return
        pressed = next(reversed(self.backend.interactions.values()))
        deadline = time.monotonic() + _ANSWER_TIMEOUT
        while not pressed.responded and time.monotonic() < deadline:  # noqa: ASYNC110 (simcord has no event for it)
            await asyncio.sleep(_POLL_INTERVAL)


@asynccontextmanager
async def open_world(bot: discord.Client) -> AsyncIterator[World]:
    """Start ``bot`` in a new world that keeps real time; close both at the end, also of a start that failed."""
    env = _LiveEnv(bot, check_errors=False)
    # Ids and times are simcord's; they must lie where the browser's clock is.
    env.backend.clock._epoch = datetime.now(UTC)
    env.backend.bot_user.name = "Ayaz"
    guild = env.create_guild("Domino Evi")
    channel = guild.create_text_channel("domino")
    people = tuple(Person(key, guild.add_member(env.create_user(name))) for name, key in _PEOPLE)
    clock: asyncio.Task[None] | None = None
    try:
        await env.start()
        clock = asyncio.create_task(_keep_time(env))
        yield World(env, channel, people, ClientLocales(env), clock)
    finally:
        with env._bot_scope():
            await bot.close()  # simcord never does; the clock must still run, since close waits for pending work
        if clock is not None:
            clock.cancel()
        await env.shutdown()


async def _keep_time(env: Env) -> None:
    """Let the world's clock follow the real one, for ever.

    simcord's clock stands still between the steps of a test, and each step first waits until the bot is idle. Here
    timers simply run when they are due. ``_advancing`` is what simcord sets while a test lets time pass: its own
    fall-back timers stay off, and a press does not wait for sleeping tasks.
    """
    env._advancing = True
    start = time.monotonic() - env.backend.clock.elapsed
    while True:
        await asyncio.sleep(_CLOCK_STEP)
        env._move_clock(time.monotonic() - start)
        _run_due_virtual_callbacks(env._settlement_state(), time.monotonic() + _CLOCK_STEP)
