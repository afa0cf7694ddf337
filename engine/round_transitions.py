"""Handlers of round events: deals, moves, missed turns, and what a finished round scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.errors import Code, IllegalInput
from engine.events import Drew, Event, Passed, Played, Readied, RoundDealt, TimedOut, move_of
from engine.fairness import round_key
from engine.moves import Draw, MoveSource, Play
from engine.round import Round
from engine.rules import EndReason, add_points, is_decided, next_leader, side_of
from engine.seats import Person
from engine.state import Handler, MatchState, Phase, RoundRecord, StateT, evolve, require, seat_of, with_seat


def _dealt(match: StateT, event: RoundDealt) -> StateT:
    require(match, Phase.PLAYING, Phase.BETWEEN)
    if match.on_turn is not None:
        raise IllegalInput(Code.ROUND_NOT_OVER)
    leader = None
    if match.records:
        last = match.records[-1]
        leader = next_leader(match.rules, end_reason=last.end_reason, seat=last.seat)
    key = round_key(event.secret, event.procedure, match.presses)
    dealt = Round.deal(match.rules, match.options, key, leader)
    seats = tuple(replace(seat, ready=False) for seat in match.seats)
    return evolve(
        match,
        phase=Phase.PLAYING,
        round=dealt,
        secret=event.secret,
        procedure=event.procedure,
        deal_presses=match.presses,
        secrets_used=match.secrets_used + (event.procedure != 1),
        seats=seats,
        handovers=(),
        turn_since=match.seq + 1,
    )


def _moved(match: StateT, event: Played | Drew | Passed) -> StateT:
    require(match, Phase.PLAYING)
    number, by, move = event.seat, event.by, move_of(event)
    if match.round is None or match.on_turn is None:
        raise IllegalInput(Code.ROUND_OVER)
    moved = match.round.apply(number, move, by)
    seat = match.seats[number]
    if by is MoveSource.OCCUPANT and seat.misses:
        seat = replace(seat, misses=0)
    if match.rated and by is not MoveSource.RULES and len(match.round.legal()) > 1:
        computers = by is MoveSource.TIMEOUT or seat.person is None
        seat = replace(seat, choices=seat.choices + 1, computer_choices=seat.computer_choices + computers)
    seats = match.seats if seat is match.seats[number] else with_seat(match, number, seat)
    stays = isinstance(move, Draw) and not moved.over
    after = evolve(match, round=moved, seats=seats, turn_since=match.turn_since if stays else match.seq + 1)
    if isinstance(move, Play) and (moved.over or moved.points):
        return _scored(after, moved, number)
    return _ended(after, moved, number) if moved.over else after


def _scored(match: StateT, played: Round, number: int) -> StateT:
    """Add what a play earned: the points of the ends first, then those of the round's end (rules G7, G9, F3)."""
    side, act = side_of(match.options.sides, number), played.acts[-1]
    went_out, score = played.end_reason is EndReason.OUT, played.score
    bonus = score.points[side] if went_out and score else 0
    scoring = add_points(match.rules, match.options.goal, match.scores, side=side, points=act.points + bonus)
    if act.points and not scoring.counted:
        played = played.uncounted()
    after = evolve(match, round=played, scores=scoring.scores)
    if went_out:
        own, dropped = (bonus, 0) if scoring.counted else (0, bonus)
        return _ended(after, played, number, own=own, dropped=dropped)
    if scoring.reached:
        return _recorded(
            after, played, EndReason.TARGET, number, winner=side, points=(0,) * len(match.scores), dropped=0
        )
    return _ended(after, played, number) if played.over else after


def _ended(match: StateT, played: Round, number: int, *, own: int | None = None, dropped: int = 0) -> StateT:
    """Record a finished round. ``own`` is what the side that went out has scored already, None when no side did."""
    end, score = played.end, played.score
    assert end is not None
    assert score is not None
    already = None if own is None else end.side
    scores, scored = match.scores, [0] * len(match.scores)
    if already is not None and own is not None:
        scored[already] = own
    for side, points in enumerate(score.points):
        if points and side != already:
            scoring = add_points(match.rules, match.options.goal, scores, side=side, points=points)
            scores, scored[side] = scoring.scores, points
    end_reason, winner = end.end_reason, score.winner
    after = evolve(match, scores=scores)
    return _recorded(after, played, end_reason, number, winner=winner, points=tuple(scored), dropped=dropped)


def _recorded(
    match: StateT,
    played: Round,
    end_reason: EndReason,
    number: int,
    *,
    winner: int | None,
    points: tuple[int, ...],
    dropped: int,
) -> StateT:
    assert match.secret is not None
    record = RoundRecord(
        end_reason=end_reason,
        seat=number,
        winner=winner,
        hands=played.hands,
        pips=tuple(sum(map(match.rules.tile_value, hand)) for hand in played.hands),
        points=points,
        dropped=dropped,
        scores=match.scores,
        secret=match.secret,
        people=tuple(seat.person for seat in match.seats),
        best_play=_best_play(match, played),
    )
    records = (*match.records, record)
    finished = is_decided(match.options.goal, match.scores, rounds=len(records))
    return evolve(match, records=records, phase=Phase.FINISHED if finished else Phase.BETWEEN)


def _best_play(match: MatchState, played: Round) -> tuple[int, int] | None:
    best: tuple[int, int] | None = None
    for number, act in enumerate(played.acts):
        if act.by is MoveSource.OCCUPANT and act.counted and act.points > (best[1] if best else 0):
            holder = match.holder(act.seat, number)
            if isinstance(holder, Person):
                best = (holder.key, act.points)
    return best


def _timed_out(match: StateT, event: TimedOut) -> StateT:
    require(match, Phase.PLAYING)
    if match.on_turn != event.seat:
        raise IllegalInput(Code.NOT_YOUR_TURN)
    seat = match.seats[event.seat]
    return evolve(match, seats=with_seat(match, event.seat, replace(seat, misses=seat.misses + 1)))


def _readied(match: StateT, event: Readied) -> StateT:
    require(match, Phase.BETWEEN)
    number = seat_of(match, event.person)
    after = evolve(match, seats=with_seat(match, number, replace(match.seats[number], ready=True)))
    return after if event.press is None else evolve(after, presses=(*match.presses, event.press))


HANDLERS: Mapping[type[Event], Handler] = {
    RoundDealt: _dealt,
    Played: _moved,
    Drew: _moved,
    Passed: _moved,
    TimedOut: _timed_out,
    Readied: _readied,
}
