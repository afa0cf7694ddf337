"""The chart of a rating over time: a line from match to match, with axis numbers, and a summary in the bar.

No words: the white dot is the current rating and the gold dot the highest one, in the bar as on the line. The
provisional part of the line is thin and dim.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderer import theme
from renderer.glyphs import number_text
from renderer.lettering import digits_top, text_mask
from renderer.sprites import stamp
from renderer.theme import SUPERSAMPLE as S
from renderer.theme import Colour

_LEFT, _RIGHT, _TOP, _BOTTOM = 132, 968, theme.BAR_HEIGHT + 34, theme.HEIGHT - theme.FOOTER_HEIGHT - 24
"""The box that the line stays in, in pixels of the picture."""
_NUMBERS, _NOW, _CHANGE = 36, 62, 44
"""Text sizes: of the axis numbers, the current rating, and its change."""
_LEAST_SPAN = 40
"""The least height of the box in rating points, so that a small change does not look like a big one."""
_FINE = 2
"""Supersampling of the line; less than for sprites, because it is drawn on the whole picture."""
_STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MOST_LINES, _MOST_TICKS = 5, 6


class RatingLine(NamedTuple):
    """Ratings as they are shown, one a match: ``values[i]`` is the one after match number ``first + i``.

    Number 0 stands for the rating before any match.
    """

    values: tuple[int, ...]
    first: int
    settled: int = 0
    """The number of the match since which the rating is not provisional."""


class Scale(NamedTuple):
    """Maps ratings and match numbers to pixels; ``lines`` and ``ticks`` are the values with a number."""

    low: int
    high: int
    first: int
    last: int
    lines: tuple[int, ...]
    ticks: tuple[int, ...]

    def x(self, match: int) -> float:
        return _LEFT + (match - self.first) * (_RIGHT - _LEFT) / max(1, self.last - self.first)

    def y(self, rating: int) -> float:
        return _BOTTOM - (rating - self.low) * (_BOTTOM - _TOP) / (self.high - self.low)


def scale_of(line: RatingLine) -> Scale:
    """A scale for all of ``line``, with round numbers at its edges."""
    low, high = min(line.values), max(line.values)
    spare = max(0, _LEAST_SPAN - (high - low)) // 2
    step = _step(high - low + 2 * spare, _MOST_LINES - 2)
    low, high = (low - spare) // step * step, -(-(high + spare) // step) * step
    last = line.first + len(line.values) - 1
    every = _step(last - line.first, _MOST_TICKS - 1, smallest=1)
    ticks = range(-(-line.first // every) * every, last + 1, every)
    return Scale(low, high, line.first, last, tuple(range(low, high + 1, step)), tuple(ticks))


def _step(span: int, most: int, *, smallest: int = 10) -> int:
    """The smallest round step of which at most ``most`` cover the span."""
    steps = (*(step for step in (1, 2, 5) if step >= smallest), *_STEPS)
    return next((step for step in steps if step * most >= span), steps[-1] * -(-span // (steps[-1] * most)))


def compose_rating(line: RatingLine) -> Image.Image:
    """The chart as an RGB image of 1000 x 640 pixels. Raises ValueError for a line without a value."""
    if not line.values:
        raise ValueError("no ratings to draw")
    picture = Image.new("RGB", (theme.WIDTH, theme.HEIGHT), theme.FELT)
    picture.paste(theme.BAR, (0, 0, theme.WIDTH, theme.BAR_HEIGHT))
    picture.paste(theme.BAR, (0, theme.HEIGHT - theme.FOOTER_HEIGHT, theme.WIDTH, theme.HEIGHT))
    scale = scale_of(line)
    _draw_area(picture, line, scale)
    _draw_grid(picture, scale)
    _draw_line(picture, line, scale)
    _draw_bar(picture, line)
    return picture


def _draw_grid(picture: Image.Image, scale: Scale) -> None:
    draw = ImageDraw.Draw(picture)
    for rating in scale.lines:
        y = round(scale.y(rating))
        draw.line((_LEFT, y, _RIGHT, y), fill=theme.FELT_RIM, width=2)
        number = text_mask(number_text(rating), _NUMBERS)
        stamp(picture, number, (_LEFT - 16 - number.width, digits_top(y, _NUMBERS)), theme.SOFT)
    middle = theme.HEIGHT - theme.FOOTER_HEIGHT // 2 + 1
    for match in scale.ticks:
        x = round(scale.x(match))
        draw.line((x, _BOTTOM, x, theme.HEIGHT - theme.FOOTER_HEIGHT), fill=theme.FELT_RIM, width=2)
        number = text_mask(str(match), _NUMBERS)
        left = min(x - number.width // 2, theme.WIDTH - 12 - number.width)
        stamp(picture, number, (left, digits_top(middle, _NUMBERS)), theme.SOFT)


def _points(line: RatingLine, scale: Scale, *, top: int = 0) -> list[tuple[float, float]]:
    """The points of the line on a ``_fine`` mask whose first row is ``top`` in the picture."""
    numbered = enumerate(line.values, line.first)
    return [(_FINE * scale.x(match), _FINE * (scale.y(rating) - top)) for match, rating in numbered]


def _fine() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A mask of the area between bar and footer, supersampled."""
    height = theme.HEIGHT - theme.BAR_HEIGHT - theme.FOOTER_HEIGHT
    mask = Image.new("L", (_FINE * theme.WIDTH, _FINE * height), 0)
    return mask, ImageDraw.Draw(mask)


def _draw_area(picture: Image.Image, line: RatingLine, scale: Scale) -> None:
    """Darken the area below the line, so that its course is seen at a glance."""
    mask, draw = _fine()
    points = _points(line, scale, top=theme.BAR_HEIGHT)
    bottom = _FINE * (_BOTTOM - theme.BAR_HEIGHT)
    draw.polygon([(points[0][0], bottom), *points, (points[-1][0], bottom)], fill=255)
    stamp(picture, mask.reduce(_FINE), (0, theme.BAR_HEIGHT), theme.FELT_EDGE)


def _draw_line(picture: Image.Image, line: RatingLine, scale: Scale) -> None:
    points = _points(line, scale, top=theme.BAR_HEIGHT)
    settled = min(max(0, line.settled - line.first), len(points) - 1)
    for part, width, colour in ((points[: settled + 1], 4, theme.SOFT), (points[settled:], 7, theme.WHITE)):
        if len(part) > 1:
            mask, draw = _fine()
            draw.line(part, fill=255, width=width * _FINE, joint="curve")
            stamp(picture, mask.reduce(_FINE), (0, theme.BAR_HEIGHT), colour)
    spots = [(round(x / _FINE), round(y / _FINE) + theme.BAR_HEIGHT) for x, y in points]
    best = max(line.values)
    if line.values[-1] == best:
        _dot(picture, spots[-1], theme.GOLD, radius=20)
    else:
        _dot(picture, spots[line.values.index(best)], theme.GOLD)
    _dot(picture, spots[-1], theme.WHITE)


def _dot(picture: Image.Image, at: tuple[int, int], colour: Colour, *, radius: int = 11) -> None:
    """A dot with a dark rim, so that it stands out from the line and from a larger dot behind it."""
    for size, fill in ((radius + 4, theme.BAR), (radius, colour)):
        mask = Image.new("L", (2 * size * S, 2 * size * S), 0)
        ImageDraw.Draw(mask).ellipse((0, 0, 2 * size * S - 1, 2 * size * S - 1), fill=255)
        stamp(picture, mask.reduce(S), (at[0] - size, at[1] - size), fill)


def _draw_bar(picture: Image.Image, line: RatingLine) -> None:
    """The current rating and its change since the start of the line; the highest rating at the right."""
    middle = theme.BAR_HEIGHT // 2
    now, change = line.values[-1], line.values[-1] - line.values[0]
    _dot(picture, (40, middle), theme.WHITE)
    number = text_mask(number_text(now), _NOW)
    stamp(picture, number, (68, digits_top(middle, _NOW)), theme.WHITE)
    if change:
        _draw_change(picture, change, left=68 + number.width + 44, middle=middle)
    best = text_mask(number_text(max(line.values)), _CHANGE)
    left = theme.WIDTH - 32 - best.width
    stamp(picture, best, (left, digits_top(middle, _CHANGE)), theme.GOLD)
    _dot(picture, (left - 28, middle), theme.GOLD)


def _draw_change(picture: Image.Image, change: int, *, left: int, middle: int) -> None:
    """The change: a triangle up or down, in a colour of its own, and a number."""
    colour, size = (theme.GREEN, 34) if change > 0 else (theme.STRUCK, 34)
    mask = Image.new("L", (size * S, size * S), 0)
    edge, tip = (size * S - S * 4, S * 4) if change > 0 else (S * 4, size * S - S * 4)
    ImageDraw.Draw(mask).polygon([(0, edge), (size * S, edge), (size * S // 2, tip)], fill=255)
    stamp(picture, mask.reduce(S), (left, middle - size // 2), colour)
    number = text_mask(number_text(abs(change)), _CHANGE)
    stamp(picture, number, (left + size + 12, digits_top(middle, _CHANGE)), colour)
