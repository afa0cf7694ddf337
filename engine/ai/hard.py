"""Hard: plays out many deals that agree with everything seen, and takes the play that makes winning most likely.

Deals in which the others would hardly have played as they did count for little.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

from engine.ai import medium
from engine.ai.automaton import Node, Way
from engine.ai.bits import bits_in
from engine.ai.budget import Budget
from engine.ai.habits import USUAL, Habits, Taste, supposed, taste_of
from engine.ai.known import Known
from engine.ai.sampler import Sampler
from engine.ai.worth import Worth, by_match, by_points
from engine.layout import Layout
from engine.round import Draw, Play
from engine.tiles import BIT
from engine.view import SeatView

WORK = 25_000
"""Tiles played in simulation, where the budget does not say: some 75 ms."""


@dataclass(frozen=True)
class Mind:
    """How it thinks; a measurement compares it with one that lacks something."""

    worlds: int = 200
    habits: Habits = USUAL
    """What it supposes of everybody in simulation."""
    patience: float = 6.0
    """By how many pips a play may look better than another before it is usually taken; 0 to draw no conclusions from
    what the others chose."""
    score: bool = True
    """Whether it knows the score and the target."""


MIND = Mind()


def choose(known: Known, view: SeatView, rng: Random, budget: Budget, mind: Mind = MIND) -> Play:
    """The play that does best in simulation as far as the budget goes."""
    ways = known.ways()
    if len(ways) == 1:
        return known.play(ways[0])
    totals = _values(known, view, rng, budget.of(WORK), mind)
    if not any(totals.values()):
        return medium.choose(known, rng)
    return known.play(max(ways, key=totals.__getitem__))


def _values(known: Known, view: SeatView, rng: Random, budget: Budget, mind: Mind) -> dict[Way, float]:
    """What each way to play is worth, added up over the worlds."""
    core, ways = known.core, known.ways()
    side, before = core.side[known.seat], view.public.number - 1
    worth: Worth = by_match(core, side, before=before) if mind.score else by_points(core, side)
    taste = taste_of(core, mind.habits)
    policy, seen, sampler = supposed(taste), core.seen(view), Sampler(view)
    recalled = recall(known, view) if mind.patience else []
    totals = dict.fromkeys(ways, 0.0)
    size = sum(known.counts)
    for _ in range(mind.worlds):
        world = sampler.world(rng)
        weight = plausible(recalled, world.hands, taste, mind.patience)
        dealt, found = core.dealt(seen, *world), dict[Way, float]()
        for way in ways:
            position = dealt.copy()
            found[way] = worth(core.step(position, way) or core.play(position, policy))
            if not budget.spend(size):
                return totals
        for way, value in found.items():
            totals[way] += weight * value
    return totals


class Recalled(NamedTuple):
    """A play of another seat from a hand that is known but for the tiles that it still holds."""

    seat: int
    node: Node
    lead: int
    """The tiles that might have led, where it was a lead; else 0."""
    way: Way
    played: int
    """What it has played from that hand since, this tile too."""


def recall(known: Known, view: SeatView) -> list[Recalled]:
    """The plays of the others since each of them drew last."""
    public, automaton = view.public, known.core.automaton
    layout = Layout(public.rules.spinner)
    found: list[Recalled] = []
    since = [0] * len(known.counts)
    places: list[tuple[int, Layout, Play]] = []
    for act in public.acts:
        if isinstance(act.move, Draw):
            places = [each for each in places if each[0] != act.seat]
        elif isinstance(act.move, Play):
            if act.seat != known.seat and act.move.arm:
                places.append((act.seat, layout, act.move))
            layout = layout.played(act.move)
    for seat, before, play in reversed(places):
        bit = BIT[play.tile]
        since[seat] |= bit
        found.append(Recalled(seat, automaton.at(before), 0, Way(bit, automaton.at(before.played(play))), since[seat]))
    return found


def plausible(recalled: list[Recalled], hands: list[int], taste: Taste, patience: float) -> float:
    """How likely these hands make the plays that were seen, as a factor."""
    weight = 1.0
    for seat, node, _, way, played in recalled:
        hand = hands[seat] | played
        playable = hand & node.fit
        if playable & (playable - 1) == 0 and len(node.ways[playable]) == 1:
            continue
        looks: dict[Way, float] = {}
        for bit in bits_in(playable):
            for each in node.ways[bit]:
                looks[each] = taste.own(each, hand ^ bit) + taste.point * each.node.points
        best = max(looks.values())
        odds = {each: exp((value - best) / patience) for each, value in looks.items()}
        weight *= 0.1 / len(odds) + 0.9 * odds[way] / sum(odds.values())
    return weight
