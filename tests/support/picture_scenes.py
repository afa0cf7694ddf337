"""The scenes of the golden pictures.

``python -m tests.support.picture_scenes`` redraws them; review every changed picture before you commit it. With
FriBidi on the machine it draws those of ``GOLDEN``, without it those of ``UNSHAPED``.
"""

from __future__ import annotations

from collections.abc import Callable

from bench.gallery import layout_of, public_view, result_view, seat_view, tiles_of
from engine.layout import Layout, Spinner
from renderer.lettering import SHAPING
from renderer.paint import Labels, RatingLine, render_board, render_hand, render_rating, render_result
from tests.support import ROOT

GOLDEN = ROOT / "tests" / "golden" / "pictures"
UNSHAPED = GOLDEN / "unshaped"
DIFFERENT_UNSHAPED = frozenset(
    {"board-blocked", "board-flat-spinner", "board-partners", "hand-many", "result-of-four", "result-of-pairs"}
)
"""Scenes with a golden picture of their own for machines without FriBidi; in the others letters move by a pixel."""

SNAKE = (
    "5-1 6-1:right 5-0:left 0-0:left 2-0:left 2-2:left 6-2:right 5-2:right 4-2:left 5-4:left 5-5:left 5-3:left "
    "6-3:left 6-5:right 6-6:right 6-0:left 3-0:left 3-2:left 2-1:left 1-0:left 6-4:right 4-4:right 4-3:right 3-1:right"
)
FOUR_ARMS = (
    "6-6 6-4:right 4-4:right 4-0:right 2-0:right 2-2:right 3-2:right 5-3:right 5-1:right 2-1:right 6-2:left 4-2:left "
    "4-3:left 3-1:left 6-1:up 1-0:up 3-0:up 1-1:left 3-3:up"
)
PARTNERS = (
    "4-4 4-2:right 4-3:left 5-4:up 4-1:down 3-0:left 6-5:up 6-2:right 6-1:down 2-0:left 6-4:right 3-2:left 3-3:left "
    "3-1:left 6-3:up"
)
FLAT_SPINNER = "6-4 6-6:up 4-4:right 4-1:down 4-0:right 6-0:up 0-0:right 6-2:left 1-0:down"
TEAM_NAMES = Labels(("محمد عبد الله الحسيني", "𝓛𝓾𝓬𝓲𝓪𝓷𝓸 ★ the Magnificent", "王小明", "🦊Firefox_xX_1999"))
PAIR = Labels(("Zeynep Işık", "Marcus"))


def _empty() -> bytes:
    return render_board(public_view(Layout(), (7, 7), scores=(0, 0), boneyard=14), PAIR)


def _early() -> bytes:
    layout = layout_of(Spinner.NONE, "6-6 6-4:right 6-1:left 4-4:right 3-1:left")
    return render_board(public_view(layout, (5, 4), boneyard=14), PAIR)


def _snake() -> bytes:
    view = public_view(layout_of(Spinner.NONE, SNAKE), (2, 1, 1), turn=1, passed=2, scores=(120, 85, -45))
    return render_board(view, Labels(("Ağaoğlu", "さくら", "Дмитрий")))


def _scoring() -> bytes:
    view = public_view(
        layout_of(Spinner.AFTER_LINE, FOUR_ARMS), (3, 2, 2), turn=1, scores=(115, 90, 140), boneyard=2, scored=10
    )
    return render_board(view, Labels(("Ólafur", "김민준 🎲", "Priya")))


def _partners() -> bytes:
    view = public_view(
        layout_of(Spinner.AFTER_LINE, PARTNERS), (3, 4, 2, 4), turn=2, pairs=True, scores=(85, 110, 85, 110), passed=1
    )
    return render_board(view, TEAM_NAMES)


def _flat_spinner() -> bytes:
    layout = layout_of(Spinner.OPEN, FLAT_SPINNER)
    return render_board(public_view(layout, (4, 5), turn=1, scores=(25, 0), boneyard=10), Labels(("Ada", "สมชาย ใจดี")))


def _gone_out() -> bytes:
    hands = ((), tiles_of("6-5 5-4 2-0 1-1 3-2 6-0 5-5 4-0 3-0"))
    layout = layout_of(Spinner.NONE, "6-6 6-4:right 6-1:left 4-4:right 3-1:left 5-3:left 4-1:right")
    view = public_view(layout, (0, 9), turn=None, scores=(95, 60), boneyard=12, hands=hands)
    return render_board(view, PAIR)


def _blocked() -> bytes:
    hands = (tiles_of("2-2 6-6 0-0"), tiles_of("5-5 1-1 5-0 2-1"), tiles_of("5-1 5-3"), tiles_of("6-0 1-0 5-2 4-0"))
    view = public_view(
        layout_of(Spinner.AFTER_LINE, PARTNERS),
        (3, 4, 2, 4),
        turn=None,
        pairs=True,
        scores=(85, 110, 85, 110),
        hands=hands,
    )
    return render_board(view, TEAM_NAMES)


def _own_turn() -> bytes:
    layout = layout_of(Spinner.NONE, "6-6 6-4:right 6-1:left 4-4:right 3-1:left")
    return render_hand(seat_view(layout, tiles_of("5-4 5-3 0-0 4-3 2-2 4-1 2-0")), PAIR)


def _waiting() -> bytes:
    layout = layout_of(Spinner.NONE, "6-6 6-4:right")
    return render_hand(seat_view(layout, tiles_of("5-4 5-3 2-0 4-1"), own_turn=False), PAIR)


def _many() -> bytes:
    layout = layout_of(Spinner.OPEN, "6-4 6-6:up 4-4:right")
    drawn = "5-4 5-3 0-0 4-3 2-2 4-1 2-0 6-5 6-1 6-0 5-5 5-2 3-3 3-2 1-1 1-0 3-0 5-0"
    return render_hand(seat_view(layout, tiles_of(drawn)), Labels(("Ada", "สมชาย ใจดี")))


def _rating() -> bytes:
    ups_and_downs = (37, -66, 9, -40, -41, -6, 16, 22, 25, 95, 38, -54, 11, -16, -14, 45, -3, -53, 13, -4, -28, -22)
    values = [1000]
    for change in ups_and_downs:
        values.append(values[-1] + change)
    return render_rating(RatingLine(tuple(values), 0, settled=10))


def _rating_best() -> bytes:
    return render_rating(RatingLine((1204, 1196, 1219, 1240, 1233, 1228, 1251), 318))


def _result() -> bytes:
    rounds = [(12, 0), (0, 17), (31, 0), (0, 0), (0, 35), (19, 5)]
    return render_result(result_view(((0,), (1,)), rounds), PAIR)


def _result_of_four() -> bytes:
    rounds = [(20, 45, 0, 12), (0, 18, 33, 120), (9, 0, 41, 7)] * 4
    return render_result(result_view(((0,), (1,), (2,), (3,)), rounds), TEAM_NAMES)


def _result_of_pairs() -> bytes:
    rounds = [(0, 15), (40, 0), (5, 25)] * 12
    return render_result(result_view(((0, 2), (1, 3)), rounds), TEAM_NAMES)


def _result_drawn() -> bytes:
    return render_result(result_view(((0,), (1,)), [(0, 0)], winners=()), PAIR)


SCENES: dict[str, Callable[[], bytes]] = {
    "board-empty": _empty,
    "board-early": _early,
    "board-snake": _snake,
    "board-scoring": _scoring,
    "board-partners": _partners,
    "board-flat-spinner": _flat_spinner,
    "board-gone-out": _gone_out,
    "board-blocked": _blocked,
    "hand-own-turn": _own_turn,
    "hand-waiting": _waiting,
    "hand-many": _many,
    "result": _result,
    "result-of-four": _result_of_four,
    "result-of-pairs": _result_of_pairs,
    "result-drawn": _result_drawn,
    "rating": _rating,
    "rating-best": _rating_best,
}


def kept(name: str, *, shaping: bool) -> bytes:
    """The golden picture of a scene, for machines with or without text shaping."""
    folder = UNSHAPED if not shaping and name in DIFFERENT_UNSHAPED else GOLDEN
    return (folder / f"{name}.png").read_bytes()


if __name__ == "__main__":
    for name in SCENES if SHAPING else sorted(DIFFERENT_UNSHAPED):
        ((GOLDEN if SHAPING else UNSHAPED) / f"{name}.png").write_bytes(SCENES[name]())
