"""The steps of a replay."""

from __future__ import annotations

from random import Random

from engine.events import Closed, Drew, Played, Reason, RoundDealt
from engine.match import Phase
from engine.replay import Replay
from engine.rules import Goal
from engine.view import open_view, public_view
from tests.support.random_matches import lobby, options, states


def whole_match() -> Replay:
    return Replay([event for event, _ in states(Random(2), options("draw", goal=Goal(target=150)))])


def test_each_deal_play_and_pass_is_a_step_and_draws_belong_to_what_follows() -> None:
    replay = whole_match()
    kinds = [type(replay.events[seq - 1]) for seq in replay.steps]
    assert kinds[0] is RoundDealt
    assert Drew not in kinds
    assert kinds.count(Played) == sum(isinstance(event, Played) for event in replay.events)
    assert replay.match_at(replay.steps[-1]).phase is Phase.FINISHED


def test_steps_and_rounds_are_found_by_the_number_of_an_event() -> None:
    replay = whole_match()
    for place, seq in enumerate(replay.steps):
        assert replay.step_at(seq) == place
    assert [replay.round_at(seq) for seq in replay.deals] == list(range(1, len(replay.deals) + 1))
    assert replay.round_at(replay.deals[1] - 1) == 1
    assert (replay.step_at(0), replay.round_at(0)) == (0, 1)


def test_the_end_is_a_step_even_where_it_is_no_move() -> None:
    replay = Replay([*lobby(), RoundDealt("00" * 32), Closed(Reason.STOPPED)])
    assert replay.match_at(replay.steps[-1]).phase is Phase.CLOSED
    assert len(replay.steps) == 2


def test_a_lobby_that_was_closed_has_no_steps() -> None:
    assert Replay([*lobby()[:-1], Closed(Reason.STOPPED)]).steps == ()


def test_the_open_view_shows_all_hands() -> None:
    replay = whole_match()
    match = replay.match_at(replay.steps[3])
    view = open_view(match)
    assert view is not None
    assert match.round is not None
    assert view.hands == match.round.hands
    assert public_view(match).hands is None  # type: ignore[union-attr]
    assert open_view(replay.match_at(1)) is None
