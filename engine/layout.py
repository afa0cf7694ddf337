"""All tiles on the table as a graph: which ends are open, where a tile may join, what the ends count.

Never pixels: where a tile lies in the picture is the renderer's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from functools import cached_property
from typing import NamedTuple

from engine.tiles import Tile


class Arm(StrEnum):
    """A branch of the layout, named by the side of the root it grows from."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


LINE = (Arm.LEFT, Arm.RIGHT)
SIDES = (Arm.UP, Arm.DOWN)


class Spinner(Enum):
    """Whether the root opens side arms, and when."""

    NONE = "none"
    """A line with two ends; doubles never branch."""
    AFTER_LINE = "after-line"
    """A double root opens up and down once left and right both have a tile (All Fives)."""
    OPEN = "open"
    """Any root, double or not, has four open sides from the start (Straight)."""


class Laid(NamedTuple):
    """One tile on the table. ``inner`` touches its arm, ``outer`` became the end; for the root (``arm`` None)
    ``inner`` lies to the left and ``outer`` to the right."""

    tile: Tile
    arm: Arm | None
    inner: int
    outer: int


@dataclass(frozen=True)
class Layout:
    """A value: ``lead`` and ``after`` return new layouts. Not slotted: its ends are worked out once and kept."""

    spinner: Spinner = Spinner.NONE
    laid: tuple[Laid, ...] = ()
    _tips: tuple[Laid | None, Laid | None, Laid | None, Laid | None] = field(
        default=(None, None, None, None), repr=False, compare=False
    )
    """The outermost tile of each arm, in the order of ``Arm``; derived from ``laid``."""

    @classmethod
    def of(cls, spinner: Spinner, laid: Iterable[Laid]) -> Layout:
        """The layout of these tiles, laid one after the other."""
        tiles = tuple(laid)
        tips = tuple(next((each for each in reversed(tiles) if each.arm is arm), None) for arm in Arm)
        left, right, up, down = tips
        return cls(spinner, tiles, (left, right, up, down))

    @property
    def root(self) -> Laid | None:
        """The first tile of the round, None on an empty table."""
        return self.laid[0] if self.laid else None

    def tip(self, arm: Arm) -> Laid | None:
        """The outermost tile of an arm, None where it has none yet."""
        return self._tips[_INDEX[arm]]

    def ends(self) -> dict[Arm, tuple[int, ...]]:
        """The open ends and the pips that match there.

        Two values only for the empty long side of a non-double root, which takes either half.
        """
        return self._ends

    @cached_property
    def _ends(self) -> dict[Arm, tuple[int, ...]]:
        root = self.root
        if root is None:
            return {}
        found: dict[Arm, tuple[int, ...]] = {}
        for arm in Arm:
            tip = self.tip(arm)
            if tip is not None:
                found[arm] = (tip.outer,)
            elif arm is Arm.LEFT:
                found[arm] = (root.inner,)
            elif arm is Arm.RIGHT:
                found[arm] = (root.outer,)
            elif self._sides_open(root):
                found[arm] = (root.inner,) if root.tile.is_double else (root.inner, root.outer)
        return found

    def fits(self, tile: Tile) -> tuple[Arm, ...]:
        """The arms on which this tile may be played, in the order left, right, up, down."""
        low, high = tile
        return tuple([arm for arm, pips in self._ends.items() if low in pips or high in pips])

    def lead(self, tile: Tile) -> Layout:
        """The layout with this tile as its root, the higher half to the left."""
        return Layout(self.spinner, (Laid(tile, None, tile.high, tile.low),))

    def after(self, tile: Tile, arm: Arm) -> Layout:
        """The layout with this tile joined to an open end that it fits (the caller has checked ``fits``)."""
        pips = self.ends()[arm]
        inner = next(pip for pip in pips if tile.has(pip))
        laid = Laid(tile, arm, inner, tile.other(inner))
        tips = list(self._tips)
        tips[_INDEX[arm]] = laid
        left, right, up, down = tips
        return Layout(self.spinner, (*self.laid, laid), (left, right, up, down))

    def counted(self) -> dict[str, int]:
        """What each open end counts, by arm; a double at an end counts with both halves.

        Keys beside the arms: ``chain`` (a lone tile of a line: its pips once), ``spinner`` (a double root that still
        counts), ``spinner_left`` and ``spinner_right`` (the free ends of a non-double root). Empty side arms count
        nothing and are absent.
        """
        root = self.root
        if root is None:
            return {}
        if len(self.laid) == 1 and self.spinner is Spinner.NONE:
            return {"chain": root.tile.pips}
        counted = self._root_counts(root)
        for arm in Arm:
            tip = self.tip(arm)
            if tip is not None:
                counted[arm.value] = tip.tile.pips if tip.tile.is_double else tip.outer
        return counted

    @property
    def total(self) -> int:
        """The sum of all open ends as they count for scoring."""
        return sum(self.counted().values())

    def same_after(self, tile: Tile, arms: Iterable[Arm]) -> dict[Arm, Arm]:
        """For each arm the first arm of ``arms`` that leads to the same position as far as the rules can tell.

        A player is asked where a tile goes only when this has more than one value.
        """
        first: dict[object, Arm] = {}
        merged: dict[Arm, Arm] = {}
        for arm in arms:
            merged[arm] = first.setdefault(self.after(tile, arm)._position(), arm)
        return merged

    def _sides_open(self, root: Laid) -> bool:
        if self.spinner is Spinner.AFTER_LINE:
            return root.tile.is_double and all(self.tip(arm) is not None for arm in LINE)
        return self.spinner is Spinner.OPEN

    def _root_counts(self, root: Laid) -> dict[str, int]:
        """What the root itself still counts, by the names of ``counted``."""
        line = self.spinner is Spinner.NONE
        if root.tile.is_double:
            neighbours = [arm for arm in Arm if self.tip(arm) is not None]
            if len(neighbours) > 1:
                return {}
            if not line:
                return {"spinner": root.tile.pips}
            return {arm.value: root.tile.pips for arm in LINE if self.tip(arm) is None}
        halves = {Arm.LEFT: root.inner, Arm.RIGHT: root.outer}
        prefix = "" if line else "spinner_"
        return {prefix + arm: pip for arm, pip in halves.items() if self.tip(arm) is None}

    def _position(self) -> object:
        """Equal for two layouts of several tiles that differ only in which of two like arms is which."""
        counted = self.counted()
        arms = ((pips, counted.get(arm, counted.get(f"spinner_{arm}", -1))) for arm, pips in self.ends().items())
        return tuple(sorted(arms)), counted.get("spinner")


_INDEX = {arm: index for index, arm in enumerate(Arm)}
