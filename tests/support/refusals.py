"""Assertions on refusals, by error code."""

from __future__ import annotations

from typing import Any

import pytest

from data.matches.service import Refusal, Refused
from engine.errors import Code, IllegalInput
from engine.match import Match
from engine.round import Round


def refused(code: Refusal) -> pytest.RaisesExc[Refused]:
    """Assert that the service refuses with this code."""
    return pytest.RaisesExc(Refused, check=lambda error: error.code is code)


def illegal(code: Code) -> pytest.RaisesExc[IllegalInput]:
    """Assert that the rules refuse with this code."""
    return pytest.RaisesExc(IllegalInput, check=lambda error: error.code is code)


def refusal(state: Match | Round, *given: Any) -> IllegalInput:
    """The error that a match raises for an event, or a round for a move."""
    with pytest.raises(IllegalInput) as refused:
        state.apply(*given)
    return refused.value
