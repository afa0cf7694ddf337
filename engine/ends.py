"""The open ends of a layout, as far as they decide what may be played: few values, shared by all layouts.

A line has 49 of them, a layout with four arms some thousands. Each works out once which tiles fit where; the step to
the next one is remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from engine.tiles import HIGHEST, TILES, Tile


class Arm(StrEnum):
    """A branch of the layout, named by the side of the root it grows from."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


ARMS = tuple(Arm)


class Play(NamedTuple):
    """Lay a tile on an arm; ``arm`` is None for the lead."""

    tile: Tile
    arm: Arm | None = None


class Laid(NamedTuple):
    """One tile on the table. ``inner`` touches its arm, ``outer`` became the end; for the root (``arm`` None)
    ``inner`` lies to the left and ``outer`` to the right."""

    tile: Tile
    arm: Arm | None
    inner: int
    outer: int


Pips = tuple[tuple[int, ...], ...]
"""By arm, in the order of ``ARMS``: the pips that match there, none where the arm is not open."""


class Ends:
    """Which arms are open and what matches there. A value, to be had from ``Ends.at`` only."""

    __slots__ = ("pips", "plays", "steps")

    pips: Pips
    plays: Mapping[Tile, tuple[Play, ...]]
    """Every tile of the set that fits somewhere, with the plays it allows, in the order of ``ARMS``."""
    steps: dict[Play, tuple[Laid, Ends]]
    """The answers of ``step`` so far."""

    @staticmethod
    def at(pips: Pips) -> Ends:
        """The ends with these pips; two values on an arm where a tile may join with either."""
        known = _KNOWN.get(pips)
        if known is None:
            if len(_KNOWN) >= _MOST:  # forget all and cut the steps between them, so that they can be freed
                for each in _KNOWN.values():
                    each.steps.clear()
                _KNOWN.clear()
            known = _KNOWN[pips] = Ends()
            known.pips = pips
            known.plays = _plays(pips)
            known.steps = {}
        return known

    def step(self, play: Play) -> tuple[Laid, Ends]:
        """How a fitting tile comes to lie, and the ends that are open then; kept in ``steps`` from now on.

        Raises KeyError for a play that is not in ``plays``.
        """
        tile, arm = play
        if arm is None or play not in self.plays[tile]:
            raise KeyError(play)
        place = ARMS.index(arm)
        inner = next(pip for pip in self.pips[place] if tile.has(pip))
        outer = tile.other(inner)
        after = Ends.at((*self.pips[:place], PIP[outer], *self.pips[place + 1 :]))
        step = self.steps[play] = Laid(tile, arm, inner, outer), after
        return step

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ends) and self.pips == other.pips

    def __hash__(self) -> int:
        return hash(self.pips)

    def __repr__(self) -> str:
        return f"Ends.at({self.pips})"

    def __reduce__(self) -> tuple[object, ...]:
        return Ends.at, (self.pips,)


def _plays(pips: Pips) -> dict[Tile, tuple[Play, ...]]:
    found: dict[Tile, tuple[Play, ...]] = {}
    for arm, open_pips in zip(ARMS, pips, strict=True):
        for pip in open_pips:
            for play in _PLAYS[arm, pip]:
                others = found.get(play.tile, ())
                if play not in others:  # the tile that has both numbers of a long side
                    found[play.tile] = (*others, play)
    return found


_PLAYS = {
    (arm, pip): tuple(Play(tile, arm) for tile in TILES if tile.has(pip)) for arm in ARMS for pip in range(HIGHEST + 1)
}
_KNOWN: dict[Pips, Ends] = {}
_MOST = 4096
"""How many ends are remembered at a time, about 3 kB each."""

CLOSED = Ends.at(((), (), (), ()))
"""An empty table."""
PIP = tuple((pip,) for pip in range(HIGHEST + 1))
"""The open pips of an end with one number."""
