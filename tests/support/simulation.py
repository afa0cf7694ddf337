"""Stories against the real bot: simcord plays Discord, the tests play the people.

``open_sim`` starts a bot on a database of its own and hands out a ``Sim``: a server, a channel, people who use commands
and press buttons, and ``Shown`` messages read as a person reads them. The bot is closed on every path, and a story in
which anything was logged as an error, or raised inside the bot, fails, unless it asked for that error by name.
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
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from cogs.local.client_locales import ClientLocales
from cogs.local.presses import press

MakeBot = Callable[[Path], discord.Client]
"""Builds the bot, not yet started, on the database file of that path."""

OpenStory = Callable[[MakeBot], AbstractAsyncContextManager["Sim"]]
"""Opens a world with a bot of that make, on a database of its own."""

PATIENCE = 60.0
"""Real seconds after which a bot that is still at work is taken for one that never ends."""

_ROW, _BUTTON, _SELECT, _PEOPLE, _TEXT, _THUMBNAIL, _GALLERY = 1, 2, 3, 5, 10, 11, 12


@dataclass(frozen=True)
class Button:
    """One button or select menu of a message, as the client would offer it."""

    label: str
    custom_id: str
    disabled: bool
    emoji: str | None


class Shown:
    """A message, live: every property reads what stands in the channel now, also after later edits."""

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
        """Content, and every text display of a Components V2 message, in reading order."""
        parts = [self._message.content, *(str(part["content"]) for part in self._parts() if part["type"] == _TEXT)]
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[Button]:
        """Buttons and select menus in reading order, link buttons left out."""
        return [
            Button(
                label=part.get("label") or "",
                custom_id=part["custom_id"],
                disabled=bool(part.get("disabled")),
                emoji=(part.get("emoji") or {}).get("name"),
            )
            for part in self._parts()
            if part["type"] in (_BUTTON, _SELECT, _PEOPLE) and part.get("custom_id")
        ]

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
        """Ids of the people whom the message really notifies."""
        return set(self._message.ping_user_ids)

    @property
    def raw(self) -> models.Message:
        """simcord's own record, for what is not offered here."""
        return self._message

    def _parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self._message.components))

    def __repr__(self) -> str:
        return f"<Shown {self.id} text={self.text!r} labels={self.labels}>"


class Reply:
    """What came of one command or press."""

    def __init__(self, sim: Sim, result: InteractionResult) -> None:
        self._sim = sim
        self.result = result

    @property
    def acknowledged(self) -> bool:
        """False where the person would see "This interaction failed"."""
        return self.result.acknowledged

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for the presser only (also when it edits a message that was)."""
        return self.shown.ephemeral

    @property
    def shown(self) -> Shown:
        """The message that answered: the new one, or the one that the press edited."""
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
    """A member of the server with a client in some language."""

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
        """Press a button that the message offers; a missing or disabled one raises simcord's ``SetupError``."""
        message = ResponseMessage(self._sim.env, shown.raw)
        return Reply(self._sim, await self.actor.click(message, label=label, custom_id=custom_id))

    async def select(self, shown: Shown, *values: str | Person, custom_id: str | None = None) -> Reply:
        """Choose in a menu: of its values, or of the people of the server."""
        message = ResponseMessage(self._sim.env, shown.raw)
        chosen = [value.actor if isinstance(value, Person) else value for value in values]
        return Reply(self._sim, await self.actor.select(message, chosen, custom_id=custom_id))

    async def press(self, shown: Shown, custom_id: str, *, edited: bool = False) -> Reply:
        """Press a button by its custom_id even if it is no longer there: a stale copy, or a made-up id.

        ``edited``: Discord sends the message as it has become, without that button.
        """
        [reply] = await self._sim.together((self, shown, custom_id), edited=edited)
        return reply

    def ephemerals(self, channel: ChannelHandle | None = None) -> list[Shown]:
        """The private messages that this person still sees, oldest first."""
        return [shown for shown in self._sim.messages(channel, reader=self) if shown.ephemeral]

    @property
    def mention(self) -> str:
        return self.actor.mention


class World(Env):
    """simcord's world, for a machine that is slow or stands still for a while.

    simcord gives up on a bot after five seconds of real time, which are also how far ahead of it a real timer may be
    without being waited for: so it is asked again rather than given more.
    """

    async def _settle_internal(self, **limits: Any) -> None:
        give_up = asyncio.get_running_loop().time() + PATIENCE
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
    """A running world around one bot: ``guild``, ``channel``, people, time and faults."""

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
        """Somebody new in the server; ``permissions`` are given through a role of their own."""
        roles = [self.guild.create_role(name, permissions=permissions)] if permissions else []
        actor = self.guild.add_member(self.env.create_user(name, bot=bot), roles=roles)
        self._locales.by_user[actor.id] = locale
        return Person(self, actor)

    def messages(self, channel: ChannelHandle | None = None, *, reader: Person | None = None) -> list[Shown]:
        """What stands in the channel, oldest first: the public messages, with ``reader`` also the reader's own."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        reader_id = reader.id if reader else None
        return [Shown(self, stored[key]) for key in sorted(stored) if stored[key].visible_to(reader_id)]

    def shown(self, channel_id: int, message_id: int) -> Shown:
        return Shown(self, self.env.backend.get_message(channel_id, message_id))

    async def together(self, *presses: tuple[Person, Shown, str], edited: bool = False) -> list[Reply]:
        """Presses (who, message, custom_id) that all reach the bot before it has answered any of them."""
        self.env._begin_operation("together")
        try:
            results = await asyncio.gather(
                *(press(who.actor, shown.raw, _button(custom_id), edited=edited) for who, shown, custom_id in presses)
            )
        finally:
            self.env._end_operation()
        return [Reply(self, result) for result in results]

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do but wait."""
        await self.env.settle()

    async def pass_time(self, seconds: float, *, at_a_time: float = 60) -> None:
        """Let simulated time go by, ``at_a_time`` seconds in one step; what falls due on the way runs in order.

        A minute costs some 10 ms.
        """
        while seconds > 0:
            step = min(seconds, at_a_time)
            await self.env.advance_time(step)
            seconds -= step

    def expire_tokens(self, *people: Person) -> None:
        """Make every interaction token older than 15 minutes, without time going by: of those people, or of all."""
        wanted = {person.id for person in people}
        for interaction in self.env.backend.interactions.values():
            if not wanted or interaction.user_id in wanted:
                interaction.expires_at = self.env.backend.now_iso()

    async def restart(self, *, after: float = 0) -> None:
        """Close the bot and start a new one on the same database, in the same world, ``after`` so many seconds."""
        await _close(self.env)
        self.env._move_clock(self.env._virtual_time + after)
        await self.env.restart_bot(self._make_bot(self.database))

    @contextmanager
    def as_bot(self) -> Iterator[None]:
        """What the block does past all screens is done on the bot's clock."""
        with self.env._bot_scope():
            yield

    def set_bot_permissions(self, channel: ChannelHandle | None = None, **allowed: bool | None) -> None:
        """Overwrite the bot's permissions in a channel, for instance ``send_messages=False``; announced to the bot."""
        target = channel or self.channel
        allow, deny = discord.PermissionOverwrite(**allowed).pair()
        backend = self.env.backend
        overwrite = models.Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow.value, deny.value)
        backend.set_overwrite(target.id, overwrite)

    def hide(self, channel: ChannelHandle, person: Person) -> None:
        """Take the right to see a channel from somebody; announced to the bot."""
        deny = discord.Permissions(view_channel=True).value
        overwrite = models.Overwrite(person.id, OverwriteType.MEMBER, 0, deny)
        self.env.backend.set_overwrite(channel.id, overwrite)

    async def delete(self, shown: Shown) -> None:
        """A moderator deletes the message."""
        self.env.backend.delete_message(shown.raw.channel_id, shown.id)
        await self.settle()


def _button(custom_id: str) -> dict[str, Any]:
    return {"type": _BUTTON, "style": 2, "label": "old", "custom_id": custom_id}


class ErrorLog(logging.Handler):
    """Keeps whatever is logged as an error; what is left at the end fails the story."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def expect(self, part: str) -> None:
        """Take out the one logged error whose text (message or traceback) holds ``part``."""
        found = [record for record in self.records if part in _told(record)]
        assert len(found) == 1, f"{len(found)} errors tell of {part!r}: {[_told(record) for record in self.records]}"
        self.records.remove(found[0])

    def check(self) -> None:
        assert not self.records, "the bot logged errors:\n" + "\n".join(_told(record) for record in self.records)


def _told(record: logging.LogRecord) -> str:
    return logging.Formatter("%(name)s: %(message)s").format(record)


class Past:
    """What a bot leaves that was started before: its database, and its commands at Discord."""

    def __init__(self, env: Env, database: Path) -> None:
        """Remember it of a bot that is closed."""
        self._rows = database.read_bytes()
        self._commands = copy.deepcopy(env.backend.commands)

    def give(self, env: Env, database: Path) -> None:
        """To a bot that has yet to start, in another world."""
        database.write_bytes(self._rows)
        env.backend.commands = copy.deepcopy(self._commands)


async def first_start(make_bot: MakeBot, database: Path) -> Past:
    """Let a bot start for the first time: the schema is made, the commands are told to Discord."""
    async with open_sim(make_bot, database) as sim:
        pass
    return Past(sim.env, database)


@asynccontextmanager
async def open_sim(
    make_bot: MakeBot, database: Path, *, guild_locale: str = "en-US", past: Past | None = None
) -> AsyncIterator[Sim]:
    """Start the bot in a new world; close it, and check for errors, at the end.

    A bot with a ``past`` is no newcomer, which spares each story the work of a first start.

    Errors that simcord caught inside the bot are raised as an ``ExceptionGroup``; reading ``sim.env.errors`` forgives
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
            print(env.transcript())  # pytest shows it only for a story that failed
            await _close(env)
            await env.shutdown()
        env._raise_errors_since(env._errors_acknowledged)
        log.check()
    finally:
        # Once more: a start that failed half-way has left before the inner block, and an open database keeps
        # the process alive. Closing a closed bot does nothing.
        await _close(env)
        logging.getLogger().removeHandler(log)


async def _close(env: Env) -> None:
    with env._bot_scope():
        await env.bot.close()
