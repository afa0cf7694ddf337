"""How strong a computer is to be: the private question to the host, and what "as strong as me" comes to."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import catalogue_for, respond
from cogs.interactions.dispatcher import Handler, InteractionDispatcher, TablePress
from cogs.live.board_message import button, narrator
from cogs.texts.catalogue import Catalogue, language_for
from data.ladder.records import PROVISIONAL
from data.matches.guards import filling_level, newest_computer
from data.matches.records import Place, Refusal, Refused, Table, User
from engine.ai import LEVELS
from engine.ai.strength import level_like
from engine.errors import Code, IllegalInput
from engine.match import SUBSTITUTE_LEVEL, Phase

SAME = "same"
"""As strong as who asks."""
CHOICES = (*LEVELS, SAME)


class ChosenLevel(NamedTuple):
    """A level, and how it was found where it was left to the bot."""

    level: str
    how: str = "added"
    """``same`` from a rating, ``unknown`` where there is none that is sure enough: the end of the text's key."""
    missing: int = 0
    """How many rated matches are missing until it is."""


async def choose_level(
    desk: InteractionDispatcher, choice: str, *, user: User, place: Place, variant: str
) -> ChosenLevel:
    """The level that one of CHOICES means for somebody, in a variant and on a server."""
    if choice != SAME:
        return ChosenLevel(choice)
    standing = await desk.stats.profiles.rating(user.id, place.guild, variant)
    if standing is None or standing.provisional:
        return ChosenLevel(SUBSTITUTE_LEVEL, "unknown", PROVISIONAL - (standing.matches if standing else 0))
    return ChosenLevel(level_like(standing.rating.mu), SAME)


async def _ask(desk: InteractionDispatcher, press: TablePress) -> None:
    """Ask the host how strong the computer is to be."""
    table = await desk.matches.queries.table(press.match_id)
    _require_room(table, press.user)
    text = catalogue_for(press.interaction).text("screen-level")
    await respond(press.interaction, Screen(text, _levels(table, language_for(press.interaction.locale))))


async def _add(desk: InteractionDispatcher, press: TablePress, *, choice: str) -> None:
    """Seat the computer and say who came; while there is room for another, ask again.

    A press from before another computer came, be it the second of two quick ones, only says so.
    """
    before = await desk.matches.queries.table(press.match_id)
    variant = before.match.options.variant
    picked = await choose_level(desk, choice, user=press.user, place=before.place, variant=variant)
    try:
        table = await desk.matches.seats.add_computer(press.match_id, press.user, picked.level, seq=press.id.seq)
    except Refused as error:
        if error.code is not Refusal.STALE:
            raise
        table = await desk.matches.queries.table(press.match_id)
        picked = ChosenLevel(filling_level(table.match))
    language = language_for(press.interaction.locale)
    text = _welcome(table, language, picked)
    more = table.match.phase is Phase.LOBBY and any(seat.occupant is None for seat in table.match.seats)
    await respond(press.interaction, Screen(text, _levels(table, language) if more else ()))


def _welcome(table: Table, language: str, picked: ChosenLevel) -> str:
    """Who came last, and how their level was found."""
    texts, newest = Catalogue(language), newest_computer(table.match)
    if newest is None:
        return texts.text("screen-level")
    name, level = narrator(table, language).names.seat(newest), texts.text(f"level-{picked.level}")
    return texts.text(f"screen-level-{picked.how}", name=name, level=level, count=picked.missing)


def _levels(table: Table, language: str) -> tuple[tuple[Button, ...], ...]:
    return (tuple(button(table, language, f"level-{choice}") for choice in CHOICES),)


def _require_room(table: Table, user: User) -> None:
    """Refuse at once what would be refused after the answer."""
    match = table.match
    if match.phase is not Phase.LOBBY:
        raise IllegalInput(Code.NOT_A_LOBBY if match.is_live else Code.NOT_RUNNING)
    if table.host_user.id != user.id:
        raise Refused(Refusal.NOT_HOST)
    if all(seat.occupant is not None for seat in match.seats):
        raise IllegalInput(Code.LOBBY_FULL, seats=len(match.seats))


HANDLERS: dict[str, Handler] = {
    "computer": _ask,
    **{f"level-{choice}": partial(_add, choice=choice) for choice in CHOICES},
}
