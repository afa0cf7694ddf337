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

    __slots__ = ("_after", "pips", "plays")

    pips: Pips
    plays: Mapping[Tile, tuple[Play, ...]]
    """Every tile of the set that fits somewhere, with the plays it allows, in the order of ``ARMS``."""
    _after: dict[Play, tuple[Laid, Ends]]

    @staticmethod
    def at(pips: Pips) -> Ends:
        """The ends with these pips; two values on an arm where a tile may join with either."""
        known = _KNOWN.get(pips)
        if known is None:
            if len(_KNOWN) >= _MOST:  # forget all and cut the steps between them, so that they can be freed
                for each in _KNOWN.values():
                    each._after.clear()
                _KNOWN.clear()
            known = _KNOWN[pips] = Ends()
            known.pips = pips
            known.plays = _plays(pips)
            known._after = {}
        return known

    def after(self, play: Play) -> tuple[Laid, Ends]:
        """How a fitting tile comes to lie, and the ends that are open then.

        Raises KeyError for a play that is not in ``plays``.
        """
        step = self._after.get(play)
        if step is None:
            step = self._after[play] = self._step(play)
        return step

    def _step(self, play: Play) -> tuple[Laid, Ends]:
        tile, arm = play
        if arm is None or play not in self.plays[tile]:
            raise KeyError(play)
        place = ARMS.index(arm)
        inner = next(pip for pip in self.pips[place] if tile.has(pip))
        outer = tile.other(inner)
        return Laid(tile, arm, inner, outer), Ends.at((*self.pips[:place], PIP[outer], *self.pips[place + 1 :]))

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
    for tile in TILES:
        plays = tuple(
            _PLAYS[tile, arm] for arm, open_pips in zip(ARMS, pips, strict=True) if any(map(tile.has, open_pips))
        )
        if plays:
            found[tile] = plays
    return found


_PLAYS = {(tile, arm): Play(tile, arm) for tile in TILES for arm in ARMS}
_KNOWN: dict[Pips, Ends] = {}
_MOST = 4096
"""How many ends are remembered at a time, about 3 kB each."""

CLOSED = Ends.at(((), (), (), ()))
"""An empty table."""
PIP = tuple((pip,) for pip in range(HIGHEST + 1))
"""The open pips of an end with one number."""
