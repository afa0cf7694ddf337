"""Where presses arrive: what they and the commands work with, and the one place that catches what goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from cogs.discord_io.components import PressId, ScreenId, offered_verbs
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.responses import (
    Interaction,
    acknowledge,
    catalogue_for,
    edit_source,
    is_private,
    report_error,
    send_text,
)
from cogs.live.board_message import stale_replacement
from cogs.live.boards import Boards
from cogs.live.deleted_boards import BoardFinder
from cogs.live.hands import Hands
from cogs.live.reminders import Reminders
from cogs.texts.catalogue import language_for
from data.ladder.service import LadderService
from data.matches.records import Place, Table, User
from data.matches.service import MatchService
from data.servers import Servers
from renderer.worker import Renderer


@dataclass(frozen=True, slots=True)
class TablePress:
    """A button or menu that somebody used."""

    interaction: Interaction
    id: PressId
    values: Sequence[str] = ()
    """What was chosen in a menu."""

    @property
    def user(self) -> User:
        return user_of(self.interaction)

    @property
    def match_id(self) -> int:
        return self.id.match_id


@dataclass(frozen=True, slots=True)
class ScreenPress:
    """A button or menu that somebody used on a screen that belongs to no table."""

    interaction: Interaction
    id: ScreenId
    values: Sequence[str] = ()
    """What was chosen in a menu."""


Handler = Callable[["InteractionDispatcher", TablePress], Awaitable[None]]
Looker = Callable[["InteractionDispatcher", ScreenPress], Awaitable[None]]

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


class InteractionDispatcher:
    """Built once by the bot; ``handlers`` say what each verb at a table does, ``lookers`` what those of screens do."""

    def __init__(
        self,
        *,
        matches: MatchService,
        stats: LadderService,
        servers: Servers,
        boards: Boards,
        hands: Hands,
        reminders: Reminders,
        board_finder: BoardFinder,
        permissions: Permissions,
        render_gate: RenderGate,
        renderer: Renderer,
        handlers: Mapping[str, Handler],
        lookers: Mapping[str, Looker],
    ) -> None:
        self.matches = matches
        self.stats = stats
        self.servers = servers
        self.boards = boards
        self.hands = hands
        self.reminders = reminders
        self.board_finder = board_finder
        self.permissions = permissions
        self.renderer = renderer
        self.closing = False
        self._render_gate = render_gate
        self._handlers = handlers
        self._lookers = lookers

    async def dispatch(self, interaction: Interaction, press: PressId | ScreenId | None, values: Sequence[str]) -> None:
        """Answer a press; whatever happens, the presser hears of it and no exception leaves."""
        with self._render_gate.reply():
            try:
                await self._answer(interaction, press, values)
                await acknowledge(interaction)
            except Exception as error:
                # The log names no tile, so the verb has to do.
                match press:
                    case PressId(verb, match):
                        what = f"press {verb} of match {match}"
                    case ScreenId():
                        what = f"press {press}"
                    case None:
                        what = "unknown press"
                await report_error(interaction, error, what=what)

    async def _answer(self, interaction: Interaction, press: PressId | ScreenId | None, values: Sequence[str]) -> None:
        texts = catalogue_for(interaction)
        if self.closing:
            await send_text(interaction, texts.text("screen-restarting"))
        elif isinstance(press, PressId) and press.verb in self._handlers:
            self.permissions.update(interaction)
            if not await self._replace_stale_source(interaction, press):
                await self._handlers[press.verb](self, TablePress(interaction, press, values))
            await self._report_problem(interaction)
        elif isinstance(press, ScreenId) and press.verb in self._lookers:
            self.permissions.update(interaction)
            await self._lookers[press.verb](self, ScreenPress(interaction, press, values))
        else:
            await send_text(interaction, texts.text("screen-expired"))

    async def _report_problem(self, interaction: Interaction) -> None:
        """Answer a press, unless it has its answer, with why its effect is not to be seen."""
        if interaction.guild_id is None or interaction.response.is_done():
            return
        told = self.permissions.problem(language_for(interaction.locale), place_of(interaction))
        if told:
            await send_text(interaction, told)

    async def _replace_stale_source(self, interaction: Interaction, press: PressId) -> bool:
        """Whether the press is answered with the repair of the public message that it came from.

        A message that shows its table no more loses its buttons. Who only wanted to look is shown it nonetheless: as
        that answer is private, the message is then repaired behind it. The end of a round stays as it is; the boards
        take its buttons off.
        """
        message = interaction.message
        if message is None or is_private(interaction) or press.verb not in PUBLIC:
            return False
        table, verbs = await self.matches.queries.table(press.match_id), offered_verbs(message)
        ends_a_round = table.board != message.id and "ready" in {press.verb, *verbs}
        screen = stale_replacement(table, message.id)
        if screen is None or ends_a_round or not verbs:
            self.boards.retry_now(table)
            return False
        if press.verb in LOOKS:
            self.boards.retire(table, message.id, screen)
            return False
        return await edit_source(interaction, screen)

    @asynccontextmanager
    async def command(self, interaction: Interaction) -> AsyncIterator[None]:
        """While a command is carried out; what goes wrong is told to who used it, and no exception leaves."""
        with self._render_gate.reply():
            try:
                self.permissions.update(interaction)
                yield
            except Exception as error:
                name = interaction.command.qualified_name if interaction.command else "?"
                await report_error(interaction, error, what=f"command {name}")

    async def close(self, *, grace: float) -> None:
        """Refuse new interactions; return when the replies in progress are done, or after ``grace`` seconds."""
        self.closing = True
        await self._render_gate.replies_done(max_seconds=grace)

    async def own_tables(self, interaction: Interaction) -> list[Table]:
        """The tables at which somebody sits: those of this channel, or else those anywhere; on turn first."""
        tables = await self.matches.queries.seats_of(user_of(interaction))
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
