"""Which characters of a text can be drawn, and with which font. No pixels.

A name may contain any Unicode. Invisible characters, direction controls and stacked marks are removed; characters that
no shipped font has are folded to a compatible form or removed. A name of which nothing is left is None, and the picture
shows the number of the seat instead.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from enum import Enum
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

ASSETS = Path(__file__).parent / "assets"
ELLIPSIS = "…"
_MINUS = "\u2212"
_PLANES = 0x30000
"""Code points in the coverage table."""
_LONGEST = 64
_READ_AT_MOST = 256
_MARKS_IN_A_ROW = 2
_JOINERS = "\u200c\u200d"
_SELECTORS = "\ufe0e\ufe0f"
_INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0")
"""Blank characters that Unicode does not class as format or control ones."""
_NEVER_VISIBLE = re.compile("[\u2065\ufdd0-\ufdef\ufff0-\uffff\U000e0000-\U000e0fff]")
"""Of the unassigned characters, those that are kept for invisible ones, and noncharacters, with those of each plane."""


class Face(Enum):
    """The two fonts of the renderer; the value is the file name without its suffix."""

    TEXT = "domino-text"
    CJK = "domino-cjk"

    @property
    def path(self) -> Path:
        return ASSETS / f"{self.value}.ttf"


class Run(NamedTuple):
    """Consecutive characters drawn with one font."""

    face: Face
    text: str


@cache
def _coverage() -> dict[Face, bytes]:
    """For each font one bit per code point, lowest first."""
    bits = zlib.decompress((ASSETS / "coverage.bin").read_bytes())
    size = _PLANES // 8
    return {face: bits[index * size : (index + 1) * size] for index, face in enumerate(Face)}


def covered(letter: str, face: Face) -> bool:
    """Whether the font has this character."""
    code = ord(letter)
    return code < _PLANES and bool(_coverage()[face][code >> 3] >> (code & 7) & 1)


def _drawable(letter: str) -> bool:
    return covered(letter, Face.TEXT) or covered(letter, Face.CJK)


def clean(name: str) -> str:
    """The name in NFC without control, direction, zero-width and private characters.

    A character that this Python's Unicode does not know yet is kept, as it is most likely a new emoji. At most two
    combining marks in a row are kept, any white space becomes a space, and joiners and variation selectors are kept
    only after a character.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name[:_READ_AT_MOST]):
        category = unicodedata.category(letter)
        if letter in _JOINERS or letter in _SELECTORS:
            if kept and kept[-1] != " " and kept[-1] not in _JOINERS:
                kept.append(letter)
            continue
        if letter.isspace():
            letter = " "
        elif _is_removed(letter, category):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MARKS_IN_A_ROW:
            continue
        kept.append(letter)
    text = " ".join("".join(kept).split())
    return text[:_LONGEST].rstrip(_JOINERS + " ")


def _is_removed(letter: str, category: str) -> bool:
    if category == "Cn":
        return _NEVER_VISIBLE.match(letter) is not None or ord(letter) & 0xFFFE == 0xFFFE
    return category in ("Cc", "Cf", "Cs", "Co") or letter in _INVISIBLE


def _fold(letter: str) -> str:
    """The character, or its compatibility form if only that can be drawn, or nothing."""
    if letter in _JOINERS or letter in _SELECTORS or _drawable(letter):
        return letter
    plain = unicodedata.normalize("NFKC", letter)
    return plain if plain != letter and all(map(_drawable, plain)) else ""


def _unjoined(piece: str) -> str:
    """Reduce a joined emoji, or one with a skin tone, to its first part: the fonts have no joined emojis, and their
    parts in a row would mean something else."""
    joined = any(letter == "\u200d" or _is_skin(letter) for letter in piece[1:])
    return piece[0] if joined and unicodedata.category(piece[0]) in ("So", "Cn") else piece


def _needs_shaping(letter: str) -> bool:
    """Whether the character is right-to-left or of a script whose letters change with their neighbours."""
    if unicodedata.bidirectional(letter) in ("R", "AL", "AN"):
        return True
    code = ord(letter)
    # South and South-East Asian scripts, Tibetan, Myanmar, Khmer, Mongolian; conjoining Hangul; joiners.
    return 0x0900 <= code <= 0x109F or 0x1100 <= code <= 0x11FF or 0x1780 <= code <= 0x18AF or letter in _JOINERS


@lru_cache(maxsize=1024)
def drawable(name: str, *, shaping: bool) -> str | None:
    """The drawable part of ``name``, or None if there is none and the number of the seat has to replace it.

    ``shaping``: whether complex scripts can be shaped. Without it a name that has any is None, because its letters
    would be wrong or in the wrong order.
    """
    text = " ".join("".join(map(_fold, "".join(map(_unjoined, graphemes(clean(name)))))).split())
    if not shaping:
        if any(map(_needs_shaping, text.translate(dict.fromkeys(map(ord, _JOINERS))))):
            return None
        text = text.translate(dict.fromkeys(map(ord, _JOINERS + _SELECTORS)))
    visible = (unicodedata.category(letter)[0] not in "MZ" and letter not in _JOINERS for letter in text)
    return text if any(visible) else None


def runs(text: str) -> tuple[Run, ...]:
    """``text`` split where the font changes; marks, joiners and selectors stay with the character before them."""
    found: list[Run] = []
    for letter in text:
        face = _face(letter, found[-1].face if found else None)
        if found and found[-1].face is face:
            found[-1] = Run(face, found[-1].text + letter)
        else:
            found.append(Run(face, letter))
    return tuple(found)


def _face(letter: str, before: Face | None) -> Face:
    if before is not None and (letter in _JOINERS or letter in _SELECTORS or unicodedata.combining(letter)):
        return before
    if before is Face.CJK and ord(letter) >= 0x3000 and covered(letter, Face.CJK):
        return Face.CJK
    return Face.TEXT if covered(letter, Face.TEXT) else Face.CJK


def right_to_left(text: str) -> bool:
    """Whether the first character with a direction is right-to-left."""
    for letter in text:
        direction = unicodedata.bidirectional(letter)
        if direction in ("R", "AL", "L"):
            return direction != "L"
    return False


def graphemes(text: str) -> list[str]:
    """``text`` split into what a reader sees as one character; names are shortened only between these."""
    pieces: list[str] = []
    for letter in text:
        if pieces and _extends(pieces[-1], letter):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _extends(piece: str, letter: str) -> bool:
    code = ord(letter)
    if letter in _JOINERS or letter in _SELECTORS or unicodedata.category(letter) in ("Mn", "Me", "Mc"):
        return True
    if piece[-1] == "\u200d" or _is_skin(letter) or 0x1160 <= code <= 0x11FF:
        return True
    return _is_regional(letter) and len(piece) == 1 and _is_regional(piece)


def _is_skin(letter: str) -> bool:
    """Whether it is a skin tone modifier."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff"


def _is_regional(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def number_text(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value).replace("-", _MINUS)
