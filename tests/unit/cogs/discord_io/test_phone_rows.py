"""Rows of buttons on a small phone."""

from __future__ import annotations

import pytest

from cogs.discord_io.components import Button, Control, Menu, ScreenCustomId
from cogs.discord_io.phone_rows import label_width, phone_rows
from cogs.texts.catalogue import Catalogue
from tests.support.phone_rows import button_width, too_wide, translations

PAGE = ScreenCustomId("page")


def split(*labels: str) -> list[tuple[str, ...]]:
    rows = phone_rows(tuple(Button(label, PAGE) for label in labels))
    return [tuple(part.label for part in row if isinstance(part, Button)) for row in rows]


def test_a_row_that_fits_stays_as_it_is() -> None:
    assert split("Join", "Leave", "+ Computer") == [("Join", "Leave", "+ Computer")]


def test_a_row_that_is_too_wide_becomes_even_rows() -> None:
    assert split("Başlat", "Davet et", "Kurallar", "Menü") == [("Başlat", "Davet et"), ("Kurallar", "Menü")]
    assert split("Revanche", "Regras", "Distribuição justa") == [("Revanche", "Regras"), ("Distribuição justa",)]


def test_a_button_wider_than_a_phone_has_a_row_of_its_own() -> None:
    assert split("Join", "x" * 80) == [("Join",), ("x" * 80,)]


def test_a_menu_has_the_whole_width() -> None:
    row: tuple[Control, ...] = (Menu("x" * 80, PAGE, (("1", "one"),)),)
    assert phone_rows(row) == (row,)


def test_the_estimate_is_not_below_what_a_font_measures() -> None:
    short = {label: button_width(label) - label_width(label) for labels in translations().values() for label in labels}
    assert {label: lack for label, lack in short.items() if lack > 2.5} == {}


@pytest.mark.parametrize("language", ["en-US", "tr", "pt-BR"])
@pytest.mark.parametrize(
    "keys",
    [
        ("join", "leave", "add-computer"),
        ("start", "rules", "more"),
        ("hand", "rules", "more"),
        ("ready", "rules", "more"),
        ("take", "claim"),
        ("previous", "next"),
    ],
)
def test_the_rows_under_every_board_stay_in_one_line(language: str, keys: tuple[str, ...]) -> None:
    labels = [Catalogue(language).text(f"button-{key}") for key in keys]
    assert split(*labels) == [tuple(labels)]
    assert too_wide(labels) == []
