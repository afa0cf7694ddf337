"""Names: any Unicode may come in; what goes into a picture is always drawable, on one line and in bounds."""

from __future__ import annotations

import unicodedata

import pytest

from renderer.glyphs import Face, clean, covered, drawable, graphemes, runs
from renderer.lettering import SHAPING, name_mask, text_mask

ZALGO = "Z̷̢̛͈̲̫͎̘̻̯͉̹̟̈́̍̓̑̄a̸̡̛̛̘̣͔̖͚̺͎l̵̛͖̞̙̖̗̑̒̓g̶̱̹͈̾̽o̴̧̙̟̖̽"

AS_WRITTEN = [
    "Zeynep Işık",
    "Ólafur",
    "Дмитрий",
    "さくら",
    "김민준",
    "王小明",
    "★ Ada ★",
    "@everyone",
    "**b** `x` <@1>",
]
SHAPED = ["محمد عبد الله", "שלום", "फ़ातिमा", "สมชาย", "নাসরিন", "தமிழ்", "ខ្មែរ"]
RIGHT_TO_LEFT_OR_INDIC = [name for name in SHAPED if name != "สมชาย"]
NOTHING = [
    "",
    "   ",
    "\u200b\u200d\ufeff",
    "\u202e\u2066",
    "\u2800\u3164",
    "\U0010ffff",
    "\u0301\u0302",
    "\ue000",
    "\ud800",
]


@pytest.mark.parametrize("name", AS_WRITTEN)
@pytest.mark.parametrize("shaping", [True, False])
def test_plain_names_are_drawn_as_they_are_written(name: str, shaping: bool) -> None:
    assert drawable(name, shaping=shaping) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", SHAPED)
def test_complex_scripts_are_drawn_where_they_can_be_shaped(name: str) -> None:
    assert drawable(name, shaping=True) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", RIGHT_TO_LEFT_OR_INDIC)
def test_complex_scripts_give_way_to_the_seat_number_where_they_cannot_be_shaped(name: str) -> None:
    assert drawable(name, shaping=False) is None
    number = name_mask(name, 3, 27, limit=200, shaping=False)
    assert number.tobytes() == text_mask("3", 27, shaping=False).tobytes()


@pytest.mark.parametrize("name", NOTHING)
@pytest.mark.parametrize("shaping", [True, False])
def test_a_name_without_anything_visible_gives_way_to_the_seat_number(name: str, shaping: bool) -> None:
    assert drawable(name, shaping=shaping) is None
    assert name_mask(name, 4, 27, limit=200).tobytes() == text_mask("4", 27).tobytes()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("𝓛𝓾𝓬𝓲𝓪𝓷𝓸", "Luciano"),
        ("ａｄａ", "ａｄａ"),
        ("a\u202eb\u200bc", "abc"),
        ("tab\tand\nline\u2028break", "tab and line break"),
        ("  two   spaces  ", "two spaces"),
        ("e\u0301", "é"),
        ("A\U000e0041B", "AB"),
    ],
)
def test_what_is_kept_folded_and_dropped(name: str, shown: str) -> None:
    assert drawable(name, shaping=True) == shown


def test_marks_do_not_pile_up() -> None:
    shown = clean(ZALGO)
    marks = [unicodedata.category(letter) == "Mn" for letter in shown]
    assert "Z" in shown
    assert "g" in shown
    assert not any(all(marks[at : at + 3]) for at in range(len(marks) - 2))


def test_emoji_names_are_drawn() -> None:
    assert drawable("🦊🎲🀄", shaping=True) == "🦊🎲🀄"
    assert drawable("❤️🇹🇷", shaping=True) == "❤️🇹🇷"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("👨‍👩‍👧‍👦 Ada", "👨 Ada"), ("👩🏽‍🚀", "👩"), ("🏳️‍🌈x", "🏳x"), ("👍🏽👍", "👍👍"), ("🏽", "🏽")],
)
@pytest.mark.parametrize("shaping", [True, False])
def test_of_an_emoji_joined_from_several_the_first_one_is_drawn(name: str, shown: str, shaping: bool) -> None:
    assert drawable(name, shaping=shaping) == shown


@pytest.mark.parametrize(
    ("name", "shown"), [("\U0001fc00 Ada", "Ada"), ("\U0001fc00\u200d\u2642\ufe0f Ada", "Ada"), ("\U0001fc00", None)]
)
@pytest.mark.parametrize("shaping", [True, False])
def test_an_emoji_that_no_font_has_is_left_out(name: str, shown: str | None, shaping: bool) -> None:
    assert drawable(name, shaping=shaping) == shown


def test_joiners_of_letters_stay() -> None:
    assert drawable("क्\u200dष", shaping=True) == "क्\u200dष"


def test_each_script_comes_from_a_font_that_has_it() -> None:
    assert [run.face for run in runs("Ada 王小明 x")] == [Face.TEXT, Face.CJK, Face.TEXT]
    assert "".join(run.text for run in runs("Ada 王小明 x")) == "Ada 王小明 x"


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("ab", ["a", "b"]),
        ("e\u0301x", ["e\u0301", "x"]),
        ("👨‍👩‍👧x", ["👨‍👩‍👧", "x"]),
        ("👍🏽x", ["👍🏽", "x"]),
        ("🇹🇷🇧🇷", ["🇹🇷", "🇧🇷"]),
        ("❤️x", ["❤️", "x"]),
    ],
)
def test_graphemes_stay_whole(text: str, pieces: list[str]) -> None:
    assert graphemes(text) == pieces


@pytest.mark.parametrize(
    "name", ["W" * 32, "🀄" * 32, "👨‍👩‍👧‍👦" * 8, "محمد عبد الله الحسيني " * 2, "王" * 32, ZALGO * 3]
)
@pytest.mark.parametrize("limit", [160, 220, 440])
def test_long_names_end_in_an_ellipsis_inside_their_chip(name: str, limit: int) -> None:
    mask = name_mask(name, 1, 27, limit=limit)
    assert mask.width <= limit + 2
    assert mask.height == name_mask("Ada", 1, 27, limit=limit).height
    assert mask.getbbox() is not None


def test_any_text_can_be_drawn() -> None:
    # Imported here, for that takes seconds: only the process in which this test runs has to wait.
    from hypothesis import given, settings
    from hypothesis import strategies as st

    # The time of one example says more about the other programs on the machine than about ours.
    settings(deadline=None)(given(st.text(max_size=40), st.booleans())(be_drawn))()


def be_drawn(name: str, shaping: bool) -> None:
    text = drawable(name, shaping=shaping)
    if text is not None:
        assert all(
            covered(letter, Face.TEXT) or covered(letter, Face.CJK) or letter in "\u200c\u200d\ufe0e\ufe0f"
            for letter in text
        )
        assert text == text.strip()
    mask = name_mask(name, 2, 27, limit=200, shaping=shaping and SHAPING)
    assert mask.width <= 202


def test_the_coverage_table_is_that_of_the_fonts() -> None:
    assert covered("ş", Face.TEXT)
    assert not covered("王", Face.TEXT)
    assert covered("王", Face.CJK)
    assert not covered("\U0002a6d6", Face.CJK)
