"""Names of people made safe to show, whatever characters they have, and texts that are cut or broken only between whole
characters and tiles."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from renderer.glyphs import ELLIPSIS, clean, graphemes

LONGEST_NAME = 32
_MAX_READ = 256
_CACHED_NAMES = 1000
_INVISIBLE_ALONE = "\u200c\u200d\ufe0e\ufe0f"
"""Joiners and variation selectors: they are visible only in the characters that they join or select."""
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT_BLOCKS = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Where Unicode puts right-to-left scripts, for letters that are newer than this Python's tables."""
_MARKDOWN = re.compile(r"[\\*_~|`\[\]<@]|:(?=\S)")
_AT_LINE_START = re.compile(r"^(?:[#>+-]|\d+(?=[.)]))")
_TILE = re.compile(r"(?<=\b[0-6])-(?=[0-6]\b)")
_WORD_JOINER = "\u2060"
_MASS_MENTION = re.compile(r"@(?=everyone|here)")


@lru_cache(maxsize=_CACHED_NAMES)
def plain_name(name: str, limit: int = LONGEST_NAME) -> str:
    """The name on one line, without invisible or direction characters, at most ``limit`` characters.

    A right-to-left name is isolated, so that it does not reorder the tiles and points beside it. A name with nothing to
    see becomes a question mark.
    """
    text = clip(clean(" ".join(name[:_MAX_READ].split())), limit)
    if not any(unicodedata.category(letter)[0] not in "MZ" for letter in text if letter not in _INVISIBLE_ALONE):
        return "?"
    return f"{_ISOLATE}{text}{_END_ISOLATE}" if any(map(_is_right_to_left, text)) else text


def _is_right_to_left(letter: str) -> bool:
    direction = unicodedata.bidirectional(letter)
    return direction in ("R", "AL") or (not direction and _RIGHT_TO_LEFT_BLOCKS.match(letter) is not None)


@lru_cache(maxsize=_CACHED_NAMES)
def safe_name(name: str, limit: int = LONGEST_NAME) -> str:
    """``plain_name`` for message text, with Discord's markdown, mentions and links escaped.

    A backslash is enough, except for @everyone and @here, which Discord's server finds in the raw text: they get a
    zero-width space after the sign.
    """
    return escape(plain_name(name, limit))


def escape(text: str) -> str:
    """One line of text with Discord's markdown escaped."""
    marked = _MASS_MENTION.sub("@\u200b", _MARKDOWN.sub(lambda found: "\\" + found[0], text))
    start = _AT_LINE_START.match(marked)
    if start is None:
        return marked
    digits = start[0] if start[0].isdigit() else ""
    return f"{digits}\\{marked[len(digits) :]}"


def clip(text: str, limit: int) -> str:
    """``text`` if it has at most ``limit`` characters as Discord counts them, else as much as fits, with an ellipsis.

    It is cut only between characters as a reader sees them: an emoji of several code points is kept whole or dropped.
    """
    if _units(text) <= limit:
        return text
    kept, room = "", limit - len(ELLIPSIS)
    for piece in graphemes(text):
        room -= _units(piece)
        if room < 0:
            break
        kept += piece
    return kept.rstrip() + ELLIPSIS


def unbroken(text: str) -> str:
    """A text of several lines with its tiles kept whole: browsers break a line behind the hyphen of ``6-4``.

    With word joiners, not U+2011: that hyphen is missing in some fonts, and a screen reader names it.
    """
    return _TILE.sub(f"{_WORD_JOINER}-{_WORD_JOINER}", text)


def _units(text: str) -> int:
    """Length in UTF-16 units: none of Discord's limits counts more."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
