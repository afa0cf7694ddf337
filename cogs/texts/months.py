"""Months by name."""

from __future__ import annotations

import re

from cogs.texts.catalogue import Catalogue

_MONTH = re.compile(r"20\d\d-(0[1-9]|1[0-2])", re.ASCII)


def is_month(text: str) -> bool:
    """Whether a text is a month as the ladder writes it: ``2026-11``."""
    return _MONTH.fullmatch(text) is not None


def month_name(texts: Catalogue, month: str) -> str:
    """A month (``2026-11``) as people write it."""
    year, _, number = month.partition("-")
    return texts.text("month", month=int(number), year=year)
