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

from cogs.local.locales import Locales

LANGUAGES = ("en-US", "tr", "pt-BR")

_PEOPLE = (("Deniz", "deniz"), ("Ayşe", "ayse"), ("İbrahim", "ibrahim"), ("Çiğdem", "cigdem"))
_CLOCK_STEP = 0.05
_PICTURES = 300  # that many may lie about before those that no message shows any more are thrown away
_LOOK_EVERY = 0.01
_ANSWER_WITHIN = 3.0  # seconds; later, Discord says "This interaction failed"


@dataclass(frozen=True)
class Person:
    """Somebody to play as; ``key`` is their part of the address."""

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
    locales: Locales
    clock: asyncio.Task[None]
    """Keeps the time; ends only with an error."""

    def speak(self, person: Person, language: str) -> None:
        """From now on the person's client is in that language."""
        self.locales.people[person.actor.id] = language

    def language_of(self, user_id: int) -> str:
        """What the client of that person speaks."""
        return self.locales.people.get(user_id, LANGUAGES[0])

    def forget(self) -> bool:
        """Drop what simcord keeps for a test's report; False if there was nothing.

        Here nobody reads it, and a long evening would fill the memory: every event and request, and every picture
        that was ever sent, also those that a later one has replaced.
        """
        backend = self.env.backend
        happened = bool(backend.transcript)
        backend.transcript.clear()
        backend.http_requests.clear()
        if len(backend.cdn._blobs) > _PICTURES:
            messages = [message for channel in backend.messages.values() for message in channel.values()]
            shown = {file["url"] for message in messages for file in message.attachments}
            for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
                del backend.cdn._blobs[url]
        return happened


class _LiveEnv(Env):
    """A press is over when the bot has answered it, as in a real client.

    simcord waits until the bot has come to rest, so that a test sees everything that follows; here the page shows
    what follows when it comes.
    """

    @contextmanager
    def _bot_scope(self) -> Generator[None, None, None]:
        """Let the bot's tasks, timers and clock be the real ones: followed one by one they take half of the time."""
        yield

    async def _settle_internal(self, *, dispatch: str | None = None, **limits: Any) -> None:
        if dispatch != "INTERACTION_CREATE":
            await super()._settle_internal(dispatch=dispatch, **limits)
            return
        pressed = next(reversed(self.backend.interactions.values()))
        deadline = time.monotonic() + _ANSWER_WITHIN
        while not pressed.responded and time.monotonic() < deadline:  # noqa: ASYNC110 (simcord has no event for it)
            await asyncio.sleep(_LOOK_EVERY)


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
        yield World(env, channel, people, Locales(env), clock)
    finally:
        with env._bot_scope():
            await bot.close()  # simcord never does; while its clock runs, since it waits for what is under way
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
