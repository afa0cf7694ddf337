"""Free seats of a running match: taking one, and claiming the win when everybody else has left."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from cogs.discord_io.components import Menu, TableCustomId
from cogs.discord_io.message import MAX_OPTION, Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, respond_text
from cogs.interactions.press import TablePress
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import narrator, yes_or_no
from cogs.live.hands import Hands
from cogs.texts.names import clip
from cogs.texts.scoring_text import score_text
from data.ladder.profiles import Profiles
from data.matches.play import MatchPlay
from data.matches.queries import NO_PERSON, MatchQueries
from data.matches.seats import MatchSeats
from data.records.ladder import Uncounted
from data.records.matches import Table
from engine.errors import Code, IllegalInput
from engine.ladder import LIMIT
from engine.match import Match, Person
from engine.rules import side_of


def seats_to_take(match: Match, person: int) -> tuple[int, ...]:
    """The free seats that a person may take; only their own if that is among them."""
    open_seats = tuple(seat for seat in match.free_seats if match.may_sit_down(person, seat) is None)
    own = tuple(seat for seat in open_seats if person in match.seats[seat].sitters)
    return own or open_seats


def chosen_seat(press: TablePress) -> int:
    """The seat that was chosen in a menu. Raises IllegalInput (STALE) for a press without one."""
    if not press.values or not press.values[0].isdecimal():
        raise IllegalInput(Code.STALE)
    return int(press.values[0])


class SeatScreens:
    """Handles Take seat and Claim win."""

    def __init__(
        self, queries: MatchQueries, seats: MatchSeats, play: MatchPlay, hands: Hands, profiles: Profiles
    ) -> None:
        self._queries = queries
        self._seats = seats
        self._play = play
        self._hands = hands
        self._profiles = profiles

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("take", Visibility.LOOK, self._take),
            TableVerb("take-seat", Visibility.PRIVATE, self._take_chosen),
            TableVerb("claim", Visibility.LOOK, self._ask_to_claim),
            TableVerb("claim-confirm", Visibility.PRIVATE, self._claim),
        )

    async def _take(self, press: TablePress) -> None:
        """Take the free seat; ask which one if there are several."""
        table = await self._queries.table(press.match_id)
        seats = seats_to_take(table.match, table.person_of(press.user.id) or NO_PERSON)
        if len(seats) > 1 and table.seat_of(press.user.id) is None:
            await self._ask_which(press, table, seats)
        else:
            await self._sit_down(press, None)

    async def _ask_which(self, press: TablePress, table: Table, seats: Iterable[int]) -> None:
        texts, match = press.texts, table.match
        names = narrator(table, texts.language).names
        options: list[tuple[str, str]] = []
        for seat in seats:
            score = match.scores[side_of(match.options.sides, seat)]
            points = score_text(texts, score, fewest_win=match.rules.fewest_win)
            label = texts.text("screen-seat", number=str(seat + 1), name=names.plain[seat], points=points)
            options.append((str(seat), clip(label, MAX_OPTION)))
        menu = Menu(texts.text("screen-seat-choose"), TableCustomId("take-seat", table.id, match.seq), tuple(options))
        await respond(press.interaction, Screen(texts.text("screen-seats"), ((menu,),)))

    async def _take_chosen(self, press: TablePress) -> None:
        await self._sit_down(press, chosen_seat(press))

    async def _sit_down(self, press: TablePress, seat: int | None) -> None:
        """Take a seat, None for the only one; the answer is the hand. The newcomer has a full turn time."""
        with self._hands.answering(press.match_id, press.user.id):
            table = await self._seats.take_seat(press.match_id, press.user, seat=seat)
            taken = table.seat_of(press.user.id)
            notice = "" if taken is None else await self._welcome(press.interaction, table, taken)
            await self._hands.answer(press.interaction, table, notice=notice)

    async def _welcome(self, interaction: Interaction, table: Table, taken: int) -> str:
        """What the seat means for the user who has just taken it."""
        texts, seat = catalogue_for(interaction), table.match.seats[taken]
        owner = seat.owner.key if isinstance(seat.owner, Person) else seat.person
        if owner is None or owner == seat.person:
            return texts.text("screen-seat-back")
        key = "screen-seat-taken"
        if (await self._queries.at_stake(table)).counts:
            balance = await self._profiles.balance(interaction.user.id, table.place.guild)
            key = "screen-seat-taken-full" if (balance or 0) > LIMIT else "screen-seat-taken-rated"
        words, gold = narrator(table, texts.language), (await self._queries.ladder_info(table)).gold
        return " ".join(
            filter(None, [texts.text(key, name=words.names.person(owner)), words.gold.substitute(owner, gold)])
        )

    async def _ask_to_claim(self, press: TablePress) -> None:
        """Ask whether to win the match as it stands."""
        table = await self._queries.table(press.match_id)
        person, match, texts = table.person_of(press.user.id), table.match, press.texts
        if person is None or match.seat_of(person) is None:
            raise IllegalInput(Code.NOT_SEATED)
        if not match.can_claim(person):
            await respond_text(press.interaction, texts.text("screen-claim-not"))
            return
        at_stake = await self._queries.at_stake(table)
        if at_stake.counts:
            question = texts.text("screen-claim-rated", stake=at_stake.points)
        else:
            question = texts.text("screen-claim-spent" if at_stake.why is Uncounted.DAILY_LIMIT else "screen-claim")
        answers = yes_or_no(table, texts.language, "claim-confirm", style=ButtonStyle.success)
        await respond(press.interaction, Screen(question, (answers,)))

    async def _claim(self, press: TablePress) -> None:
        answer = "screen-claimed"
        try:
            await self._play.claim(press.match_id, press.user)
        except IllegalInput as error:
            if error.code is not Code.STALE:
                raise
            answer = "screen-claim-not"  # somebody has come back or sat down since the question
        await respond_text(press.interaction, press.texts.text(answer))
