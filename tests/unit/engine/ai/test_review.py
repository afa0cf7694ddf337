"""The review of a match: what is a decision, whose it is, when it is marked, and what is left as luck."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.ai.coach import Valuation, Way
from engine.ai.observation import Observation
from engine.ai.review import (
    CONFIDENCE,
    MARKS,
    Decision,
    Judged,
    Mark,
    Request,
    answer,
    decision,
    decisions,
    luck,
    mark,
    review,
    reviewed,
    share,
    work,
)
from engine.events import Claimed, Event, Left, Played, TimedOut
from engine.match import Match, Phase, move_event
from engine.moves import MoveSource, Pass, Play
from engine.tiles import Tile
from tests.support.random_matches import lobby, next_event, options, started, states
from tests.support.views import turn_view


def log_of(variant: str = "para", *, seed: int = 1, **named: int) -> tuple[Match, list[Event]]:
    """A random match of two people that is over, and its log."""
    agreed = options(variant, **named)
    log = lobby(agreed, people=agreed.seats)
    match, rng = Match.replay(log), Random(seed)
    while match.is_live:
        log.append(next_event(match, rng))
        match = match.apply(log[-1])
    return match, log


def judgement(loss: float, error: float = 0.0) -> Valuation:
    play = Play(Tile(0, 0))
    return Valuation((Way(play, 0.5), Way(play, 0.5 + loss)), 0, 1, loss, error, 10)


def test_decisions_are_the_plays_with_a_choice_in_order() -> None:
    match, log = log_of("draw")
    found = decisions(log)
    expected: list[tuple[int, Tile]] = []
    before = Match.replay(log[:1])
    for seq, event in enumerate(log[1:], start=2):
        if isinstance(event, Played) and event.by is not MoveSource.RULES:
            view = turn_view(before)
            if len(view.moves) > 1 and len(Observation(view).actions()) > 1:
                expected.append((seq, event.tile))
        before = before.apply(event)
    assert [(each.seq, each.played.tile) for each in found] == expected
    assert {each.person for each in found} == {1, 2}
    assert {each.side for each in found} == {0, 1}
    assert match.phase is Phase.FINISHED


def test_forced_plays_draws_and_passes_are_no_decisions() -> None:
    forced = 0
    for _, match in states(Random(2), options("draw")):
        if match.on_turn is None or match.round is None:
            continue
        moves = turn_view(match).moves
        event = match.forced() or move_event(match.on_turn, moves[0])
        if len(moves) == 1 or isinstance(moves[0], Pass):
            assert decision(match, event) is None
            forced += 1
    assert forced > 3


def test_what_the_computer_plays_for_a_person_is_not_theirs() -> None:
    match = started(options("draw"), seed=3)
    while match.on_turn is None or decision(match, move_event(match.on_turn, turn_view(match).moves[0])) is None:
        match = match.apply(next_event(match, Random(3)))
    seat = match.on_turn
    move = turn_view(match).moves[0]
    own = decision(match, move_event(seat, move))
    late = decision(match.apply(TimedOut(seat)), move_event(seat, move, MoveSource.TIMEOUT))
    person = match.seats[seat].person
    assert person is not None
    substituted = decision(match.apply(Left(person)), move_event(seat, move))
    assert own is not None
    assert late is not None
    assert substituted is not None
    assert (own.person, late.person, substituted.person) == (person, None, None)


@pytest.mark.parametrize(
    ("loss", "error", "found"),
    [
        (0.04, 0.0, None),
        (0.05, 0.0, Mark.INACCURACY),
        (0.10, 0.0, Mark.MISTAKE),
        (0.15, 0.0, Mark.BLUNDER),
        (0.9, 0.0, Mark.BLUNDER),
        (0.16, 0.02, Mark.MISTAKE),  # it may be less than 15
        (0.16, 0.08, None),
    ],
)
def test_a_mark_needs_a_loss_that_clears_it_for_certain(loss: float, error: float, found: Mark | None) -> None:
    assert mark(judgement(loss, error)) is found
    assert CONFIDENCE * 0.02 > 0.01
    assert list(MARKS.values()) == sorted(MARKS.values(), reverse=True)


def test_flagged_decisions_are_valued_again_and_do_not_count_twice() -> None:
    match, log = log_of("draw")
    made = decisions(log)
    person = made[0].person
    assert person is not None
    parts = work(made, "seed")
    request, asked = next(parts), 0
    try:
        while True:
            first = asked < len(made)
            asked += 1
            request = parts.send(judgement(0.5 if request.decision is made[0] and first else 0.0))
    except StopIteration as end:
        found: list[Judged] = end.value
    assert asked == len(made) + 1
    assert found[0].again is not None
    assert all(each.again is None for each in found[1:])
    own = [each for each in made if each.person == person]
    result = review(match, found, person)
    assert result.error_rate == pytest.approx(0.5 / len(own))  # by the first valuation
    assert found[0].mark is None  # by the second
    assert result.dearest == ()


def test_the_second_valuation_has_another_seed_and_more_steps() -> None:
    _, log = log_of("draw")
    made = decisions(log)[:4]
    parts = work(made, "seed")
    requests = [next(parts)]
    try:
        while True:
            requests.append(parts.send(judgement(0.5 if len(requests) == 1 else 0.0)))
    except StopIteration:
        pass
    assert len(requests) == 5
    assert requests[0].decision is requests[4].decision
    assert requests[0].seed != requests[4].seed
    assert requests[0].steps < requests[4].steps


def test_the_same_seed_gives_the_same_review() -> None:
    _, log = log_of("para")
    made = decisions(log)[:3]
    assert [each.valuation for each in reviewed(made, "a")] == [each.valuation for each in reviewed(made, "a")]
    assert [each.valuation for each in reviewed(made, "a")] != [each.valuation for each in reviewed(made, "b")]
    assert reviewed([], "a") == []


def test_luck_is_what_no_decision_accounts_for() -> None:
    match, log = log_of("para")
    made = decisions(log)
    won = match.winners[0]

    def lost(side: int, loss: float) -> list[Judged]:
        return [Judged(each, judgement(loss if each.side == side else 0.0)) for each in made]

    own = sum(each.side == won for each in made)
    assert luck(match, lost(won, 0.0), won) == pytest.approx(0.5)
    assert luck(match, lost(won, 0.1), won) == pytest.approx(0.5 + 0.1 * own)
    assert luck(match, lost(won, 0.1), 1 - won) == pytest.approx(-0.5 - 0.1 * own)
    assert share(match, won) == 1.0


def test_a_match_that_was_claimed_has_no_luck() -> None:
    match = started(options("draw"), people=2)
    match = match.apply(Left(2)).apply(Claimed(1))
    assert match.phase is Phase.FINISHED
    assert luck(match, [], 0) is None


def test_the_dearest_come_first_and_only_those_with_a_mark() -> None:
    match, log = log_of("draw")
    made = [each for each in decisions(log) if each.person == 1][:4]
    found = [Judged(each, judgement(loss)) for each, loss in zip(made, (0.02, 0.06, 0.3, 0.12), strict=True)]
    result = review(match, found, 1)
    assert [each.valuation.loss for each in result.dearest] == [0.3, 0.12, 0.06]
    assert result.error_rate == pytest.approx(0.125)
    assert review(match, found, 7).error_rate is None


def test_open_hands_are_judged_from_the_truth_and_nothing_else_is() -> None:
    _, log = log_of("draw")
    changed = 0
    for made in decisions(log)[:12]:
        valued = [answer(request_of(each)) for each in (made, _with_other_truth(made))]
        assert replace(valued[0], open_loss=0.0) == replace(valued[1], open_loss=0.0)
        changed += valued[0].open_loss != valued[1].open_loss
    assert changed


def request_of(made: Decision) -> Request:
    return next(work([made], "seed"))


def _with_other_truth(made: Decision) -> Decision:
    hands, other = list(made.truth.hands), 1 - made.view.seat
    boneyard = list(made.truth.boneyard)
    taken = hands[other] & -hands[other]
    if boneyard:
        hands[other] ^= taken ^ boneyard[0]
        boneyard[0] = taken
    return replace(made, truth=made.truth._replace(hands=hands, boneyard=boneyard))
