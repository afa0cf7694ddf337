"""A match from its lobby to its result."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.errors import Code, IllegalInput
from engine.events import (
    Absence,
    Claimed,
    Closed,
    ComputerAdded,
    Event,
    Invited,
    Joined,
    Left,
    MadePrivate,
    Opened,
    Readied,
    Reason,
    RoundDealt,
    SeatsKept,
    SeatTaken,
    SentAway,
    Started,
    StopWanted,
    StopWithdrawn,
    TimedOut,
    Unseated,
    decode,
    encode,
)
from engine.layout import Arm
from engine.match import Computer, Match, Person, Phase, move_event
from engine.round import Draw, MoveSource, Pass, Play
from engine.rules import EndReason, Goal, default_options
from engine.tiles import Tile
from engine.variants import VARIANTS
from tests.support.random_matches import finished, lobby, next_event, opened, options, started, states
from tests.support.refusals import refusal


def between(seed: int = 3) -> Match:
    """A match after its first round."""
    return next(match for _, match in states(Random(seed)) if match.phase is Phase.BETWEEN)


@pytest.mark.parametrize(
    ("named", "option", "allowed"),
    [
        ({"seats": 1}, "players", "2"),
        ({"seats": 5}, "players", "2"),
        ({"seats": 4, "pairs": True}, "players", "2"),
        ({"pairs": True, "seats": 2}, "pairs", "False"),
        ({"hand_size": 5}, "tiles", "7"),
        ({"goal": Goal(target=60)}, "target", "25, 50, 100, 150"),
        ({"goal": Goal(rounds=3)}, "target", "25, 50, 100, 150"),
        ({"goal": Goal(target=50, rounds=1)}, "target", "25, 50, 100, 150"),
        ({"turn_time": 7}, "turn_time", "60, 120, 300, 900, 3600, 86400"),
    ],
)
def test_what_the_variant_does_not_have_is_refused_with_what_it_has(
    named: dict[str, Any], option: str, allowed: str
) -> None:
    with pytest.raises(IllegalInput) as refused:
        options(**named)
    assert refused.value.code is Code.BAD_OPTION
    assert (refused.value.details["option"], refused.value.details["allowed"]) == (option, allowed)


def test_people_take_the_first_free_seat_and_only_one() -> None:
    match = opened().apply(Joined(2))
    assert match.persons == (1, 2)
    assert refusal(match, Joined(2)).code is Code.ALREADY_SEATED
    assert refusal(match, Joined(3)).code is Code.LOBBY_FULL
    assert refusal(match, ComputerAdded("medium")).code is Code.LOBBY_FULL


def test_a_lobby_starts_when_every_seat_is_taken() -> None:
    refused = refusal(opened(), Started())
    assert (refused.code, refused.details) == (Code.TOO_FEW, {"taken": 1, "seats": 2})
    assert opened().apply(ComputerAdded("medium")).apply(Started()).wants_deal


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    match = opened().apply(Joined(2)).apply(Left(1))
    assert (match.host, match.persons) == (2, (2,))
    assert match.apply(Joined(3)).seats[0].occupant == Person(3)
    assert refusal(match, Left(1)).code is Code.NOT_SEATED


def test_joining_and_adding_are_refused_after_the_start() -> None:
    match = started()
    for event in (Joined(3), ComputerAdded("medium"), Started(), Opened(options(), 1)):
        assert refusal(match, event).code is Code.NOT_A_LOBBY


def test_one_computer_among_several_people_makes_a_match_unrated() -> None:
    table = default_options(VARIANTS["ceza"], seats=3)
    full = [Joined(2), ComputerAdded("medium")]
    for guests, rated in ((full, False), ([Joined(2), Joined(3)], True)):
        match = Match.open(Opened(table, 1))
        for event in (*guests, Started()):
            match = match.apply(event)
        assert match.rated is rated


def test_a_match_is_rated_only_among_people() -> None:
    assert started(people=2).rated
    assert not started(people=1).rated
    assert not started(options(rated=False)).rated


def test_a_round_is_dealt_only_when_none_is_running() -> None:
    assert refusal(started(), RoundDealt("00" * 32)).code is Code.ROUND_NOT_OVER
    assert refusal(opened(), RoundDealt("00" * 32)).code is Code.NOT_RUNNING


def test_the_next_round_is_wanted_when_everybody_is_ready() -> None:
    match = between().apply(Readied(1))
    assert not match.wants_deal
    match = match.apply(Readied(2))
    assert match.wants_deal
    again = match.apply(RoundDealt("11" * 32))
    assert again.phase is Phase.PLAYING
    assert not any(seat.ready for seat in again.seats)
    assert again.round is not None
    assert again.round.acts == ()
    assert refusal(again, Readied(1)).code is Code.NOT_RUNNING


def test_computers_need_not_be_ready() -> None:
    match = next(m for _, m in states(Random(3)) if m.phase is Phase.BETWEEN)
    assert match.apply(Left(2)).apply(Readied(1)).wants_deal


def test_a_match_ends_when_the_winner_reaches_the_target() -> None:
    for seed in range(60):
        match = finished(Random(seed), options(goal=Goal(target=25)))
        (winner,) = match.winners
        assert match.scores[winner] >= 25 > match.scores[1 - winner]
        assert match.on_turn is None
        assert match.forced() is None
        assert not match.wants_deal
        assert match.records[-1].winner == winner


def test_the_records_add_up_to_the_scores() -> None:
    for seed in range(40):
        match = finished(Random(seed))
        sums = [sum(record.points[side] for record in match.records) for side in (0, 1)]
        assert tuple(sums) == match.scores == match.records[-1].scores


def test_a_round_scores_the_difference_of_the_hands() -> None:
    for seed in range(40):
        for record in finished(Random(seed)).records:
            low, high = sorted(record.pips)
            assert sum(record.points) == high - low
            if record.end_reason is EndReason.OUT:
                assert record.hands[record.seat] == ()
                assert record.points[record.seat] == high
            if record.winner is None:
                assert low == high


def test_a_finished_match_accepts_no_events() -> None:
    match = finished(Random(1))
    for event in (Left(1), RoundDealt("00" * 32), Readied(1), TimedOut(0), Closed(Reason.STOPPED), SeatTaken(0, 9)):
        assert refusal(match, event).code is Code.NOT_RUNNING


def test_turn_since_moves_with_the_turn_and_not_within_it() -> None:
    for seed in range(30):
        before: Match | None = None
        for _, match in states(Random(seed)):
            if before is not None and before.on_turn is not None and match.on_turn is not None:
                played, previous = match.round, before.round
                assert played is not None
                assert previous is not None
                drew = len(played.boneyard) < len(previous.boneyard)
                assert (match.turn_since == before.turn_since) == drew
                assert match.is_fresh(match.seq)
                assert match.is_fresh(before.seq) == drew
            before = match


def test_a_match_stops_when_everybody_wants_it() -> None:
    match = started().apply(StopWanted(1))
    assert match.is_live
    stopped = match.apply(StopWanted(2))
    assert (stopped.phase, stopped.reason, stopped.winners) == (Phase.CLOSED, Reason.STOPPED, ())


def test_a_wish_to_end_the_match_can_be_taken_back() -> None:
    match = started().apply(StopWanted(1)).apply(StopWithdrawn(1))
    assert not any(seat.stops for seat in match.seats)
    assert match.apply(StopWanted(2)).is_live
    assert refusal(match, StopWithdrawn(1)).code is Code.STALE
    assert refusal(match, StopWithdrawn(9)).code is Code.NOT_SEATED
    assert refusal(opened(), StopWithdrawn(1)).code is Code.NOT_RUNNING


def test_leaving_never_voids_a_match_and_clears_agreements_to_end_it() -> None:
    three = started(options("ceza", seats=3), people=3).apply(StopWanted(1)).apply(StopWanted(3))
    left = three.apply(Left(2))
    assert left.is_live
    assert not any(seat.stops for seat in left.seats)
    again = left.apply(StopWanted(1)).apply(StopWanted(3))
    assert (again.phase, again.reason, again.winners) == (Phase.CLOSED, Reason.STOPPED, ())
    assert started().apply(StopWanted(1)).apply(Left(1)).is_live
    assert started().apply(Left(1)).is_live


def test_the_last_person_of_a_rated_match_cannot_void_it() -> None:
    alone = started().apply(StopWanted(1)).apply(Left(2))
    assert alone.is_live
    assert refusal(alone, StopWanted(1)).code is Code.CLAIM_OR_LEAVE
    assert started(options(rated=False)).apply(Left(2)).apply(StopWanted(1)).phase is Phase.CLOSED


def test_seats_of_a_rematch_are_kept_for_their_people() -> None:
    host_second = opened().apply(SeatsKept((2, 1)))
    assert [seat.person for seat in host_second.seats] == [None, 1]
    assert [seat.person for seat in host_second.apply(Joined(2)).seats] == [2, 1]
    assert [seat.person for seat in host_second.apply(Joined(3)).seats] == [3, 1], "an absent player is not waited for"
    with_computer = Match.open(Opened(options(), 7)).apply(SeatsKept((None, 7)))
    assert with_computer.apply(ComputerAdded("medium")).seats[0].occupant == Computer("medium")
    assert refusal(opened(), SeatsKept((1,))).code is Code.BAD_OPTION
    assert refusal(opened().apply(Joined(2)), SeatsKept((2, 1))).code is Code.SEAT_TAKEN
    assert refusal(started(), SeatsKept((2, 1))).code is Code.NOT_A_LOBBY


def test_a_screen_of_the_lobby_is_not_one_of_the_match() -> None:
    match = started()
    assert match.started is not None
    assert not match.showed_running(match.started - 1)
    assert match.showed_running(match.started)
    assert match.showed_running(match.seq)
    assert not match.showed_running(match.seq + 1), "it has not been shown yet"
    assert not opened().showed_running(1)


def test_a_closed_lobby_is_no_match_that_has_started() -> None:
    closed = opened().apply(Closed(Reason.EXPIRED))
    assert refusal(closed, Joined(2)).code is Code.NOT_RUNNING


def test_replaying_the_stored_log_gives_the_live_state() -> None:
    for seed in range(25):
        log: list[tuple[str, str]] = []
        match: Match | None = None
        for event, match in states(Random(seed)):
            kind, plain = encode(event)
            log.append((kind, json.dumps(plain)))
            assert match.seq == len(log)
        again = Match.replay(decode(kind, json.loads(text)) for kind, text in log)
        assert again == match


ONE_OF_EACH: list[Event] = [
    *lobby(options(rated=False), people=1),
    Joined(4),
    RoundDealt("ab" * 32),
    move_event(1, Play(Tile.parse("6-4"), Arm.LEFT), MoveSource.RULES),
    move_event(1, Play(Tile.parse("6-6"))),
    move_event(0, Draw(), MoveSource.TIMEOUT),
    move_event(0, Pass()),
    TimedOut(1),
    SeatTaken(0, 12),
    Left(3),
    Readied(3),
    StopWanted(3),
    StopWithdrawn(3),
    SeatsKept((3, None, 12)),
    MadePrivate(),
    Invited(12),
    SentAway(1),
    Unseated(3, Absence.MISSED),
    Unseated(3, Absence.GONE),
    Claimed(3),
    Closed(Reason.LOST),
]


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_survives_json(event: Event) -> None:
    kind, plain = encode(event)
    assert decode(kind, json.loads(json.dumps(plain))) == event


def test_logs_from_before_the_seal_of_a_match_are_read() -> None:
    kind, plain = encode(Opened(options(), 1))
    older = {name: value for name, value in plain.items() if name not in ("seed", "secrets_used")}
    assert decode(kind, older) == Opened(options(), 1)
    assert decode("Started", {}) == Started()
    assert decode("Readied", {"person": 2}) == Readied(2)
    assert decode("RoundDealt", {"secret": "00"}) == RoundDealt("00", procedure=1)


def test_unknown_kinds_and_fields_and_missing_ones_are_errors() -> None:
    for kind, plain in (("Gone", {}), ("Joined", {}), ("Joined", {"person": 1, "at": 2}), ("Started", {"person": 1})):
        with pytest.raises(ValueError, match=kind):
            decode(kind, plain)


def test_a_log_begins_with_its_opening() -> None:
    for log in ([], [Joined(1)]):
        with pytest.raises(ValueError, match="Opened"):
            Match.replay(log)


def test_an_unknown_variant_is_refused() -> None:
    unknown = options()
    object.__setattr__(unknown, "variant", "nobody-plays-this")
    with pytest.raises(IllegalInput) as refused:
        Match.open(Opened(unknown, 1))
    assert refused.value.details["option"] == "variant"


def test_refused_events_change_nothing() -> None:
    match = started()
    before = next_event(match, Random(0))
    for event in (Joined(9), TimedOut(9), SeatTaken(0, 9), Started(), Readied(1)):
        refusal(match, event)
    assert next_event(match, Random(0)) == before
