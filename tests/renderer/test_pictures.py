"""The pictures: format, size, determinism, and that every kind of position can be drawn."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bench.gallery import boards, hands, labels, public_view, seat_view, unlaid
from bench.rounds import POLICIES, random_round, random_rounds
from engine.layout import Layout, Spinner
from engine.tiles import Tile
from renderer.footer import counted_ends
from renderer.paint import Labels, render_board, render_hand

MOST_BYTES = 40_000


def opened(png: bytes) -> Image.Image:
    """The decoded picture, after the checks that hold for every picture."""
    assert len(png) <= MOST_BYTES
    image = Image.open(BytesIO(png))
    assert (image.format, image.mode) == ("PNG", "P")
    image.load()
    return image


def test_boards_of_all_kinds_have_one_size_and_few_bytes() -> None:
    for view, names in boards(60, seed=11):
        assert opened(render_board(view, names)).size == (1000, 640)


def test_hands_of_all_sizes() -> None:
    for view in hands(40, seed=11):
        image = opened(render_hand(view))
        assert image.width == 1000
        assert image.height <= 900


@pytest.mark.parametrize("spinner", Spinner)
def test_every_position_of_some_rounds_can_be_drawn(spinner: Spinner) -> None:
    for layouts in random_rounds(5, spinner, 3):
        for layout in layouts:
            view = public_view(layout, (3, 4), boneyard=5, scored=10 if layout.total % 5 == 0 else 0)
            opened(render_board(view, labels(view)))


def test_the_same_view_gives_the_same_bytes() -> None:
    view, names = list(boards(7))[-1]
    assert render_board(view, names) == render_board(view, names)
    hand = next(hands(1))
    assert render_hand(hand) == render_hand(hand)


def test_the_empty_table_and_the_empty_hand() -> None:
    opened(render_board(public_view(Layout(), (7, 7), boneyard=14), Labels(("Ada", "Berk"))))
    opened(render_hand(seat_view(Layout(Spinner.NONE).lead(Tile(6, 6)), (), own_turn=False)))


def test_the_fullest_hands() -> None:
    layout = Layout(Spinner.OPEN).lead(Tile(2, 2))
    tiles = tuple(unlaid(layout))
    for size in (17, 18, 21, 24, 27):
        opened(render_hand(seat_view(layout, tiles[:size])))
    view = public_view(layout, (27, 0), turn=None, hands=(tiles, ()))
    opened(render_board(view, labels(view)))
    thirteen = (tiles[:13], tiles[13:20], tiles[20:27], ())
    opened(
        render_board(
            public_view(layout, (13, 7, 7, 0), turn=None, hands=thirteen), Labels(("", "W" * 32, "🀄" * 32, "王"))
        )
    )


def test_every_seat_needs_a_name() -> None:
    view = public_view(Layout(), (7, 7))
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        render_board(view, Labels(("Ada",)))


@pytest.mark.parametrize("spinner", Spinner)
def test_the_ends_in_the_strip_add_up_to_the_total(spinner: Spinner) -> None:
    rng = Random(3)
    for policy in POLICIES.values():
        for hand_count in (1, 2, 3, 4):
            for layout in random_round(rng, spinner, policy, hands=hand_count):
                ends = counted_ends(layout)
                assert [(end.arm, end.pips) for end in ends] == list(layout.ends().items())
                assert sum(end.pips[0] * end.times for end in ends) == layout.total
