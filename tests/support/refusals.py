"""What a test expects to be refused, by its code."""

from __future__ import annotations

import pytest

from data.matches.service import Refusal, Refused
from engine.errors import Code, IllegalInput


def refused(code: Refusal) -> pytest.RaisesExc[Refused]:
    """The service refuses with this code."""
    return pytest.RaisesExc(Refused, check=lambda error: error.code is code)


def illegal(code: Code) -> pytest.RaisesExc[IllegalInput]:
    """The rules refuse with this code."""
    return pytest.RaisesExc(IllegalInput, check=lambda error: error.code is code)
