"""The simulated server that the playground plays in: its channels, its people, and what they can do there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands
from simcord.actors import MemberActor, _slash
from simcord.backend import models
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle
from simcord.enums import AppCommandType
from simcord.env import Env
from simcord.interactions import command_leaves
from simcord.results import InteractionResult

from cogs.local.archive import Archive
from cogs.local.client_locales import ClientLocales
from cogs.local.live_backend import LiveBackend
from cogs.local.presses import press
from cogs.texts.catalogue import DEFAULT_LANGUAGE

SERVER = "Domino Evi"
CHANNELS = ("domino", "kahvehane")
THREAD = "turnuva"
"""The name of a thread in the first channel."""
MAX_SAID = 2000
"""Characters of a message that a person writes, as on Discord."""
_PEOPLE = (("Deniz", "deniz"), ("Ayşe", "ayse"), ("İbrahim", "ibrahim"), ("Çiğdem", "cigdem"))
_MANAGER = "cigdem"
_CALLED_ROLE = "Domino"
_POLL_INTERVAL = 0.01
_ANSWER_TIMEOUT = 3.0  # seconds; after it, Discord says that the application did not respond
_USER, _ROLE = 6, 8  # Discord's types of options


@dataclass(frozen=True)
class Person:
    """A person to play as; ``key`` is their part of the address."""

    key: str
    actor: MemberActor

    @property
    def id(self) -> int:
        """Their Discord id."""
        return self.actor.id

    @property
    def name(self) -> str:
        """The name that the server shows."""
        return self.actor.name

    @property
    def manages(self) -> bool:
        """Whether they manage the server."""
        return self.key == _MANAGER


def _is_archived(thread: ChannelHandle) -> bool:
    metadata = thread._channel.thread_metadata
    return metadata is not None and metadata.archived


class NotThere(Exception):
    """What a person wanted to use is not there, or not for them."""


@dataclass(frozen=True)
class World:
    """A running simulation with the bot in it."""

    env: Env
    backend: LiveBackend
    guild: GuildHandle
    roots: tuple[ChannelHandle, ...]
    """The channels without their threads."""
    people: tuple[Person, ...]
    roles: tuple[RoleHandle, ...]
    locales: ClientLocales

    @property
    def channel(self) -> ChannelHandle:
        """The first channel."""
        return self.roots[0]

    @property
    def channels(self) -> tuple[ChannelHandle, ...]:
        """All channels, each before its threads; archived ones are not listed."""
        found: list[ChannelHandle] = []
        for root in self.roots:
            open_threads = (each for each in root.threads if not _is_archived(each))
            found += [root, *open_threads]
        return (*found,)

    def set_language(self, person: Person, language: str) -> None:
        """Switch the person's client to that language."""
        self.locales.by_user[person.id] = language

    def language_of(self, user_id: int) -> str:
        """The language of that person's client."""
        return self.locales.by_user.get(user_id, DEFAULT_LANGUAGE)

    def messages(self, person: Person, channel_id: int) -> list[models.Message]:
        """What the person sees in a channel, the oldest first."""
        shown = self.backend.messages[channel_id].values()
        return [message for message in shown if message.visible_to(person.id)]

    def commands(self, person: Person, channel_id: int) -> list[tuple[list[str], dict[str, Any]]]:
        """The commands that Discord offers to the person there: the words of each, and what Discord knows of it."""
        visible = self.backend.visible_commands(user_id=person.id, channel_id=channel_id)
        return [leaf for command in visible for leaf in command_leaves(command)]

    def person_commands(self, person: Person, channel_id: int) -> list[dict[str, Any]]:
        """The commands in the menu of a person that Discord offers there, as it knows them."""
        return self.backend.visible_commands(user_id=person.id, channel_id=channel_id, type=AppCommandType.USER)

    # ---- what people do --------------------------------------------------------------------------------------------

    def say(self, person: Person, channel_id: int, text: str) -> None:
        """Write a message; blank ones are not sent."""
        if text.strip():
            self.backend.create_message(channel_id, person.id, text.strip()[:MAX_SAID])

    async def use(
        self, person: Person, channel_id: int, path: Sequence[str], given: Mapping[str, Any]
    ) -> InteractionResult:
        """Use a command with options by name, people and roles by their ids.

        Raises NotThere if the person cannot use it like that.
        """
        channel = next(each for each in self.channels if each.id == channel_id)
        known = {tuple(words): leaf for words, leaf in self.commands(person, channel_id)}
        if tuple(path) not in known:
            raise NotThere(" ".join(path))
        types = {option["name"]: option["type"] for option in known[tuple(path)].get("options", [])}
        try:
            options = {name: self._option(types.get(name), value) for name, value in given.items()}
            return await _slash(person.actor, channel, " ".join(path), options)
        except (BackendError, SetupError) as error:
            raise NotThere(str(error)) from error

    async def apply(self, person: Person, channel_id: int, command: str, target_id: str) -> InteractionResult:
        """Use a command of the menu of a person on one. Raises NotThere if there is no such command or person."""
        channel = next(each for each in self.channels if each.id == channel_id)
        target = next((each.actor for each in self.people if str(each.id) == target_id), None)
        if target is None:
            raise NotThere(target_id)
        try:
            return await person.actor.context_menu(channel, command, target)
        except (BackendError, SetupError) as error:
            raise NotThere(str(error)) from error

    async def submit(self, person: Person, shown: InteractionResult, values: Mapping[str, str]) -> InteractionResult:
        """Send a form that was shown to the person. Raises NotThere if that is not possible any more."""
        try:
            return await person.actor.submit_modal(shown, dict(values))
        except (BackendError, SetupError) as error:
            raise NotThere(str(error)) from error

    async def press(
        self, person: Person, channel_id: int, message_id: int, custom_id: str, values: Sequence[str]
    ) -> InteractionResult:
        """Press a button, or choose ``values`` of a menu, that the message shows or has just shown. Raises NotThere if
        it never had it, or if the message is gone."""
        message = self.backend.messages[channel_id].get(message_id)
        control = self.backend.control(message_id, custom_id)
        if message is None or control is None or not message.visible_to(person.id) or control.get("disabled"):
            raise NotThere(custom_id)
        offered = {option["value"] for option in control.get("options", [])}
        if offered and not offered.issuperset(values):
            raise NotThere(custom_id)
        there = (*(each.actor for each in self.people), *self.roles, *self.channels)
        chosen = [each for each in there if str(each.id) in values] if not offered else []
        return await press(person.actor, message, control, values, chosen=chosen)

    def dismiss(self, person: Person, channel_id: int, message_id: int) -> None:
        """Put away a message that only this person sees."""
        message = self.backend.messages[channel_id].get(message_id)
        if message is not None and message.is_ephemeral and message.visible_to(person.id):
            self.backend.delete_message(channel_id, message_id)

    def _option(self, kind: int | None, value: Any) -> Any:
        if kind == _USER:
            return next((each.actor for each in self.people if str(each.id) == value), None)
        if kind == _ROLE:
            return next((each for each in self.roles if str(each.id) == value), None)
        return value


class _LiveEnv(Env):
    """An environment in which a press is over when the bot has answered it, as in a real client.

    simcord waits until the bot is idle, so that a test sees everything that follows; here the page shows what follows
    when it comes.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False)
        self.backend = self.live = LiveBackend()

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
async def open_world(bot: discord.Client, *, archive: Archive | None = None) -> AsyncIterator[World]:
    """Start ``bot`` in its world, with the messages of an archive if there is one; close both at the end, also of a
    start that failed. Raises what the bot's start raises."""
    env = _LiveEnv(bot)
    world = _build(env)
    if archive is not None:
        archive.restore(env.live)
        env.live.listeners.append(archive.note)
    env.live.live_clock.is_started = True
    try:
        await env.start()
        if isinstance(bot, commands.Bot) and not env.backend.commands:
            await bot.tree.sync()  # it has sent them in an earlier run, but this Discord forgets them
        yield world
    finally:
        await bot.close()  # simcord never does
        await env.shutdown()


def _build(env: _LiveEnv) -> World:
    """The server, the same in every run: the database of an earlier one refers to it by its ids."""
    env.backend.bot_user.name = "Ayaz"
    users = {key: env.create_user(name) for name, key in _PEOPLE}
    guild = env.create_guild(SERVER, owner=users[_MANAGER])
    channels = tuple(guild.create_text_channel(name) for name in CHANNELS)
    called = guild.create_role(_CALLED_ROLE, mentionable=True)
    people = tuple(Person(key, guild.add_member(user, roles=[called])) for key, user in users.items())
    env.backend.create_thread(channels[0].id, THREAD, users[_MANAGER].id)
    for line in list(env.backend.messages[channels[0].id]):  # the notice of a new thread
        env.backend.delete_message(channels[0].id, line)
    return World(env, env.live, guild, channels, people, (called,), ClientLocales(env))
