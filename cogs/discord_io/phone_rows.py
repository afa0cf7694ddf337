"""Rows of buttons that fit a small phone, where Discord wraps a row that is too wide wherever it happens to end.

Discord publishes no measures. Counted is a screen of 360 points, of which about 282 are left beside the avatar and the
margins; a button has 16 on each side of its label, 24 for an emoji
before it, and 8 between itself and the next one. Letters are 14 high, and
their widths are those of a font a little wider than Discord's, in six classes.
"""

from __future__ import annotations

from itertools import pairwise

from cogs.discord_io.components import Button, Control

ROW = 282
PADDING = 16
GAP = 8
EMOJI = 24
_USUAL = 8.2
_CLASSES = {
    letter: width
    for width, letters in {
        4.1: " ,.'’:;|ijlíì·ı-",
        5.7: "Jf/Irt1()",
        7.1: "cszçş",
        9.1: "bdghknopquóöüğBCKPRVY",
        10.5: "ADGHNOQUÖÜĞ▶◀",
        13.0: "MWmw→⏮⏭",
    }.items()
    for letter in letters
}


def phone_rows(row: tuple[Control, ...]) -> tuple[tuple[Control, ...], ...]:
    """The row as it is where it fits, else as few rows as fit, of about the same length; a menu has the whole width."""
    if not all(isinstance(part, Button) for part in row):
        return (row,)
    for count in range(1, len(row) + 1):
        cuts = [round(len(row) * number / count) for number in range(count + 1)]
        rows = tuple(row[start:end] for start, end in pairwise(cuts))
        if all(_width(part) <= ROW for part in rows):
            return rows
    return tuple((part,) for part in row)


def _width(row: tuple[Control, ...]) -> float:
    buttons = [part for part in row if isinstance(part, Button)]
    emojis = sum(part.emoji is not None for part in buttons)
    return sum(label_width(part.label) for part in buttons) + EMOJI * emojis + GAP * (len(buttons) - 1)


def label_width(label: str) -> float:
    """About the width of a button."""
    return 2 * PADDING + sum(_CLASSES.get(letter, _USUAL) for letter in label)
