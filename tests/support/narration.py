"""Matches to be told in words, and the people in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cogs.texts.narrator import Narrator
from engine.match import Match
from tests.support.positions import played, position
from tests.support.random_matches import started

QUOTED = ("en-US", "tr", "pt-BR")
"""The languages whose sentences the tests quote, in this order."""

DUE = 1_770_000_000_000
WHEN = "<t:1770000000:R>"


@dataclass(frozen=True)
class Somebody:
    """All that is told of a person."""

    name: str


PEOPLE = {1: Somebody("Ada"), 2: Somebody("İlker"), 3: Somebody("Zoë"), 4: Somebody("Ada")}
"""Two of one name among them."""

FOUR = {1: Somebody("Ada"), 2: Somebody("Bo"), 3: Somebody("Cem"), 4: Somebody("Dan")}
"""Those of the functions below that need no other people."""


def lines(language: str, match: Match) -> list[str]:
    """The board's text."""
    return Narrator(language, match, FOUR).board().splitlines()


def told(match: Match) -> list[str]:
    """Everything that the board says, in the languages that are quoted."""
    return [line for language in QUOTED for line in lines(language, match)]


def has(match: Match, *expected: str) -> bool:
    """Whether the board of each quoted language has its line."""
    missing = [text for language, text in zip(QUOTED, expected, strict=True) if text not in lines(language, match)]
    assert not missing, "\n".join([*missing, "-- in --", *told(match)])
    return True


def blocked(variant: str, own: str, *others: str, **named: Any) -> Match:
    """A round that the first seat has just blocked; these tiles are left, none with a 0 or a 1."""
    return played(position(variant, f"1-0 {own}", *others, table="0-0", **named), "1-0 right")


def narrator(language: str, match: Match, due_at: int | None = None) -> Narrator:
    """Tells of the match in this language."""
    return Narrator(language, match, PEOPLE, due_at)


def turn_of(seat: int, *, people: int = 2) -> Match:
    """A match in which this seat is on turn."""
    return next(
        match
        for seed in range(50)
        if (match := started(seed=seed, people=people)).on_turn == seat
    )  # fmt: skip
