"""One word for each thing: words that the texts of a language do not use, and the ones that they use instead."""

from __future__ import annotations

import re

import pytest

from cogs.texts.catalogue import LANGUAGES
from tests.support.catalogue_files import entries, plain, wording

GLOSSARY = "help-words"
"""The page that names other words which players know."""

AVOIDED = {
    "en-US": {
        "goes out": r"\b(is|was|be|being) out\b",
        "starts": r"\b(leads?|led|leader|lots)\b(?! (back )?to)|\bopens (the round|with)\b|\byou open the round\b",
        "counts": r"\bbooked\b",
        "unrated": r"\bnot rated\b",
        "substitute": r"\bsat in\b|\bsits? in\b|\bstand-in\b|\bnewcomer\b",
        "table": r"\blobby\b|\blobbies\b",
        "remove": r"\bsen[dt] away\b",
        "ping": r"\bcall(ed|er|s)? (a|no|the|this) role\b|\bnobody was called\b",
        "pairs": r"\bteams?\b|\bpartnership\b",
        "tied": r"\blevel (for|with) \b|\bLevel players\b|\bshared\b",
        "opponent": r"\bthe other one\b",
        "plain grammar": r"\bwhom\b|\bis to leave\b|\bon turn\b|\bthe own\b|\banew\b|^Who (has|had|first|wins)\b",
        "a curly apostrophe": r"\w'\w",
    },
    "tr": {
        "beceri puanı": r"\bderece",
        "yedek": r"devral|stand-in|ayrılanın yerine",
        "eşli": r"takım",
        "etiketlemek": r"bahse[dt]|bahsetme(?! iznini)",
        "terk": r"yarıda bırak",
        "tekli": r"tek tek oyna",
        "taşlarını bitirmek": r"\btaşını (ilk )?bitir|[Tt]aş bitir",
        "elde kalanlar": r"iki el de|düşük el\b|eller eşit",
        "maç": r"Bu oyunda ne kadar",
        "doğal söyleyiş": r"sayıyı taşı|Bir basış|yandakinindir|şans belirle|sürenin sonu",
        "sayılmaz": r"[Pp]uanlara yazıl",
    },
    "pt-BR": {
        "ranqueada": r"\bofici(al|ais)\b",
        "rating": r"\bnível (é|provisório|de cada|não tem)\b",
        "abrir": r"\bsaída\b|\b(quem|e|,) sai (com|na)\b|\bsai na\b|\bsaiu com\b|\bsair com\b",
        "carroça": r"\bdupla (na ponta|sozinha|da mão|ou não)|maior dupla|as duplas (ficam|seguintes)|spinner duplo",
        "jogo fechado": r"\brodada fechada\b",
        "dupla": r"\bparcer?ia\b|\bparceir[oa]\b(?!s?\.)",
        "vale": r"\bcontad[ao]\b",
        "substituto": r"\bjogou por quem\b|\bassum(ido|iu)\b",
        "pedra": r"\bpeças?\b",
        "tirar": r"[Mm]andar embora",
        "computador": r"\bPC\b",
        "quem abriu": r"\bdono\b",
        "por jogada": r"\{ ?\$time ?\} por vez|\bàs? mão\b",
        "colocação": r"\blugar \{",
    },
}


@pytest.mark.parametrize("language", list(AVOIDED))
def test_each_thing_has_one_word(language: str) -> None:
    found = {
        f"{key}: {match[0]}": word
        for key, message in entries(language).items()
        if key != GLOSSARY
        for word, pattern in AVOIDED[language].items()
        if (match := re.search(pattern, wording(message), re.MULTILINE))
    }
    assert found == {}


def test_the_leaderboard_is_never_called_a_board() -> None:
    said = {key: wording(message) for key, message in entries("en-US").items() if key.startswith(("ranks-", "me-"))}
    assert [key for key, text in said.items() if re.search(r"\bboards?\b", text)] == []


def test_level_of_play_and_rating_are_two_words_in_portuguese() -> None:
    level = [key for key, message in entries("pt-BR").items() if re.search(r"\bnível\b", wording(message))]
    assert all("level" in key for key in level)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_names_a_button_or_an_option_names_it_as_it_is_labelled(language: str) -> None:
    quoted = {
        "screen-invite-bots": "button-add-computer",
        "help-table": "button-claim",
        "variant-draw-rules-2": "option-automatic-name",
        "variant-ceza-rules-3": "option-automatic-name",
    }
    for key, named in quoted.items():
        assert f"“{plain(language, named)}”" in wording(entries(language)[key]), key
    for key in ("lobby-open", "refused-host-stays"):
        label = plain(language, "button-join" if key == "lobby-open" else "button-leave")
        assert label in wording(entries(language)[key]), key


GAMBLING = {
    "en-US": r"\b(bet|bets|betting|wager\w*|gambl\w*|casino|jackpot|odds|ante|chips?)\b",
    "tr": r"bahis|bahsi\b|kumar|iddia|casino|kazino|jeton|ikramiye",
    "pt-BR": r"\bapost\w*|cassino|\bjogos? de azar\b|\bfichas?\b",
}
PLAY_MONEY = {"en-US": "play money", "tr": "oyun parası", "pt-BR": "dinheiro de brincadeira"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_is_play_money_and_no_text_speaks_of_betting(language: str) -> None:
    said = {key: wording(message) for key, message in entries(language).items()}
    assert [key for key, text in said.items() if re.search(GAMBLING[language], text, re.IGNORECASE)] == []
    for key in (
        "command-gold-description",
        "gold-about",
        "lobby-gold",
        "help-gold",
        "profile-gold",
        "setting-gold",
    ):
        assert PLAY_MONEY[language] in said[key].replace("oyun parasıdır", "oyun parası"), key
