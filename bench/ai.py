"""``python -m bench ai`` plays matches between computer opponents, and against other programs.

The two players of a line play the same deals once on each side; these matches together are one measurement. The share
is that of matches won by the first player, or with more than two sides that of the others it is placed ahead of: level
play is 50 % at any table. It is printed with a 95 % interval and the processor time of moves with a choice.

    --quick          a fiftieth of the matches
    --state FILE     saves the measurements, so that the next run continues them
    --only PATTERN   only lines whose names match the regular expression
    --seconds N      stops after this time; with ``--state`` the next run continues

Exit status 1 when a measured bar is missed.
"""

from __future__ import annotations

import json
import re
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from random import Random

from bench.bars import Bar, report
from bench.players import LADDER, LINES, Line, Player, players
from engine.ai.review import share
from engine.events import RoundDealt
from engine.match import Match, Phase, move_event
from engine.rules import Options, Rules
from engine.seats import Computer, Seat
from engine.view import SeatView, seat_view

SAVED = 20.0
"""Seconds between saves of the state."""


@dataclass
class Clock:
    """The processor time of one player's moves with a choice."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def choose(self, player: Player, view: SeatView, rng: Random) -> object:
        """Choose a move and measure the time."""
        begun = time.process_time()
        move = player(view, rng)
        spent = time.process_time() - begun
        self.moves += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return move


@dataclass
class Tally:
    """The measurements of a line so far: their shares, and the times of both players."""

    shares: list[float] = field(default_factory=list[float])
    clocks: list[Clock] = field(default_factory=lambda: [Clock(), Clock()])

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval (normal approximation, with a lower bound on the variance)."""
        count, mean = len(self.shares), self.share
        variance = sum((each - mean) ** 2 for each in self.shares) / max(1, count - 1)
        return 1.96 * sqrt(max(variance, 1 / count / 4) / count)


def begun(rules: Rules, options: Options) -> Match:
    """A match of computers before its first deal; the rules need not be a variant of the bot."""
    seats = (Seat(Computer("medium"), Computer("medium"), since=1),) * options.seats
    return Match(rules, options, seats, 0, Phase.PLAYING, 1, (0,) * len(options.sides))


def play(match: Match, seated: Sequence[tuple[Player, Clock]], deal: str, rng: Random) -> Match:
    """Play a match between these players, by seat; ``deal`` seeds its deals."""
    while match.is_live:
        if match.on_turn is None:
            secret = sha256(f"{deal} {len(match.records)}".encode()).hexdigest()
            match = match.apply(RoundDealt(secret))
            continue
        forced = match.forced()
        if forced is None:
            view = seat_view(match, match.on_turn)
            assert view is not None
            player, clock = seated[match.on_turn]
            move = view.moves[0] if len(view.moves) == 1 else clock.choose(player, view, rng)
            forced = move_event(match.on_turn, move)  # type: ignore[arg-type]
        match = match.apply(forced)
    return match


def measure(line: Line, number: int, tally: Tally) -> None:
    """One measurement: the same deals with the first player on each side."""
    first, second = players()[line.first], players()[line.second]
    rules, options = line.table
    found = 0.0
    for side, seats in enumerate(options.sides):
        seated = [
            (first, tally.clocks[0]) if seat in seats else (second, tally.clocks[1]) for seat in range(options.seats)
        ]
        match = play(begun(rules, options), seated, f"deal {number}", Random(f"moves {number}"))
        found += share(match, side) / len(options.sides)
    tally.shares.append(found)


def load(path: Path | None) -> dict[str, Tally]:
    if path is None or not path.exists():
        return {}
    stored = json.loads(path.read_text(encoding="utf-8"))
    return {name: Tally(each["shares"], [Clock(**clock) for clock in each["clocks"]]) for name, each in stored.items()}


def save(path: Path | None, tallies: dict[str, Tally]) -> None:
    if path is not None:
        draft = path.with_suffix(".part")
        draft.write_text(json.dumps({name: asdict(each) for name, each in tallies.items()}), encoding="utf-8")
        draft.replace(path)


def run(lines: Sequence[Line], tallies: dict[str, Tally], *, part: float, path: Path | None, seconds: float) -> None:
    """Measure all lines up to their counts, a part of each in turn, so that a stopped run has results for all."""
    ends, saved = time.monotonic() + seconds, time.monotonic()
    for line in lines:
        tallies.setdefault(line.name, Tally())
    wanted = {line.name: max(2, round(line.count * part)) for line in lines}
    while any(len(tallies[line.name].shares) < wanted[line.name] for line in lines):
        for line in lines:
            tally = tallies[line.name]
            done = len(tally.shares)
            for number in range(done, min(done + max(1, line.count // 50), wanted[line.name])):
                measure(line, number, tally)
                if time.monotonic() > ends:
                    return
            if time.monotonic() - saved > SAVED:
                save(path, tallies)
                saved = time.monotonic()


def shown(line: Line, tally: Tally) -> Bar:
    """One line of the table."""
    ours, theirs = tally.clocks
    cost = "" if not ours.moves else f"{1e3 * ours.seconds / ours.moves:.2f} ms, at most {1e3 * ours.longest:.0f}"
    measured = f"{100 * tally.share:.1f} ± {100 * tally.margin:.1f} % of {len(tally.shares)}; {cost}"
    holds = line.least <= tally.share <= line.most
    if line.cheaper:
        measured += f"; {ours.seconds:.1f} s against {theirs.seconds:.1f} s"
        holds = holds and ours.seconds < theirs.seconds
    bar = f">= {100 * line.least:.0f} %" if line.least else ""
    if line.most < 1:
        bar += f", <= {100 * line.most:.0f} %"
    return Bar(line.name, bar, measured, holds)


def _pattern(text: str) -> re.Pattern[str]:
    try:
        return re.compile(text)
    except re.error as error:
        raise ArgumentTypeError(f"no regular expression: {error}") from None


def main(arguments: list[str]) -> int:
    """See the docstring of this module."""
    parser = ArgumentParser(prog="python -m bench ai")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--state", type=Path)
    parser.add_argument("--only", type=_pattern, default="")
    parser.add_argument("--seconds", type=float, default=1e9)
    given = parser.parse_args(arguments)
    chosen = [line for line in LINES + LADDER if re.search(given.only, line.name)]
    if not chosen:
        parser.error(f"no line has {given.only.pattern!r} in its name")
    here = [line for line in chosen if {line.first, line.second} <= players().keys()]
    tallies = load(given.state)
    try:
        run(here, tallies, part=0.02 if given.quick else 1.0, path=given.state, seconds=given.seconds)
    finally:
        save(given.state, tallies)
    measured = [shown(line, tallies[line.name]) for line in here if tallies.get(line.name, Tally()).shares]
    absent = [Bar(line.name, "", f"{line.second} is not installed") for line in chosen if line not in here]
    return report("opponents", measured + absent)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
