"""The catalogues: every text in every language, with the same values, within Discord's limits, never missing."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.describe import end_label
from cogs.help import rule_pages
from cogs.text import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    LOCALES,
    Catalogue,
    CatalogueTranslator,
    pick_language,
    refusal,
    words,
)
from data.ladder import DAILY_LIMIT
from data.records import Refusal, Refused
from data.seating import SITTING_IN_AGAIN
from engine.errors import Code, IllegalInput
from engine.events import Reason
from engine.ladder import LIMIT
from engine.layout import Arm
from engine.match import MISSES_ALLOWED
from engine.rules import TURN_TIMES, How, RoundEnd, Rules
from engine.tiles import TILES
from engine.variants import VARIANTS

ROOT = Path(__file__).parents[1]
OTHERS = tuple(language for language in LANGUAGES if language != DEFAULT_LANGUAGE)
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's rule for the letters of Turkish, Portuguese and English; ``\\w`` is letters, digits and the underscore."""
ENGLISH = re.compile(r"\b(the|and|you|your|tiles?|turn|round|match|computer|played|drew|with|is|seat|table)\b", re.I)
SAME_IN_ALL = re.compile(
    r"(command-domino-name|lobby-title|lobby-seat|round-score|round-hand|seat-same-name|hand-tile-fits|alt-end"
    r"|alt-seat|button-end|act-points|screen-pick-table|turn-untimed|lead-lot|round-gain|match-place|match-settled|tables-where"
    r"|ranks-about|ranks-row|ranks-row-reader|ranks-provisional"
    r"|seat-computer|lobby-seat-computer|computers-one"
    r"|profile-title|profile-record|profile-match|profile-match-points)"
)
PAGE = 1000
"""What a page of rules may have, so that a phone shows it in a screen or two."""


def entries(language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}: not understood: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), f"{language}: twice: {sorted({key for key in keys if keys.count(key) > 1})}"
    return dict(zip(keys, messages, strict=True))


CATALOGUES = {language: entries(language) for language in LANGUAGES}
KEYS = sorted(CATALOGUES[DEFAULT_LANGUAGE])


def walk(node: Any) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def counted(message: ftl.Message) -> set[str]:
    """The values that a text is selected by; they have to be numbers."""
    return {
        node.selector.id.name
        for node in walk(message)
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference)
    }


def wording(message: ftl.Message) -> str:
    return " ".join(node.value for node in walk(message) if isinstance(node, ftl.TextElement))


def plain(language: str, key: str) -> str:
    """A text that takes no values."""
    return Catalogue(language).text(key)


def sample(language: str, key: str, count: int = 3, **values: str | int) -> str:
    """A text with something in every place: a name as long as names may be, and a number wherever one is counted."""
    numbers = {name for catalogue in CATALOGUES.values() for name in counted(catalogue[key])}
    needed = variables(CATALOGUES[DEFAULT_LANGUAGE][key])
    filled: dict[str, str | int] = {name: count if name in numbers else "W" * 32 for name in needed}
    return Catalogue(language).text(key, **{**filled, **values})


# ---- completeness --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert sorted(CATALOGUES[language]) == KEYS


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_takes_the_same_values(language: str) -> None:
    different = {
        key: (variables(CATALOGUES[language][key]), variables(message))
        for key, message in CATALOGUES[DEFAULT_LANGUAGE].items()
        if variables(CATALOGUES[language][key]) != variables(message)
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 11, 1000])
def test_every_text_can_be_made_for_any_number(language: str, count: int) -> None:
    for key in KEYS:
        text = sample(language, key, count)
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text


def test_a_missing_text_or_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Catalogue("tr").text("no-such-text")
    with pytest.raises(ValueError, match="act-pass"):
        Catalogue("tr").text("act-pass")


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    english = {
        key: wording(message) for key, message in CATALOGUES[language].items() if ENGLISH.search(wording(message))
    }
    assert not english
    same = [
        key
        for key, message in CATALOGUES[language].items()
        if wording(message) == wording(CATALOGUES[DEFAULT_LANGUAGE][key]) and not SAME_IN_ALL.fullmatch(key)
    ]
    assert not same


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_composed(language: str) -> None:
    """A dotless or dotted i made of two characters looks right and is not found by a search."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    assert text == unicodedata.normalize("NFC", text)


def test_suffixes_are_never_hung_on_a_value_in_turkish() -> None:
    hung = [
        line for line in (LOCALES / "tr.ftl").read_text(encoding="utf-8").splitlines() if re.search(r"\}['’\w]", line)
    ]
    assert not hung


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

    def composed(text: str) -> bool:
        """Whether the values put into a key are words of the code; two may stand side by side."""
        return any(text[:cut] in parts and text[cut:] in parts for cut in range(len(text) + 1))

    def used(key: str) -> bool:
        whole = re.sub(r"-\d+$", "", key) if "-rules-" in key else re.sub(r"-\d+$", "-", key)
        found = (pattern.fullmatch(whole) for pattern in put_together)
        return whole in said or any(match and all(map(composed, match.groups())) for match in found)

    assert [key for key in KEYS if not used(key)] == []


AREAS = sorted({key.partition("-")[0] for key in KEYS} - {"list", "end"})
LIKE_A_KEY = re.compile(rf"({'|'.join(AREAS)})-[a-z0-9_]+(-[a-zA-Z0-9_]+)*")


def test_no_key_is_missing() -> None:
    asked = sorted(text for text in literals("bot.py", "cogs") if LIKE_A_KEY.fullmatch(text))
    assert len(asked) > 100
    assert [key for key in asked if key not in KEYS and f"{key}-1" not in KEYS and f"button-{key}" not in KEYS] == []


def test_no_button_is_without_its_text() -> None:
    """``button(table, language, verb, label=...)`` asks for ``button-<label>``, or ``button-<verb>`` without one."""
    asked: list[str] = []
    for node in sources("cogs"):
        match node:
            case ast.Call(func=ast.Name(id="button"), args=args, keywords=named):
                labels = [each.value for each in named if each.arg == "label"] or args[2:3]
                asked += [str(label.value) for label in labels if isinstance(label, ast.Constant)]
    assert len(asked) > 10
    assert [label for label in asked if f"button-{label}" not in KEYS] == []


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
    assert [key for key in made if key not in KEYS] == []


# ---- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_follow_discords_rules(language: str) -> None:
    for key in KEYS:
        if re.fullmatch(r"(command|option)-.+-name", key):
            name = plain(language, key)
            assert COMMAND_NAME.fullmatch(name), (key, name)
            assert not any(letter.isupper() for letter in name), (key, name)
        elif re.fullmatch(r"(command|option)-.+-description|choice-.+|variant-.+-name", key):
            assert 1 <= len(plain(language, key)) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_or_options_share_a_name(language: str) -> None:
    commands = [plain(language, key) for key in KEYS if re.fullmatch(r"command-.+-name", key) and "domino" not in key]
    options = [plain(language, key) for key in KEYS if re.fullmatch(r"option-.+-name", key)]
    assert len(commands) == len(set(commands))
    assert len(options) == len(set(options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    labels = [plain(language, key) for key in KEYS if key.startswith("button-") and key != "button-end"]
    labels += [end_label(language, arm, (5, 2)) for arm in Arm]
    assert [label for label in labels if len(label) > 34] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_fit_a_message(language: str) -> None:
    for key in KEYS:
        assert len(sample(language, key)) <= (PAGE if re.search("-rules-|-tips$|^help-(table|words)", key) else 600), (
            key
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_named_in_texts_exist_in_that_language(language: str) -> None:
    apart = {"me": ("global_board",), "settings": ("caller_role", "log")}
    others = {name for names in apart.values() for name in names} | {"domino", *apart}
    domino = [key[len("command-") : -len("-name")] for key in KEYS if re.fullmatch(r"command-.+-name", key)]
    groups = apart | {"domino": tuple(name for name in domino if name not in others)}
    known = {
        (plain(language, f"command-{group}-name"), plain(language, f"command-{name}-name"))
        for group, names in groups.items()
        for name in names
    }
    named = [
        (key, found)
        for key, message in CATALOGUES[language].items()
        for found in re.findall(r"/(\w+) (\w+)", wording(message))
    ]
    assert {group for _, (group, _) in named} >= {plain(language, f"command-{group}-name") for group in groups}
    assert [each for each in named if each[1] not in known] == []


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


def test_every_refusal_has_what_its_sentence_says() -> None:
    found = list(raised())
    assert len(found) > 15
    for code, details, where in found:
        for language in LANGUAGES:
            message = CATALOGUES[language].get(f"refused-{code}")
            assert message is not None, (code, where)
            assert variables(message) <= details, (code, where)


def refused(code: Code | Refusal) -> IllegalInput | Refused:
    names = variables(CATALOGUES[DEFAULT_LANGUAGE][f"refused-{code}"])
    values = {"tile": "6-4", "allowed": "1, 3", "option": "players", "value": "9"}
    details = {name: values.get(name, 2) for name in names}
    return IllegalInput(code, **details) if isinstance(code, Code) else Refused(code, **details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_of_its_own(language: str) -> None:
    said = {str(code): refusal(language, refused(code)) for code in (*Code, *Refusal)}
    assert all(sentence.endswith((".", "/domino oyna")) for sentence in said.values())
    assert len(set(said.values())) == len(said)


def test_an_option_is_refused_in_the_words_of_the_command() -> None:
    error = IllegalInput(Code.BAD_OPTION, option="turn_time", value="7", allowed="120, 3600, 60")
    assert refusal("en-US", error) == r"turn\_time: 7 is not possible. Possible: 1 minute, 2 minutes, 1 hour."
    assert refusal("tr", error) == "süre: 7 olamaz. Seçenekler: 1 dakika, 2 dakika, 1 saat."
    error = IllegalInput(Code.BAD_OPTION, option="variant", value="chess", allowed=", ".join(VARIANTS))
    assert "Dominó de Compra" in refusal("pt-BR", error)


def test_a_refusal_repeats_nothing_that_discord_would_act_on() -> None:
    said = refusal("en-US", IllegalInput(Code.BAD_TILE, tile="@everyone `<@1>` " + "x" * 200))
    assert "@everyone" not in said
    assert re.search(r"(?<!\\)[`<]", said) is None
    assert len(said) < 160


# ---- languages -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("tr", "tr"),
        (discord.Locale.turkish, "tr"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        (discord.Locale.american_english, "en-US"),
        (discord.Locale.british_english, "en-US"),
        (discord.Locale.german, "en-US"),
        ("", "en-US"),
        (None, "en-US"),
    ],
)
def test_a_locale_picks_a_language(locale: discord.Locale | str | None, language: str) -> None:
    assert pick_language(locale) == language


def test_a_variant_is_named_in_its_own_section_only() -> None:
    """Apart from the engine's module only the catalogues know a variant, each in one section."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for code in VARIANTS:
            assert f"variant-{code}" not in path.read_text(encoding="utf-8"), path
    for language in LANGUAGES:
        keys = list(CATALOGUES[language])
        for code in VARIANTS:
            places = [place for place, key in enumerate(keys) if key.startswith(f"variant-{code}-")]
            assert places == list(range(places[0], places[-1] + 1))


def needed(rules: Rules) -> set[str]:
    """The texts that a variant must have, found by what it can do."""
    keys = {"name", "line", "tips", "round-out", "rules-1", "rules-2"}
    for pips in ((1, 2), (1, 1)):
        sides = ((0,), (1,))
        won = rules.score(RoundEnd(How.BLOCKED, 0, pips, sides)).winner is not None
        keys.add("round-blocked" if won else "round-nobody")
    if any(rules.tile_value(tile) != tile.pips for tile in TILES):
        keys.add("tile")
    return keys | {f"example-{example.page}" for example in rules.examples}


@pytest.mark.parametrize("code", list(VARIANTS))
def test_a_variant_has_the_texts_that_it_needs_and_no_others(code: str) -> None:
    prefix = f"variant-{code}-"
    written = {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}
    pages = {f"rules-{number + 1}" for number in range(len(Catalogue(DEFAULT_LANGUAGE).pages(f"{prefix}rules")))}
    assert written == needed(VARIANTS[code]) | pages
    assert {f"rules-{example.page}" for example in VARIANTS[code].examples} <= pages


@pytest.mark.parametrize("code", list(VARIANTS))
def test_the_rules_say_the_same_in_every_language(code: str) -> None:
    """As many pages, the same positions beside them, and on each page the same numbers and tiles."""
    told = [rule_pages(language, VARIANTS[code]) for language in LANGUAGES]
    assert len({tuple(page.example for page in pages) for pages in told}) == 1
    for pages in zip(*told, strict=True):
        numbers = {tuple(sorted(re.findall(r"\d+", page.text))) for page in pages}
        assert len(numbers) == 1, pages


@pytest.mark.parametrize("code", list(VARIANTS))
def test_the_rules_name_what_can_be_chosen(code: str) -> None:
    rules = VARIANTS[code]
    said = set(re.findall(r"\d+", " ".join(page.text for page in rule_pages(DEFAULT_LANGUAGE, rules))))
    goals = {str(goal.target or goal.rounds) for goal in rules.goals} - {"1"}
    assert goals | {str(size) for size in rules.hand_sizes} <= said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", VARIANTS.values(), ids=lambda rules: rules.code)
def test_the_last_page_but_one_tells_what_holds_at_every_table(rules: Rules, language: str) -> None:
    page = rule_pages(language, rules)[-2].text
    told = {MISSES_ALLOWED, LIMIT, SITTING_IN_AGAIN // 3_600_000, DAILY_LIMIT}
    assert set(re.findall(r"\d+", page)) == set(map(str, told))
    for key in ("button-claim", "choice-what-points"):
        assert plain(language, key) in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_rules_fits_a_phone(language: str) -> None:
    pages = [page.text for rules in VARIANTS.values() for page in rule_pages(language, rules)]
    assert [page for page in pages if len(page) > PAGE] == []
    assert all(page.startswith("### ") for page in pages)


async def test_commands_reach_discord_in_every_language() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = app_commands.Group(name=words("command-domino-name"), description=words("command-domino-description"))

    @group.command(name=words("command-play-name"), description=words("command-play-description"))
    @app_commands.rename(time=words("option-turn_time-name"))
    @app_commands.describe(time=words("option-turn_time-description"))
    @app_commands.choices(time=[app_commands.Choice(name=words("choice-turn_time-60"), value=60)])
    async def play(interaction: discord.Interaction, time: int) -> None: ...

    payload = await group.get_translated_payload(tree, CatalogueTranslator())
    (command,) = payload["options"]
    assert command["name"] == "play"
    assert command["name_localizations"] == {"en-US": "play", "tr": "oyna", "pt-BR": "jogar"}
    assert command["options"][0]["name_localizations"] == {"en-US": "turn_time", "tr": "süre", "pt-BR": "tempo"}
    assert command["options"][0]["choices"][0]["name_localizations"]["pt-BR"] == "1 minuto"


async def test_other_strings_and_other_languages_are_left_alone() -> None:
    translate = CatalogueTranslator().translate
    context: Any = None
    assert await translate(app_commands.locale_str("plain"), discord.Locale.turkish, context) is None
    assert await translate(words("command-play-name"), discord.Locale.german, context) is None
