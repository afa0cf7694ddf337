"""All tiles on the table as a graph: which ends are open, where a tile may join, and the total of the ends.

No pixels: the renderer decides where a tile lies in the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from engine.ends import CLOSED, PIP, Ends
from engine.ends import Laid as Laid
from engine.moves import ARMS, Play
from engine.moves import Arm as Arm
from engine.tiles import BIT, Tile

_made: Callable[[type[Any], tuple[Any, ...]], Any] = tuple.__new__  # type: ignore[reportUnknownMemberType]
"""Makes a named tuple from all its fields, in half the time of calling its class."""

LINE = (Arm.LEFT, Arm.RIGHT)
SIDES = (Arm.UP, Arm.DOWN)


class Spinner(StrEnum):
    """Whether the root opens side arms, and when."""

    NONE = "none"
    """A line with two ends; doubles never branch."""
    AFTER_LINE = "after-line"
    """A double root opens up and down once left and right both have a tile (All Fives)."""
    OPEN = "open"
    """Any root, double or not, has four open sides from the start (Straight)."""


class Layout(NamedTuple):
    """An immutable layout. ``lead``, ``after``, ``played`` and ``of`` make new ones; call the class only for an empty
    one."""

    spinner: Spinner = Spinner.NONE
    laid: tuple[Laid, ...] = ()
    open: Ends = CLOSED
    """Derived from ``laid``, and stored because every move needs it."""

    @classmethod
    def of(cls, spinner: Spinner, laid: Iterable[Laid]) -> Layout:
        """The layout after these tiles, in this order."""
        layout = cls(spinner)
        for each in laid:
            layout = layout._rooted(each) if each.arm is None else layout.after(each.tile, each.arm)
        return layout

    @property
    def root(self) -> Laid | None:
        """The first tile of the round, None on an empty table."""
        return self.laid[0] if self.laid else None

    def tip(self, arm: Arm) -> Laid | None:
        """The outermost tile of an arm, None where it has none yet."""
        return next((each for each in reversed(self.laid) if each.arm is arm), None)

    def ends(self) -> dict[Arm, tuple[int, ...]]:
        """The open ends and the pips that match there: one number, or two on the empty long side of a non-double
        root."""
        return {arm: pips for arm, pips in zip(ARMS, self.open.pips, strict=True) if pips}

    def fits(self, tile: Tile) -> tuple[Arm, ...]:
        """The arms on which this tile may be played, in the order left, right, up, down."""
        return tuple(play.arm for play in self.open.plays(BIT.get(tile, 0)) if play.arm)

    def lead(self, tile: Tile) -> Layout:
        """The layout with this tile as its root, the higher half to the left."""
        return led(self.spinner, tile)

    def after(self, tile: Tile, arm: Arm) -> Layout:
        """The layout after playing this tile on an arm that it fits. Raises KeyError where it does not."""
        return self.played(Play(tile, arm))

    def played(self, play: Play) -> Layout:
        """The layout after a play that fits, or a lead on an empty table. Raises KeyError for any other."""
        spinner, laid, ends = self
        if not laid and play.arm is None:
            return led(spinner, play.tile)
        _, after, each = ends.steps.get(play) or ends.step(play)
        return _made(Layout, (spinner, (*laid, each), after))

    def _rooted(self, root: Laid) -> Layout:
        left, right, double = PIP[root.inner], PIP[root.outer], root.tile.is_double
        side = () if self.spinner is not Spinner.OPEN else left if double else left + right
        waiting = (root.inner, LINE) if double and self.spinner is Spinner.AFTER_LINE else None
        return Layout(self.spinner, (root,), Ends.at((left, right, side, side), waiting))

    def counted(self) -> dict[str, int]:
        """What each open end counts, by arm; a double at an end counts both halves.

        Keys other than arms: ``chain`` (a lone tile of a line, its pips once), ``spinner`` (a double root that still
        counts), ``spinner_left`` and ``spinner_right`` (the free ends of a non-double root). Empty side arms count
        nothing and are absent.
        """
        root = self.root
        if root is None:
            return {}
        if len(self.laid) == 1 and self.spinner is Spinner.NONE:
            return {"chain": root.tile.pips}
        tips = self._tips()
        counted = self._root_counts(root, tips)
        for arm in ARMS:
            if arm in tips:
                tip = tips[arm]
                counted[arm.value] = tip.tile.pips if tip.tile.is_double else tip.outer
        return counted

    @property
    def total(self) -> int:
        """The sum of ``counted``: what all open ends count for scoring."""
        if len(self.laid) < 2:
            return sum(self.counted().values())
        tips = self._tips()
        total = 0
        for tip in tips.values():
            total += tip.outer * 2 if tip.tile.is_double else tip.outer
        if len(tips) < 2 or not self.laid[0].tile.is_double:
            total += sum(self._root_counts(self.laid[0], tips).values())
        return total

    def same_after(self, tile: Tile, arms: Iterable[Arm]) -> dict[Arm, Arm]:
        """For each arm the first of ``arms`` that leads to the same position as far as the rules are concerned.

        A player has to choose an arm only when this has more than one value.
        """
        first: dict[object, Arm] = {}
        merged: dict[Arm, Arm] = {}
        for arm in arms:
            merged[arm] = first.setdefault(self.after(tile, arm)._position(), arm)
        return merged

    def _tips(self) -> dict[Arm | None, Laid]:
        """The outermost tile of each arm that has one."""
        return {each.arm: each for each in self.laid[1:]}

    def _root_counts(self, root: Laid, tips: Mapping[Arm | None, Laid]) -> dict[str, int]:
        """What the root itself still counts, with the keys of ``counted``."""
        line = self.spinner is Spinner.NONE
        if root.tile.is_double:
            if len(tips) > 1:
                return {}
            if not line:
                return {"spinner": root.tile.pips}
            return {arm.value: root.tile.pips for arm in LINE if arm not in tips}
        halves = {Arm.LEFT: root.inner, Arm.RIGHT: root.outer}
        prefix = "" if line else "spinner_"
        return {prefix + arm: pip for arm, pip in halves.items() if arm not in tips}

    def _position(self) -> object:
        """Equal for two layouts of several tiles that differ only in which of two like arms is which."""
        counted = self.counted()
        arms = ((pips, counted.get(arm, counted.get(f"spinner_{arm}", -1))) for arm, pips in self.ends().items())
        return tuple(sorted(arms)), counted.get("spinner")


@cache
def led(spinner: Spinner, tile: Tile) -> Layout:
    """The layout of one tile; each of the 84 is made once. Raises KeyError for a tile that is not in the set."""
    if tile not in BIT:
        raise KeyError(tile)
    return Layout.of(spinner, [Laid(tile, None, tile.high, tile.low)])
