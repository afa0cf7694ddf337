"""Colours and measures of the pictures, for a board 1000 pixels wide.

The four end marks and the marks of the two pairs also differ in lightness and shape, so that colour-blind people can
tell them apart.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.moves import Arm

Colour = tuple[int, int, int]


def _rgb(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


FELT, FELT_EDGE, FELT_RIM = _rgb("206854"), _rgb("185444"), _rgb("2C7C66")
BAR, CHIP, CHIP_ACTIVE = _rgb("0E2621"), _rgb("1A3D35"), _rgb("3C3414")
GOLD, GREEN = _rgb("FFC83D"), _rgb("6BE38A")
WHITE, SOFT, DIM, DARK = _rgb("F5F8F6"), _rgb("B0CBC2"), _rgb("6F8F86"), _rgb("141414")
STRUCK = _rgb("F2A08C")
"""The struck-through tile of a pass."""
IVORY_TOP, IVORY_BOTTOM, IVORY_EDGE = _rgb("FFFBF0"), _rgb("F3E9D1"), _rgb("C6B68F")
PIP, PIP_SHINE, PIP_RIM = _rgb("20232A"), _rgb("32363F"), _rgb("FFFFFA")
DIVIDER, DIVIDER_LIGHT = _rgb("B0A07A"), _rgb("FFFFFC")
PIN_EDGE, PIN, PIN_SHINE = _rgb("785414"), _rgb("E8B23A"), _rgb("FFE496")
BACKS = _rgb("7A7562"), _rgb("B0A88F"), _rgb("F0E7CF")
"""The boneyard's tiles, from the back one to the front one."""
SHADOW = _rgb("061813")
VEIL = _rgb("2C4E44")
"""Blended with tiles that cannot be played, by the share ``VEILED``."""
VEILED = 0.42
BADGE_EDGE = _rgb("0C1E1A")


class Mark(NamedTuple):
    """How an open end is marked: a letter on a shape of its own."""

    letter: str
    shape: str
    fill: Colour
    ink: Colour


ENDS: dict[Arm, Mark] = {
    Arm.LEFT: Mark("A", "circle", _rgb("0072CE"), _rgb("FFFFFF")),
    Arm.RIGHT: Mark("B", "square", _rgb("F08C00"), DARK),
    Arm.UP: Mark("C", "diamond", _rgb("FFFFFF"), DARK),
    Arm.DOWN: Mark("D", "hexagon", _rgb("D680B4"), DARK),
}
PAIRS: tuple[Colour, Colour] = _rgb("56B4E9"), _rgb("F06E46")
SIDES: tuple[Colour, ...] = (*PAIRS, WHITE, _rgb("D680B4"))
"""The marks of the sides in a result."""

WIDTH, HEIGHT = 1000, 640
BAR_HEIGHT, FOOTER_HEIGHT = 96, 62
HANDS_HEIGHT = 146
"""Added to the bar when it shows the hands."""
BADGE, BADGE_SETTLED = 38, 28
"""Least diameter of the badge of an end, during a round and after it."""

SUPERSAMPLE = 4
