"""Rule pages: complete, the same in every language, short enough for a phone."""

from __future__ import annotations

import re

import pytest

from cogs.interactions.rules import rule_pages
from cogs.texts.catalogue import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Catalogue,
)
from data.matches.seats import SUBSTITUTE_BAN
from data.records.ladder import DAILY_LIMIT
from engine.ladder import LIMIT, START
from engine.match import MISSES_ALLOWED, RETURNS_ALLOWED
from engine.rules import EndReason, RoundEnd, Rules
from engine.tiles import TILES
from engine.variants import VARIANTS
from tests.support.catalogue_files import PAGE, keys, plain


def needed(rules: Rules) -> set[str]:
    """The texts that a variant needs, derived from its traits."""
    keys = {"name", "line", "tips", "round-out", "rules-1", "rules-2"}
    for pips in ((1, 2), (1, 1)):
        sides = ((0,), (1,))
        won = rules.score(RoundEnd(EndReason.BLOCKED, 0, pips, sides)).winner is not None
        keys.add("round-blocked" if won else "round-nobody")
    if any(rules.tile_value(tile) != tile.pips for tile in TILES):
        keys.add("tile")
    if rules.lead_choice is not None:
        keys.add("lead")
    return keys | {f"example-{example.page}" for example in rules.examples}


@pytest.mark.parametrize("code", list(VARIANTS))
def test_a_variant_has_the_texts_that_it_needs_and_no_others(code: str) -> None:
    prefix = f"variant-{code}-"
    written = {key.removeprefix(prefix) for key in keys() if key.startswith(prefix)}
    pages = {f"rules-{number + 1}" for number in range(len(Catalogue(DEFAULT_LANGUAGE).pages(f"{prefix}rules")))}
    assert written == needed(VARIANTS[code]) | pages
    assert {f"rules-{example.page}" for example in VARIANTS[code].examples} <= pages


@pytest.mark.parametrize("code", list(VARIANTS))
def test_the_rules_say_the_same_in_every_language(code: str) -> None:
    """The same number of pages and example positions, and the same numbers and tiles on each page."""
    per_language = [rule_pages(language, VARIANTS[code]) for language in LANGUAGES]
    assert len({tuple(page.example for page in pages) for pages in per_language}) == 1
    for pages in zip(*per_language, strict=True):
        numbers = {tuple(sorted(re.findall(r"\d+", page.text))) for page in pages}
        assert len(numbers) == 1, pages


@pytest.mark.parametrize("code", list(VARIANTS))
def test_the_rules_name_the_options(code: str) -> None:
    rules = VARIANTS[code]
    said = set(re.findall(r"\d+", " ".join(page.text for page in rule_pages(DEFAULT_LANGUAGE, rules))))
    goals = {str(goal.target or goal.rounds) for goal in rules.goals} - {"1"}
    assert goals | {str(size) for size in rules.hand_sizes} <= said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", VARIANTS.values(), ids=lambda rules: rules.code)
def test_the_last_pages_but_one_have_the_rules_of_every_table(rules: Rules, language: str) -> None:
    time, points, gold = (page.text for page in rule_pages(language, rules)[-4:-1])
    assert re.findall(r"\d+", time) == [str(MISSES_ALLOWED), str(RETURNS_ALLOWED), str(MISSES_ALLOWED)]
    numbers = {START, LIMIT, SUBSTITUTE_BAN // 3_600_000, DAILY_LIMIT}
    assert set(re.findall(r"\d+", points)) == set(map(str, numbers))
    assert plain(language, "button-claim") in time
    assert plain(language, "choice-what-points") in points
    assert plain(language, "choice-what-gold") in gold
    assert re.findall(r"\d", gold) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_rules_fits_a_phone(language: str) -> None:
    pages = [page.text for rules in VARIANTS.values() for page in rule_pages(language, rules)]
    assert [page for page in pages if len(page) > PAGE] == []
    assert all(page.startswith("### ") for page in pages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_explain_who_may_end_a_rated_match(language: str) -> None:
    texts = Catalogue(language)
    ending = texts.text("help-table").splitlines()[-1]
    assert texts.text("button-claim") in ending
    assert {"en-US": "moderator", "tr": "moderatör", "pt-BR": "moderador"}.get(language, "") in ending
