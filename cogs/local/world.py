"""The simulated server that the playground plays in: one channel, three people, and a clock that keeps real time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
from simcord._settlement import _run_due_virtual_callbacks
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env

from cogs.local.locales import Locales

LANGUAGES = ("tr", "en-US", "pt-BR")

_PEOPLE = (("Ayşe", "ayse", "tr"), ("İbrahim", "ibrahim", "en-US"), ("Çiğdem", "cigdem", "pt-BR"))
_CLOCK_STEP = 0.05
# Seconds that a press waits, at most, for what the bot goes on doing after its answer; the page does not need it.
_SETTLE = 0.5


@dataclass(frozen=True)
class Person:
    """Somebody to play as: ``key`` is their part of the address, ``language`` what their client speaks at first."""

    key: str
    language: str
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

    def speak(self, person: Person, language: str) -> None:
        """From now on the person's client is in that language."""
        self.locales.people[person.actor.id] = language


@asynccontextmanager
async def open_world(bot: discord.Client) -> AsyncIterator[World]:
    """Start ``bot`` in a new world; close both at the end, also of a start that failed."""
    env = Env(bot, check_errors=False, settle_timeout=_SETTLE)
    # Ids and times are simcord's; they must lie where the browser's clock is.
    env.backend.clock._epoch = datetime.now(UTC)
    try:
        await env.start()
        yield _people_world(env)
    finally:
        with env._bot_scope():
            await bot.close()  # simcord never does
        await env.shutdown()


def _people_world(env: Env) -> World:
    guild = env.create_guild("Domino Evi")
    channel = guild.create_text_channel("domino")
    people = tuple(Person(key, language, guild.add_member(env.create_user(name))) for name, key, language in _PEOPLE)
    world = World(env, channel, people, Locales(env))
    for person in people:
        world.speak(person, person.language)
    return world


async def keep_time(world: World) -> None:
    """Let the world's clock follow the real one, for ever.

    simcord's clock stands still between the steps of a test, and each step first waits until the bot is idle. Here
    timers simply run when they are due. ``_advancing`` is what simcord sets while a test lets time pass: its own
    fall-back timers stay off, and a press does not wait for sleeping tasks.
    """
    env = world.env
    env._advancing = True
    start = time.monotonic() - env.backend.clock.elapsed
    while True:
        await asyncio.sleep(_CLOCK_STEP)
        env._move_clock(time.monotonic() - start)
        _run_due_virtual_callbacks(env._settlement_state(), time.monotonic() + _CLOCK_STEP)
