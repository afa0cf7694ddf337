"""``python -m bench coach`` measures whether the coach can be believed.

    error rates   what each level plays in the same positions, those of matches of medium against itself
    labels        of two independent reviews of what easy plays there
    slope         of the share of matches won, minus one half, against the difference of the summed losses
    hidden tiles  dealt again in the same positions: the judgement must not change
    exact         endings in which only one deal is possible: the judgement is that of the solver

    --variant CODE   only this variant; may be given several times
    --matches N      matches for the error rates; for the slope five times as many (default 40)
    --seconds N      stops after this time
    --state FILE     saves the measurements, so that the next run continues them

Exit status 1 when a measured bar is missed.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random

from bench.ai import begun
from bench.bars import Bar, report
from bench.players import default_table, players, table
from engine.ai.budget import Budget
from engine.ai.coach import valuation, valuations
from engine.ai.hard import match_win_probability
from engine.ai.observation import Observation
from engine.ai.review import Decision, Request, answer, decision, reviewed, share
from engine.ai.solver import Solver
from engine.events import RoundDealt, move_event
from engine.match import Match
from engine.moves import Play
from engine.rules import Options, Rules
from engine.tiles import bits_of
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view

LEVELS = ("hard", "medium", "easy", "random")
"""From the smallest error rate to the largest."""
PAIRINGS = (("medium", "easy"), ("medium", "random"))
STEPS, STEPS_SLOPE = 8_000, 4_000
"""For a decision, where levels are compared, and for the slope. A review has those of ``engine.ai.review``."""
LEAST_SLOPE, MOST_SLOPE = 0.9, 1.1
LEAST_AGREED = 0.95
CHECKED = 4
"""Positions of a match of which the hidden tiles are dealt again."""

Chooser = Callable[[SeatView, Random], object]


@dataclass
class Positions:
    """Measurements in the positions of one match."""

    decisions: int = 0
    losses: dict[str, float] = field(default_factory=lambda: dict.fromkeys(LEVELS, 0.0))
    """Summed, by level."""
    labels: int = 0
    agreed: int = 0
    redealt: int = 0
    unchanged: int = 0
    exact: int = 0
    solved_alike: int = 0


@dataclass
class Pair:
    """The same deals played once on each side by the first of a pairing: means of the two matches."""

    share: float
    """Of the first, minus one half."""
    difference: float
    """Summed losses of the second minus those of the first."""


@dataclass
class Tally:
    """The measurements of one variant."""

    positions: list[Positions] = field(default_factory=list[Positions])
    pairs: dict[str, list[Pair]] = field(default_factory=dict[str, list[Pair]])


def played(rules: Rules, options: Options, seated: list[Chooser], deal: str, rng: Random) -> Iterator[Match | Decision]:
    """All decisions of a match, each preceded by the match before it, and last the match that is over."""
    match = begun(rules, options)
    while match.is_live:
        if match.on_turn is None:
            match = match.apply(RoundDealt(sha256(f"{deal} {len(match.records)}".encode()).hexdigest()))
            continue
        event = match.forced()
        if event is None:
            view = seat_view(match, match.on_turn)
            assert view is not None
            move = view.moves[0] if len(view.moves) == 1 else seated[match.on_turn](view, rng)
            event = move_event(match.on_turn, move)  # type: ignore[arg-type]
            made = decision(match, event)
            if made is not None:
                yield match
                yield made
        match = match.apply(event)
    yield match


def measure_positions(rules: Rules, options: Options, number: int) -> Positions:
    found, rng = Positions(), Random(f"positions {number}")
    match: Match | None = None
    easy: list[Decision] = []
    for each in played(rules, options, [players()["medium"]] * options.seats, f"positions {number}", rng):
        if isinstance(each, Match):
            match = each
            continue
        assert match is not None
        easy.append(replace(each, played=_judge_levels(found, each, rng)))
        _judge_exact(found, match, each)
        if found.redealt < CHECKED:
            _judge_redealt(found, match, each, rng)
    first, second = ([one.mark for one in reviewed(easy, f"{number} {run}")] for run in range(2))
    found.labels = len(easy)
    found.agreed = sum(one is other for one, other in zip(first, second, strict=True))
    return found


def _judge_levels(found: Positions, made: Decision, rng: Random) -> Play:
    """The play of easy is returned."""
    plays = [players()[level](made.view, rng) for level in LEVELS]
    chosen = [play for play in plays if isinstance(play, Play)]
    judgements = valuations(made.view, chosen, rng, steps=STEPS)
    found.decisions += 1
    for level, each in zip(LEVELS, judgements, strict=True):
        found.losses[level] += each.loss
    return chosen[LEVELS.index("easy")]


def _judge_exact(found: Positions, match: Match, made: Decision) -> None:
    """Compare with the solver on the true deal, where no other is possible."""
    judgement = valuation(made.view, made.played, Random(0), steps=1)
    assert judgement is not None
    assert match.round is not None
    if not judgement.is_exact:
        return
    observation = Observation(made.view)
    core = observation.core
    utility = match_win_probability(core, made.side, made.view.public.number - 1)
    truth = core.determinized(core.observed(made.view), list(map(bits_of, match.round.hands)), [])
    actions = observation.actions()
    values = Solver(core, made.side, utility, Budget(10**7)).values(truth, actions)
    assert values is not None
    found.exact += 1
    loss = max(values.values()) - values[core.action(observation.layout, made.played)]
    found.solved_alike += abs(loss - judgement.loss) < 1e-9


def _judge_redealt(found: Positions, match: Match, made: Decision, rng: Random) -> None:
    """Judge the same position with all hidden tiles dealt again."""
    other = seat_view(_redealt(match, made.view.seat, rng), made.view.seat)
    assert other is not None
    seed = rng.random()
    before, after = (valuation(view, made.played, Random(seed), steps=STEPS_SLOPE) for view in (made.view, other))
    found.redealt += 1
    found.unchanged += before == after


def _redealt(match: Match, seat: int, rng: Random) -> Match:
    """The same match to this seat: the tiles hidden from it are dealt again at random."""
    running = match.round
    assert running is not None
    others = [number for number in range(len(running.hands)) if number != seat]
    hidden = [tile for number in others for tile in running.hands[number]] + [*running.boneyard]
    rng.shuffle(hidden)
    hands = list(running.hands)
    for number in others:
        hands[number], hidden = tuple(hidden[: len(hands[number])]), hidden[len(hands[number]) :]
    dealt = running._replace(hands=tuple(hands), boneyard=tuple(hidden))  # type: ignore[reportPrivateUsage]
    return replace(match, round=dealt)


def measure_pair(rules: Rules, options: Options, pairing: tuple[str, str], number: int) -> Pair:
    shares, differences = 0.0, 0.0
    for side, seats in enumerate(options.sides):
        seated = [players()[pairing[0] if seat in seats else pairing[1]] for seat in range(options.seats)]
        rng, lost = Random(f"pair {number} {side}"), [0.0] * len(options.sides)
        for each in played(rules, options, [*seated], f"pair {number}", rng):
            if isinstance(each, Decision):
                lost[each.side] += answer(Request(each, f"{number} {side} {each.seq}", STEPS_SLOPE)).loss
            elif not each.is_live:
                shares += share(each, side) - 0.5
        differences += sum(lost) - 2 * lost[side]
    return Pair(shares / len(options.sides), differences / len(options.sides))


def ratio(numbers: list[tuple[float, float]]) -> tuple[float, float]:
    """The sum of the first over the sum of the second, and half of its 95 % interval; each pair is one measurement."""
    below = sum(other for _, other in numbers)
    value = sum(one for one, _ in numbers) / below
    return value, 1.96 * sqrt(sum((one - value * other) ** 2 for one, other in numbers)) / abs(below)


def bars(code: str, tally: Tally) -> Iterator[Bar]:
    """The lines of one variant."""
    measured = tally.positions
    if len(measured) > 1:
        for better, worse in zip(LEVELS, (*LEVELS[1:], ""), strict=True):
            rate, margin = ratio([(each.losses[better], each.decisions) for each in measured])
            yield Bar(f"{code}: error rate of {better}", "", f"{100 * rate:.2f} ± {100 * margin:.2f}")
            if worse:
                more, margin = ratio([(each.losses[worse] - each.losses[better], each.decisions) for each in measured])
                text = f"{100 * more:.2f} ± {100 * margin:.2f} more, in the same positions"
                yield Bar(f"{code}: {worse} than {better}", "> 0", text, more > margin)
        for name, counted, good, least in (
            ("labels that agree", "labels", "agreed", LEAST_AGREED),
            ("hidden tiles change nothing", "redealt", "unchanged", 1.0),
            ("as the solver, in exact endings", "exact", "solved_alike", 1.0),
        ):
            of, found = (sum(getattr(each, field) for each in measured) for field in (counted, good))
            if of:
                text = f"{100 * found / of:.1f} % of {of}"
                yield Bar(f"{code}: {name}", f">= {100 * least:.0f} %", text, found >= least * of)
    for name, pairs in tally.pairs.items():
        if len(pairs) > 1:
            slope, margin = ratio([(each.share, each.difference) for each in pairs])
            text = f"{slope:.2f} ± {margin:.2f} of {len(pairs)} pairs"
            yield Bar(f"{code}: slope, {name}", "", text)
    every = [(each.share, each.difference) for pairs in tally.pairs.values() for each in pairs]
    if len(every) > 1:
        slope, margin = ratio(every)
        text = f"{slope:.2f} ± {margin:.2f}"
        yield Bar(f"{code}: slope, together", "0.9 to 1.1", text, LEAST_SLOPE <= slope <= MOST_SLOPE)


def run(tallies: dict[str, Tally], *, matches: int, seconds: float, saved: Callable[[], None]) -> None:
    """Measure all variants up to their counts, a part of each in turn, so that a stopped run has results for all;
    ``saved`` is called after each part."""
    ends = time.monotonic() + seconds
    for number in range(matches):
        for code, tally in tallies.items():
            rules, options = table(default_table(VARIANTS[code]))
            if len(tally.positions) <= number:
                tally.positions.append(measure_positions(rules, options, number))
            for pairing in PAIRINGS:
                pairs = tally.pairs.setdefault(" / ".join(pairing), [])
                while len(pairs) < 5 * (number + 1) / 2:
                    if time.monotonic() > ends:
                        return
                    pairs.append(measure_pair(rules, options, pairing, len(pairs)))
            saved()


def load(path: Path | None) -> dict[str, Tally]:
    if path is None or not path.exists():
        return {}
    stored = json.loads(path.read_text(encoding="utf-8"))
    return {
        code: Tally(
            [Positions(**each) for each in tally["positions"]],
            {name: [Pair(**each) for each in pairs] for name, pairs in tally["pairs"].items()},
        )
        for code, tally in stored.items()
    }


def save(path: Path | None, tallies: dict[str, Tally]) -> None:
    if path is not None:
        path.write_text(json.dumps({code: asdict(each) for code, each in tallies.items()}), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """See the docstring of this module."""
    parser = ArgumentParser(prog="python -m bench coach")
    parser.add_argument("--variant", action="append", choices=list(VARIANTS))
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--state", type=Path)
    given = parser.parse_args(arguments)
    kept = load(given.state)
    chosen = {code: kept.setdefault(code, Tally()) for code in given.variant or VARIANTS}
    try:
        run(chosen, matches=given.matches, seconds=given.seconds, saved=lambda: save(given.state, kept))
    finally:
        save(given.state, kept)
    return report("coach", [bar for code, tally in chosen.items() for bar in bars(code, tally)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
