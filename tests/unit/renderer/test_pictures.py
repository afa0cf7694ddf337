"""The pictures: format, size, determinism, and that every kind of position can be drawn."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bench.gallery import boards, hands, labels, public_view, result_view, results, seat_view, unlaid
from bench.rounds import POLICIES, random_round, random_rounds
from engine.layout import Layout, Spinner
from engine.tiles import Tile
from renderer import board_seats, encoding, theme
from renderer.board_footer import counted_ends
from renderer.board_layout import Felt, points_box
from renderer.board_picture import board_sheet
from renderer.board_seats import fit
from renderer.encoding import MOST_BYTES
from renderer.hand_picture import arrange
from renderer.paint import (
    FILM_FRAMES,
    Labels,
    render_board,
    render_film,
    render_frame,
    render_hand,
    render_result,
)
from renderer.placement import frame, place

PAIR = Labels(("Ada", "Berk"))


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


def test_a_film_moves_and_stays_small() -> None:
    shown = [(view, names) for view, names in boards(FILM_FRAMES, seed=5)]
    film = render_film([render_frame(view, names) for view, names in shown])
    assert len(film) <= 1_500_000
    with Image.open(BytesIO(film)) as image:
        assert (image.format, image.size) == ("GIF", (theme.WIDTH // 2, theme.HEIGHT // 2))
        assert image.n_frames == FILM_FRAMES  # type: ignore[attr-defined]
        image.seek(FILM_FRAMES - 1)
        last, board = image.convert("RGB"), board_sheet(*shown[-1]).compose().reduce(2)
        assert max(ImageChops.difference(last, board).convert("L").getextrema()) < 60, "as on the board"  # type: ignore[type-var]
    with pytest.raises(ValueError, match="without a frame"):
        render_film([])


def test_hands_of_all_sizes() -> None:
    for view in hands(40, seed=11):
        image = opened(render_hand(view, labels(view.public)))
        assert image.width == 1000
        assert image.height <= 1000


def test_results_of_all_kinds_have_one_size_and_few_bytes() -> None:
    for view, names in results(48, seed=11):
        assert opened(render_result(view, names)).size == (1000, 640)


def test_a_result_needs_a_name_for_every_seat() -> None:
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        render_result(result_view(((0,), (1,)), [(5, 0)]), Labels(("Ada",)))


def test_a_result_tells_its_winner_and_each_round_apart() -> None:
    names, sides = Labels(("Ada", "Berk")), ((0,), (1,))
    rounds = [[5, 0] for _ in range(40)]
    whole = render_result(result_view(sides, rounds), names)
    assert whole != render_result(result_view(sides, rounds, winners=(1,)), names)
    for changed in (0, 20, 39):
        other = [[0, 5] if number == changed else each for number, each in enumerate(rounds)]
        assert whole != render_result(result_view(sides, other), names), "the first rounds are added up"


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
    assert render_hand(hand, labels(hand.public)) == render_hand(hand, labels(hand.public))


def test_the_empty_table() -> None:
    opened(render_board(public_view(Layout(), (7, 7), boneyard=14), PAIR))


def test_the_fullest_hands() -> None:
    layout = Layout(Spinner.OPEN).lead(Tile(2, 2))
    tiles = tuple(unlaid(layout))
    for size in (12, 17, 18, 19, 21, 24, 27):
        for own_turn in (True, False):
            opened(render_hand(seat_view(layout, tiles[:size], own_turn=own_turn), PAIR))
        opened(render_hand(seat_view(Layout(), tiles[:size]), PAIR))
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


@pytest.mark.parametrize("count", range(1, 28))
def test_a_hand_of_any_size_can_be_read_on_a_phone(count: int) -> None:
    plan = arrange(count)
    assert plan.cell * 360 / 1000 >= (25 if count <= 20 else 19), "pixels of half a tile on a screen 360 pixels wide"
    corners = [plan.corner(index) for index in range(count)]
    assert len(set(corners)) == count
    assert all(x >= 0 and x + plan.cell <= 1000 for x, _ in corners)


@pytest.mark.parametrize(("seats", "largest"), [(2, 27), (3, 14), (4, 8)])
def test_turned_up_hands_can_be_read_on_a_phone(seats: int, largest: int) -> None:
    width = (1000 - 20 - 8 * (seats - 1)) // seats - 28
    for count in range(1, largest + 1):
        grid = fit(count, width=width, height=134, largest=56)
        assert grid.cell * 360 / 1000 >= 9, "pixels of half a tile on a screen 360 pixels wide"
        assert grid.columns * grid.cell + (grid.columns - 1) * grid.gap <= width
        assert grid.rows(count) * 2 * grid.cell + (grid.rows(count) - 1) * grid.gap <= 134


ODD_NAMES = ["محمد عبد الله", "王小明", "🀄" * 32, "Z\u0301\u0302\u0303\u0304algo", "\u200b\u200d", "", "W" * 32, "𝓛𝓾"]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_changes_nothing_but_its_own_place(name: str) -> None:
    view = public_view(Layout(Spinner.NONE).lead(Tile(1, 6)), (6, 7), boneyard=14)
    plain = board_sheet(view, Labels(("Ada", "Berk"))).compose()
    other = board_sheet(view, Labels(("Ada", name))).compose()
    assert other.size == plain.size
    changed = ImageChops.difference(plain, other).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    assert left >= 504 + 14
    assert right <= 990 - 14
    assert top >= 6
    assert bottom <= 6 + 46


def test_without_shaping_a_right_to_left_name_is_drawn_as_the_seat_number(monkeypatch: pytest.MonkeyPatch) -> None:
    view = public_view(Layout(Spinner.NONE).lead(Tile(1, 6)), (6, 7))
    monkeypatch.setattr(board_seats, "SHAPING", False)
    by_name = board_sheet(view, Labels(("Zeynep Işık", "محمد"))).compose()
    by_number = board_sheet(view, Labels(("Zeynep Işık", "2"))).compose()
    assert ImageChops.difference(by_name, by_number).getbbox() is None


def test_a_pass_a_turn_and_points_are_seen() -> None:
    layout = Layout(Spinner.AFTER_LINE).lead(Tile(5, 5))
    quiet = board_sheet(public_view(layout, (6, 7), turn=None), Labels(("Ada", "Berk"))).compose()
    for change in ({"turn": 1}, {"passed": 1}, {"scored": 10}):
        seen = board_sheet(public_view(layout, (6, 7), **{"turn": None, **change}), Labels(("Ada", "Berk"))).compose()
        assert ImageChops.difference(quiet, seen).getbbox() is not None, change


def _count(picture: Image.Image, colour: tuple[int, int, int]) -> int:
    return sum(count for count, found in picture.getcolors(1 << 20) or () if found == colour)


def test_a_scoring_play_is_green_and_any_other_last_play_gold() -> None:
    layout = Layout(Spinner.AFTER_LINE).lead(Tile(5, 5))
    names = Labels(("Ada", "Berk"))
    plain = board_sheet(public_view(layout, (6, 7), turn=None), names).compose()
    scoring = board_sheet(public_view(layout, (6, 7), turn=None, scored=10), names).compose()
    assert _count(plain, theme.GREEN) == 0
    assert _count(plain, theme.GOLD) > 100
    assert _count(scoring, theme.GREEN) > 100
    assert _count(scoring, theme.GOLD) == 0


@pytest.mark.parametrize("spinner", [Spinner.AFTER_LINE, Spinner.OPEN])
def test_points_hide_no_tile_and_no_end(spinner: Spinner) -> None:
    hidden = positions = 0
    for layouts in random_rounds(9, spinner, 40):
        for layout in layouts:
            view = public_view(layout, (3, 4), scored=10)
            placement = place(layout)
            seen = frame(placement, width=1000, height=482)
            seen = seen._replace(y=seen.y + 96)
            box = points_box(placement, seen, view, Felt(96, 578), diameter=max(seen.cell, 38))
            positions += 1
            hidden += any(overlaps(box, seen.box(tile.rect)) for tile in placement.placed)
    assert hidden <= positions * 0.01


def overlaps(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_picture_that_would_be_too_heavy_is_packed_tighter(monkeypatch: pytest.MonkeyPatch) -> None:
    view, names = next(boards(1))
    usual = render_board(view, names)
    monkeypatch.setattr(encoding, "MOST_BYTES", len(usual) - 1)
    tight = render_board(view, names)
    assert len(tight) < len(usual)
    assert ImageChops.difference(opened(tight).convert("RGB"), opened(usual).convert("RGB")).getbbox() is None
