"""The keys of texts in the code, and what refusals say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES
from cogs.texts.refusal_text import refusal_text
from data.records.matches import Refusal, Refused
from engine.errors import Code, IllegalInput
from engine.events import Reason
from engine.layout import Arm
from engine.rules import TURN_TIMES
from engine.variants import VARIANTS
from tests.support import ROOT
from tests.support.catalogue_files import entries, keys, variables

# ---- keys in the code ------------------------------------------------------------------------------------------------


def sources(*places: str) -> Iterator[ast.AST]:
    """Every node of the program's source in these folders and files."""
    for place in places:
        files = sorted((ROOT / place).rglob("*.py")) if (ROOT / place).is_dir() else [ROOT / place]
        for path in files:
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def literals(*places: str) -> set[str]:
    return {node.value for node in sources(*places) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns() -> Iterator[re.Pattern[str]]:
    """The f-strings of the program that begin like a key, with a group for each value in them."""
    for node in sources("bot.py", "cogs"):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.*)" for part in node.values]
            if re.match(r"[a-z]+\\-", parts[0]):
                yield re.compile("".join(parts))


def test_no_text_is_unused() -> None:
    """A key stands in the code as it is, or is put together there from words that the code has."""
    said, known = literals("bot.py", "cogs"), literals("bot.py", "cogs", "data", "engine") | set(map(str, TURN_TIMES))
    put_together = list(patterns())
    parts = known | {f"{word}-" for word in known} | {""} | {str(each) for each in (*Arm, True, False)}

    def composed(text: str, words: int = 3) -> bool:
        """Whether the values put into a key are words of the code; up to three may stand side by side."""
        cuts = (cut for cut in range(1, len(text)) if words > 1 and text[:cut] in parts)
        return text in parts or any(composed(text[cut:], words - 1) for cut in cuts)

    def used(key: str) -> bool:
        whole = re.sub(r"-\d+$", "", key) if "-rules-" in key else re.sub(r"-\d+$", "-", key)
        found = (pattern.fullmatch(whole) for pattern in put_together)
        return whole in said or any(match and all(map(composed, match.groups())) for match in found)

    assert [key for key in keys() if not used(key)] == []


def test_no_key_is_missing() -> None:
    areas = sorted({key.partition("-")[0] for key in keys()} - {"list", "end"})
    like_a_key = re.compile(rf"({'|'.join(areas)})-[a-z0-9_]+(-[a-zA-Z0-9_]+)*")
    asked = sorted(text for text in literals("bot.py", "cogs") if like_a_key.fullmatch(text))
    assert len(asked) > 100
    assert [
        key for key in asked if key not in keys() and f"{key}-1" not in keys() and f"button-{key}" not in keys()
    ] == []


def test_no_button_is_without_its_text() -> None:
    """``button(table, language, verb, label=...)`` asks for ``button-<label>``, or ``button-<verb>`` without one."""
    asked: list[str] = []
    for node in sources("cogs"):
        match node:
            case ast.Call(func=ast.Name(id="button"), args=args, keywords=named):
                labels = [each.value for each in named if each.arg == "label"] or args[2:3]
                asked += [str(label.value) for label in labels if isinstance(label, ast.Constant)]
    assert len(asked) > 10
    assert [label for label in asked if f"button-{label}" not in keys()] == []


def test_keys_made_from_codes_exist() -> None:
    made = [
        *(f"refused-{code}" for code in (*Code, *Refusal)),
        *(f"closed-{reason}" for reason in Reason),
        *(f"end-{arm}" for arm in Arm),
        *(f"choice-turn_time-{seconds}" for seconds in TURN_TIMES),
        *(
            f"variant-{code}-{what}"
            for code in VARIANTS
            for what in ("name", "line", "round-out", "rules-1", "rules-2", "tips")
        ),
    ]
    assert [key for key in made if key not in keys()] == []


def test_a_variant_is_named_in_its_own_section_only() -> None:
    """Apart from the engine's module only the catalogues know a variant, each in one section."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for code in VARIANTS:
            assert f"variant-{code}" not in path.read_text(encoding="utf-8"), path
    for language in LANGUAGES:
        keys = list(entries(language))
        for code in VARIANTS:
            places = [place for place, key in enumerate(keys) if key.startswith(f"variant-{code}-")]
            assert places == list(range(places[0], places[-1] + 1))


# ---- refusals --------------------------------------------------------------------------------------------------------


def raised() -> Iterator[tuple[str, set[str], str]]:
    """Every refusal that the program raises: its code, the names of its details, where."""
    for path in [*sorted((ROOT / "engine").rglob("*.py")), *sorted((ROOT / "data").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="IllegalInput" | "Refused"),
                    args=[ast.Attribute(value=ast.Name(id="Code" | "Refusal"), attr=name), *_],
                    keywords=details,
                ):
                    code = name.casefold().replace("_", "-")
                    yield code, {each.arg or "" for each in details}, f"{path.name}:{node.lineno}"


def test_every_refusal_has_the_details_of_its_sentence() -> None:
    found = list(raised())
    assert len(found) > 15
    for code, details, where in found:
        for language in LANGUAGES:
            message = entries(language).get(f"refused-{code}")
            assert message is not None, (code, where)
            assert variables(message) <= details, (code, where)


def refused(code: Code | Refusal) -> IllegalInput | Refused:
    names = variables(entries(DEFAULT_LANGUAGE)[f"refused-{code}"])
    values = {"tile": "6-4", "allowed": "1, 3", "option": "players", "value": "9"}
    details = {name: values.get(name, 2) for name in names}
    return IllegalInput(code, **details) if isinstance(code, Code) else Refused(code, **details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_of_its_own(language: str) -> None:
    said = {str(code): refusal_text(language, refused(code)) for code in (*Code, *Refusal)}
    assert all(sentence.endswith((".", ":R>", "/domino oyna")) for sentence in said.values())
    assert len(set(said.values())) == len(said)


def test_an_option_is_refused_in_the_words_of_the_command() -> None:
    error = IllegalInput(Code.BAD_OPTION, option="turn_time", value="7", allowed="120, 3600, 60")
    assert refusal_text("en-US", error) == r"turn\_time can’t be 7. Choose from: 1 minute, 2 minutes, 1 hour."
    assert refusal_text("tr", error) == "süre, 7 olamaz. Seçenekler: 1 dakika, 2 dakika, 1 saat."
    error = IllegalInput(Code.BAD_OPTION, option="variant", value="chess", allowed=", ".join(VARIANTS))
    assert "Dominó de Compra" in refusal_text("pt-BR", error)


def test_a_refusal_quotes_no_active_markup() -> None:
    said = refusal_text("en-US", IllegalInput(Code.BAD_TILE, tile="@everyone `<@1>` " + "x" * 200))
    assert "@everyone" not in said
    assert re.search(r"(?<!\\)[`<]", said) is None
    assert len(said) < 160
