"""The level of a computer: the private question to the host, and what “as strong as me” means."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import respond
from cogs.interactions.press import TablePress
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import button, narrator
from cogs.texts.catalogue import Catalogue
from data.computer_players import SLOW_LEVELS
from data.ladder.profiles import Profiles
from data.matches.guards import filling_level, newest_computer
from data.matches.queries import MatchQueries
from data.matches.seats import MatchSeats
from data.records.matches import Place, Refusal, Refused, Table, User
from engine.ai import LEVELS
from engine.ai.strength import level_like
from engine.errors import Code, IllegalInput
from engine.match import SUBSTITUTE_LEVEL, Phase

SAME = "same"
"""As strong as the host."""
CHOICES = (*LEVELS, SAME)
NO_HARD = "no-hard"
"""How a level was found where hard was chosen and this bot has no process for it."""


class ChosenLevel(NamedTuple):
    """A level, and how it was found if the bot had to choose it."""

    level: str
    how: str = "added"
    """The end of the text's key: ``same`` from a rating, ``unknown`` without one that is certain enough, or NO_HARD."""


class ComputerLevels:
    """Handles Add computer: the question how strong it is to be, and the answers."""

    def __init__(self, queries: MatchQueries, seats: MatchSeats, profiles: Profiles, *, has_slow: bool) -> None:
        """``has_slow``: whether this bot has a process for the levels that think long."""
        self._queries = queries
        self._seats = seats
        self._profiles = profiles
        self._has_slow = has_slow

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("computer", Visibility.PUBLIC, self._ask),
            *(TableVerb(f"level-{choice}", Visibility.PRIVATE, partial(self._add, choice)) for choice in CHOICES),
        )

    async def choose(self, choice: str, *, user: User, place: Place, variant: str) -> ChosenLevel:
        """The level that one of CHOICES means for a user, in a variant and on a server."""
        chosen = await self._chosen(choice, user=user, place=place, variant=variant)
        if chosen.level in SLOW_LEVELS and not self._has_slow:
            return ChosenLevel(SUBSTITUTE_LEVEL, NO_HARD)
        return chosen

    async def _chosen(self, choice: str, *, user: User, place: Place, variant: str) -> ChosenLevel:
        if choice != SAME:
            return ChosenLevel(choice)
        standing = await self._profiles.rating(user.id, place.guild, variant)
        if standing is None or standing.provisional:
            return ChosenLevel(SUBSTITUTE_LEVEL, "unknown")
        return ChosenLevel(level_like(standing.rating.mu), SAME)

    async def _ask(self, press: TablePress) -> None:
        table = await self._queries.table(press.match_id)
        _require_room(table, press.user)
        texts = press.texts
        await respond(press.interaction, Screen(texts.text("screen-level"), _levels(table, texts.language)))

    async def _add(self, choice: str, press: TablePress) -> None:
        """Seat the computer and name it; while there is room for another, ask again.

        A press from before another computer came, as the second of two quick ones, only names that one.
        """
        before = await self._queries.table(press.match_id)
        variant = before.match.options.variant
        chosen = await self.choose(choice, user=press.user, place=before.place, variant=variant)
        try:
            table = await self._seats.add_computer(press.match_id, press.user, chosen.level, seq=press.id.seq)
        except Refused as error:
            if error.code is not Refusal.STALE:
                raise
            table = await self._queries.table(press.match_id)
            chosen = ChosenLevel(filling_level(table.match))
        text = _welcome(table, press.texts, chosen)
        more = table.match.phase is Phase.LOBBY and any(seat.occupant is None for seat in table.match.seats)
        await respond(press.interaction, Screen(text, _levels(table, press.texts.language) if more else ()))


def _welcome(table: Table, texts: Catalogue, chosen: ChosenLevel) -> str:
    """The name of the newest computer, its level, and how that was found."""
    newest = newest_computer(table.match)
    if newest is None:
        return texts.text("screen-level")
    name, level = narrator(table, texts.language).names.seat(newest), texts.text(f"level-{chosen.level}")
    if chosen.how == NO_HARD:
        return f"{texts.text('screen-level-added', name=name, level=level)}\n{texts.text('screen-level-no-hard')}"
    return texts.text(f"screen-level-{chosen.how}", name=name, level=level)


def _levels(table: Table, language: str) -> tuple[tuple[Button, ...], ...]:
    return (tuple(button(table, language, f"level-{choice}") for choice in CHOICES),)


def _require_room(table: Table, user: User) -> None:
    """Raise before the question what would be raised after the answer."""
    match = table.match
    if match.phase is not Phase.LOBBY:
        raise IllegalInput(Code.NOT_A_LOBBY if match.is_live else Code.NOT_RUNNING)
    if table.host_user.id != user.id:
        raise Refused(Refusal.NOT_HOST)
    if all(seat.occupant is not None for seat in match.seats):
        raise IllegalInput(Code.LOBBY_FULL, seats=len(match.seats))
