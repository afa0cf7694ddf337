"""Where every button, menu and command arrives: the one error boundary, and the only caller of verb handlers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from cogs.discord_io.components import CustomId, ScreenCustomId, TableCustomId, offered_verbs
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
    start_deferral,
)
from cogs.interactions.gold_screen import GoldScreen
from cogs.interactions.press import ScreenPress, TablePress, sees
from cogs.interactions.table_endings import TableEndings
from cogs.interactions.verbs import ScreenVerb, TableVerb, Verb, Visibility
from cogs.live.board_message import stale_replacement
from cogs.live.boards import Boards
from data.matches.queries import MatchQueries
from data.records.matches import Place, Refusal, Refused, User

DEFER_AFTER = 2.0
"""Seconds without an answer after which it is deferred: after three Discord says that the interaction failed."""


@dataclass(slots=True)
class _Outcome:
    """How the handling of an interaction ended."""

    error: Exception | None = None


class InteractionDispatcher:
    """Finds the handler of a press, and reports to the user whatever goes wrong in it."""

    def __init__(
        self,
        verbs: Mapping[str, Verb],
        queries: MatchQueries,
        boards: Boards,
        endings: TableEndings,
        gold: GoldScreen,
        *,
        place_of_match: Callable[[int], Awaitable[Place | None]],
        permissions: Permissions,
        render_gate: RenderGate,
    ) -> None:
        """``place_of_match``: where a match is shown, by its id; None for an unknown one."""
        self.verbs = verbs
        self.closing = False
        """Whether the bot is shutting down; then it takes no interaction any more."""
        self.on_begin: list[Callable[[int], None]] = []
        """Called with the id of an interaction that a press or a command brings."""
        self.on_end: list[Callable[[str, Exception | None], None]] = []
        """Called once it is answered, with "press" or "command" and the error that its handler has raised."""
        self._queries = queries
        self._boards = boards
        self._endings = endings
        self._gold = gold
        self._place_of_match = place_of_match
        self._permissions = permissions
        self._render_gate = render_gate

    async def dispatch(self, interaction: Interaction, press: CustomId | None, values: Sequence[str]) -> None:
        """Answer a press. ``press`` is None for a custom_id that this version cannot parse. Never raises."""
        with self._render_gate.reply(), _deferred_if_slow(interaction), self._watched(interaction, "press") as outcome:
            try:
                await self._handle(interaction, press, values)
                await acknowledge(interaction)
            except Exception as error:  # noqa: BLE001 (the error boundary of presses)
                outcome.error = error
                # A menu that was refused does not stay: choosing the same entry once more would send nothing.
                await self._report(interaction, error, what=_describe(press), in_place=bool(values))

    @asynccontextmanager
    async def command(self, interaction: Interaction) -> AsyncGenerator[None]:
        """The error boundary of a command's body: what it raises is reported to the user, and goes no further."""
        with (
            self._render_gate.reply(),
            _deferred_if_slow(interaction),
            self._watched(interaction, "command") as outcome,
        ):
            try:
                self._permissions.update(interaction)
                yield
            except Exception as error:  # noqa: BLE001 (the error boundary of commands)
                outcome.error = error
                name = interaction.command.qualified_name if interaction.command else "?"
                await self._report(interaction, error, what=f"command {name}")

    async def close(self, *, grace: float) -> None:
        """Refuse new interactions; return when the replies in progress are done, or after ``grace`` seconds."""
        self.closing = True
        await self._render_gate.replies_done(max_seconds=grace)

    @contextmanager
    def _watched(self, interaction: Interaction, kind: str) -> Generator[_Outcome]:
        """Tell the listeners of the beginning and the end of the block."""
        for begun in self.on_begin:
            begun(interaction.id)
        outcome = _Outcome()
        yield outcome
        for ended in self.on_end:
            ended(kind, outcome.error)

    async def _report(self, interaction: Interaction, error: Exception, *, what: str, in_place: bool = False) -> None:
        """Tell the user what went wrong, ``in_place`` of the private message that was pressed. Never raises."""
        try:
            if await self._endings.explain(interaction, error, in_place=in_place):
                return
            if await self._gold.explain(interaction, error):
                return
        except Exception as other:  # noqa: BLE001 (the error boundary still has to answer)
            error = other
        await report_error(interaction, error, what=what, in_place=in_place)

    async def _handle(self, interaction: Interaction, press: CustomId | None, values: Sequence[str]) -> None:
        if self.closing:
            await send_text(interaction, catalogue_for(interaction).text("screen-restarting"))
            return
        verb = None if press is None else self.verbs.get(press.verb)
        match press, verb:
            case TableCustomId(), TableVerb():
                await self._handle_table(verb, await self._table_press(interaction, press, values))
            case ScreenCustomId(), ScreenVerb():
                self._permissions.update(interaction)
                await verb.handle(ScreenPress(interaction, press, values))
            case _:
                await send_text(interaction, catalogue_for(interaction).text("screen-expired"))

    async def _table_press(self, interaction: Interaction, press: TableCustomId, values: Sequence[str]) -> TablePress:
        """Raises Refused (NO_SUCH_MATCH) for a match of another server, or of a channel that is hidden from the user:
        a custom_id can be forged, and what the user may do is known in the server of the press only."""
        place = await self._place_of_match(press.match_id)
        if place is None or place.guild != interaction.guild_id:
            raise Refused(Refusal.NO_SUCH_MATCH)
        if place.channel != interaction.channel_id and not await self._may_know_of(interaction, press, place):
            raise Refused(Refusal.NO_SUCH_MATCH)
        return TablePress(interaction, press, user_of(interaction), place, values)

    async def _may_know_of(self, interaction: Interaction, press: TableCustomId, place: Place) -> bool:
        """Whether the user sees the channel of a table, or sits there or has: commands show a table in any channel."""
        if sees(interaction, place):
            return True
        table = await self._queries.table(press.match_id)
        person = table.person_of(interaction.user.id)
        return person is not None and (table.match.seat_of(person) is not None or table.match.has_sat(person))

    async def _handle_table(self, verb: TableVerb, press: TablePress) -> None:
        if verb.visibility is Visibility.PRIVATE:
            try:
                await verb.handle(press)
            finally:  # done afterwards, so it does not delay the commit
                self._permissions.update(press.interaction)
        else:
            self._permissions.update(press.interaction)
            if not await self._replace_stale_source(verb, press):
                await verb.handle(press)
        await self._report_problem(press)

    async def _report_problem(self, press: TablePress) -> None:
        """If the handler sent no answer, send the reason why its effect cannot be shown, if there is one."""
        if press.interaction.response.is_done():
            return
        problem = self._permissions.problem(press.texts.language, press.place, press.match_id)
        if problem:
            await send_text(press.interaction, problem)

    async def _replace_stale_source(self, verb: TableVerb, press: TablePress) -> bool:
        """Replace an outdated public message; True if that was the whole answer.

        An outdated message loses its buttons. A LOOK is still handled: its answer is private, so the message is
        replaced in the background. The end of a round stays as it is; the boards remove its buttons.
        """
        interaction = press.interaction
        message = interaction.message
        if message is None or is_private(interaction):
            return False
        table, verbs = await self._queries.table(press.match_id), offered_verbs(message)
        ends_a_round = table.board != message.id and "ready" in {verb.name, *verbs}
        screen = stale_replacement(table, message.id)
        if screen is None or ends_a_round or not verbs:
            self._boards.retry_now(table)
            return False
        if verb.visibility is Visibility.LOOK:
            self._boards.retire(table, message.id, screen)
            return False
        return await edit_source(interaction, screen)


@contextmanager
def _deferred_if_slow(interaction: Interaction) -> Generator[None]:
    """What takes long inside the block, as when a disk hangs, is answered in the end and not reported as failed."""
    timer = asyncio.get_running_loop().call_later(DEFER_AFTER, start_deferral, interaction)
    try:
        yield
    finally:
        timer.cancel()


def user_of(interaction: Interaction) -> User:
    """Who made the interaction, by their name in this server."""
    return User(interaction.user.id, interaction.user.display_name)


def _describe(press: CustomId | None) -> str:
    """A press in the log, which must name neither a tile nor an account: the verb has to do."""
    match press:
        case TableCustomId(verb, match_id):
            return f"press {verb} of match {match_id}"
        case ScreenCustomId(verb):
            return f"press {verb}"
        case None:
            return "unknown press"
