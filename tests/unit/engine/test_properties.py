"""What is true of every variant, with every number of seats, in pairs, with every size of hand."""

from __future__ import annotations

import json
from copy import copy
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine.ai import choose
from engine.errors import IllegalInput
from engine.events import Event, decode, encode
from engine.layout import Arm, Layout
from engine.match import Match, Phase
from engine.round import Draw, Pass, Play
from engine.rules import EndReason, Options
from engine.tiles import TILES
from engine.variants import VARIANTS
from engine.view import public_view, seat_view
from tests.support.random_matches import options, states
from tests.support.variant_tables import every_table, every_variant, tables
from tests.support.views import reshuffled

SEEDS = range(3)


@cache
def course(agreed: Options, seed: int) -> tuple[tuple[Event, Match], ...]:
    """A random match, played once for all tests: its events with the state after each."""
    return tuple(states(Random(seed), agreed))


def matches(agreed: Options) -> list[list[Match]]:
    return [[match for _, match in course(agreed, seed)] for seed in SEEDS]


def states_of(agreed: Options) -> list[Match]:
    return [match for seed in SEEDS for _, match in course(agreed, seed)]


def test_every_kind_of_table_is_covered() -> None:
    assert len(tables()) >= 22
    assert {agreed.variant for agreed in tables()} == set(VARIANTS)
    assert {agreed.seats for agreed in tables() if agreed.pairs} == {4}


@every_table
def test_each_of_the_28_tiles_is_always_in_one_place(agreed: Options) -> None:
    for match in states_of(agreed):
        if (played := match.round) is not None:
            held = [tile for hand in played.hands for tile in hand]
            assert sorted([*held, *played.boneyard, *(each.tile for each in played.layout.laid)]) == list(TILES)


@every_table
def test_a_deal_gives_everybody_a_full_hand(agreed: Options) -> None:
    for match in states_of(agreed):
        if match.round is not None and not match.round.acts:
            assert {len(hand) for hand in match.round.hands} == {agreed.hand_size}
            assert len(match.round.boneyard) == 28 - agreed.seats * agreed.hand_size
            assert match.round.turn == match.round.leader


EVERYTHING = [Draw(), Pass(), *(Play(tile, arm) for tile in TILES for arm in (None, *Arm))]


@every_table
def test_legal_moves_are_exactly_those_that_apply_accepts(agreed: Options) -> None:
    for match in matches(agreed)[0][::5]:
        if match.round is None:
            continue
        for seat in range(agreed.seats):
            accepted = set()
            for move in EVERYTHING:
                try:
                    match.round.apply(seat, move)
                except IllegalInput:
                    continue
                accepted.add(move)
            assert accepted == (set(match.round.legal()) if seat == match.round.turn else set())


@every_table
def test_what_is_legal_follows_from_the_table_and_the_hand_alone(agreed: Options) -> None:
    """The moves cached by a round equal those computed from its layout, laid again tile by tile."""
    for match in states_of(agreed):
        if (played := match.round) is not None:
            again = Layout.of(played.layout.spinner, played.layout.laid)
            assert again == played.layout
            assert played._replace(layout=again).legal() == played.legal()


@every_table
def test_a_round_is_the_same_however_it_came_about(agreed: Options) -> None:
    """A round played move by move, rebuilt from its state, or copied: equal, and with the same future."""
    for match in matches(agreed)[0][::3]:
        if (played := match.round) is None:
            continue
        for again in (played._replace(), copy(played)):
            assert (again, hash(again)) == (played, hash(played))
            assert (again.legal(), again.forced(), again.drawing) == (played.legal(), played.forced(), played.drawing)
            assert (again.end, again.score) == (played.end, played.score)
            for move in played.legal():
                after = played.apply(played.turn, move)
                assert again.apply(again.turn, move) == after != played


@every_table
def test_a_seat_sees_its_plays_in_the_order_of_its_hand(agreed: Options) -> None:
    for match in states_of(agreed):
        if match.on_turn is None or (view := seat_view(match, match.on_turn)) is None or match.round is None:
            continue
        assert sorted(map(repr, view.moves)) == sorted(map(repr, match.round.legal()))
        assert list(view.plays) == [tile for tile in view.hand if tile in view.plays]


@every_table
def test_the_total_is_the_sum_of_the_ends_that_count(agreed: Options) -> None:
    for match in states_of(agreed):
        if match.round is not None:
            assert match.round.layout.total == sum(match.round.layout.counted().values())


@every_table
def test_every_match_ends_and_its_winner_is_the_best(agreed: Options) -> None:
    rules = VARIANTS[agreed.variant]
    for *_, match in matches(agreed):
        assert match.phase is Phase.FINISHED
        best = (min if rules.fewest_win else max)(match.scores)
        if agreed.goal.rounds == 1 and not rules.fewest_win:
            assert match.winners == (() if match.records[0].winner is None else (match.records[0].winner,))
        else:
            assert [match.scores[side] for side in match.winners] == [best] * match.scores.count(best)
        if agreed.goal.rounds:
            assert len(match.records) == agreed.goal.rounds
        else:
            assert best >= agreed.goal.target
            assert match.scores.count(best) == 1


@every_table
def test_no_target_was_met_before_the_end(agreed: Options) -> None:
    exact = VARIANTS[agreed.variant].exact
    for played in matches(agreed):
        for match in played:
            if agreed.goal.target:
                reached = max(match.scores) >= agreed.goal.target
                assert reached == (match.phase is Phase.FINISHED)
                assert not exact or max(match.scores) <= agreed.goal.target


@every_table
def test_scores_are_what_was_booked_play_by_play_and_round_by_round(agreed: Options) -> None:
    rules, sides = VARIANTS[agreed.variant], agreed.sides
    for played in matches(agreed):
        booked = [0] * len(sides)
        for before, after in pairwise(played):
            if after.round is not None and before.round is not None and len(after.round.acts) > len(before.round.acts):
                act = after.round.acts[-1]
                if act.counted:
                    booked[next(side for side, seats in enumerate(sides) if act.seat in seats)] += act.points
            for record in after.records[len(before.records) :]:
                booked = [have + points for have, points in zip(booked, record.points, strict=True)]
                assert tuple(booked) == record.scores
            assert tuple(booked) == after.scores
        if rules.fewest_win:
            pips = sum(sum(record.pips) for record in played[-1].records)
            assert sum(played[-1].scores) == pips


@every_table
def test_the_turn_goes_round_and_stays_only_for_drawing(agreed: Options) -> None:
    for match in states_of(agreed):
        if match.round is None or not match.round.acts or match.round.over or match.on_turn is None:
            continue
        act = match.round.acts[-1]
        assert match.on_turn == (act.seat if isinstance(act.move, Draw) else (act.seat + 1) % agreed.seats)


@every_table
def test_a_round_ends_exactly_when_a_seat_goes_out_or_all_are_blocked(agreed: Options) -> None:
    for match in states_of(agreed):
        if (played := match.round) is None or not played.layout.laid:
            continue
        out = any(not hand for hand in played.hands)
        stuck = not played.drawable and not any(played.layout.fits(tile) for hand in played.hands for tile in hand)
        assert played.over == (out or stuck)
        if played.end is not None:
            assert (played.end.end_reason is EndReason.OUT) == out


@every_table
def test_forced_moves_are_the_only_legal_ones(agreed: Options) -> None:
    for match in states_of(agreed):
        if match.round is not None and (move := match.round.forced()) is not None:
            assert match.round.legal() == (move,)
            assert agreed.automatic or isinstance(move, Draw) or not match.round.layout.laid


@every_table
def test_replaying_the_stored_log_gives_the_live_state_and_the_same_future(agreed: Options) -> None:
    """Also from the middle: what is read back goes on as what was never stored."""
    for seed in SEEDS:
        log = [event for event, _ in course(agreed, seed)]
        stored = [(kind, json.dumps(plain)) for kind, plain in map(encode, log)]
        half = len(stored) // 2
        again = Match.replay(decode(kind, json.loads(text)) for kind, text in stored[:half])
        assert again == course(agreed, seed)[half - 1][1]
        for event, match in course(agreed, seed)[half:]:
            again = again.apply(event)
            assert again == match
            assert again.round is None or match.round is None or again.round.legal() == match.round.legal()


@every_table
def test_views_and_moves_do_not_depend_on_hidden_tiles(agreed: Options) -> None:
    for number, match in enumerate(states_of(agreed)):
        if match.on_turn is None or number % 3:
            continue
        for seat in range(agreed.seats):
            other = reshuffled(match, seat, Random(number))
            view = seat_view(match, seat)
            assert view is not None
            assert view == seat_view(other, seat)
            if view.moves and seat == number % agreed.seats:
                assert choose(view, Random(number)) == choose(seat_view(other, seat), Random(number))  # type: ignore[arg-type]


@every_table
def test_neither_secret_nor_boneyard_is_in_a_view_while_a_round_runs(agreed: Options) -> None:
    for match in matches(agreed)[0]:
        view = public_view(match)
        if view is None or match.secret is None:
            continue
        running = match.on_turn is not None
        assert (match.secret in repr(view)) != running
        assert (view.hands is None) == running


@every_variant
def test_other_seats_and_options_are_refused_with_what_is_allowed(variant: str) -> None:
    rules = VARIANTS[variant]
    for seats in (0, 1, 2, 3, 4, 5):
        if seats in rules.seat_counts:
            assert options(variant, seats=seats).seats == seats
            continue
        with pytest.raises(IllegalInput) as refused:
            options(variant, seats=seats)
        assert refused.value.details["allowed"] == ", ".join(map(str, sorted(rules.seat_counts)))


@every_variant
def test_two_play_by_default(variant: str) -> None:
    assert options(variant).seats == 2
