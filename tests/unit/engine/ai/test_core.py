"""The simulation core and the public engine are the same rules: played side by side, move by move.

``AYAZ_SOAK_ROUNDS`` in the environment says how many random rounds are compared at each kind of table.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import pytest

from engine.ai.automaton import Action, Automaton, Node, automaton_of
from engine.ai.bits import bits_in, sums, tile_of, tiles_in
from engine.ai.core import Core, Position, random_policy
from engine.events import RoundDealt
from engine.layout import Arm, Layout, Spinner
from engine.match import Match, Phase, move_event
from engine.round import Play
from engine.rules import EndReason, Options, default_options
from engine.tiles import BIT, EVERY_TILE, TILES, Tile, bits_of
from engine.variants import VARIANTS
from engine.view import seat_view
from tests.support.random_matches import lobby, states
from tests.support.variant_tables import every_table, every_variant, table_id
from tests.support.views import core_outcome

ROUNDS = int(os.environ.get("AYAZ_SOAK_ROUNDS", "6"))


def in_mid_match(agreed: Options, rng: Random) -> Match:
    """A match dealt at random with any scores that do not decide it: near the target as likely as far from it."""
    match = Match.replay(lobby(agreed, people=agreed.seats))
    sides = len(agreed.sides)
    scores = tuple(rng.randrange(agreed.goal.target or 60) for _ in range(sides))
    return replace(match, scores=scores).apply(RoundDealt(rng.randbytes(32).hex()))


def dealt_to(core: Core, match: Match) -> Position:
    """The same deal in the core."""
    assert match.round is not None
    boneyard = [BIT[tile] for tile in match.round.boneyard]
    return core.begin(list(map(bits_of, match.round.hands)), boneyard, leader=match.round.leader, scores=match.scores)


class Companion:
    """Plays a match of the public engine along with the core, as the core's policy."""

    def __init__(self, core: Core, match: Match, rng: Random) -> None:
        self.core, self.match, self.rng = core, match, rng
        self.compared = 0

    def actions(self) -> dict[Action, Play]:
        """What the public engine allows now, by what it leads to; nothing where no tile can be played."""
        played = self.match.round
        assert played is not None
        plays = [move for move in played.legal() if isinstance(move, Play)]
        return {self.core.action(played.layout, play): play for play in reversed(plays)}

    def catch_up(self) -> None:
        """Make all moves that are no choice, as the core does by itself."""
        while self.match.on_turn is not None and self.match.round is not None and len(actions := self.actions()) < 2:
            move = next(iter(actions.values())) if actions else self.match.round.legal()[0]
            self.match = self.match.apply(move_event(self.match.on_turn, move))
            self.compare_ends()

    def compare_ends(self) -> None:
        """The points of the newest play are those of the node."""
        played = self.match.round
        assert played is not None
        if isinstance(played.acts[-1].move, Play):
            assert self.core.automaton.at(played.layout).points == played.acts[-1].points

    def __call__(self, node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        self.catch_up()
        played, actions = self.match.round, self.actions()
        assert played is not None
        assert (seat, tuple(scores)) == (self.match.on_turn, self.match.scores)
        assert hands == list(map(bits_of, played.hands))
        assert node == self.core.automaton.at(played.layout)
        assert playable == bits_of({play.tile for play in actions.values()})
        assert set(node.actions(playable)) == set(actions)
        assert len(actions) == len(node.actions(playable))
        action = self.rng.choice(sorted(actions, key=lambda action: (action.bit, action.node.ends)))
        self.match = self.match.apply(move_event(seat, actions[action]))
        self.compare_ends()
        self.compared += 1
        return action


@every_table
def test_a_round_of_the_core_is_a_round_of_the_public_engine(agreed: Options) -> None:
    core, rng = Core(VARIANTS[agreed.variant], agreed), Random(table_id(agreed))
    compared, ends = 0, set()
    for _ in range(ROUNDS):
        match = in_mid_match(agreed, rng)
        position = dealt_to(core, match)
        companion = Companion(core, match, rng)
        outcome = core.play(position, companion)
        companion.catch_up()
        after = companion.match
        assert outcome == core_outcome(after)
        assert position.hands == list(map(bits_of, after.records[-1].hands))
        assert core.decides(outcome, rounds=0) == (after.phase is Phase.FINISHED)
        if after.phase is Phase.FINISHED:
            assert core.winners(outcome) == after.winners
        compared += companion.compared
        ends.add(outcome.end_reason)
    assert compared > 3 * ROUNDS
    draws = agreed.seats * agreed.hand_size + VARIANTS[agreed.variant].reserve < len(TILES)
    assert EndReason.OUT in ends or not draws, "where nothing is drawn most rounds are blocked"


@every_table
def test_one_step_from_what_a_seat_sees_is_one_move_of_the_public_engine(agreed: Options) -> None:
    core = Core(VARIANTS[agreed.variant], agreed)
    stepped = 0
    for _, match in states(Random(table_id(agreed)), agreed):
        seat, played = match.on_turn, match.round
        if seat is None or played is None or not isinstance(played.legal()[0], Play):
            continue
        view = seat_view(match, seat)
        assert view is not None
        observed = core.observed(view)
        assert observed.hands == [bits_of(hand) * (number == seat) for number, hand in enumerate(played.hands)]
        boneyard = tuple(BIT[tile] for tile in played.boneyard)
        for play in played.legal():
            assert isinstance(play, Play)
            position = core.determinized(observed, list(map(bits_of, played.hands)), boneyard)
            assert position.playable() & BIT[play.tile]
            assert len(position.boneyard) == played.drawable
            outcome = core.step(position, core.action(played.layout, play))
            after = match.apply(move_event(seat, play))
            if after.on_turn is None:  # where it is blocked the core finds out when it goes on
                assert core_outcome(after) == (outcome or core.play(position, random_policy(Random(0))))
            else:
                assert (outcome, position.turn, tuple(position.scores)) == (None, after.on_turn, after.scores)
            stepped += 1
    assert stepped > 10


@every_table
def test_a_position_goes_on_from_the_middle_of_a_round(agreed: Options) -> None:
    """Also after some have passed, drawn, or begun to draw."""
    core, rng = Core(VARIANTS[agreed.variant], agreed), Random(table_id(agreed))
    for number, (_, match) in enumerate(states(Random(table_id(agreed)), agreed)):
        played = match.round
        if match.on_turn is None or played is None or number % 4:
            continue
        view = seat_view(match, match.on_turn)
        assert view is not None
        boneyard = [BIT[tile] for tile in played.boneyard]
        position = core.determinized(core.observed(view), list(map(bits_of, played.hands)), boneyard)
        before = position.copy()
        companion = Companion(core, match, rng)
        outcome = core.play(position.copy(), companion)
        companion.catch_up()
        assert outcome == core_outcome(companion.match)
        assert before == position


def test_nothing_is_seen_of_a_round_that_is_over() -> None:
    agreed = default_options(VARIANTS["draw"])
    *_, (_, match) = states(Random(1), agreed)
    view = seat_view(match, 0)
    assert view is not None
    with pytest.raises(ValueError, match="over"):
        Core(VARIANTS["draw"], agreed).observed(view)


def test_a_deal_without_a_lead_is_refused_as_the_public_engine_refuses_it() -> None:
    plain = [tile for tile in TILES if not tile.is_double]
    hands = [bits_of(plain[:7]), bits_of(plain[7:14])]
    with pytest.raises(ValueError, match="dealt again"):
        Core(VARIANTS["draw"], default_options(VARIANTS["draw"])).begin(hands, (), leader=0)
    with pytest.raises(ValueError, match="lead"):
        Core(VARIANTS["ceza"], default_options(VARIANTS["ceza"])).begin(hands, (), leader=None)


@every_variant
def test_what_the_ends_may_be_is_a_small_world(variant: str) -> None:
    """Every node that can be reached at all, walked with all tiles; for Straight only those near the root."""
    automaton = Automaton(VARIANTS[variant].spinner, VARIANTS[variant].ends_points, capacity=100_000)
    deep = 3 if VARIANTS[variant].spinner is Spinner.OPEN else 99
    found, layer = {automaton.start}, [automaton.start]
    while layer and deep:
        layer = list({action.node for node in layer for action in node.actions(node.fit)} - found)
        found |= set(layer)
        deep -= 1
    scoring = VARIANTS[variant].ends_points is not None
    expected = {
        (Spinner.NONE, False): 28,
        (Spinner.NONE, True): 98,
        (Spinner.AFTER_LINE, True): 5285,
        (Spinner.OPEN, True): 3278,
    }
    assert len(found) - 1 == expected[VARIANTS[variant].spinner, scoring]


@every_variant
def test_what_a_tile_earns_is_known_without_looking_where_it_leads(variant: str) -> None:
    automaton, rng, nodes = automaton_of(VARIANTS[variant]), Random(4), set[Node]()
    for _ in range(60):
        node, left = automaton.start, EVERY_TILE
        while left & node.fit:
            bit = rng.choice(bits_in(left & node.fit))
            node, left = rng.choice(node.after[bit]), left ^ bit
            nodes.add(node)
    for node in nodes:
        lone = [BIT[Tile.of(*end.pips)] for end in node.ends if len(end.pips) == 2]  # on the table
        earned = {bit: max(each.points for each in node.after[bit]) for bit in bits_in(node.fit) if bit not in lone}
        points_by_tile = automaton.best_points(node)
        assert {bit: points for bit, points in points_by_tile.items() if bit not in lone} == (
            earned if VARIANTS[variant].ends_points else {}
        )


def test_an_automaton_forgets_but_goes_on() -> None:
    """A small memory changes nothing but the time it takes."""
    rules = VARIANTS["straight"]
    wide, narrow = automaton_of(rules), Automaton(rules.spinner, rules.ends_points, capacity=20)
    rng = Random(3)
    for _ in range(20):
        one, other, left = wide.start, narrow.start, EVERY_TILE
        while left & one.fit:
            assert (one.ends, one.root, one.fit, one.points) == (other.ends, other.root, other.fit, other.points)
            bit = rng.choice(bits_in(left & one.fit))
            place = rng.randrange(len(one.after[bit]))
            assert one.after[bit] == other.after[bit]
            one, other, left = one.after[bit][place], other.after[bit][place], left ^ bit
        assert len(narrow) <= 20


def test_a_tile_that_does_not_fit_leads_nowhere() -> None:
    automaton = automaton_of(VARIANTS["draw"])
    node = automaton.at(Layout().lead(Tile(5, 6)))
    with pytest.raises(KeyError):
        node.after[BIT[Tile(0, 0)]]
    with pytest.raises(ValueError, match="spinner"):
        automaton.at(Layout(Spinner.OPEN).lead(Tile(5, 6)))


def test_equivalent_arms_are_one_action() -> None:
    automaton = automaton_of(VARIANTS["straight"])
    node = automaton.at(Layout(Spinner.OPEN).lead(Tile(6, 6)).after(Tile(5, 6), Arm.LEFT))
    assert len(node.after[BIT[Tile(4, 6)]]) == 1
    assert len(node.after[BIT[Tile(5, 5)]]) == 1
    assert len(automaton.at(Layout(Spinner.OPEN).lead(Tile(5, 6))).after[BIT[Tile(5, 5)]]) == 2


def test_sets_of_tiles_are_taken_apart_and_counted() -> None:
    rng = Random(5)
    for _ in range(200):
        tiles = rng.sample(TILES, rng.randrange(29))
        bits = bits_of(tiles)
        assert tiles_in(bits) == tuple(sorted(tiles))
        assert tuple(map(tile_of, bits_in(bits))) == tuple(sorted(tiles))
        for variant in VARIANTS.values():
            low, high = sums(variant.tile_value)
            assert low[bits & 0x3FFF] + high[bits >> 14] == sum(map(variant.tile_value, tiles))
