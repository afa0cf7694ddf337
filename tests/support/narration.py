"""Matches for the narrator tests, and the people in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cogs.texts.narrator import Narrator
from engine.match import Match
from tests.support.positions import played, position
from tests.support.random_matches import started

QUOTED = ("en-US", "tr", "pt-BR")
"""The languages quoted by the tests, in this order."""

DUE = 1_770_000_000_000
WHEN = "<t:1770000000:R>"


@dataclass(frozen=True)
class NamedPlayer:
    """A person as the narrator sees one."""

    name: str


PEOPLE = {1: NamedPlayer("Ada"), 2: NamedPlayer("İlker"), 3: NamedPlayer("Zoë"), 4: NamedPlayer("Ada")}
"""People by id; two of them share a name."""

FOUR = {1: NamedPlayer("Ada"), 2: NamedPlayer("Bo"), 3: NamedPlayer("Cem"), 4: NamedPlayer("Dan")}
"""The people used by the functions below."""


def lines(language: str, match: Match) -> list[str]:
    """The lines of the board's text."""
    return Narrator(language, match, FOUR).board().splitlines()


def board_lines(match: Match) -> list[str]:
    """All board lines, in the quoted languages."""
    return [line for language in QUOTED for line in lines(language, match)]


def has(match: Match, *expected: str) -> bool:
    """Assert that the board has the given line in each quoted language."""
    missing = [text for language, text in zip(QUOTED, expected, strict=True) if text not in lines(language, match)]
    assert not missing, "\n".join([*missing, "-- in --", *board_lines(match)])
    return True


def blocked(variant: str, own: str, *others: str, **named: Any) -> Match:
    """A round that the first seat has just blocked; the given tiles remain, none with a 0 or a 1."""
    return played(position(variant, f"1-0 {own}", *others, table="0-0", **named), "1-0 right")


def narrator(language: str, match: Match, due_at: int | None = None) -> Narrator:
    """The narrator of the match in this language."""
    return Narrator(language, match, PEOPLE, due_at)


def turn_of(seat: int, *, people: int = 2) -> Match:
    """A match in which this seat is on turn."""
    return next(
        match
        for seed in range(50)
        if (match := started(seed=seed, people=people)).on_turn == seat
    )  # fmt: skip
