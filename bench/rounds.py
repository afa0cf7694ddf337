"""Random rounds for pictures: growing layouts under greedy and lopsided policies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from engine.layout import Layout, Spinner
from engine.moves import Arm
from engine.tiles import TILES, Tile

Choice = tuple[Tile, Arm]
Policy = Callable[[Layout, Choice, Arm], float]


def _arm_length(layout: Layout, arm: Arm) -> int:
    return sum(laid.arm is arm for laid in layout.laid)


POLICIES: dict[str, Policy] = {
    "random": lambda layout, choice, favourite: 0,
    "one arm": lambda layout, choice, favourite: choice[1] is favourite,
    "one arm, no doubles": lambda layout, choice, favourite: (choice[1] is favourite) - 2 * choice[0].is_double,
    "one arm, doubles": lambda layout, choice, favourite: (choice[1] is favourite) + 2 * choice[0].is_double,
    "doubles": lambda layout, choice, favourite: choice[0].is_double,
    "no doubles": lambda layout, choice, favourite: -choice[0].is_double,
    "balanced": lambda layout, choice, favourite: -_arm_length(layout, choice[1]),
    "heavy": lambda layout, choice, favourite: choice[0].pips,
}


def choices(layout: Layout, hand: list[Tile]) -> list[Choice]:
    """Every legal play of ``hand``."""
    return [(tile, arm) for tile in hand for arm in layout.fits(tile)]


def random_round(rng: Random, spinner: Spinner, policy: Policy, *, hands: int) -> Iterator[Layout]:
    """The layouts of one round, from its lead to the end; one hand of 28 tiles gives the longest ones."""
    deck = list(TILES)
    rng.shuffle(deck)
    each = 28 if hands == 1 else 7
    held = [deck[seat * each : (seat + 1) * each] for seat in range(hands)]
    boneyard = deck[hands * each :]
    favourite = rng.choice(list(Arm) if spinner is not Spinner.NONE else [Arm.LEFT, Arm.RIGHT])
    doubles = [tile for tile in held[0] if tile.is_double]
    opening = rng.choice(doubles if doubles and spinner is Spinner.AFTER_LINE else held[0])
    held[0].remove(opening)
    layout = Layout(spinner).lead(opening)
    yield layout
    seat, passes = 1 % hands, 0
    while passes < hands and all(held):
        found = choices(layout, held[seat])
        while not found and boneyard:
            held[seat].append(boneyard.pop())
            found = choices(layout, held[seat])
        passes = 0 if found else passes + 1
        if found:
            now = layout
            tile, arm = max(found, key=lambda choice: (policy(now, choice, favourite), rng.random()))
            held[seat].remove(tile)
            layout = layout.after(tile, arm)
            yield layout
        seat = (seat + 1) % hands


def random_rounds(seed: int, spinner: Spinner, count: int) -> Iterator[Iterator[Layout]]:
    """``count`` rounds with ``spinner``, over all policies and numbers of hands."""
    rng = Random(seed)
    policies = list(POLICIES.values())
    for number in range(count):
        policy = policies[number % len(policies)]
        yield random_round(rng, spinner, policy, hands=rng.choice((1, 1, 2, 3, 4)))
