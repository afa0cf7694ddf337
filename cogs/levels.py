"""How strong a computer is to be: the private question to the host, and what "as strong as me" comes to."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from cogs.answers import catalogue, show
from cogs.desk import Desk, Handler, Press
from cogs.items import Button
from cogs.public import button, narrator
from cogs.screens import Screen
from cogs.text import Catalogue, pick_language
from data.ladder import PROVISIONAL
from data.records import Place, Refusal, Refused, Table, User
from engine.ai import LEVELS
from engine.ai.strength import level_like
from engine.errors import Code, IllegalInput
from engine.match import SUBSTITUTE_LEVEL, Match, Phase

SAME = "same"
"""As strong as who asks."""
CHOICES = (*LEVELS, SAME)


class Picked(NamedTuple):
    """A level, and how it was found where it was left to the bot."""

    level: str
    how: str = "added"
    """``same`` from a rating, ``unknown`` where there is none that is sure enough: the end of the text's key."""
    missing: int = 0
    """How many rated matches are missing until it is."""


async def pick(desk: Desk, choice: str, *, user: User, place: Place, variant: str) -> Picked:
    """The level that one of CHOICES means for somebody, in a variant and on a server."""
    if choice != SAME:
        return Picked(choice)
    standing = await desk.stats.standing(user.id, place.guild, variant)
    if standing is None or standing.provisional:
        return Picked(SUBSTITUTE_LEVEL, "unknown", PROVISIONAL - (standing.matches if standing else 0))
    return Picked(level_like(standing.rating.mu), SAME)


async def _ask(desk: Desk, press: Press) -> None:
    """Ask the host how strong the computer is to be."""
    table = await desk.matches.table(press.match)
    _require_room(table, press.user)
    text = catalogue(press.interaction).text("screen-level")
    await show(press.interaction, Screen(text, _levels(table, pick_language(press.interaction.locale))))


async def _add(desk: Desk, press: Press, *, choice: str) -> None:
    """Seat the computer and say who came; while there is room for another, ask again."""
    before = await desk.matches.table(press.match)
    _require_room(before, press.user)
    variant = before.match.options.variant
    picked = await pick(desk, choice, user=press.user, place=before.place, variant=variant)
    table = await desk.matches.add_computer(press.match, press.user, picked.level)
    language = pick_language(press.interaction.locale)
    texts = Catalogue(language)
    text = texts.text(
        f"screen-level-{picked.how}",
        name=narrator(table, language).marked(_newcomer(before.match, table.match)),
        level=texts.text(f"level-{picked.level}"),
        count=picked.missing,
    )
    more = table.match.phase is Phase.LOBBY and any(seat.occupant is None for seat in table.match.seats)
    await show(press.interaction, Screen(text, _levels(table, language) if more else ()))


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


def _newcomer(before: Match, after: Match) -> int:
    """The seat that was taken."""
    seats = zip(before.seats, after.seats, strict=True)
    return next(number for number, (old, new) in enumerate(seats) if old.occupant != new.occupant)


HANDLERS: dict[str, Handler] = {
    "computer": _ask,
    **{f"level-{choice}": partial(_add, choice=choice) for choice in CHOICES},
}
