"""What one seat sees travels to another process and back unchanged."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random

import pytest

from engine.rules import Options
from engine.tiles import TILES
from engine.variants import VARIANTS
from engine.view import seat_view
from tests.support.random_matches import states
from tests.support.variant_tables import every_table


@every_table
def test_a_view_survives_pickling(agreed: Options) -> None:
    for number, (_, match) in enumerate(states(Random(1), agreed)):
        view = seat_view(match, 0)
        if view is None or number % 7:
            continue
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert again.public.rules is VARIANTS[agreed.variant]
        assert all(again.public.layout.fits(tile) == view.public.layout.fits(tile) for tile in TILES)


def test_only_the_rules_of_variants_can_be_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="house"):
        pickle.dumps(replace(VARIANTS["draw"], code="house"))
    with pytest.raises(pickle.PicklingError, match="draw"):
        pickle.dumps(replace(VARIANTS["draw"], reserve=2))
