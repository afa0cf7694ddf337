"""Positions and results in words: alt texts for the pictures, and the board and the hand as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import clip, escape
from cogs.texts.scoring_text import score_text
from engine.layout import SIDES, Arm, Laid, Layout
from engine.moves import Play
from engine.rules import Rules
from engine.tiles import Tile
from engine.view import PublicView, ResultView, SeatView

ALT_LIMIT = 1024
"""Discord's limit for an alt text, in characters."""
END_LETTERS = {Arm.LEFT: "A", Arm.RIGHT: "B", Arm.UP: "C", Arm.DOWN: "D"}
"""What the open ends are called, in texts and in pictures."""
_TILES_A_ROW = 7
"""Tiles in a row of the text board; the rows fit a phone's width in a code block."""


# ---- board -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BoardText:
    """One position in words, in one language."""

    language: str
    names: Sequence[str]
    """Plain names by seat."""
    view: PublicView

    def alt_text(self) -> str:
        """The whole position, for people who do not see the picture."""
        view = self.view
        sentences = [
            self._text("alt-board", number=view.number),
            *self._layout_sentences(),
            *self._last_tile(),
            *([self._text("alt-scored", points=view.scored)] if view.scored else []),
            *self._total(),
            *(self._seat(seat) for seat in range(len(view.seats))),
            self._boneyard(),
            *self._turned_up(),
        ]
        return clip(" ".join(sentences), ALT_LIMIT)

    def message_text(self) -> str:
        """The position as message text, for screen readers and for channels without pictures."""
        layout = self.view.layout
        lines = [_drawing(layout) if layout.laid else self._text("alt-empty")]
        if layout.laid:
            lines.append(self._text("text-ends", ends=self._ends()))
            lines.extend(self._last_tile())
        lines.extend(self._total())
        lines.extend(escape(self._seat(seat)) for seat in range(len(self.view.seats)))
        lines.append(self._boneyard())
        return "\n".join(lines)

    def _text(self, key: str, **values: str | int) -> str:
        return Catalogue(self.language).text(key, **values)

    def _layout_sentences(self) -> Iterator[str]:
        layout = self.view.layout
        if not layout.laid:
            yield self._text("alt-empty")
            return
        yield self._text("alt-line", tiles=", ".join(_line(layout)))
        for arm, tiles in _side_arms(layout):
            yield self._text(f"alt-{arm}", tiles=", ".join(tiles))
        yield self._text("alt-ends", ends=self._ends())

    def _ends(self) -> str:
        return ", ".join(
            self._text(
                "alt-end",
                letter=END_LETTERS[arm],
                side=self._text(f"end-{arm}"),
                pips="/".join(map(str, sorted(pips))),
            )
            for arm, pips in self.view.layout.ends().items()
        )

    def _last_tile(self) -> list[str]:
        if self.view.last is None:
            return []
        laid = self.view.layout.laid[self.view.last]
        if laid.arm is None:
            return [self._text("alt-last-lead", tile=str(laid.tile))]
        return [self._text("alt-last", tile=str(laid.tile), letter=END_LETTERS[laid.arm])]

    def _total(self) -> list[str]:
        return [] if self.view.total is None else [self._text("alt-total", total=self.view.total)]

    def _seat(self, number: int) -> str:
        view, name = self.view, self.names[number]
        seat = view.seats[number]
        if seat.pair is not None:
            name = self._text("alt-pair", name=name, number=seat.pair + 1)
        key = "alt-seat-turn" if view.turn == number else "alt-seat-passed" if seat.passed else "alt-seat"
        tiles = self._text("tile-count", count=seat.tiles)
        points = score_text(Catalogue(self.language), seat.score, fewest_win=view.rules.fewest_win)
        return self._text(key, name=name, tiles=tiles, points=points)

    def _boneyard(self) -> str:
        """How many tiles are left; with a reserve, also how many of them can be drawn."""
        tiles = self._text("tile-count", count=self.view.boneyard)
        if not self.view.rules.reserve:
            return self._text("alt-boneyard", tiles=tiles)
        return self._text("alt-boneyard-reserve", tiles=tiles, drawable=self.view.drawable)

    def _turned_up(self) -> list[str]:
        if self.view.hands is None:
            return []
        held = [
            self._text("alt-turned-up", name=self.names[number], tiles=_tile_list(hand))
            for number, hand in enumerate(self.view.hands)
            if hand
        ]
        return [self._text("alt-round-over" if self.view.turn is None else "alt-hands-open"), *held]


def _line(layout: Layout) -> list[str]:
    """The tiles from the left end to the right end, each written as it lies."""
    left = [f"{each.outer}-{each.inner}" for each in reversed(layout.laid) if each.arm is Arm.LEFT]
    return [*left, *(_inside_out(each) for each in layout.laid if each.arm in (None, Arm.RIGHT))]


def _side_arms(layout: Layout) -> Iterator[tuple[Arm, list[str]]]:
    """The side arms that have tiles, each with its tiles from the root outwards."""
    for arm in SIDES:
        outward = [_inside_out(each) for each in layout.laid if each.arm is arm]
        if outward:
            yield arm, outward


def _inside_out(laid: Laid) -> str:
    return f"{laid.inner}-{laid.outer}"


def _drawing(layout: Layout) -> str:
    """The layout in a code block: the line in rows, then the side arms."""
    line = _line(layout)
    rows = ["  ".join(line[start : start + _TILES_A_ROW]) for start in range(0, len(line), _TILES_A_ROW)]
    rows[0] = f"{END_LETTERS[Arm.LEFT]}> {rows[0]}"
    rows[1:] = [f"   {row}" for row in rows[1:]]
    rows[-1] += f" <{END_LETTERS[Arm.RIGHT]}"
    rows += [f"{END_LETTERS[arm]}: {'  '.join(tiles)}" for arm, tiles in _side_arms(layout)]
    return "\n".join(["```", *rows, "```"])


# ---- result ----------------------------------------------------------------------------------------------------------


def result_alt(language: str, names: Sequence[str], rules: Rules, result: ResultView) -> str:
    """Who won, all scores, and the points of every round; ``names`` by seat."""
    texts = Catalogue(language)
    sides = [" & ".join(names[seat] for seat in seats) for seats in result.sides]
    won = ", ".join(sides[side] for side in result.winners)
    parts = [texts.text("alt-result-won", names=won) if won else texts.text("alt-result-drawn")]
    points = [score_text(texts, score, fewest_win=rules.fewest_win) for score in result.scores]
    scores = ", ".join(f"{name} {score}" for name, score in zip(sides, points, strict=True))
    parts.append(texts.text("alt-result-scores", scores=scores))
    if result.rounds:
        rounds = "; ".join(f"{each.number}: {', '.join(map(str, each.points))}" for each in result.rounds)
        parts.append(texts.text("alt-result-rounds", rounds=rounds))
    return clip(" ".join(parts), ALT_LIMIT)


# ---- hand ------------------------------------------------------------------------------------------------------------


def hand_alt(language: str, names: Sequence[str], view: SeatView) -> str:
    """A hand and the board above it, for people who do not see the picture; playable tiles first, with their ends."""
    board = BoardText(language, names, view.public).alt_text()
    return clip(f"{hand_text(language, view)} {board}", ALT_LIMIT)


def hand_text(language: str, view: SeatView) -> str:
    """The tiles of a hand; playable ones first, with their ends."""
    texts, plays = Catalogue(language), view.plays
    if not plays:
        return texts.text("alt-hand", tiles=_tile_list(view.hand))
    playable = ", ".join(_with_ends(texts, tile, arms) for tile, arms in plays.items())
    sentences = [texts.text("alt-hand-playable", tiles=playable)]
    rest = [tile for tile in view.hand if tile not in plays]
    if rest:
        sentences.append(texts.text("alt-hand-rest", tiles=_tile_list(rest)))
    return " ".join(sentences)


def tile_label(view: SeatView, tile: Tile) -> str:
    """The button of a playable tile: its name and what it scores, by the ends between which one has to choose."""
    plays = [Play(tile, arm) for arm in view.choices(tile)] or [Play(tile)]
    points = dict.fromkeys(map(view.points, plays))
    return f"{tile} {'/'.join(f'+{each}' for each in points)}" if any(points) else str(tile)


def end_label(language: str, arm: Arm, pips: Sequence[int], *, points: int = 0) -> str:
    """The button that plays a tile on an end: the end's letter, its side or the points, the pips that match there."""
    texts, letter, fitting = Catalogue(language), END_LETTERS[arm], "/".join(map(str, pips))
    if points:
        return texts.text("button-end-points", letter=letter, pips=fitting, points=points)
    return texts.text("button-end", letter=letter, side=texts.text(f"end-{arm}"), pips=fitting)


def _with_ends(texts: Catalogue, tile: Tile, arms: Sequence[Arm]) -> str:
    if not arms:
        return str(tile)
    letters = [END_LETTERS[arm] for arm in arms]
    ends = letters[0]
    if len(letters) > 1:
        ends = texts.text("list-or", first=", ".join(letters[:-1]), last=letters[-1])
    return texts.text("alt-hand-fits", tile=str(tile), ends=ends)


def _tile_list(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(str, tiles))
