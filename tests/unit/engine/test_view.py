"""Hidden tiles stay hidden: nothing in a view depends on what its seat may not see."""

from __future__ import annotations

from random import Random

from engine.ai import choose
from engine.events import Claimed, Left
from engine.ladder import places
from engine.round import Draw, Play
from engine.rules import Options
from engine.view import public_view, result_view, seat_view
from tests.support.random_matches import finished, options, settle, started, states
from tests.support.variant_tables import every_table
from tests.support.views import reshuffled


def test_a_view_does_not_depend_on_hidden_tiles() -> None:
    compared = 0
    for seed in range(40):
        for _, match in states(Random(seed)):
            if match.on_turn is None or match.forced() is not None:
                continue
            other = reshuffled(match, match.on_turn, Random(seed))
            view, same = seat_view(match, match.on_turn), seat_view(other, match.on_turn)
            assert view is not None
            assert view == same
            assert choose(view, Random(seed)) == choose(same, Random(seed))  # type: ignore[arg-type]
            compared += 1
    assert compared > 400


def test_the_board_shows_no_hand_and_no_secret_before_the_round_is_over() -> None:
    for _, match in states(Random(4)):
        view = public_view(match)
        if view is None:
            continue
        if match.on_turn is not None:
            assert (view.hands, view.secret) == (None, None)
            assert all(not isinstance(act.move, Draw) or not act.points for act in view.acts)
        else:
            assert view.hands == match.records[-1].hands
            assert view.secret == match.records[-1].secret


def test_the_tiles_of_the_board_count_what_is_not_shown() -> None:
    for _, match in states(Random(8)):
        view = public_view(match)
        if view is not None:
            assert sum(seat.tiles for seat in view.seats) + view.boneyard + len(view.layout.laid) == 28


def test_only_the_seat_on_turn_has_moves() -> None:
    match = started()
    on_turn = match.on_turn
    assert on_turn is not None
    mine, theirs = seat_view(match, on_turn), seat_view(match, 1 - on_turn)
    assert mine is not None
    assert theirs is not None
    assert mine.moves
    assert (theirs.moves, theirs.plays) == ((), {})


def test_the_round_number_is_that_of_the_round_on_the_board() -> None:
    numbers = [(view.number, match.on_turn is None) for _, match in states(Random(4)) if (view := public_view(match))]
    assert numbers == sorted(numbers)
    assert numbers[0] == (1, False)


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    first = next(match for _, match in states(Random(0)))
    assert public_view(first) is None
    assert seat_view(first, 0) is None


def test_plays_group_the_arms_and_choices_merge_those_that_make_no_difference() -> None:
    match = settle(started(seed=2))
    view = seat_view(match, match.on_turn or 0)
    assert view is not None
    for tile, arms in view.plays.items():
        assert [Play(tile, arm) for arm in arms] == [m for m in view.moves if isinstance(m, Play) and m.tile == tile]
        assert view.choices(tile) == arms[:1]  # only the leading double lies there
    assert finished(Random(0)).records


@every_table
def test_the_points_of_all_rounds_of_a_result_add_up_to_its_scores(agreed: Options) -> None:
    match = finished(Random(5), agreed)
    result = result_view(match)
    assert result is not None
    assert [each.number for each in result.rounds] == list(range(1, len(match.records) + 1))
    assert tuple(map(sum, zip(*(each.points for each in result.rounds), strict=True))) == match.scores == result.scores
    assert result.places == places(match)
    assert result.winners == (() if len(match.winners) == len(match.scores) else match.winners)
    assert [each.winner for each in result.rounds] == [record.winner for record in match.records]


def test_there_is_no_result_before_the_end() -> None:
    assert result_view(started()) is None


def test_a_claimed_match_counts_the_points_of_the_round_that_was_cut_short() -> None:
    cut = 0
    for seed in range(60):
        for _, match in states(Random(seed), options("all_fives")):
            before = match.records[-1].scores if match.records else (0, 0)
            if match.on_turn is None or match.scores == before:
                continue
            claimed = match.apply(Left(2)).apply(Claimed(1))
            result = result_view(claimed)
            assert result is not None
            assert result.winners == (0,)
            assert (len(result.rounds), result.rounds[-1].winner) == (len(match.records) + 1, None)
            assert tuple(map(sum, zip(*(each.points for each in result.rounds), strict=True))) == match.scores
            cut += 1
            break
    assert cut > 20
