"""Worlds are drawn exactly: counted beside a search through all of them, and the truth is always one.

``AYAZ_SOAK_SEEDS`` in the environment says how many random matches are looked at for each kind of table.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import factorial, prod
from random import Random

from engine.ai.bits import bits_in, tiles_in
from engine.ai.sampler import Sampler
from engine.layout import Layout
from engine.match import Match
from engine.round import Draw, Move, Play, Round
from engine.rules import Leader, Options, find_leader
from engine.tiles import BIT, EVERY_TILE, Tile, bits_of
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view
from tests.support.random_matches import states
from tests.support.variant_tables import every_table

SEEDS = int(os.environ.get("AYAZ_SOAK_SEEDS", "2"))
HIDDEN = {2: 11, 3: 9, 4: 8}
"""Searched through are positions with at most so many hidden tiles, by the number of seats."""


def decisions(agreed: Options, seeds: int) -> Iterator[tuple[SeatView, Match, Round]]:
    """What the seat on turn sees wherever random matches leave it a choice."""
    for seed in range(seeds):
        for _, match in states(Random(seed), agreed):
            if match.on_turn is not None and match.round is not None and len(match.round.legal()) > 1:
                view = seat_view(match, match.on_turn)
                assert view is not None
                yield view, match, match.round


@every_table
def test_the_true_deal_is_always_possible_and_samples_agree_with_what_was_seen(agreed: Options) -> None:
    looked = 0
    for number, (view, _, truth) in enumerate(decisions(agreed, SEEDS)):
        if number % 4:
            continue
        rng, sampler = Random(number), Sampler(view)
        assert possible(truth, list(truth.hands))
        for _ in range(2):
            hands, boneyard = sampler.determinization(rng)
            assert hands[view.seat] == bits_of(view.hand)
            assert [hand.bit_count() for hand in hands] == [seat.tiles for seat in view.public.seats]
            assert len(boneyard) == view.public.boneyard
            laid = bits_of(each.tile for each in truth.layout.laid)
            assert sum(hands) + sum(boneyard) == EVERY_TILE - laid
            assert possible(truth, [tiles_in(hand) for hand in hands])
        looked += 1
    assert looked > 2


def possible(truth: Round, hands: list[tuple[Tile, ...]]) -> bool:
    """Whether these hands can be what the acts of a round have left."""
    return all(deals(truth, seat, bits_of(hand)) for seat, hand in enumerate(hands))


def deals(truth: Round, seat: int, held: int) -> int:
    """In how many ways a seat may have been dealt tiles and drawn others, one after the other, that leave it with
    these: all moves are taken back, and each tile is tried as the one that was drawn."""
    layouts = [Layout(truth.rules.spinner)]
    for act in truth.acts:
        layouts.append(layouts[-1].played(act.move) if isinstance(act.move, Play) else layouts[-1])
    hands = Counter({held: 1})
    for act, layout in zip(reversed(truth.acts), reversed(layouts[:-1]), strict=True):
        if act.seat == seat:
            before: Counter[int] = Counter()
            for hand, count in hands.items():
                before.update(dict.fromkeys(taken_back(truth, hand, act.move, layout), count))
            hands = before
    return sum(count for hand, count in hands.items() if not outranks(truth, hand))


def taken_back(truth: Round, hand: int, move: Move, layout: Layout) -> list[int]:
    """The hands that a seat may have had before it moved."""
    fit = layout.open.fit
    if isinstance(move, Play):
        hand |= BIT[move.tile]
        return [hand] if layout.laid or chosen(truth, hand, move.tile) else []
    if isinstance(move, Draw):
        return [hand ^ bit for bit in bits_in(hand) if not (hand ^ bit) & fit]
    return [] if hand & fit else [hand]


def chosen(truth: Round, hand: int, tile: Tile) -> bool:
    """Whether a leader with this hand could lead with this tile."""
    choice = truth.rules.lead_choice
    return choice is None or tile in choice(tiles_in(hand))


def outranks(truth: Round, hand: int) -> bool:
    """Whether a seat with this hand would have led instead."""
    root = truth.layout.root
    if truth.rules.leader is not Leader.HIGHEST_DOUBLE or root is None:
        return False
    return find_leader(truth.rules, [[root.tile], tiles_in(hand & ~BIT[root.tile])]) != (0, root.tile)


def splits(tiles: int, sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to give so many of these tiles to each."""
    if not sizes:
        yield ()
        return
    for part in combinations(bits_in(tiles), sizes[0]):
        for others in splits(tiles ^ sum(part), sizes[1:]):
            yield sum(part), *others


def all_deals(view: SeatView, truth: Round) -> dict[tuple[int, ...], int]:
    """The hands of the others and in how many ways each can have come about."""
    others = [seat for seat in range(len(truth.hands)) if seat != view.seat]
    known: dict[tuple[int, int], int] = {}
    found: dict[tuple[int, ...], int] = {}
    hidden = EVERY_TILE & ~bits_of(view.hand) & ~bits_of(each.tile for each in truth.layout.laid)
    for hands in splits(hidden, [len(truth.hands[seat]) for seat in others]):
        for seat, hand in zip(others, hands, strict=True):
            if (seat, hand) not in known:
                known[seat, hand] = deals(truth, seat, hand)
        if ways := prod(known[each] for each in zip(others, hands, strict=True)):
            found[hands] = ways
    return found


def orders(view: SeatView, truth: Round) -> int:
    """In how many orders the tiles may have been drawn that came in one turn and stayed: the sampler does not tell
    these apart."""
    kept: Counter[tuple[int, int]] = Counter()
    turn = 0
    for act, following in pairwise((*truth.acts, None)):
        assert act is not None
        if isinstance(act.move, Draw) and act.seat != view.seat:
            kept[act.seat, turn] += following is None or not isinstance(following.move, Play)
        elif not isinstance(act.move, Draw):
            turn += 1
    return prod(map(factorial, kept.values()))


@every_table
def test_every_deal_is_as_likely_as_the_others(agreed: Options) -> None:
    """The number of deals is that of a search through all of them, and so is each one's share of what is drawn."""
    searched = 0
    for number, (view, _, truth) in enumerate(decisions(agreed, 4 * SEEDS)):
        hidden = view.public.boneyard + sum(seat.tiles for seat in view.public.seats) - len(view.hand)
        if hidden > HIDDEN[agreed.seats] or searched >= 3 * SEEDS:
            continue
        deals_by_hands, sampler = all_deals(view, truth), Sampler(view)
        assert sum(deals_by_hands.values()) == sampler.count * orders(view, truth)
        if searched < 2:
            rng = Random(number)
            others = [seat for seat in range(len(truth.hands)) if seat != view.seat]
            drawn = Counter(tuple(map(sampler.determinization(rng).hands.__getitem__, others)) for _ in range(800))
            assert drawn.keys() <= deals_by_hands.keys()
            assert_fits(drawn, deals_by_hands)
        searched += 1
    assert searched or VARIANTS[agreed.variant].reserve > HIDDEN[agreed.seats]


def assert_fits(drawn: Counter[tuple[int, ...]], deals_by_hands: dict[tuple[int, ...], int]) -> None:
    """Chi-square of what was drawn against what each deal weighs, rare ones taken together; five deviations off
    would be chance once in a million."""
    total, draws = sum(deals_by_hands.values()), sum(drawn.values())
    cells: list[tuple[float, int]] = []
    expected, seen = 0.0, 0
    for deal, ways in sorted(deals_by_hands.items(), key=lambda each: each[1]):
        expected, seen = expected + draws * ways / total, seen + drawn[deal]
        if expected >= 5:
            cells.append((expected, seen))
            expected, seen = 0.0, 0
    distance = sum((seen - expected) ** 2 / expected for expected, seen in cells)
    freedom = len(cells) - 1
    assert distance <= freedom + 5 * (2 * freedom) ** 0.5 + 5
