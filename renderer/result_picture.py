"""The result of a match: who won, the places and scores, and what every round brought.

No words: a cup stands for winning, two bars for a draw. Each side has a mark, a shape in a colour of its own, in its
chip and above its column.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.view import ResultView, RoundPoints
from renderer import sprites, theme
from renderer.glyphs import number_text
from renderer.lettering import SHAPING, digits_top, name_mask, text_mask
from renderer.sprites import stamp
from renderer.theme import SUPERSAMPLE as S

_HEAD, _CHIPS, _EDGE, _GAP = 120, 98, 10, 8
"""Heights of the winner's bar and of the row of chips; margins."""
_TOP, _BOTTOM = _HEAD + _CHIPS + 14, theme.HEIGHT - 14
"""Where the table of rounds begins and ends."""
_CUP, _WINNER, _SCORE, _NAME, _MARK = 92, 62, 50, 30, 24
_BETWEEN = 44
"""Between the names of several winners."""
_INDENT = 18 + _MARK + 12
_ROWS_A_BLOCK, _MOST_BLOCKS = 7, 3
"""Rows of a block before another one is begun, up to three; then the blocks grow."""
_BLOCK_HEAD, _LABELS, _TALLEST, _LARGEST = 40, 58, 96, 56
"""Height of the marks above a block, width of its round numbers; largest height and text size of a row."""
MOST_ROUNDS = 30
"""Rounds with a row of their own; of more, the earliest are added up in the first row."""


class _Row(NamedTuple):
    """A row of the table: one round, or the sum of the first ones."""

    label: str
    points: tuple[int, ...]
    winner: int | None


def compose_result(view: ResultView, names: tuple[str, ...]) -> Image.Image:
    """The result as an RGB image of 1000 x 640 pixels; ``names`` by seat."""
    picture = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), theme.BAR)
    _draw_winner(picture, view, names)
    _draw_chips(picture, view, names)
    _draw_table(picture, view)
    return picture


def _draw_winner(picture: Image.Image, view: ResultView, names: tuple[str, ...]) -> None:
    middle = _HEAD // 2 + 4
    if not view.winners:
        bars = _equals(_CUP)
        stamp(picture, bars, ((theme.WIDTH - bars.width) // 2, middle - _CUP // 2), theme.SOFT)
        return
    seats = [seat for side in view.winners for seat in view.sides[side]]
    room = theme.WIDTH - 2 * 36 - _CUP - 28
    masks = _names(seats, names, room, sizes=(_WINNER, 50, 40, 32))
    width = sum(mask.width for mask in masks) + _BETWEEN * (len(masks) - 1)
    x = (theme.WIDTH - _CUP - 28 - width) // 2
    stamp(picture, cup(_CUP), (x, middle - _CUP // 2), theme.GOLD)
    x += _CUP + 28
    for number, mask in enumerate(masks):
        if number:
            x += _BETWEEN
            dot = sprites.side_mark(0, 12)
            stamp(picture, dot, (x - _BETWEEN // 2 - 6, middle - 6), theme.GOLD)
        stamp(picture, mask, (x, middle - mask.height // 2 - 2), theme.GOLD)
        x += mask.width


def _names(seats: list[int], names: tuple[str, ...], room: int, *, sizes: tuple[int, ...]) -> list[Image.Image]:
    """The names in the largest size in which all of them fit side by side; the smallest one shortens them."""
    for size in sizes:
        masks = [name_mask(names[seat], seat + 1, size, limit=10_000, shaping=SHAPING) for seat in seats]
        if sum(mask.width for mask in masks) + _BETWEEN * (len(seats) - 1) <= room:
            return masks
    each = (room - _BETWEEN * (len(seats) - 1)) // len(seats)
    return [name_mask(names[seat], seat + 1, sizes[-1], limit=each, shaping=SHAPING) for seat in seats]


def _draw_chips(picture: Image.Image, view: ResultView, names: tuple[str, ...]) -> None:
    """A chip for each side: its mark, its names, its score, and its place where there are more than two sides."""
    for side, (left, width) in enumerate(_columns(view)):
        won = side in view.winners
        chip = Image.new("RGB", (width, _CHIPS), theme.BAR)
        stamp(chip, sprites.rounded(width, _CHIPS, 12), (0, 0), theme.GOLD if won else theme.CHIP)
        if won:
            stamp(chip, sprites.rounded(width - 8, _CHIPS - 8, 8), (4, 4), theme.CHIP_ACTIVE)
        score = text_mask(number_text(view.scores[side]), _SCORE)
        wide = len(view.sides) == 2
        middle = _CHIPS // 2 if wide else _CHIPS - 30
        stamp(chip, score, (width - 18 - score.width, digits_top(middle, _SCORE)), theme.WHITE)
        if not wide:
            place = text_mask(f"{view.places[side]}.", _NAME)
            stamp(chip, place, (18, digits_top(middle, _NAME)), theme.SOFT)
        room = width - _INDENT - 16 - (score.width + 18 if wide else 0)
        lines = [(seat, 30 + 38 * number) for number, seat in enumerate(view.sides[side])]
        if wide and len(lines) == 1:
            lines = [(view.sides[side][0], _CHIPS // 2)]
        stamp(chip, sprites.side_mark(side, _MARK), (18, lines[0][1] - _MARK // 2), theme.SIDES[side])
        for seat, y in lines:
            mask = name_mask(names[seat], seat + 1, _NAME, limit=room, shaping=SHAPING)
            stamp(chip, mask, (_INDENT, digits_top(y, _NAME)), theme.GOLD if won else theme.WHITE)
        picture.paste(chip, (left, _HEAD))


def _columns(view: ResultView) -> list[tuple[int, int]]:
    """The left edge and width of each side's chip."""
    count = len(view.sides)
    width = (theme.WIDTH - 2 * _EDGE - _GAP * (count - 1)) // count
    return [(_EDGE + side * (width + _GAP), width) for side in range(count)]


def _draw_table(picture: Image.Image, view: ResultView) -> None:
    """The felt with the rows, in one, two or three blocks side by side."""
    left, right = _EDGE - 2, theme.WIDTH - _EDGE + 2
    felt = sprites.rounded(right - left, _BOTTOM - _TOP + 8, 14)
    stamp(picture, felt, (left, _TOP - 4), theme.FELT_RIM)
    stamp(picture, sprites.rounded(right - left - 4, _BOTTOM - _TOP + 4, 12), (left + 2, _TOP - 2), theme.FELT)
    rows = _rows(view.rounds)
    if not rows:
        size = _BOTTOM - _TOP - 60
        stamp(picture, cup(size), ((theme.WIDTH - size) // 2, _TOP + 30), theme.FELT_EDGE)
        return
    blocks = min(-(-len(rows) // _ROWS_A_BLOCK), _MOST_BLOCKS)
    each, width = -(-len(rows) // blocks), (theme.WIDTH - 2 * _EDGE) // blocks
    head = _BLOCK_HEAD if blocks > 1 else 0
    pitch = min(_TALLEST, (_BOTTOM - _TOP - head) // each)
    top = _TOP + head + (_BOTTOM - _TOP - head - pitch * each) // 2
    for block in range(blocks):
        left = _EDGE + block * width
        if block:
            ImageDraw.Draw(picture).line((left, _TOP + 12, left, _BOTTOM - 12), fill=theme.FELT_RIM, width=2)
        for side in range(len(view.sides) if head else 0):
            centre, _ = _cell(len(view.sides), side, left, width)
            stamp(picture, sprites.side_mark(side, _MARK), (centre - _MARK // 2, _TOP + 8), theme.SIDES[side])
        _draw_block(picture, rows[block * each : (block + 1) * each], (left, width), top=top, pitch=pitch)


def _rows(rounds: tuple[RoundPoints, ...]) -> list[_Row]:
    over = len(rounds) - MOST_ROUNDS
    early = rounds[: over + 1] if over > 0 else ()
    rows = [_Row(str(each.number), each.points, each.winner) for each in rounds[len(early) :]]
    if not early:
        return rows
    sums = tuple(map(sum, zip(*(each.points for each in early), strict=True)))
    return [_Row(f"1\N{EN DASH}{len(early)}", sums, None), *rows]


def _draw_block(picture: Image.Image, rows: list[_Row], place: tuple[int, int], *, top: int, pitch: int) -> None:
    """One block of rows at its left edge and width: the number of the round, then what each side got."""
    left, width = place
    _, cell = _cell(len(rows[0].points), 0, left, width)
    size = min(_LARGEST, round(pitch * 0.76), round(cell * 0.5))
    for number, row in enumerate(rows):
        middle = top + number * pitch + pitch // 2
        if row.winner is not None and width > theme.WIDTH // 3:  # in narrow blocks the colour has to do
            centre, _ = _cell(len(row.points), row.winner, left, width)
            back = sprites.rounded(min(cell - 8, 3 * size), pitch - 6, min(12, pitch // 4))
            stamp(picture, back, (centre - back.width // 2, middle - back.height // 2), theme.FELT_EDGE)
        label = text_mask(row.label, round(size * 0.8))
        stamp(picture, label, (left + 18, digits_top(middle, round(size * 0.8))), theme.SOFT)
        for side, points in enumerate(row.points):
            centre, _ = _cell(len(row.points), side, left, width)
            mask = text_mask(number_text(points), size)
            colour = theme.GOLD if side == row.winner else theme.WHITE if points else theme.SOFT
            stamp(picture, mask, (centre - mask.width // 2, digits_top(middle, size)), colour)


def _cell(sides: int, side: int, left: int, width: int) -> tuple[int, int]:
    """The middle and the width of a side's column in a block; before it the rounds of a narrow one."""
    before = _LABELS if width < theme.WIDTH // 2 + 1 else 0
    cell = (width - before) // sides
    return left + before + side * cell + cell // 2, cell


@lru_cache(maxsize=2)
def _equals(size: int) -> Image.Image:
    """The two bars of a drawn match."""
    mask = Image.new("L", (size, size), 0)
    bar = sprites.rounded(size, round(size * 0.18), round(size * 0.08))
    for top in (0.24, 0.58):
        mask.paste(bar, (0, round(size * top)))
    return mask


@lru_cache(maxsize=2)
def cup(size: int) -> Image.Image:
    """The cup of the winner."""
    mask = Image.new("L", (size * S, size * S), 0)
    draw, unit = ImageDraw.Draw(mask), size * S
    for left in (0.04, 0.62):  # the handles
        box = [unit * left, unit * 0.12, unit * (left + 0.34), unit * 0.52]
        draw.ellipse(box, fill=255)
        thick = unit * 0.075
        draw.ellipse((box[0] + thick, box[1] + thick, box[2] - thick, box[3] - thick), fill=0)
    draw.rectangle((unit * 0.22, unit * 0.05, unit * 0.78, unit * 0.30), fill=255)
    draw.pieslice((unit * 0.22, -unit * 0.04, unit * 0.78, unit * 0.64), 0, 180, fill=255)
    draw.polygon([(unit * x, unit * y) for x, y in ((0.45, 0.6), (0.55, 0.6), (0.58, 0.82), (0.42, 0.82))], fill=255)
    draw.rounded_rectangle((unit * 0.28, unit * 0.81, unit * 0.72, unit * 0.95), unit * 0.03, fill=255)
    return mask.reduce(S)
