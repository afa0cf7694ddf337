"""Random matches: their events and every state on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from engine.errors import IllegalInput
from engine.events import (
    Absence,
    Claimed,
    ComputerAdded,
    Event,
    Invited,
    Joined,
    Left,
    Opened,
    Readied,
    RoundDealt,
    SeatTaken,
    Started,
    StopWanted,
    TimedOut,
    Unseated,
)
from engine.match import Match, Phase, move_event
from engine.round import Move
from engine.rules import Options, default_options
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view

Chooser = Callable[[SeatView, Random], Move]


def at_random(view: SeatView, rng: Random) -> Move:
    return rng.choice(view.moves)


def options(variant: str = "draw", **named: Any) -> Options:
    return default_options(VARIANTS[variant], **named)


def lobby(agreed: Options | None = None, *, people: int = 2) -> list[Event]:
    """The first events of a match: person 1 opens, persons 2, 3, … join, computers fill the rest, the host starts."""
    agreed = agreed or options()
    joined = [Joined(person) for person in range(2, people + 1)]
    computers = [ComputerAdded("medium") for _ in range(agreed.seats - people)]
    return [Opened(agreed, 1), *joined, *computers, Started()]


def next_event(match: Match, rng: Random, choose: Chooser = at_random) -> Event:
    """A random next event of a started match."""
    if match.on_turn is None:
        return RoundDealt(rng.randbytes(32).hex())
    forced = match.forced()
    if forced is not None:
        return forced
    view = seat_view(match, match.on_turn)
    assert view is not None
    return move_event(match.on_turn, choose(view, rng))


def people_event(match: Match, rng: Random) -> Event:
    """Something that a person or time may bring about; often refused."""
    person, seat = rng.randint(1, 8), rng.randrange(len(match.seats))
    on_turn = 0 if match.on_turn is None else match.on_turn
    late = match.seats[on_turn].person or person
    return rng.choice(
        [
            Left(person),
            SeatTaken(seat, person),
            SeatTaken(seat, person),
            TimedOut(on_turn),
            Unseated(late, Absence.MISSED),
            Unseated(person, Absence.GONE),
            Invited(person),
            Readied(person),
            Claimed(person),
            *([StopWanted(person)] if rng.random() < 0.1 else []),
        ]
    )


def eventful_log(agreed: Options, rng: Random, *, events: int = 250) -> list[Event]:
    """The log of a random match in which people also come, go and miss turns; it need not come to its end."""
    log: list[Event] = [*lobby(agreed, people=agreed.seats), RoundDealt(rng.randbytes(32).hex())]
    match = Match.replay(log)
    while match.is_live and len(log) < events:
        event = people_event(match, rng) if rng.random() < 0.3 else next_event(match, rng)
        try:
            match = match.apply(event)
        except IllegalInput:
            continue
        log.append(event)
    return log


def states(rng: Random, agreed: Options | None = None, choose: Chooser = at_random) -> Iterator[tuple[Event, Match]]:
    """Every event of a random match, with the state after it."""
    opening = lobby(agreed)
    match = Match.open(opening[0])  # type: ignore[arg-type]
    yield opening[0], match
    for event in opening[1:]:
        match = match.apply(event)
        yield event, match
    while match.is_live:
        event = next_event(match, rng, choose)
        match = match.apply(event)
        yield event, match


def started(agreed: Options | None = None, *, people: int = 2, seed: int = 0) -> Match:
    """A match after the first deal, with forced moves applied."""
    match = Match.replay(lobby(agreed, people=people))
    return settle(match.apply(RoundDealt(Random(seed).randbytes(32).hex())))


def settle(match: Match) -> Match:
    """The match after all forced events."""
    while (event := match.forced()) is not None:
        match = match.apply(event)
    return match


def finished(rng: Random, agreed: Options | None = None) -> Match:
    *_, (_, match) = states(rng, agreed)
    assert match.phase is Phase.FINISHED
    return match


def played_out(agreed: Options, *between: Event, seed: int = 0) -> Match:
    """A random match of people with the given events right after the first deal."""
    rng = Random(seed)
    match = Match.replay(lobby(agreed, people=agreed.seats))
    match = match.apply(next_event(match, rng))
    for event in between:
        match = match.apply(event)
    while match.is_live:
        match = match.apply(next_event(match, rng))
    return match


def opened(seats: int = 2) -> Match:
    return Match.open(Opened(options(seats=seats), 1))
