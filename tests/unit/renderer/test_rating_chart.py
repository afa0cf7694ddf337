"""The picture of a rating over time: its scale, and every kind of history."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from renderer import theme
from renderer.encoding import MOST_BYTES
from renderer.paint import render_rating
from renderer.rating_chart import RatingLine, compose_rating, scale_of
from renderer.theme import Colour


def wandering(matches: int, *, seed: int, first: int = 0, by: int = 40) -> RatingLine:
    dice, values = Random(seed), [1000]
    for _ in range(matches):
        values.append(values[-1] + dice.randint(-by, by))
    return RatingLine(tuple(values), first)


LINES = [
    RatingLine((1000,), 0),
    RatingLine((1000, 1037), 0),
    RatingLine((1000,) * 12, 0),
    RatingLine((1000, -240), 9),
    RatingLine((5, 10005), 0),
    *(wandering(matches, seed=matches) for matches in (2, 9, 10, 11, 35, 200)),
    wandering(199, seed=1, first=9801, by=3),
]


@pytest.mark.parametrize("line", LINES)
def test_any_history_is_one_light_picture(line: RatingLine) -> None:
    png = render_rating(line)
    assert len(png) <= MOST_BYTES
    image = Image.open(BytesIO(png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1000, 640))
    assert render_rating(line) == png


@pytest.mark.parametrize("line", LINES)
def test_the_line_stays_inside_and_its_numbers_are_few_and_round(line: RatingLine) -> None:
    scale = scale_of(line)
    for match, rating in enumerate(line.values, line.first):
        assert 0 <= scale.x(match) <= theme.WIDTH
        assert theme.BAR_HEIGHT < scale.y(rating) < theme.HEIGHT - theme.FOOTER_HEIGHT
    assert 3 <= len(scale.lines) <= 6
    assert 1 <= len(scale.ticks) <= 7
    assert all(rating % 10 == 0 for rating in scale.lines)
    assert scale.lines[0] <= min(line.values)
    assert scale.lines[-1] >= max(line.values)
    assert {match - line.first for match in scale.ticks} <= set(range(len(line.values)))


def test_up_is_up_and_later_is_further_right() -> None:
    scale = scale_of(RatingLine((1000, 1100), 0))
    assert scale.y(1100) < scale.y(1000)
    assert scale.x(1) > scale.x(0)


def test_a_small_change_is_no_mountain() -> None:
    scale = scale_of(RatingLine((1000, 1001), 0))
    assert scale.y(1000) - scale.y(1001) < 15


def count(picture: Image.Image, colour: Colour) -> int:
    return sum(number for number, found in picture.getcolors(1 << 20) or () if found == colour)


def test_a_gain_is_green_a_loss_red_and_neither_is_neither() -> None:
    gained, lost, level = (compose_rating(RatingLine((1000, 1000 + change), 0)) for change in (40, -40, 0))
    assert count(gained, theme.GREEN) > 200
    assert count(gained, theme.STRUCK) == 0
    assert count(lost, theme.STRUCK) > 200
    assert count(lost, theme.GREEN) == 0
    assert count(level, theme.GREEN) == count(level, theme.STRUCK) == 0


def test_the_provisional_part_is_thin_and_dim() -> None:
    """The same ups and downs, of a rating that is provisional and of one that is not."""
    values = (1000, 1030, 990, 1020, 1000)
    early, late = (compose_rating(RatingLine(values, 0, settled)) for settled in (10, 0))
    table = (0, theme.BAR_HEIGHT, theme.WIDTH, theme.HEIGHT - theme.FOOTER_HEIGHT)
    assert count(early.crop(table), theme.WHITE) * 2 < count(late.crop(table), theme.WHITE)


def test_the_highest_rating_is_marked_where_it_was() -> None:
    line = RatingLine((1000, 1080, 1040, 1060, 1020), 0)
    picture, scale = compose_rating(line), scale_of(line)
    assert picture.getpixel((round(scale.x(1)), round(scale.y(1080)))) == theme.GOLD
    assert picture.getpixel((round(scale.x(4)), round(scale.y(1020)))) == theme.WHITE


def test_every_match_is_seen() -> None:
    values = wandering(60, seed=3).values
    whole = compose_rating(RatingLine(values, 0))
    other = compose_rating(RatingLine((*values[:30], values[30] + 40, *values[31:]), 0))
    assert ImageChops.difference(whole, other).getbbox() is not None


def test_without_a_match_there_is_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="no ratings"):
        render_rating(RatingLine((), 0))
