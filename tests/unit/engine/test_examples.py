"""The example positions of the rule pages are positions of their variant."""

from __future__ import annotations

import pytest

from engine.examples import example_view
from engine.layout import Layout
from engine.rules import Example, Rules
from engine.variants import VARIANTS

EXAMPLES = [
    pytest.param(rules, example, id=f"{rules.code}-{example.page}")
    for rules in VARIANTS.values()
    for example in rules.examples
]


@pytest.mark.parametrize(("rules", "example"), EXAMPLES)
def test_each_tile_is_in_exactly_one_place(rules: Rules, example: Example) -> None:
    view = example_view(rules, example)
    shown = [each.tile for each in view.layout.laid] + [tile for hand in view.hands or () for tile in hand]
    assert len(shown) == len(set(shown))
    held = sum(seat.tiles for seat in view.seats)
    assert view.hands is not None or len(view.layout.laid) + held + view.boneyard == 28


@pytest.mark.parametrize(("rules", "example"), EXAMPLES)
def test_the_lead_is_one_that_the_variant_allows(rules: Rules, example: Example) -> None:
    lead = example_view(rules, example).layout.laid[0].tile
    assert lead.is_double or (rules.lead_choice is None and rules.leader.value == "random")


def test_every_variant_has_examples() -> None:
    assert {rules.code for rules in VARIANTS.values() if rules.examples} == set(VARIANTS)


def test_points_of_plays_and_of_the_end_of_a_round_are_added_up() -> None:
    rules = VARIANTS["all_fives"]
    view = example_view(rules, Example(page=1, plays="5-5 5-0>right 6-5>left"))
    assert [seat.score for seat in view.seats] == [10, 10]
    assert view.scored == 0
    assert view.turn == 1
    over = example_view(rules, Example(page=1, plays="5-5 5-0>right", left=("", "6-6 1-0")))
    assert [seat.score for seat in over.seats] == [25, 10]
    assert over.turn is None
    assert over.layout == Layout.of(rules.spinner, over.layout.laid)


def test_an_example_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(ValueError, match="4-3>right does not fit"):
        example_view(VARIANTS["draw"], Example(page=1, plays="6-6 4-3>right"))
    with pytest.raises(ValueError, match="6-2>up does not fit"):
        example_view(VARIANTS["all_fives"], Example(page=1, plays="6-6 6-1>right 6-2>up"))
