"""What the rule pages claim, computed by the engine: goals, rounding, penalties, places, the boneyard, who starts.

Numbers are read in every language, phrases in those that ``PHRASES`` has.
"""

from __future__ import annotations

import re
from itertools import combinations
from operator import add, sub

import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from engine.ladder import placement
from engine.layout import Spinner
from engine.rules import Goal, Leader, Rules, add_points, nearest_five
from engine.tiles import TILES, Tile, weight
from engine.variants import VARIANTS

PHRASES = {
    "en-US": {
        "rounds to": "becomes",
        "half": "second gets half and third pays half",
        "impossible": r"too much\.|\bsure\b",
        "lowest": "Here the ayaz counts 0",
        "automatic": "off",
        "by hand": "on",
        "new deal": "deals again",
        "highest double": "holds the highest double",
        "went out": "whoever went out",
        "next": "the next player on the list",
        "spinner": "the spinner",
        "no passes": "Nobody has to pass first",
    },
    "tr": {
        "rounds to": "ise",
        "half": "ikinci yarısını alır, üçüncü yarısını öder",
        "impossible": "fazla gelebilir|kesin",
        "lowest": "Kurada ayaz 0 sayılır",
        "automatic": "kapatılarak",
        "by hand": "açıksa",
        "new deal": "kimse taş görmeden yeniden dağıtılır",
        "highest double": "en büyük çift kimdeyse",
        "went out": "taşlarını bitiren açar",
        "next": "listedeki bir sonraki oyuncu",
        "spinner": "spinner (denir|sayılır)",
        "no passes": "ayrıca pas geçilmez",
    },
    "pt-BR": {
        "rounds to": "vira",
        "half": "o segundo ganha metade e o terceiro paga metade",
        "impossible": r"demais\.|\bcerto\b",
        "lowest": "No sorteio o ayaz vale 0",
        "automatic": "desligado",
        "by hand": "ligado",
        "new deal": "distribui de novo antes",
        "highest double": "tem a maior carroça",
        "went out": "bateu",
        "next": "a próxima pessoa da lista",
        "spinner": "é o spinner",
        "no passes": "Não é preciso passar antes",
    },
}
"""How a language says what the engine knows; the first is followed by another number."""

every_page = pytest.mark.parametrize(
    ("language", "rules"),
    [
        pytest.param(language, rules, id=f"{language}-{rules.code}")
        for language in LANGUAGES
        for rules in VARIANTS.values()
    ],
)
every_phrase = pytest.mark.parametrize(
    ("language", "rules"),
    [
        pytest.param(language, rules, id=f"{language}-{rules.code}")
        for language in PHRASES
        for rules in VARIANTS.values()
    ],
)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_phrased_language = pytest.mark.parametrize("language", list(PHRASES))


def pages(language: str, rules: Rules) -> tuple[str, ...]:
    """The rule pages of a variant."""
    return Catalogue(language).pages(f"variant-{rules.code}-rules")


def whole(language: str, rules: Rules) -> str:
    """Everything that is written about a variant, its pictures and tips included."""
    texts = Catalogue(language)
    examples = [texts.text(f"variant-{rules.code}-example-{example.page}") for example in rules.examples]
    return "\n".join([*pages(language, rules), *examples, texts.text(f"variant-{rules.code}-tips")])


def numbers(text: str) -> list[int]:
    return [int(number.replace("−", "-").replace("+", "")) for number in re.findall(r"[+−]?\d+", text)]


# ---- goals -----------------------------------------------------------------------------------------------------------


def lists_of_goals(text: str) -> list[list[int]]:
    """Numbers of three and more in a row, joined by commas and a word: ``25, 50, 100 or 150; 50 unless you choose``."""
    found = re.findall(r"(\d+(?:, \d+)+ \w+ \d+)(?:[^.\d]{0,25}(?:;|:)\D{0,30}(\d+))?", text)
    return [[*numbers(several), *numbers(default)] for several, default in found]


@every_page
def test_the_goals_and_the_default_are_those_of_the_engine(language: str, rules: Rules) -> None:
    goals = [goal.target or goal.rounds for goal in rules.goals]
    stated = [found for page in pages(language, rules) for found in lists_of_goals(page)]
    if len(goals) == 1:
        assert goals[0] in numbers(whole(language, rules))
    elif rules.goals[0] == Goal(rounds=1):  # one round, or a target for those who want one
        assert sorted(goals[1:]) in stated
    else:
        assert [*sorted(goals), goals[0]] in stated


# ---- arithmetic ------------------------------------------------------------------------------------------------------


@every_page
def test_every_sum_and_difference_is_right(language: str, rules: Rules) -> None:
    text = whole(language, rules)
    found = re.findall(r"((?:\d+ [+−] )+\d+) = (\d+)", text)
    for terms, result in found:
        first, *rest = re.findall(r"\d+|[+−]", terms)
        total = int(first)
        for sign, term in zip(rest[::2], rest[1::2], strict=True):
            total = (add if sign == "+" else sub)(total, int(term))
        assert total == int(result), (terms, result)


@every_phrased_language
@pytest.mark.parametrize("code", ["all_fives", "straight"])
def test_examples_of_rounding_are_right(language: str, code: str) -> None:
    word = PHRASES[language]["rounds to"]
    found = {
        int(left): int(right) for left, right in re.findall(rf"(\d+) {word} (\d+)", whole(language, VARIANTS[code]))
    }
    assert found.keys() >= {2, 12, 13}, "down to nothing, down, and up"
    assert found == {left: nearest_five(left) for left in found}


@every_language
def test_every_total_that_scores_in_fives_and_threes_is_listed_and_no_other(language: str) -> None:
    rules = VARIANTS["fives_threes"]
    listed = {int(total): int(points) for total, points in re.findall(r"(\d+) → (\d+)", whole(language, rules))}
    ends = [*range(7), *(2 * pips for pips in range(1, 7))]
    totals = {first + second for first, second in combinations(ends, 2)} | {2 * pips for pips in range(7)}
    totals |= {tile.pips for tile in TILES}
    assert rules.ends_points is not None
    assert listed == {total: points for total in totals if (points := rules.ends_points(total))}


@every_language
@pytest.mark.parametrize("code", ["all_fives", "fives_threes", "straight"])
def test_the_first_tiles_that_score_are_named(language: str, code: str) -> None:
    rules = VARIANTS[code]
    assert rules.ends_points is not None
    may_start = [tile for tile in TILES if tile.is_double or rules.leader is not Leader.HIGHEST_DOUBLE]
    scoring = {tile: points for tile in may_start if (points := rules.ends_points(tile.pips))}
    page = next(page for page in pages(language, rules) if "5-5" in page).split("\n\n")[-1]
    named = {Tile.parse(name) for name in re.findall(r"[0-6]-[0-6]", page)}
    assert named == set(scoring)
    worth = numbers(re.sub(r"[0-6]-[0-6]", "", page))
    assert set(worth) == set(scoring.values())


# ---- an exact target -------------------------------------------------------------------------------------------------


@every_phrased_language
def test_points_that_pass_an_exact_target_do_not_count(language: str) -> None:
    rules, goal = VARIANTS["fives_threes"], VARIANTS["fives_threes"].goals[0]
    assert rules.exact

    def after(score: int, points: int) -> int:
        return add_points(rules, goal, (score, 0), side=0, points=points).scores[0]

    page = pages(language, rules)[-1]
    assert re.search(r"\b58\b.*\b4\b.*\b58\b", page)
    assert after(58, 4) == 58
    assert "59 + 3 = 62" in page
    assert after(59, 3) == 59
    assert after(60, 1) == goal.target, "the point for going out can hit the target"
    assert all(after(score, 1) == score + 1 for score in range(goal.target)), "and never passes it"
    assert not re.search(PHRASES[language]["impossible"], whole(language, rules))


# ---- penalties and places --------------------------------------------------------------------------------------------


@every_phrased_language
def test_the_ayaz_and_the_highest_double_cost_what_is_written(language: str) -> None:
    rules = VARIANTS["ceza"]
    assert [tile for tile in TILES if rules.tile_value(tile) != tile.pips] == [Tile(0, 0)]
    ayaz, highest = rules.tile_value(Tile(0, 0)), rules.tile_value(Tile(6, 6))
    assert f"10 + {ayaz} = {10 + ayaz}" in whole(language, rules)
    tips = Catalogue(language).text("variant-ceza-tips")
    assert {ayaz, highest} <= set(numbers(tips))
    assert weight(Tile(0, 0)) == min(map(weight, TILES)), "in the draw for the start it is the lowest tile"
    assert PHRASES[language]["lowest"] in pages(language, rules)[1]


@every_language
def test_the_ladder_points_of_places_are_those_of_the_engine(language: str) -> None:
    page = pages(language, VARIANTS["ceza"])[-1]
    stated = re.findall(r"[+−]\d+(?:, [+−]?\d+)+", page)
    assert [numbers(each) for each in stated] == [
        list(placement(range(sides), stake=11, fewest_win=True)) for sides in (4, 3, 2)
    ]
    assert "11 + 5 = 16" in page
    assert placement((0, 0, 1, 2), stake=11, fewest_win=True)[:2] == (8, 8)
    assert "+½N" in page
    assert "−½N" in page
    assert placement(range(4), stake=10, fewest_win=True) == (10, 5, -5, -10)


@every_phrased_language
def test_the_third_of_four_pays_half(language: str) -> None:
    assert placement(range(4), stake=10, fewest_win=True) == (10, 5, -5, -10)
    assert PHRASES[language]["half"] in Catalogue(language).text("help-ladder")


# ---- the boneyard, and whose turn it is ------------------------------------------------------------------------------


@every_page
def test_the_boneyard_has_as_many_tiles_as_written(language: str, rules: Rules) -> None:
    left = [len(TILES) - players * size for size in rules.hand_sizes for players in rules.seat_counts]
    stated = numbers(pages(language, rules)[0])
    assert {*left, *rules.hand_sizes, len(TILES)} <= set(stated)
    if rules.reserve:
        assert {rules.reserve, left[0] - rules.reserve} <= set(stated)


@every_phrase
def test_who_draws_and_who_starts_is_as_in_the_engine(language: str, rules: Rules) -> None:
    said, start = "\n".join(pages(language, rules)), pages(language, rules)[1 if rules.leader is Leader.LOTS else 0]
    words, option = PHRASES[language], Catalogue(language).text("option-automatic-name")
    assert (f"“{option}” {words['automatic']}" in said) == rules.automatic
    assert (f"“{option}” {words['by hand']}" in said) == (not rules.automatic)
    assert (words["new deal"] in said) == rules.redeal
    assert (words["highest double"] in said) == (rules.leader is Leader.HIGHEST_DOUBLE)
    assert (words["went out"] in start) == rules.winner_leads
    assert (words["next"] in said) == (max(rules.seat_counts) > 2)
    assert bool(re.search(words["spinner"], said)) == (rules.spinner is not Spinner.NONE)
    assert words["no passes"] in said


@every_page
def test_a_page_is_headed_by_the_name_of_its_variant(language: str, rules: Rules) -> None:
    name = Catalogue(language).text(f"variant-{rules.code}-name")
    for number, page in enumerate(pages(language, rules), 1):
        assert page.startswith(f"### {name} · {number}. ")
    assert Catalogue(language).text(f"variant-{rules.code}-tips").startswith(f"### {name} · ")
