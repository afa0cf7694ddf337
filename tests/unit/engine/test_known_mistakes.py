"""Mistakes that other domino programs made, one test each; the numbers are those of docs/rules.md."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.ai import choose
from engine.errors import Code, IllegalInput
from engine.events import Left, RoundDealt, TimedOut
from engine.fairness import Deal
from engine.layout import Arm, Layout, Spinner
from engine.match import Match, Phase, move_event
from engine.round import Draw, Move, MoveSource, Pass, Play, Round
from engine.rules import EndReason, Goal, RoundEnd, add_points, default_options
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view
from tests.support.positions import laid, position, tiles
from tests.support.random_matches import lobby, options, settle, states
from tests.support.refusals import refusal


def begun(variant: str, *hands: str, bank: str = "", leader: int | None = None, **named: object) -> Round:
    agreed = options(variant, seats=len(hands), **named)
    return Round.begin(VARIANTS[variant], agreed, Deal(tuple(map(tiles, hands)), tiles(bank)), leader=leader)


def on_table(variant: str, layout: Layout, *hands: str, bank: str = "", turn: int = 0, **named: object) -> Round:
    agreed = options(variant, seats=len(hands), **named)
    return Round(VARIANTS[variant], agreed, tuple(map(tiles, hands)), tiles(bank), layout, turn, 0, ())


def play(name: str, arm: Arm | None = None) -> Play:
    return Play(Tile.parse(name), arm)


@pytest.mark.parametrize("variant", ["draw", "all_fives", "fives_threes", "para"])
def test_p003_only_the_demanded_tile_leads(variant: str) -> None:
    played = begun(variant, "6-6 3-1 2-0", "5-5 4-4 6-1")
    refused = refusal(played, 0, play("3-1"))
    assert (refused.code, refused.details["allowed"]) == (Code.MUST_LEAD_WITH, "6-6")
    assert played.legal() == (play("6-6"),) == (played.forced(),)
    after = played.apply(0, play("6-6"))
    assert after.legal() == (play("6-1", Arm.LEFT), play("6-1", Arm.RIGHT))


@pytest.mark.parametrize(("first", "second"), [("6-1 3-2 1-0", "4-2 3-1 2-0"), ("6-0 2-1 1-0", "3-1 3-2 4-0")])
def test_p004_the_heaviest_tile_leads_by_its_sum(first: str, second: str) -> None:
    for hands, leader in (((first, second), 0), ((second, first), 1)):
        played = begun("para", *hands)
        assert (played.leader, played.lead) == (leader, tiles(first)[:1])


def test_p008_each_side_of_the_spinner_takes_one_tile() -> None:
    layout = laid(Spinner.AFTER_LINE, "4-4 4-1>left 4-2>right 4-0>up 4-6>down")
    played = on_table("all_fives", layout, "4-3 1-0 6-5", "3-3")
    assert list(layout.ends().values()) == [(1,), (2,), (0,), (6,)]
    for arm in Arm:
        refused = refusal(played, 0, play("4-3", arm))
        assert (refused.code, refused.details["allowed"]) == (Code.DOES_NOT_FIT, "0, 1, 2, 6")
    again = played.apply(0, play("1-0", Arm.LEFT))
    assert refusal(again, 0, play("1-0", Arm.LEFT)).code is Code.NOT_YOUR_TURN


def test_p011_a_spinner_is_one_after_a_reload() -> None:
    log, compared = [], 0
    for event, match in states(Random(5), options("all_fives")):
        log.append(event)
        if match.round is not None and len(match.round.layout.ends()) == 4 and match.on_turn is not None:
            again = Match.replay(log)
            assert again.round is not None
            assert again.round.layout.ends() == match.round.layout.ends()
            assert again.round.legal() == match.round.legal()
            up = match.round.layout.tip(Arm.UP)
            after = match.round.apply(match.on_turn, match.round.legal()[0])
            assert set(match.round.layout.ends()) == set(after.layout.ends())
            assert up is None or after.layout.tip(Arm.UP) is not None
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("play_points", "bonus"), [(10, 0), (5, 0), (0, 15), (10, 15)])
def test_p015_every_source_of_points_ends_a_match_at_once(play_points: int, bonus: int) -> None:
    goal = Goal(target=150)
    booking = add_points(VARIANTS["all_fives"], goal, (145, 20), side=0, points=play_points + bonus)
    assert booking.reached
    assert booking.scores == (145 + play_points + bonus, 20)


def test_p016_the_last_tile_is_scored_in_play_and_for_the_hand() -> None:
    layout = laid(Spinner.AFTER_LINE, "5-5 5-4>left 5-1>right 1-1>right 5-3>up 3-2>up 5-2>up")
    over = on_table("all_fives", layout, "4-4", "6-6 1-0").apply(0, play("4-4", Arm.LEFT))
    assert over.acts[-1].points == 15
    assert over.score is not None
    assert over.score.points == (15, 0)


@pytest.mark.parametrize(("total", "points"), [(15, 8), (12, 4), (20, 4), (18, 6), (14, 0), (0, 0)])
def test_p018_fives_and_threes(total: int, points: int) -> None:
    rules = VARIANTS["fives_threes"]
    assert rules.ends_points is not None
    assert rules.ends_points(total) == points
    booking = add_points(rules, Goal(target=61), (58, 0), side=0, points=8)
    assert (booking.scores, booking.counted, booking.reached) == ((58, 0), False, False)
    assert add_points(rules, Goal(target=61), (58, 0), side=0, points=3).reached


def test_p020_what_is_left_counts_before_the_winner_is_named() -> None:
    for variant in VARIANTS:
        for seed in range(4):
            *_, (_, match) = states(Random(seed), options(variant))
            assert match.records[-1].scores == match.scores
            if match.round is not None and match.round.end is not None:
                assert match.records[-1].pips == match.round.end.pips
    rules = VARIANTS["draw"]
    score = rules.score(RoundEnd(EndReason.OUT, 1, (9, 0), ((0,), (1,))))
    assert add_points(rules, Goal(target=100), (60, 58), side=1, points=score.points[1]).scores == (60, 67)


@pytest.mark.parametrize("variant", ["draw", "ceza", "straight"])
def test_p021_not_blocked_while_a_tile_may_be_drawn(variant: str) -> None:
    layout = laid(VARIANTS[variant].spinner, "1-1")
    played = on_table(variant, layout, "6-6 1-0", "5-5", bank="4-4 3-3 2-2").apply(0, play("1-0", Arm.LEFT))
    assert not played.over
    assert played.legal() == (Draw(),)


def test_p021_in_para_two_tiles_do_not_keep_a_round_open() -> None:
    layout = laid(Spinner.NONE, "5-5 5-1>right")
    for bank, over in (("4-4 3-3 2-2", False), ("4-4 3-3", True)):
        assert on_table("para", layout, "6-6 1-0", "6-4", bank=bank).apply(0, play("1-0", Arm.RIGHT)).over is over


@pytest.mark.parametrize("variant", ["draw", "fives_threes", "ceza", "para"])
def test_p022_a_round_is_not_blocked_while_a_seat_can_play(variant: str) -> None:
    layout = laid(Spinner.NONE, "1-1")
    played = on_table(variant, layout, "6-6", "6-1 5-5")
    assert played.legal() == (Pass(),)
    passed = played.apply(0, Pass())
    assert not passed.over
    assert play("6-1", Arm.LEFT) in passed.legal()


@pytest.mark.parametrize("variant", VARIANTS)
def test_p024_a_tied_blocked_round_has_no_winner(variant: str) -> None:
    rules = VARIANTS[variant]
    singles, pairs = ((0,), (1,), (2,), (3,)), ((0, 2), (1, 3))
    for last in range(4):
        for pips in ((10, 7, 4, 7), (7, 10, 7, 4), (4, 7, 10, 7)):
            score = rules.score(RoundEnd(EndReason.BLOCKED, last, pips, pairs))
            assert score.winner is None
            assert rules.fewest_win or score.points == (0, 0)
        for pips in ((20, 7, 12, 7), (7, 20, 7, 12), (7, 7, 12, 20), (12, 20, 7, 7)):
            score = rules.score(RoundEnd(EndReason.BLOCKED, last, pips, singles))
            assert score.winner is None
            assert rules.fewest_win or score.points == (0, 0, 0, 0)


@pytest.mark.parametrize("variant", VARIANTS)
def test_p026_a_round_starts_fresh(variant: str) -> None:
    agreed = options(variant, goal=VARIANTS[variant].goals[-1])
    for seed in range(4):
        before: Match | None = None
        for event, match in states(Random(seed), agreed):
            if isinstance(event, RoundDealt) and before is not None and before.records:
                dealt = match.round
                assert dealt is not None
                assert (dealt.acts, dealt.layout.laid, dealt.drawing, dealt.end) == ((), (), False, None)
                assert dealt.layout == Layout(match.rules.spinner)
            before = match


def test_p027_pairs_of_the_penalty_variant_add_their_hands_up() -> None:
    rules = VARIANTS["ceza"]
    score = rules.score(RoundEnd(EndReason.BLOCKED, 0, (3, 8, 20, 9), ((0, 2), (1, 3))))
    assert score.points == (23, 17)
    assert score.winner is None


@pytest.mark.parametrize("variant", ["ceza", "para", "straight"])
def test_p028_players_draw_themselves(variant: str) -> None:
    layout = laid(VARIANTS[variant].spinner, "6-6")
    played = on_table(variant, layout, "1-0", "3-3", bank="4-3 6-2 5-5 5-4 2-2")
    assert played.forced() is None
    first = played.apply(0, Draw())
    assert (len(first.boneyard), first.hands[0][-1]) == (4, Tile.parse("4-3"))
    assert first.forced() == Draw()
    second = first.apply(0, Draw())
    assert second.forced() is None
    assert all(isinstance(move, Play) and move.tile == Tile.parse("6-2") for move in second.legal())
    assert refusal(second, 0, Draw()).code is Code.MUST_PLAY


def test_p031_every_table_deals_the_whole_set_and_others_are_refused() -> None:
    for rules in VARIANTS.values():
        for seats in range(1, 6):
            for hand_size in (5, 7):
                if seats in rules.seat_counts and hand_size in rules.hand_sizes:
                    agreed = default_options(rules, seats=seats, hand_size=hand_size)
                    dealt = Round.deal(rules, agreed, bytes(32), None)
                    assert sum(map(len, dealt.hands)) + len(dealt.boneyard) == len(TILES)
                else:
                    with pytest.raises(IllegalInput) as refused:
                        default_options(rules, seats=seats, hand_size=hand_size)
                    assert refused.value.details["allowed"]


def four_at_a_table(variant: str = "straight") -> Match:
    match = Match.replay(lobby(options(variant, seats=4), people=4))
    return settle(match.apply(RoundDealt("07" * 32)))


def test_p070_the_turn_stays_where_it_is_when_somebody_leaves() -> None:
    match = four_at_a_table()
    first = match.on_turn
    assert first is not None
    for person in (1, 2, 3, 4):
        after = match.apply(Left(person))
        assert after.on_turn == first
        turns = []
        for _ in range(4):
            assert after.on_turn is not None
            assert after.round is not None
            turns.append(after.on_turn)
            after = after.apply(move_event(after.on_turn, after.round.legal()[0]))
        assert turns == [(first + step) % 4 for step in range(4)]


def test_p071_after_a_time_out_the_next_seat_is_on_turn() -> None:
    match = four_at_a_table()
    for _ in range(8):
        seat = match.on_turn
        assert seat is not None
        match = match.apply(TimedOut(seat))
        assert match.on_turn == seat
        assert match.round is not None
        match = match.apply(move_event(seat, match.round.legal()[0], MoveSource.TIMEOUT))
        assert match.on_turn == (seat + 1) % 4
    assert [seat.misses for seat in match.seats] == [2, 2, 2, 2]


# P100, the reload of every variant, is test_replaying_the_stored_log_gives_the_live_state_and_the_same_future in
# test_properties.py; unknown and missing fields are in test_match.py.


@pytest.mark.parametrize("variant", VARIANTS)
def test_p116_a_computer_that_cannot_play_draws_or_passes(variant: str) -> None:
    """Stuck with a boneyard, stuck without one, and only bound by what may lead."""
    stuck = position(variant, "3-2 2-1", "6-5 4-4", table="6-4", automatic=False)
    assert stuck.round is not None
    more = tiles("0-0 1-0 2-0 3-0")
    kind_of_more = Draw if stuck.rules.reserve < len(more) else Pass
    drawing = replace(stuck, round=stuck.round._replace(boneyard=more))
    leading = position(variant, "3-2 2-1", "6-5 4-4")
    expected: list[tuple[Match, type[Move]]] = [(stuck, Pass), (drawing, kind_of_more), (leading, Play)]
    for match, kind in expected:
        view = seat_view(match, 0)
        assert view is not None
        move = choose(view, Random(0))
        assert isinstance(move, kind)
        assert match.apply(move_event(0, move)) != match


@pytest.mark.parametrize("variant", VARIANTS)
def test_p118_the_computer_obeys_the_rules(variant: str) -> None:
    rounds = asked = 0

    def checked(view: SeatView, rng: Random) -> Move:
        nonlocal asked
        asked += 1
        move = choose(view, rng)
        assert move in view.moves
        return move

    for seed in range(500):
        *_, (_, match) = states(Random(seed), options(variant), checked)
        assert match.phase is Phase.FINISHED
        rounds += len(match.records)
        if rounds >= 100:
            break
    assert asked > 5 * rounds
