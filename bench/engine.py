"""``python -m bench engine`` measures random self-play on the public engine and on the simulation core, against other
domino programs in the same run.

A round is dealt, and every seat plays random legal moves, each found and checked by the engine, until the round is
over; its end is scored only where a line says "scored". Then endings with open hands are solved. The programs take
turns in short stretches on one processor, and every figure, also each speed ratio, is the median over stretches, so
that a busy machine slows all programs alike. Peers that are not installed (``uv sync --group peers``) are listed, and
their bars are not judged. Exit status 1 when a measured bar is missed.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any

from bench.simulation import ENDINGS, endings, random_rounds
from engine.events import Joined, Opened, RoundDealt, Started
from engine.fairness import Deal
from engine.match import Match, move_event
from engine.round import Round
from engine.rules import Leader, Options, Rules, default_options
from engine.tiles import TILES
from engine.variants import VARIANTS

STRETCH = 0.03
"""Seconds that each program plays before the next."""
STRETCHES = 60

BLOCK = replace(
    VARIANTS["draw"], code="block", seat_counts=(2, 4), leader=Leader.RANDOM, redeal=False, reserve=14, automatic=False
)
"""Block dominoes as the peers play it: any tile leads, nothing is drawn. Not a variant of the bot."""


@dataclass(frozen=True)
class Contest:
    """One line of the table. ``play`` plays one round and is timed; a peer has no bar."""

    name: str
    play: Callable[[], object] | None
    """None where the program is not installed."""
    against: str = ""
    bar: float = 0.0
    """The required speed as a multiple of that of ``against``; 0 for none."""


def _rounds(rules: Rules, options: Options, rng: Random) -> Callable[[], Round]:
    """A random round of a variant, from a shuffled set to its end."""
    size, dealt, chance = options.hand_size, options.seats * options.hand_size, rng.random

    def play() -> Round:
        while True:
            tiles = tuple(sorted(TILES, key=lambda _: chance()))  # half the time of random.shuffle
            hands = tuple([tiles[place : place + size] for place in range(0, dealt, size)])
            try:
                played = Round.begin(rules, options, Deal(hands, tiles[dealt:]), leader=0)
            except ValueError:  # to be dealt again
                continue
            break
        while legal := played.legal():
            played = played.apply(played.turn, legal[int(chance() * len(legal))])
        return played

    return play


def _matches(options: Options, rng: Random) -> Callable[[], Match]:
    """A random match from its lobby to its result."""

    def play() -> Match:
        joined = [Joined(person) for person in range(2, options.seats + 1)]
        match = Match.replay([Opened(options, 1), *joined, Started()])
        while match.is_live:
            if match.on_turn is None or match.round is None:
                match = match.apply(RoundDealt(rng.randbytes(32).hex()))
            else:
                legal = match.round.legal()
                match = match.apply(move_event(match.on_turn, legal[int(rng.random() * len(legal))]))
        return match

    return play


def _open_spiel(rng: Random) -> Callable[[], object] | None:
    try:
        spiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games.block_dominoes")
    except ImportError:
        return None
    loaded = spiel.load_game("python_block_dominoes")

    def play() -> object:
        state = loaded.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return state

    return play


def _dominoes(rng: Random) -> Callable[[], object] | None:
    try:
        peer: Any = import_module("dominoes")
    except ImportError:
        return None

    def play() -> object:
        table = peer.Game.new()
        while table.result is None:
            legal = table.valid_moves
            table.make_move(*legal[int(rng.random() * len(legal))])
        return table

    return play


def _all_fives(rng: Random) -> Callable[[], object] | None:
    try:
        rounds: Any = import_module("src.main.game.DominoRound")
        players: Any = import_module("src.main.game.Player")
    except ImportError:
        return None

    class Brain:
        def decide(self, played: Any) -> Any:
            options = played.valid_options()
            return options[int(rng.random() * len(options))]

    def play() -> object:
        pair = [players.Player(Brain(), name) for name in "AB"]
        played = rounds.DominoRound(*pair, SimpleNamespace(interactive=False))
        played.run()
        return played

    return play


def contests(rng: Random) -> list[Contest]:
    """All lines in the order of the table; peers come before the lines compared with them."""
    two, four = (default_options(BLOCK, seats=seats) for seats in (2, 4))
    lines = [
        Contest("open_spiel block 2p", _open_spiel(rng)),
        Contest("block 2p", _rounds(BLOCK, two, rng), "open_spiel block 2p", 12.0),
        Contest("core block 2p", random_rounds(BLOCK, two, rng), "open_spiel block 2p", 45.0),
        Contest("core block 2p scored", random_rounds(BLOCK, two, rng, scored=True), "open_spiel block 2p"),
        Contest("dominoes 4p", _dominoes(rng)),
        Contest("block 4p", _rounds(BLOCK, four, rng), "dominoes 4p", 2.5),
        Contest("core block 4p", random_rounds(BLOCK, four, rng), "dominoes 4p", 8.0),
        Contest("core block 4p scored", random_rounds(BLOCK, four, rng, scored=True), "dominoes 4p"),
        *_solved(rng),
        Contest("all-fives-domino 2p", _all_fives(rng)),
    ]
    for rules in VARIANTS.values():
        for seats in rules.seat_counts:
            against = "all-fives-domino 2p" if rules.code == "all_fives" else ""
            play = _rounds(rules, default_options(rules, seats=seats), rng)
            lines.append(Contest(f"{rules.code} {seats}p", play, against))
        shortest = min(rules.goals, key=lambda goal: goal.target or goal.rounds)
        agreed = default_options(rules, goal=shortest)
        lines.append(Contest(f"{rules.code} match to {shortest.target or shortest.rounds}", _matches(agreed, rng)))
    for rules in VARIANTS.values():
        for seats in rules.seat_counts:
            play = random_rounds(rules, default_options(rules, seats=seats), rng, scored=True)
            lines.append(Contest(f"core {rules.code} {seats}p scored", play))
    return lines


def _solved(rng: Random) -> list[Contest]:
    """Endings, all solved together."""
    theirs, ours = endings(BLOCK, rng) or (None, None)
    searched = f"dominoes {ENDINGS} ends of 4p"
    return [Contest(searched, theirs), Contest(f"solver {ENDINGS} ends of 4p", ours, searched, 4.0)]


def measure(lines: list[Contest], *, stretches: int) -> dict[str, list[float]]:
    """Rounds per second of processor time in each stretch, by name, without lines that are not installed."""
    speeds: dict[str, list[float]] = {line.name: [] for line in lines if line.play}
    for line in lines:
        if line.play:
            _stretch(line.play)  # warm up
    gc.collect()
    gc.freeze()  # so that the objects of one program do not slow the collections of the others
    for _ in range(stretches):
        for line in lines:
            if line.play is None:
                continue
            speeds[line.name].append(_stretch(line.play))
    return speeds


def _stretch(play: Callable[[], object]) -> float:
    """Rounds per second of one stretch."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < STRETCH:
        play()
        count += 1
    return count / spent


def table(lines: list[Contest], speeds: dict[str, list[float]]) -> tuple[list[str], bool]:
    """The lines to print, and whether every measured bar is met."""
    shown, holds = [f"{'random self-play':<28}{'a second':>10}   against"], True
    for line in lines:
        own, peer = speeds.get(line.name), speeds.get(line.against)
        if own is None:
            shown.append(f"{line.name:<28}{'–':>10}   not installed")
            continue
        text = f"{line.name:<28}{median(own):>10,.0f}"
        if line.against and peer is None:
            text += f"   {line.against}: not installed, not judged"
        elif peer is not None:
            times = median(one / other for one, other in zip(own, peer, strict=True))
            text += f"   {times:.1f} x {line.against}"
            if line.bar:
                cleared = times >= line.bar
                holds = holds and cleared
                text += f", bar {line.bar:g} x: {'yes' if cleared else 'NO'}"
        shown.append(text)
    return shown, holds


def main(arguments: list[str]) -> int:
    """Measure and print the table; ``--quick`` takes a tenth of the time."""
    lines = contests(Random(1))
    speeds = measure(lines, stretches=STRETCHES // 10 if "--quick" in arguments else STRETCHES)
    shown, holds = table(lines, speeds)
    print("\n".join(shown))
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
