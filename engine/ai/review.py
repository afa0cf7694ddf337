"""The review of a match that is over: the decisions of every seat, their losses, marks, error rate and luck.

A *decision* is a play where a seat had two or more ways that differ for the rules. What is not a decision cannot be an
error: forced plays, draws, passes, and what a computer did for a person.

The result of a match is what its players made of it and what the tiles did. So the *luck* of a side is the part of its
result that is left when the losses of all decisions are taken out: by how much all deals and draws together changed its
probability to win. A direct sum over deals and draws would be less certain, since the error of each of them counts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import NamedTuple

from engine.ai.coach import Valuation, open_loss, valuation
from engine.ai.observation import Observation
from engine.ai.sampler import Determinization
from engine.events import Event, Played
from engine.layout import Spinner
from engine.match import Match, Phase
from engine.moves import MoveSource, Play
from engine.rules import side_of
from engine.state import MatchState
from engine.tiles import BIT, bits_of
from engine.view import SeatView, seat_view

MATCH_STEPS, FIRST_STEPS = 330_000, 220_000
"""Tiles played in simulation for a match, about two seconds, and how many of them at most to value all decisions for
the first time; the others are left for those that are valued again."""
STEP_COST, FOUR_ENDS_COST = 2, 4
"""How much longer a step takes where the open ends score, and where there are four of them from the first tile on."""
LEAST_STEPS, MOST_STEPS, MOST_STEPS_AGAIN = 1_500, 10_000, 60_000
"""For one decision."""
CONFIDENCE = 1.64
"""Standard errors that a loss must clear a mark by: one in twenty normal errors is larger."""


class Mark(StrEnum):
    """What a loss is called."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


MARKS = {Mark.BLUNDER: 0.15, Mark.MISTAKE: 0.10, Mark.INACCURACY: 0.05}
"""The least loss, in probability to win, from the worst mark."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between ways, as the seat saw it."""

    seq: int
    """Of the play in the log of the match."""
    view: SeatView
    played: Play
    person: int | None
    """Who made it, by key; None for a computer, also where it moved for a person whose time ran out."""
    truth: Determinization
    """What the hands and the boneyard were: for the figure with open hands, and for nothing else."""

    @property
    def side(self) -> int:
        return side_of(self.view.public.sides, self.view.seat)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and its valuation."""

    decision: Decision
    first: Valuation
    """Counts for the error rate: whether there is a second one depends on it."""
    again: Valuation | None = None
    """With more deals, independent of the first."""

    @property
    def valuation(self) -> Valuation:
        """The most certain one."""
        return self.again or self.first

    @property
    def mark(self) -> Mark | None:
        return mark(self.valuation)


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one person's play in a match."""

    decisions: tuple[Judged, ...]
    """Theirs, in order."""
    luck: float | None
    """The change of the probability to win by deals and draws; None where the match was not played to its end."""

    @property
    def error_rate(self) -> float | None:
        """The mean loss of a decision; None without decisions."""
        return error_rate([each.first for each in self.decisions])

    @property
    def open_error_rate(self) -> float | None:
        """The same with open hands: as if all tiles had been known."""
        losses = [each.first.open_loss for each in self.decisions]
        return sum(losses) / len(losses) if losses else None

    @property
    def dearest(self) -> tuple[Judged, ...]:
        """The decisions with marks, the largest loss first."""
        marked = [each for each in self.decisions if each.mark]
        return tuple(sorted(marked, key=lambda each: -each.valuation.loss))


def mark(valuation: Valuation) -> Mark | None:
    """The mark of a decision; None where its loss is too small, or too uncertain."""
    least = valuation.loss - CONFIDENCE * valuation.error
    return next((each for each, limit in MARKS.items() if least >= limit), None)


def is_flagged(valuation: Valuation) -> bool:
    """Whether a decision is to be valued again with more deals."""
    return not valuation.is_exact and valuation.loss >= MARKS[Mark.INACCURACY]


def error_rate(valuations: Sequence[Valuation]) -> float | None:
    """The mean loss, None of nothing."""
    return sum(each.loss for each in valuations) / len(valuations) if valuations else None


def decision(match: MatchState, event: Event) -> Decision | None:
    """The decision that an event records, ``match`` being the state before it; None where it records none."""
    if not isinstance(event, Played) or event.by is MoveSource.RULES:
        return None
    view = seat_view(match, event.seat)  # type: ignore[arg-type]
    assert view is not None
    if len(view.moves) < 2 or len(Observation(view).actions()) < 2:
        return None
    person = match.seats[event.seat].person if event.by is MoveSource.OCCUPANT else None
    assert match.round is not None
    truth = Determinization([*map(bits_of, match.round.hands)], [BIT[tile] for tile in match.round.boneyard])
    return Decision(match.seq + 1, view, Play(event.tile, event.arm), person, truth)


def decisions(events: Iterable[Event]) -> list[Decision]:
    """All decisions of a match, of every seat, from its log."""
    found: list[Decision] = []
    match: Match | None = None
    for event in events:
        if match is not None and (made := decision(match, event)):
            found.append(made)
        match = Match.replay([event]) if match is None else match.apply(event)
    return found


class Request(NamedTuple):
    """A decision to be valued. The same request gives the same valuation."""

    decision: Decision
    seed: str
    steps: int


def work(made: Sequence[Decision], seed: str) -> Generator[Request, Valuation, list[Judged]]:
    """The work of reviewing the decisions of a match, in parts that take a tenth of a second or so: yields what is to
    be valued, is sent the valuation, and returns all of them."""
    found: list[Judged] = []
    steps = _share_of(FIRST_STEPS, made, most=MOST_STEPS)
    left = MATCH_STEPS - _cost(made) * steps * len(made)
    for each in made:
        first = yield Request(each, f"{seed} {each.seq}", steps)
        found.append(Judged(each, first))
    flagged = [place for place, each in enumerate(found) if is_flagged(each.first)]
    steps = _share_of(left, [made[place] for place in flagged], most=MOST_STEPS_AGAIN)
    for place in flagged:
        again = yield Request(made[place], f"{seed} {made[place].seq} again", steps)
        found[place] = replace(found[place], again=again)
    return found


def reviewed(made: Sequence[Decision], seed: str) -> list[Judged]:
    """The decisions of a match and their valuations, all at once."""
    parts = work(made, seed)
    request = next(parts, None)
    while request is not None:
        try:
            request = parts.send(answer(request))
        except StopIteration as end:
            found: list[Judged] = end.value
            return found
    return []


def answer(request: Request) -> Valuation:
    """The valuation that is asked for."""
    made = request.decision
    found = valuation(made.view, made.played, Random(request.seed), steps=request.steps)
    assert found is not None  # a decision has two ways
    return replace(found, open_loss=open_loss(made.view, made.played, made.truth))


def _share_of(steps: int, made: Sequence[Decision], *, most: int) -> int:
    """The steps for each of these decisions, at their cost."""
    return min(most, max(LEAST_STEPS, steps // (_cost(made) * len(made)))) if made else 0


def _cost(made: Sequence[Decision]) -> int:
    """How much longer a step takes at this table than where the open ends do not score."""
    rules = made[0].view.public.rules if made else None
    if rules is None or rules.ends_points is None:
        return 1
    return FOUR_ENDS_COST if rules.spinner is Spinner.OPEN else STEP_COST


def review(match: Match, found: Sequence[Judged], person: int) -> Review:
    """The review of a person's play. ``found``: all decisions of the match, of every seat."""
    own = tuple(each for each in found if each.decision.person == person)
    seat = next((number for number, each in enumerate(match.seats) if person in each.sitters), None)
    side = None if seat is None else side_of(match.options.sides, seat)
    return Review(own, None if side is None else luck(match, found, side))


def luck(match: Match, found: Sequence[Judged], side: int) -> float | None:
    """The part of a side's result that its own and the others' decisions do not account for."""
    if match.phase is not Phase.FINISHED or match.cut_short or match.claimed is not None:
        return None
    lost = [0.0] * len(match.scores)
    for each in found:
        lost[each.decision.side] += each.first.loss
    others = (sum(lost) - lost[side]) / (len(lost) - 1)
    return share(match, side) - 0.5 + lost[side] - others


def share(match: MatchState, side: int) -> float:
    """The result of a side from 0 to 1: the share of the others that it is placed ahead of, level ones count half."""
    if len(match.scores) == 2:
        won = match.winners
        return 0.5 if len(won) != 1 else float(won[0] == side)
    sign = -1 if match.rules.fewest_win else 1
    leads = [sign * (match.scores[side] - each) for number, each in enumerate(match.scores) if number != side]
    return sum(0.5 + 0.5 * ((lead > 0) - (lead < 0)) for lead in leads) / len(leads)
