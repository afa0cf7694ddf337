"""Every row of buttons that the bot shows in a test, measured with the pictures' font, in every language.

How much room there is, and how far that is from what Discord does, is written in ``cogs/discord_io/phone_rows.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from PIL import ImageFont

from cogs.discord_io import message
from cogs.discord_io.components import Button, Control, ScreenCustomId
from cogs.discord_io.phone_rows import GAP, PADDING, ROW, phone_rows
from cogs.texts.alt_text import end_label
from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES
from engine.layout import Arm
from renderer.glyphs import Face, covered, runs
from tests.support.catalogue_files import entries, keys, plain, variables

_LETTERS = 14
"""The size of the labels of buttons, in the points of a phone."""
_WIDER = 2
"""How much wider this font makes a whole row than Discord's, at least."""


@cache
def _font(face: Face) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(face.path), _LETTERS)


@cache
def button_width(label: str) -> float:
    """The width of a button with this label; letters that the font lacks, as in some names, are square."""
    known = "".join(letter for letter in label if any(covered(letter, face) for face in Face))
    letters = sum(_font(run.face).getlength(run.text) for run in runs(known))
    return 2 * PADDING + letters + _LETTERS * (len(label) - len(known))


@cache
def translations() -> dict[str, tuple[str, ...]]:
    """Of every label in any language, the label in each language."""
    fixed = [key for key in keys() if key.startswith("button-") and not variables(entries(DEFAULT_LANGUAGE)[key])]
    found = [tuple(plain(language, key) for language in LANGUAGES) for key in fixed]
    ends = [(arm, pips) for arm in Arm for pips in ((4,), (0, 4))]
    found += [tuple(end_label(language, arm, pips) for language in LANGUAGES) for arm, pips in ends]
    return {label: labels for labels in found for label in labels}


def too_wide(labels: Sequence[str]) -> list[str]:
    """What does not fit of a row with these labels, in any language; what is no text, such as a tile, is in none."""
    found: list[str] = []
    for translated in zip(*(translations().get(label, (label,) * len(LANGUAGES)) for label in labels), strict=True):
        for row in phone_rows(tuple(Button(label, ScreenCustomId("page")) for label in translated)):
            shown = [part.label for part in row if isinstance(part, Button)]
            if len(shown) == 1 and shown[0] not in translations():
                continue  # the names of a table: Discord cuts them
            width = sum(map(button_width, shown)) + GAP * (len(shown) - 1)
            found += [f"{round(width)}: {' | '.join(shown)}"] if width > ROW + _WIDER else []
    return found


@pytest.fixture(autouse=True)
def rows_fit_a_phone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Note the rows of all messages of a test, and measure them at its end."""
    shown: set[tuple[str, ...]] = set()

    def noting(row: tuple[Control, ...]) -> tuple[tuple[Control, ...], ...]:
        shown.add(tuple(part.label for part in row if isinstance(part, Button)))
        return phone_rows(row)

    monkeypatch.setattr(message, "phone_rows", noting)
    yield
    assert [wide for labels in sorted(shown) for wide in too_wide(labels)] == []
