"""Positions in words: alt texts that stand for the pictures, and the board and the hand as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import clip, escape
from cogs.texts.narrator import LETTERS, Narrator, tile_list
from cogs.texts.scoring_text import score_text
from cogs.texts.table_text import TableText
from engine.layout import SIDES, Arm, Laid, Layout
from engine.match import Match
from engine.tiles import Tile
from engine.view import PublicView, SeatView, public_view

ALT_LIMIT = 1024
"""Most characters of an alt text at Discord."""
_TILES_A_ROW = 7
"""Tiles in a row of the text board; the rows fit a phone's width in a code block."""


def board_alt(narrator: Narrator, match: Match) -> str:
    """The whole position for somebody who does not see the picture; empty before the first deal."""
    view = public_view(match)
    return "" if view is None else view_alt(narrator, view)


def view_alt(speaker: TableText, view: PublicView) -> str:
    """``board_alt`` of a position that belongs to no match."""
    sentences = [
        speaker.text("alt-board", number=view.number),
        *_layout_sentences(speaker, view.layout),
        *_last(speaker, view),
        *([speaker.text("alt-scored", points=view.scored)] if view.scored else []),
        *([] if view.total is None else [speaker.text("alt-total", total=view.total)]),
        *(_seat(speaker, view, seat) for seat in range(len(view.seats))),
        _boneyard(speaker, view),
        *_turned_up(speaker, view),
    ]
    return clip(" ".join(sentences), ALT_LIMIT)


def hand_alt(narrator: Narrator, view: SeatView) -> str:
    """The tiles of a hand for somebody who does not see the picture, playable ones first and with their ends."""
    if not view.hand:
        return narrator.text("alt-hand-empty")
    plays = view.plays
    if not plays:
        return clip(narrator.text("alt-hand", tiles=tile_list(view.hand)), ALT_LIMIT)
    playable = ", ".join(_with_ends(narrator, tile, arms, key="alt-hand-fits") for tile, arms in plays.items())
    sentences = [narrator.text("alt-hand-playable", tiles=playable)]
    rest = [tile for tile in view.hand if tile not in plays]
    if rest:
        sentences.append(narrator.text("alt-hand-rest", tiles=tile_list(rest)))
    return clip(" ".join(sentences), ALT_LIMIT)


def text_board(narrator: Narrator, match: Match) -> str:
    """The position as message text, for screen readers and for channels without pictures; empty before a deal."""
    view = public_view(match)
    if view is None:
        return ""
    lines = [_drawing(view.layout) if view.layout.laid else narrator.text("alt-empty")]
    if view.layout.laid:
        lines.append(narrator.text("text-ends", ends=_ends(narrator, view.layout)))
        lines.extend(_last(narrator, view))
    if view.total is not None:
        lines.append(narrator.text("alt-total", total=view.total))
    lines.extend(escape(_seat(narrator, view, seat)) for seat in range(len(view.seats)))
    lines.append(_boneyard(narrator, view))
    return "\n".join(lines)


def hand_list(narrator: Narrator, view: SeatView) -> str:
    """The tiles of a hand as message text, a line each, playable ones first and with their ends."""
    plays = view.plays
    lines = [_with_ends(narrator, tile, arms, key="hand-tile-fits") for tile, arms in plays.items()]
    rest = [tile for tile in view.hand if tile not in plays]
    return "\n".join([*lines, *([tile_list(rest)] if rest else [])]) or narrator.text("alt-hand-empty")


def end_label(language: str, arm: Arm, pips: Sequence[int]) -> str:
    """The button that puts a tile on an end: its letter, its side, the pips that match there."""
    catalogue = Catalogue(language)
    side = catalogue.text(f"end-{arm}")
    return catalogue.text("button-end", letter=LETTERS[arm], side=side, pips="/".join(map(str, pips)))


def _layout_sentences(speaker: TableText, layout: Layout) -> Iterable[str]:
    if not layout.laid:
        yield speaker.text("alt-empty")
        return
    yield speaker.text("alt-line", tiles=", ".join(_line(layout)))
    for arm in SIDES:
        outward = [_inside_out(each) for each in layout.laid if each.arm is arm]
        if outward:
            yield speaker.text(f"alt-{arm}", tiles=", ".join(outward))
    yield speaker.text("alt-ends", ends=_ends(speaker, layout))


def _ends(speaker: TableText, layout: Layout) -> str:
    return ", ".join(
        speaker.text(
            "alt-end", letter=LETTERS[arm], side=speaker.text(f"end-{arm}"), pips="/".join(map(str, sorted(pips)))
        )
        for arm, pips in layout.ends().items()
    )


def _line(layout: Layout) -> list[str]:
    """The tiles from the left end to the right end, each written as it lies."""
    left = [f"{each.outer}-{each.inner}" for each in reversed(layout.laid) if each.arm is Arm.LEFT]
    return [*left, *(_inside_out(each) for each in layout.laid if each.arm in (None, Arm.RIGHT))]


def _inside_out(laid: Laid) -> str:
    return f"{laid.inner}-{laid.outer}"


def _drawing(layout: Layout) -> str:
    """The layout in a code block: the line in rows, side arms below it from the first tile outwards."""
    line = _line(layout)
    rows = ["  ".join(line[start : start + _TILES_A_ROW]) for start in range(0, len(line), _TILES_A_ROW)]
    rows[0] = f"{LETTERS[Arm.LEFT]}> {rows[0]}"
    rows[1:] = [f"   {row}" for row in rows[1:]]
    rows[-1] += f" <{LETTERS[Arm.RIGHT]}"
    for arm in SIDES:
        outward = [_inside_out(each) for each in layout.laid if each.arm is arm]
        if outward:
            rows.append(f"{LETTERS[arm]}: {'  '.join(outward)}")
    return "\n".join(["```", *rows, "```"])


def _last(speaker: TableText, view: PublicView) -> list[str]:
    if view.last is None:
        return []
    laid = view.layout.laid[view.last]
    if laid.arm is None:
        return [speaker.text("alt-last-lead", tile=str(laid.tile))]
    return [speaker.text("alt-last", tile=str(laid.tile), letter=LETTERS[laid.arm])]


def _seat(speaker: TableText, view: PublicView, number: int) -> str:
    seat, name = view.seats[number], speaker.names[number]
    if seat.team is not None:
        name = speaker.text("alt-pair", name=name, number=seat.team + 1)
    key = "alt-seat-turn" if view.turn == number else "alt-seat-passed" if seat.passed else "alt-seat"
    tiles = speaker.text("tile-count", count=seat.tiles)
    return speaker.text(
        key, name=name, tiles=tiles, points=score_text(speaker, seat.score, fewest_win=view.rules.fewest_win)
    )


def _boneyard(speaker: TableText, view: PublicView) -> str:
    """How many tiles are left, and where some of them stay, how many may be drawn."""
    tiles = speaker.text("tile-count", count=view.boneyard)
    if not view.rules.reserve:
        return speaker.text("alt-boneyard", tiles=tiles)
    return speaker.text("alt-boneyard-reserve", tiles=tiles, drawable=view.drawable)


def _turned_up(speaker: TableText, view: PublicView) -> list[str]:
    if view.hands is None:
        return []
    held = [
        speaker.text("alt-turned-up", name=speaker.names[number], tiles=tile_list(hand))
        for number, hand in enumerate(view.hands)
        if hand
    ]
    return [speaker.text("alt-round-over"), *held]


def _with_ends(narrator: Narrator, tile: Tile, arms: Sequence[Arm], *, key: str) -> str:
    if not arms:
        return str(tile)
    letters = [LETTERS[arm] for arm in arms]
    ends = letters[0]
    if len(letters) > 1:
        ends = narrator.text("list-or", first=", ".join(letters[:-1]), last=letters[-1])
    return narrator.text(key, tile=str(tile), ends=ends)
