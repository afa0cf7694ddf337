"""Where presses arrive: what they and the commands work with, and the one place that catches what goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from cogs.answers import Interaction, catalogue, explain, is_private, nod, replace, say
from cogs.boards import Boards
from cogs.courtesy import Courtesy
from cogs.hands import Hands
from cogs.items import PressId, ScreenId, offered
from cogs.public import instead
from cogs.rights import Rights
from cogs.text import pick_language
from data.matches import MatchService
from data.records import Place, Table, User
from data.servers import Servers
from data.stats import Statistics
from renderer.worker import Renderer


@dataclass(frozen=True, slots=True)
class Press:
    """A button or menu that somebody used."""

    interaction: Interaction
    id: PressId
    values: Sequence[str] = ()
    """What was chosen in a menu."""

    @property
    def user(self) -> User:
        return user_of(self.interaction)

    @property
    def match(self) -> int:
        return self.id.match


@dataclass(frozen=True, slots=True)
class Look:
    """A button or menu that somebody used on a screen that belongs to no table."""

    interaction: Interaction
    id: ScreenId
    values: Sequence[str] = ()
    """What was chosen in a menu."""


Handler = Callable[["Desk", Press], Awaitable[None]]
Looker = Callable[["Desk", Look], Awaitable[None]]

LOOKS = frozenset({"hand", "more", "rules", "take", "claim", "invite"})
"""Verbs of public buttons that are answered in private whatever their message shows."""
PUBLIC = LOOKS | {"join", "quit", "computer", "start", "ready", "rematch"}
"""Verbs of buttons that everybody sees; other ids need not even name a table."""


def user_of(interaction: Interaction) -> User:
    """Who presses, by the name that this server shows."""
    return User(interaction.user.id, interaction.user.display_name)


def is_moderator(interaction: Interaction) -> bool:
    """Whether somebody may end other people's tables in this channel."""
    return interaction.permissions.manage_messages or interaction.permissions.manage_guild


class Desk:
    """Built once by the bot; ``handlers`` say what each verb at a table does, ``lookers`` what those of screens do."""

    def __init__(
        self,
        *,
        matches: MatchService,
        stats: Statistics,
        servers: Servers,
        boards: Boards,
        hands: Hands,
        rights: Rights,
        courtesy: Courtesy,
        renderer: Renderer,
        handlers: Mapping[str, Handler],
        lookers: Mapping[str, Looker],
    ) -> None:
        self.matches = matches
        self.stats = stats
        self.servers = servers
        self.boards = boards
        self.hands = hands
        self.rights = rights
        self.renderer = renderer
        self.closing = False
        self._courtesy = courtesy
        self._handlers = handlers
        self._lookers = lookers

    async def pressed(self, interaction: Interaction, press: PressId | ScreenId | None, values: Sequence[str]) -> None:
        """Answer a press; whatever happens, the presser hears of it and no exception leaves."""
        with self._courtesy.answering():
            try:
                await self._answer(interaction, press, values)
                await nod(interaction)
            except Exception as error:
                # The log names no tile, so the verb has to do.
                match press:
                    case PressId(verb, match):
                        what = f"press {verb} of match {match}"
                    case ScreenId():
                        what = f"press {press}"
                    case None:
                        what = "unknown press"
                await explain(interaction, error, what=what)

    async def _answer(self, interaction: Interaction, press: PressId | ScreenId | None, values: Sequence[str]) -> None:
        texts = catalogue(interaction)
        if self.closing:
            await say(interaction, texts.text("screen-restarting"))
        elif isinstance(press, PressId) and press.verb in self._handlers:
            self.rights.note(interaction)
            if not await self._replaced(interaction, press):
                await self._handlers[press.verb](self, Press(interaction, press, values))
            await self._tell_hindrance(interaction)
        elif isinstance(press, ScreenId) and press.verb in self._lookers:
            self.rights.note(interaction)
            await self._lookers[press.verb](self, Look(interaction, press, values))
        else:
            await say(interaction, texts.text("screen-expired"))

    async def _tell_hindrance(self, interaction: Interaction) -> None:
        """Answer a press, unless it has its answer, with why its effect is not to be seen."""
        if interaction.guild_id is None or interaction.response.is_done():
            return
        told = self.rights.hindrance(pick_language(interaction.locale), place_of(interaction))
        if told:
            await say(interaction, told)

    async def _replaced(self, interaction: Interaction, press: PressId) -> bool:
        """Whether the press is answered with the repair of the public message that it came from.

        A message that shows its table no more loses its buttons. Who only wanted to look is shown it nonetheless: as
        that answer is private, the message is then repaired behind it. The end of a round stays as it is; the boards
        take its buttons off.
        """
        message = interaction.message
        if message is None or is_private(interaction) or press.verb not in PUBLIC:
            return False
        table, verbs = await self.matches.table(press.match), offered(message)
        ends_a_round = table.board != message.id and "ready" in {press.verb, *verbs}
        screen = instead(table, message.id)
        if screen is None or ends_a_round or not verbs:
            self.boards.heal(table)
            return False
        if press.verb in LOOKS:
            self.boards.retire(table, message.id, screen)
            return False
        return await replace(interaction, screen)

    @asynccontextmanager
    async def serving(self, interaction: Interaction) -> AsyncIterator[None]:
        """While a command is carried out; what goes wrong is told to who used it, and no exception leaves."""
        with self._courtesy.answering():
            try:
                yield
            except Exception as error:
                name = interaction.command.qualified_name if interaction.command else "?"
                await explain(interaction, error, what=f"command {name}")

    async def finished(self, *, grace: float) -> None:
        """Return when nothing is being answered, or after so many seconds."""
        await self._courtesy.answered(most=grace)

    async def own_tables(self, interaction: Interaction) -> list[Table]:
        """The tables at which somebody sits: those of this channel, or else those anywhere; on turn first."""
        tables = await self.matches.seats_of(user_of(interaction))
        here = [table for table in tables if table.place.channel == interaction.channel_id]
        return sorted(here or tables, key=lambda table: not _is_on_turn(table, interaction.user.id))


def _is_on_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return seat is not None and seat == table.match.on_turn


def place_of(interaction: Interaction) -> Place:
    """The channel of a command. Raises ValueError outside of servers, where no command of ours is offered."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise ValueError("not in a server")
    return Place(interaction.guild_id, interaction.channel_id)
