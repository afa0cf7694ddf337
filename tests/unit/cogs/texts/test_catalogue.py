"""The catalogues: every text in every language, with the same variables, within Discord's limits."""

from __future__ import annotations

import re
import unicodedata

import pytest

from cogs.texts import catalogue
from cogs.texts.alt_text import end_label
from cogs.texts.catalogue import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    LOCALES,
    Catalogue,
)
from engine.layout import Arm
from tests.support.catalogue_files import PAGE, entries, keys, plain, sample, variables, wording

OTHERS = tuple(language for language in LANGUAGES if language != DEFAULT_LANGUAGE)
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's rule for the letters of Turkish, Portuguese and English; ``\\w`` is letters, digits and the underscore."""

ENGLISH = re.compile(
    r"\b(the|and|you|your|tiles?|turn|round|match|computer|played|drew|with|is|seat|table)\b", re.IGNORECASE
)
SAME_IN_ALL = re.compile(
    r"(choice-pairs-False|command-domino-name|lobby-title|lobby-seat|round-score|round-hand|seat-same-name|alt-end"
    r"|alt-seat|button-end|button-end-points|act-points|screen-pick-table|turn-untimed|lead-lot|round-gain|match-place|match-settled|match-gold-share|tables-where"
    r"|ranks-about|ranks-row|ranks-row-reader|ranks-provisional|ranks-season|season-place|records-who"
    r"|seat-computer|lobby-seat-computer|computers-one|settings-log-table|setting-line|setting-about|check-fine|thread-name"
    r"|playground-app|playground-bots|playground-offline|playground-online"
    r"|button-replay-(first|back|next|last)|button-film"
    r"|profile-title|profile-record|profile-match|profile-match-points"
    # A loan word in Portuguese.
    r"|choice-what-rating|button-ranks-rating|settled-rating|profile-rated)"
)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts(language: str) -> None:
    assert sorted(entries(language)) == keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_takes_the_same_variables(language: str) -> None:
    different = {
        key: (variables(entries(language)[key]), variables(message))
        for key, message in entries(DEFAULT_LANGUAGE).items()
        if variables(entries(language)[key]) != variables(message)
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 11, 1000])
def test_every_text_formats_for_any_number(language: str, count: int) -> None:
    for key in keys():
        text = sample(language, key, count)
        assert text.strip()
        assert "{" not in text
        assert "\u2068" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_skip_fluent_are_what_fluent_makes_of_them(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    formatted = catalogue._formatted.__wrapped__  # type: ignore[reportPrivateUsage]
    values = {key: tuple((name, "x") for name in sorted(variables(entries(language)[key]))) for key in keys()}
    quick = {key: formatted(language, key, values[key]) for key in keys()}
    monkeypatch.setattr(catalogue, "_filled_in", lambda *_: None)
    assert quick == {key: formatted(language, key, values[key]) for key in keys()}


def test_a_missing_text_or_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Catalogue("tr").text("no-such-text")
    with pytest.raises(ValueError, match="act-pass"):
        Catalogue("tr").text("act-pass")


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    english = {key: wording(message) for key, message in entries(language).items() if ENGLISH.search(wording(message))}
    assert not english
    same = [
        key
        for key, message in entries(language).items()
        if wording(message) == wording(entries(DEFAULT_LANGUAGE)[key]) and not SAME_IN_ALL.fullmatch(key)
    ]
    assert not same


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_composed(language: str) -> None:
    """A dotless or dotted i made of two characters looks right and is not found by a search."""
    text = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    assert text == unicodedata.normalize("NFC", text)


def test_turkish_suffixes_are_never_attached_to_a_variable() -> None:
    hung = [
        line for line in (LOCALES / "tr.ftl").read_text(encoding="utf-8").splitlines() if re.search(r"\}['’\w]", line)
    ]
    assert not hung


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_an_ordinal(language: str) -> None:
    """Discord takes “3. ” for an item of a list and counts these itself: line after line, whatever they say."""
    labels = {"replay-round", "screen-seat"}  # in menus, or behind other text
    for key in set(keys()) - labels:
        text = Catalogue(language).text(key, **dict.fromkeys(variables(entries(language)[key]), 3))
        assert re.search(r"^\d+\. ", text, re.MULTILINE) is None, (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_time_stands_at_the_end_of_its_line(language: str) -> None:
    """Discord writes a relative time in the language of the reader's client, which may be another one than the text's:
    inside a sentence that is half a sentence of each. A date may begin the line of a list."""
    times = {key: variables(entries(language)[key]) & {"when", "until"} for key in keys()}
    for key, [name] in ((key, names) for key, names in times.items() if names):
        values = dict.fromkeys(variables(entries(language)[key]), "1") | {name: "<t>"}
        for line in Catalogue(language).text(key, **values).splitlines():
            assert re.fullmatch(r"(<t> · )?[^<]*(: <t>| · [^<]*<t>)?", line), (key, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_follow_discords_rules(language: str) -> None:
    for key in keys():
        if re.fullmatch(r"(command|option)-.+-name", key):
            name = plain(language, key)
            assert COMMAND_NAME.fullmatch(name), (key, name)
            assert not any(letter.isupper() for letter in name), (key, name)
        elif re.fullmatch(r"(command|option)-.+-description|choice-.+|variant-.+-name", key):
            assert 1 <= len(plain(language, key)) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_or_options_share_a_name(language: str) -> None:
    commands = [plain(language, key) for key in keys() if re.fullmatch(r"command-.+-name", key) and "domino" not in key]
    options = [plain(language, key) for key in keys() if re.fullmatch(r"option-.+-name", key)]
    assert len(commands) == len(set(commands))
    assert len(options) == len(set(options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    labels = [plain(language, key) for key in keys() if key.startswith("button-") and not key.startswith("button-end")]
    labels += [end_label(language, arm, (5, 2), points=points) for arm in Arm for points in (0, 115)]
    assert [label for label in labels if len(label) > 34] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_fit_a_message(language: str) -> None:
    for key in keys():
        assert len(sample(language, key)) <= (
            PAGE if re.search("-rules-|-tips$|^help-(table|ladder|gold|words)", key) else 600
        ), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_named_in_texts_exist_in_that_language(language: str) -> None:
    apart = {"mydata": ("export", "delete")}
    alone = {"privacy", "about", "me", "settings", "gold"}
    others = {name for names in apart.values() for name in names} | {"domino", *apart} | alone
    domino = [key[len("command-") : -len("-name")] for key in keys() if re.fullmatch(r"command-.+-name", key)]
    groups = apart | {"domino": tuple(name for name in domino if name not in others)}
    known = {
        (plain(language, f"command-{group}-name"), plain(language, f"command-{name}-name"))
        for group, names in groups.items()
        for name in names
    }
    named = [
        (key, found)
        for key, message in entries(language).items()
        for found in re.findall(r"/(\w+) (\w+)", wording(message))
    ]
    assert {group for _, (group, _) in named} >= {plain(language, f"command-{group}-name") for group in groups}
    assert [each for each in named if each[1] not in known] == []
