"""Every rule number that the project cites stands in docs/rules.md, once."""

from __future__ import annotations

import io
import json
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.repository import tracked

PAGE = ROOT / "docs" / "rules.md"
VECTORS = ROOT / "tests" / "vectors" / "vectors.json"

ROW = re.compile(r"\| (\S+) \| .+ \| .+ \|")
NUMBER = re.compile(r"[A-Z][1-9]\d?|P\d\d\d")

WORDS = {".md", ".sql"}
"""Files that are read whole; of Python comments, strings and the names of tests are."""
TEXTS = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
"""The parts of a program that people read; f-strings have parts of their own from Python 3.12 on."""
NOT_CITED = ("P8 encoding",)
"""What looks like a number and is none: a palette of eight bits."""


def section_numbers(page: str) -> Iterator[list[str]]:
    """What each table of rules defines, in its order."""
    for table in re.split(r"(?m)^\| no\. \| (?:rule|case) \| source \|\n\|-+\|-+\|-+\|\n", page)[1:]:
        lines = table.partition("\n\n")[0].splitlines()
        rows = [ROW.fullmatch(line) for line in lines]
        yield [row[1] if row else line for row, line in zip(rows, lines, strict=True)]


def defined() -> set[str]:
    return {number for numbers in section_numbers(PAGE.read_text(encoding="utf-8")) for number in numbers}


def cited(text: str, letters: str) -> Iterator[tuple[int, str]]:
    """Where in a text which number is cited.

    A number is one of the page's letters with one or two digits, or P with the three digits of a case. The first and
    the last of a range ("A1 to A9") stand for all between. After "rule", "rules", "decision" or "decisions" anything
    with a digit is meant as a number, so that none can point to a list that is not here.
    """
    for phrase in NOT_CITED:
        text = text.replace(phrase, "-" * len(phrase))
    number = rf"(?<![\w#])(?:[{letters}][1-9]\d?|P\d\d\d)(?!\w)"
    for found in re.finditer(number, text):
        yield found.start(), found[0]
    for found in re.finditer(rf"([{letters}])(\d+)(?:\s+to\s+|[–-])\1(\d+)(?!\w)", text):
        for between in range(int(found[2]) + 1, int(found[3])):
            yield found.start(), f"{found[1]}{between}"
    for found in re.finditer(r"\b(?i:rules?|decisions?)\s+([A-Z]{0,2}\d[\w.]*\b(?!,\d))", text):
        if not re.fullmatch(number, found[1]):
            yield found.start(), found[1]


def parts(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file that may cite, each with the line on which it begins."""
    source = path.read_text(encoding="utf-8")
    if path.suffix in WORDS:
        yield 1, source
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in TEXTS:
            yield token.start[0], token.string
        elif token.type == tokenize.NAME and (case := re.match(r"test_p(\d\d\d)_", token.string)):
            yield token.start[0], f"P{case[1]}"


def undefined(paths: Iterable[Path], known: set[str]) -> list[str]:
    """Every citation of a number that is not known: file, line and number."""
    letters, found = "".join(sorted({number[0] for number in known})), list[str]()
    for path in paths:
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
        for line, text in parts(path):
            places = ((line + text.count("\n", 0, at), number) for at, number in cited(text, letters))
            found += [f"{name}:{at}: {number}" for at, number in places if number not in known]
    return found


def test_every_number_that_is_cited_is_defined() -> None:
    paths = [path for path in tracked() if path.suffix in {".py", *WORDS}]
    assert len(paths) > 100
    assert undefined(paths, defined()) == []


def test_the_vectors_rest_on_numbers_and_sources_of_the_page() -> None:
    whole, page = json.loads(VECTORS.read_text(encoding="utf-8")), PAGE.read_text(encoding="utf-8")
    based = {mark for each in whole["vectors"] for mark in re.findall(r"\b[A-Z]\d+\b", each["basis"])}
    sources = set(re.findall(r"(?m)^\| (S\d\d\d) \|", page))
    assert len(based) > 50
    assert sorted(based - defined() - sources) == []
    assert [f"`{each['category']}`" for each in whole["vectors"] if f"`{each['category']}`" not in page] == []


def test_every_number_is_defined_once_and_in_order() -> None:
    tables = list(section_numbers(PAGE.read_text(encoding="utf-8")))
    numbers = [number for table in tables for number in table]
    assert len(numbers) > 100
    assert [number for number in numbers if not NUMBER.fullmatch(number)] == []
    assert sorted({number for number in numbers if numbers.count(number) > 1}) == []
    for table in tables:
        assert len({number[0] for number in table}) == 1, table
        assert table == sorted(table, key=lambda number: int(number[1:]))


def test_every_case_of_the_page_has_its_test() -> None:
    cases = {number for number in defined() if len(number) == len("P003")}
    paths = [path for path in tracked() if path.is_relative_to(ROOT / "tests") and path.suffix == ".py"]
    tested = {number for path in paths for _, text in parts(path) for _, number in cited(text, "P")}
    assert len(cases) > 20
    assert sorted(cases - tested) == []


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("one.py", "SEATS = 2\n# as H~99 has it\n", ["2: H~99"]),
        ("one.py", '"""A module.\n\nSource: decisions D1 to\nD~7.\n"""\n', ["4: D~7"]),
        ("one.py", "WHY = 'L~9'\n", ["1: L~9"]),
        ("one.py", "SAID = f'{1} by (F3, T~98)'\n", ["1: T~98"]),
        ("one.py", "def test_p~999_nothing() -> None: ...\n", ["1: P~999"]),
        ("one.py", "# G16 to G~18\n", ["1: G~18", "1: G~17"]),
        ("one.sql", "SELECT 1; -- rule ~13\n", ["1: 13"]),
        ("one.md", "Text.\n\n| a | rules ~5a row 5; decision ~Z4 |\n", ["3: 5a", "3: Z4"]),
        ("one.py", "# H9, T9–T12, (G7), D1 to D6; Case P109\nH99 = 'the 6-4'\n", []),
        ("one.py", "# noqa: F401, E501, D100, PT006; Python 3.11; A to D; #A1B2C3, #F5~0; A1B; UTF-8\n", []),
        ("one.py", "# the P8 encoding; rules for 4 players; rules 1,000\n", []),
    ],
)
def test_a_number_that_is_not_defined_is_found(tmp_path: Path, name: str, text: str, found: list[str]) -> None:
    """A ``~`` keeps these texts from being citations themselves."""
    planted = tmp_path / name
    planted.write_text(text.replace("~", ""), encoding="utf-8")
    assert undefined([planted], defined()) == [f"{name}:{each}".replace("~", "") for each in found]
