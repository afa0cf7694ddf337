"""The simulated server of the stories: the real bot runs against simcord, the tests act as its users.

``open_sim`` starts a bot on its own database and yields a ``Sim``: a server, a channel, people who use commands and
press buttons, and ``Shown`` messages as a user sees them. The bot is always closed at the end. A story fails if an
error was logged or raised inside the bot, unless the story expects that error by name.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
from simcord import actors
from simcord.backend import models
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from cogs.local.client_locales import ClientLocales
from cogs.local.presses import press

MakeBot = Callable[[Path], discord.Client]
"""Builds a bot, not yet started, on the database file at the path."""

OpenStory = Callable[[MakeBot], AbstractAsyncContextManager["Sim"]]
"""Opens a world with a bot from the factory, on its own database."""

PATIENCE = 60.0
"""Real seconds after which a bot that is still busy is considered hung."""
POLL_INTERVAL = 0.005
"""Real seconds after which a busy bot is looked at again; simcord's own 50 ms were half of the time of all stories."""

_ROW, _BUTTON, _TEXT, _THUMBNAIL, _GALLERY, _CONTAINER = 1, 2, 10, 11, 12, 17
_MENUS = frozenset({3, 5, 6, 8})
"""Of words, people, roles and channels."""


@dataclass(frozen=True)
class Button:
    """A button or select menu of a message, as the client shows it."""

    label: str
    custom_id: str
    style: int | None
    """Discord's number of its colour; None for a select menu."""
    disabled: bool
    emoji: str | None


class Shown:
    """A live message: every property reads its current state, also after later edits."""

    def __init__(self, sim: Sim, message: models.Message) -> None:
        self._sim = sim
        self._message = message

    @property
    def id(self) -> int:
        return self._message.id

    @property
    def ephemeral(self) -> bool:
        return self._message.is_ephemeral

    @property
    def deleted(self) -> bool:
        return self.id not in self._sim.env.backend.messages.get(self._message.channel_id, {})

    @property
    def text(self) -> str:
        """The content and every text display of a Components V2 message, in reading order."""
        parts = [self._message.content, *(str(part["content"]) for part in self._parts() if part["type"] == _TEXT)]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Buttons and select menus in reading order, without link buttons."""
        return [
            Button(
                label=part.get("label") or "",
                custom_id=part["custom_id"],
                style=part.get("style"),
                disabled=bool(part.get("disabled")),
                emoji=(part.get("emoji") or {}).get("name"),
            )
            for part in self._parts()
            if (part["type"] == _BUTTON or part["type"] in _MENUS) and part.get("custom_id")
        ]

    @property
    def accent(self) -> int | None:
        """The colour of the frame around the message; None where it has none."""
        return next((part["accent_color"] for part in self._message.components if part["type"] == _CONTAINER), None)

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    @property
    def pictures(self) -> list[bytes]:
        """The bytes of every attached file."""
        found = [self._sim.env.backend.cdn.get(str(file["url"])) for file in self._message.attachments]
        return [blob for blob in found if blob is not None]

    @property
    def alt_texts(self) -> list[str]:
        """Descriptions of the pictures that the message shows."""
        media: list[dict[str, Any]] = []
        for part in self._parts():
            media += part["items"] if part["type"] == _GALLERY else [part] if part["type"] == _THUMBNAIL else []
        return [str(item.get("description") or "") for item in media]

    @property
    def mentioned(self) -> set[int]:
        """Ids of the people whom the message notifies."""
        return set(self._message.ping_user_ids)

    @property
    def raw(self) -> models.Message:
        """simcord's record of the message, for anything not covered here."""
        return self._message

    def _parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self._message.components))

    def __repr__(self) -> str:
        return f"<Shown {self.id} text={self.text!r} labels={self.labels}>"


class Reply:
    """The response to one command or press."""

    def __init__(self, sim: Sim, result: InteractionResult) -> None:
        self._sim = sim
        self.result = result

    @property
    def acknowledged(self) -> bool:
        """False if the person would see "This interaction failed"."""
        return self.result.acknowledged

    @property
    def ephemeral(self) -> bool:
        """Whether the response is private, also when it edits a private message."""
        return self.shown.ephemeral

    @property
    def shown(self) -> Shown:
        """The message with the response: a new one, or the one that the press edited."""
        response = self.result.response
        assert response is not None, f"nothing was answered: {self.result!r}"
        return self._sim.shown(response.channel_id, response.id)

    @property
    def followups(self) -> list[Shown]:
        return [self._sim.shown(message.channel_id, message.id) for message in self.result.followups]

    @property
    def text(self) -> str:
        return self.shown.text

    def __repr__(self) -> str:
        return f"<Reply {self.result!r}>"


class Person:
    """A member of the server, with a client language."""

    def __init__(self, sim: Sim, actor: actors.MemberActor) -> None:
        self._sim = sim
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.name

    async def slash(self, command: str, /, *, channel: ChannelHandle | None = None, **options: Any) -> Reply:
        """Use a command, for instance ``await ada.slash("domino play", variant="draw")``."""
        result = await self.actor.slash(channel or self._sim.channel, command, **options)
        return Reply(self._sim, result)

    async def click(self, shown: Shown, label: str | None = None, *, custom_id: str | None = None) -> Reply:
        """Press a button of the message; a missing or disabled one raises simcord's ``SetupError``."""
        message = ResponseMessage(self._sim.env, shown.raw)
        return Reply(self._sim, await self.actor.click(message, label=label, custom_id=custom_id))

    async def select(
        self, shown: Shown, *values: str | Person | RoleHandle | ChannelHandle, custom_id: str | None = None
    ) -> Reply:
        """Choose in a select menu: values, or people, roles or channels of the server."""
        message = ResponseMessage(self._sim.env, shown.raw)
        chosen = [value.actor if isinstance(value, Person) else value for value in values]
        return Reply(self._sim, await self.actor.select(message, chosen, custom_id=custom_id))

    async def submit(self, opened: Reply, **values: str) -> Reply:
        """Send the form that a press has opened, with these values by the custom_ids of its fields."""
        return Reply(self._sim, await self.actor.submit_modal(opened.result, values))

    async def press(self, shown: Shown, custom_id: str, *, edited: bool = False) -> Reply:
        """Press a button by its custom_id even if the message no longer has it: a stale copy, or a forged id.

        ``edited``: Discord sends the message in its current state, without that button.
        """
        [reply] = await self._sim.together((self, shown, custom_id), edited=edited)
        return reply

    def ephemerals(self, channel: ChannelHandle | None = None) -> list[Shown]:
        """The private messages that this person still has, oldest first."""
        return [shown for shown in self._sim.messages(channel, reader=self) if shown.ephemeral]

    @property
    def mention(self) -> str:
        return self.actor.mention


class World(Env):
    """simcord's world, with patience for slow or stalled machines.

    simcord gives up on a busy bot after five real seconds. The same limit decides which real timers it waits for, so
    settling is retried instead of raising the limit.
    """

    async def _settle_internal(self, **limits: Any) -> None:
        give_up = asyncio.get_running_loop().time() + PATIENCE
        limits.setdefault("idle", POLL_INTERVAL)
        while True:
            try:
                await super()._settle_internal(**limits)
            except TimeoutError:
                if asyncio.get_running_loop().time() > give_up:
                    raise
                limits["_deadline"] = None
            else:
                return

    async def _advance_to(self, target: float, deadline: float) -> None:
        await super()._advance_to(target, max(deadline, asyncio.get_running_loop().time() + PATIENCE))


class Sim:
    """A running world with one bot: ``guild``, ``channel``, people, time and faults."""

    def __init__(self, env: Env, make_bot: MakeBot, database: Path, guild: GuildHandle, log: ErrorLog) -> None:
        self.env = env
        self.guild = guild
        self.channel = guild.create_text_channel("domino")
        self.database = database
        self.errors = log
        self._make_bot = make_bot
        self._locales = ClientLocales(env)

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    def person(
        self, name: str, *, locale: str = "en-US", permissions: discord.Permissions | None = None, bot: bool = False
    ) -> Person:
        """Add a member to the server; ``permissions`` are granted by a role of their own."""
        roles = [self.guild.create_role(name, permissions=permissions)] if permissions else []
        actor = self.guild.add_member(self.env.create_user(name, bot=bot), roles=roles)
        self._locales.by_user[actor.id] = locale
        return Person(self, actor)

    def messages(self, channel: ChannelHandle | None = None, *, reader: Person | None = None) -> list[Shown]:
        """The public messages in the channel, oldest first; with ``reader`` also their private ones."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        reader_id = reader.id if reader else None
        return [Shown(self, stored[key]) for key in sorted(stored) if stored[key].visible_to(reader_id)]

    def shown(self, channel_id: int, message_id: int) -> Shown:
        return Shown(self, self.env.backend.get_message(channel_id, message_id))

    async def together(self, *presses: tuple[Person, Shown, str], edited: bool = False) -> list[Reply]:
        """Send presses (person, message, custom_id) that all reach the bot before it answers any of them."""
        self.env._begin_operation("together")
        try:
            results = await asyncio.gather(
                *(press(who.actor, shown.raw, _button(custom_id), edited=edited) for who, shown, custom_id in presses)
            )
        finally:
            self.env._end_operation()
        return [Reply(self, result) for result in results]

    async def settle(self) -> None:
        """Wait until the bot is idle."""
        await self.env.settle()

    async def pass_time(self, seconds: float, *, at_a_time: float = 60) -> None:
        """Advance simulated time in steps of ``at_a_time`` seconds; timers on the way run in order.

        A minute costs some 10 ms.
        """
        while seconds > 0:
            step = min(seconds, at_a_time)
            await self.env.advance_time(step)
            seconds -= step

    def expire_tokens(self, *people: Person) -> None:
        """Expire interaction tokens without advancing time: those of the given people, or all."""
        wanted = {person.id for person in people}
        for interaction in self.env.backend.interactions.values():
            if not wanted or interaction.user_id in wanted:
                interaction.expires_at = self.env.backend.now_iso()

    async def restart(self, *, after: float = 0) -> None:
        """Close the bot and start a new one on the same database and world, ``after`` seconds later."""
        await _close(self.env)
        self.env._move_clock(self.env._virtual_time + after)
        await self.env.restart_bot(self._make_bot(self.database))

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        """Run the block on the bot's clock, for calls that bypass the UI."""
        with self.env._bot_scope():
            yield

    def set_bot_permissions(self, channel: ChannelHandle | None = None, **allowed: bool | None) -> None:
        """Overwrite the bot's permissions in a channel, e.g. ``send_messages=False``, and dispatch the event."""
        target = channel or self.channel
        allow, deny = discord.PermissionOverwrite(**allowed).pair()
        backend = self.env.backend
        overwrite = models.Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow.value, deny.value)
        backend.set_overwrite(target.id, overwrite)

    def hide(self, channel: ChannelHandle, person: Person) -> None:
        """Hide a channel from a person, and dispatch the event."""
        deny = discord.Permissions(view_channel=True).value
        overwrite = models.Overwrite(person.id, OverwriteType.MEMBER, 0, deny)
        self.env.backend.set_overwrite(channel.id, overwrite)

    async def delete(self, shown: Shown) -> None:
        """Delete a message as a moderator."""
        self.env.backend.delete_message(shown.raw.channel_id, shown.id)
        await self.settle()


def _button(custom_id: str) -> dict[str, Any]:
    return {"type": _BUTTON, "style": 2, "label": "old", "custom_id": custom_id}


class ErrorLog(logging.Handler):
    """Collects logged errors; a story with unexpected ones fails."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def expect(self, part: str) -> None:
        """Consume the one logged error whose message or traceback contains ``part``."""
        found = [record for record in self.records if part in _formatted(record)]
        assert len(found) == 1, (
            f"{len(found)} errors tell of {part!r}: {[_formatted(record) for record in self.records]}"
        )
        self.records.remove(found[0])

    def check(self) -> None:
        assert not self.records, "the bot logged errors:\n" + "\n".join(_formatted(record) for record in self.records)


def _formatted(record: logging.LogRecord) -> str:
    return logging.Formatter("%(name)s: %(message)s").format(record)


class Past:
    """The state left by an earlier start of a bot: its database, and its commands at Discord."""

    def __init__(self, env: Env, database: Path) -> None:
        """Record the state of a closed bot."""
        self._rows = database.read_bytes()
        self._commands = copy.deepcopy(env.backend.commands)

    def give(self, env: Env, database: Path) -> None:
        """Apply the state to another world, before its bot starts."""
        database.write_bytes(self._rows)
        env.backend.commands = copy.deepcopy(self._commands)


async def first_start(make_bot: MakeBot, database: Path) -> Past:
    """Start a bot for the first time: it creates the schema and syncs the commands."""
    async with open_sim(make_bot, database) as sim:
        pass
    return Past(sim.env, database)


@asynccontextmanager
async def open_sim(
    make_bot: MakeBot, database: Path, *, guild_locale: str = "en-US", past: Past | None = None
) -> AsyncIterator[Sim]:
    """Start the bot in a new world; close it and check for errors at the end.

    With ``past``, the story skips the work of a first start.

    Errors that simcord caught inside the bot are raised as an ``ExceptionGroup``; reading ``sim.env.errors`` clears
    those caught so far.
    """
    log = ErrorLog()
    logging.getLogger().addHandler(log)
    env = World(make_bot(database))
    if past is not None:
        past.give(env, database)
    try:
        await env.start()
        try:
            sim = Sim(env, make_bot, database, env.create_guild("Domino Evi", preferred_locale=guild_locale), log)
            await sim.settle()
            yield sim
        finally:
            print(env.transcript())  # pytest shows it only for a failed story
            await _close(env)
            await env.shutdown()
        env._raise_errors_since(env._errors_acknowledged)
        log.check()
    finally:
        # Again: a start that failed half-way skipped the inner block, and an open database keeps
        # the process alive. Closing a closed bot is a no-op.
        await _close(env)
        logging.getLogger().removeHandler(log)


async def _close(env: Env) -> None:
    with env._bot_scope():
        await env.bot.close()
