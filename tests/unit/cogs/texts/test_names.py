"""Names of people shown as plain text, and texts cut between whole characters."""

from __future__ import annotations

import re
import unicodedata

import pytest
from markdown_it import MarkdownIt

from cogs.texts.names import clip, plain_name, safe_name, unbroken

TRICKY = [
    "@everyone",
    "@here",
    "<@&81384788765712384>",
    "<@80351110224678912>",
    "<#103735883630395392>",
    "<t:1618953630:R>",
    "<:smile:123456789012345678>",
    "```@everyone",
    "`x`",
    "**b**",
    "__u__",
    "_i_ *i*",
    "~~s~~",
    "||s||",
    "[a](http://x)",
    "https://example.com/a_b_c",
    "> q",
    ">>> q",
    "# h",
    "-# small",
    "- item",
    "+ item",
    "1. item",
    "23) item",
    "back\\slash",
    "two\nlines\r\n# three",
    "tab\there",
    "plain 6-4 (x) – ok",
]
FAMILY = "👩‍👩‍👧‍👦"


@pytest.mark.parametrize("name", TRICKY)
def test_any_name_is_plain_text_in_a_message(name: str) -> None:
    """A reader of markdown that knows all that Discord has but mentions gets one paragraph with the name in it."""
    shown = safe_name(name)
    tokens = MarkdownIt("commonmark", {"linkify": False}).enable("strikethrough").parse(shown)
    assert [token.type for token in tokens] == ["paragraph_open", "inline", "paragraph_close"]
    pieces = tokens[1].children or []
    assert {piece.type for piece in pieces} <= {"text", "text_special"}
    assert "".join(piece.content for piece in pieces).replace("\u200b", "") == plain_name(name)


@pytest.mark.parametrize("name", TRICKY)
def test_no_name_mentions_or_links(name: str) -> None:
    shown = safe_name(name)
    assert re.search(r"@(everyone|here)", shown) is None
    assert re.search(r"(?<!\\)(<[@#:t]|\|\||~~|`|https?:)", shown) is None


@pytest.mark.parametrize("name", ["Ada", "İlker Işık", "José", "日本語", "O'Neil, jr.", "a-b", "Ada 2.0", FAMILY])
def test_an_ordinary_name_is_left_as_it_is(name: str) -> None:
    assert safe_name(name) == plain_name(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\u202egpj.exe", "agpj.exe"),
        ("z\u200be\u200br\ufeffo", "zero"),
        ("  many   spaces\u3000here ", "many spaces here"),
        ("Z\u0351\u0352\u0357\u0358\u0351algo", "Z\u0351\u0352algo"),
        ("e\u0301", "é"),
        ("\u200b\u2060", "?"),
        ("\u3164", "?"),
        ("", "?"),
    ],
)
def test_invisible_and_control_characters_are_removed(name: str, shown: str) -> None:
    assert plain_name(name) == unicodedata.normalize("NFC", shown)


def test_a_right_to_left_name_does_not_reorder_the_surrounding_text() -> None:
    assert plain_name("אדה") == "\u2068אדה\u2069"
    assert plain_name("Ada (אדה)") == "\u2068Ada (אדה)\u2069"


@pytest.mark.parametrize(
    "name", ["\U0001fc00", "Ali \U0001fc00", "\U0001fc00\U0001f3fd\u200d\u2642\ufe0f Ada", "\U0003fff0"]
)
def test_emoji_and_letters_newer_than_this_python_stay(name: str) -> None:
    assert unicodedata.category(name.replace("Ali ", "")[0]) == "Cn"
    assert plain_name(name) == safe_name(name) == name


@pytest.mark.parametrize("letter", ["\ufdd0", "\uffff", "\U0001ffff", "\u2065", "\ufff0", "\U000e0080", "\ue000"])
def test_what_no_font_will_ever_show_does_not_stay(letter: str) -> None:
    assert plain_name(f"A{letter}li") == "Ali"
    assert plain_name(letter) == "?"


def test_a_new_right_to_left_letter_does_not_reorder_the_surrounding_text() -> None:
    assert plain_name("\U00010fff") == "\u2068\U00010fff\u2069"


@pytest.mark.parametrize("letter", ["a", "é", "W", "한", "🙂", "🇹🇷", "👍🏽", FAMILY, "e\u0301\u0302"])
@pytest.mark.parametrize("limit", [1, 5, 32, 80])
def test_a_text_is_cut_between_whole_characters(letter: str, limit: int) -> None:
    cut = clip(letter * 100, limit)
    assert len(cut.encode("utf-16-le")) // 2 <= limit
    assert cut.endswith("…")
    assert cut[:-1] == letter * (len(cut[:-1]) // len(letter))


def test_a_text_that_fits_is_not_cut() -> None:
    assert clip("a" * 32, 32) == "a" * 32
    assert clip(FAMILY, 11) == FAMILY


def test_no_space_is_left_before_the_ellipsis() -> None:
    assert clip("ab cdef", 4) == "ab…"


def test_a_tile_in_a_text_is_not_broken_at_the_end_of_a_line() -> None:
    joined = unbroken("Ali: 6-4 + ayaz 0-0 (20) = 30 · 2026-12-01 · 7-0 · x-1")
    assert joined == "Ali: 6\u2060-\u20604 + ayaz 0\u2060-\u20600 (20) = 30 · 2026-12-01 · 7-0 · x-1"
    assert joined.replace("\u2060", "").count("-") == joined.count("-")
