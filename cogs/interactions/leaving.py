"""Leaving a table, and ending it without a result. Both ask once before they do it, and take No for an answer."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, respond_text
from cogs.interactions.press import TablePress, is_moderator
from cogs.interactions.table_endings import TableEndings, has_agreed, may_end, must_claim
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import button, go_on_button, narrator, yes_or_no
from cogs.live.hands import Hands
from data.matches.play import MatchPlay
from data.matches.queries import MatchQueries
from data.matches.seats import MatchSeats
from data.records.matches import Table
from engine.errors import Code, IllegalInput
from engine.match import Phase


class LeavingScreens:
    """Handles Leave and End table, in the menu and in the lobby, with the questions before."""

    def __init__(
        self, queries: MatchQueries, seats: MatchSeats, play: MatchPlay, hands: Hands, endings: TableEndings
    ) -> None:
        self._queries = queries
        self._seats = seats
        self._play = play
        self._hands = hands
        self._endings = endings

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("quit", Visibility.PUBLIC, self._leave_lobby),
            TableVerb("leave", Visibility.PRIVATE, self._leave),
            TableVerb("leave-confirm", Visibility.PRIVATE, self._leave_confirmed),
            TableVerb("stop", Visibility.PRIVATE, self._stop),
            TableVerb("stop-confirm", Visibility.PRIVATE, self._stop_confirmed),
            TableVerb("stop-withdraw", Visibility.PRIVATE, self._stop_withdrawn),
            TableVerb("no", Visibility.PRIVATE, self._no),
        )

    async def ask_to_leave(self, interaction: Interaction, table: Table) -> None:
        """Ask whether to leave, with what it costs. Raises IllegalInput (NOT_SEATED)."""
        person = table.person_of(interaction.user.id)
        if person is None or table.match.seat_of(person) is None:
            raise IllegalInput(Code.NOT_SEATED)
        if table.waiting:  # it has been left; what is left to decide is whether it ends
            await self.ask_to_stop(interaction, table)
            return
        texts = catalogue_for(interaction)
        rows: list[tuple[Button, ...]] = [yes_or_no(table, texts.language, "leave-confirm")]
        if table.match.can_claim(person):
            rows.insert(0, (button(table, texts.language, "claim", style=ButtonStyle.primary),))
        words, gold = narrator(table, texts.language), (await self._queries.ladder_info(table)).gold
        question = words.leave_question(person, await self._queries.at_stake(table))
        parts = (question, words.gold.leaving(person, gold))
        await respond(interaction, Screen(" ".join(part for part in parts if part), tuple(rows)))

    async def ask_to_stop(self, interaction: Interaction, table: Table) -> None:
        """Ask whether to end the table without a result; answer a player who may not end it with who may.

        Raises IllegalInput (NOT_SEATED; CLAIM_OR_LEAVE) for others who may not.
        """
        moderator, match = is_moderator(interaction, table.place), table.match
        if table.seat_of(interaction.user.id) is None and not moderator:
            raise IllegalInput(Code.NOT_SEATED)
        if not moderator and must_claim(table, interaction.user.id):
            raise IllegalInput(Code.CLAIM_OR_LEAVE)
        if not moderator and not may_end(table, interaction.user.id):
            await self._endings.show(interaction, (table,))
            return
        if not moderator and has_agreed(table, interaction.user.id):
            await self._show_agreed(interaction, table)
            return
        texts, in_lobby = catalogue_for(interaction), match.phase is Phase.LOBBY
        rated = "unrated"
        if match.rated:
            rated = "moderator" if moderator else "rated"
        elif table.ends_together and not moderator:
            rated = "gold"
        question = texts.text("screen-stop-lobby" if in_lobby else f"screen-stop-{rated}")
        answers = yes_or_no(table, texts.language, "stop-confirm", label="close-confirm" if in_lobby else "")
        await respond(interaction, Screen(question, (answers,)))

    async def _leave_lobby(self, press: TablePress) -> None:
        await self._leave_or_ask_again(press)

    async def _leave(self, press: TablePress) -> None:
        await self.ask_to_leave(press.interaction, await self._queries.table(press.match_id))

    async def _leave_confirmed(self, press: TablePress) -> None:
        if not await self._leave_or_ask_again(press):
            return
        table = await self._queries.table(press.match_id)
        if not table.waiting:
            await self._hands.show_left(press.interaction, table)
            return
        texts = press.texts
        text = "\n".join((texts.text("screen-waits"), narrator(table, texts.language).turn()))
        await respond(press.interaction, Screen(text, ((go_on_button(table, texts.language),),)))

    async def _leave_or_ask_again(self, press: TablePress) -> bool:
        """Leave the table in the state that the user saw. If that was the lobby and the match has started since, ask
        again, as leaving costs more now, and return False."""
        try:
            await self._seats.leave(press.match_id, press.user, seq=press.id.seq)
        except IllegalInput as error:
            if error.code is not Code.NOT_A_LOBBY:
                raise
            await self._leave(press)
            return False
        return True

    async def _no(self, press: TablePress) -> None:
        """Nothing was done. Who sits at a running match is back at the hand."""
        table = await self._queries.table(press.match_id)
        if table.match.phase in (Phase.PLAYING, Phase.BETWEEN) and table.seat_of(press.user.id) is not None:
            await self._play.note_press(table.id, press.user)
            with self._hands.answering(table.id, press.user.id):
                await self._hands.answer(press.interaction, table)
        else:
            await respond_text(press.interaction, press.texts.text("screen-unchanged"))

    async def _stop(self, press: TablePress) -> None:
        await self.ask_to_stop(press.interaction, await self._queries.table(press.match_id))

    async def _stop_confirmed(self, press: TablePress) -> None:
        """End the table. If the user confirmed to close the lobby and the match has started since, ask again."""
        moderator = is_moderator(press.interaction, press.place)
        try:
            table = await self._play.stop(press.match_id, press.user, seq=press.id.seq, moderator=moderator)
        except IllegalInput as error:
            if error.code is not Code.NOT_A_LOBBY:
                raise
            await self._stop(press)
            return
        if table.match.is_live:
            await self._show_agreed(press.interaction, table)
        else:
            await respond_text(press.interaction, press.texts.text("screen-stopped"))

    async def _show_agreed(self, interaction: Interaction, table: Table) -> None:
        """The answer to a player who has agreed to end a rated match: how long that holds, and the way back."""
        texts = catalogue_for(interaction)
        text = f"{texts.text('screen-stop-noted')} {texts.text('screen-stop-holds')}"
        await respond(interaction, Screen(text, ((button(table, texts.language, "stop-withdraw"),),)))

    async def _stop_withdrawn(self, press: TablePress) -> None:
        await self._play.withdraw_stop(press.match_id, press.user)
        await respond_text(press.interaction, press.texts.text("screen-stop-withdrawn"))
