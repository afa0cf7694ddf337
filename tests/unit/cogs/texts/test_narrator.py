"""The narrator: names, the lobby, the board, in every language."""

from __future__ import annotations

from random import Random

import pytest

from cogs.texts.catalogue import LANGUAGES, timestamp
from cogs.texts.names import plain_name
from cogs.texts.narrator import Narrator
from cogs.texts.seat_names import SeatNames
from engine.events import (
    Absence,
    Closed,
    ComputerAdded,
    Joined,
    Left,
    Opened,
    Reason,
    RoundDealt,
    SeatTaken,
    Started,
    StopWanted,
    Unseated,
)
from engine.match import Match, Phase
from engine.view import public_view
from tests.support.narration import DUE, PEOPLE, WHEN, NamedPlayer, narrator, turn_of
from tests.support.random_matches import finished, lobby, options, started


def test_computers_have_their_own_names_and_stand_ins_are_named_after_the_owner() -> None:
    match = started(people=1)
    for language in LANGUAGES:
        assert narrator(language, match).names.plain == ("Ada", "🤖 Robi"), "the same for all readers"
    left = started().apply(Left(2))
    assert narrator("en-US", left).computer_levels() == "", "a stand-in has no level of its own"
    assert narrator("en-US", left).names.plain == ("Ada", "Computer (for İlker)")
    assert narrator("tr", left).names.plain == ("Ada", "İlker yerine bilgisayar")
    assert narrator("pt-BR", left).names.plain == ("Ada", "Computador (vaga de İlker)")


def test_two_people_of_the_same_name_are_distinguished() -> None:
    match = Match.open(Opened(options(), 1)).apply(Joined(4))
    assert SeatNames("en-US", match, PEOPLE).plain == ("Ada (1)", "Ada (2)")


def test_people_of_the_same_name_stay_distinguished_when_one_of_them_has_left() -> None:
    people = {1: NamedPlayer("Ada"), 2: NamedPlayer("Ada"), 3: NamedPlayer("Ada"), 4: NamedPlayer("Bo")}
    match = started().apply(Left(2))
    names = SeatNames("en-US", match, people)
    assert names.plain == ("Ada (1)", "Computer (for Ada (2))")
    assert [names.person(key) for key in (1, 2)] == ["Ada (1)", "Ada (2)"]
    sat_in = SeatNames("en-US", match.apply(SeatTaken(1, 3)), people)
    assert [sat_in.person(key) for key in (1, 2, 3)] == ["Ada (1)", "Ada (2)", "Ada (2b)"]
    assert sat_in.plain == ("Ada (1)", "Ada (2b)")


def test_a_name_that_looks_like_a_number_is_no_disguise() -> None:
    people = {1: NamedPlayer("Ada (2)"), 2: NamedPlayer("Ada"), 3: NamedPlayer("Ada")}
    names = SeatNames("en-US", started(options("ceza", seats=3), people=3), people)
    assert len(set(names.plain)) == 3
    assert names.plain[2] == "Ada (3)"


def test_a_free_seat_and_an_unknown_person_have_a_name() -> None:
    match = Match.open(Opened(options(), 99))
    assert SeatNames("tr", match, PEOPLE).plain == ("bir oyuncu", "boş yer")


def test_names_are_harmless_in_message_texts_and_plain_elsewhere() -> None:
    tricky = "**[x](http://y)** @everyone"
    match = started()
    speaker = Narrator("en-US", match, {1: NamedPlayer(tricky), 2: NamedPlayer(tricky + "2")})
    assert speaker.names.plain[0] == plain_name(tricky)
    text = speaker.board()
    assert "@everyone" not in text
    assert "](" not in text.replace("\\]", "")
    assert speaker.news([Left(1)]).startswith(r"\*\*\[x\](http\://y)\*\* \@")


def test_the_lobby_shows_rules_seats_host_rating_and_expiry() -> None:
    match = Match.open(Opened(options(), 1))
    text = narrator("en-US", match, DUE).board()
    for part in (
        "Draw Dominoes",
        "To 50 points",
        "2 minutes",
        "**Ada** · host",
        "free seat",
        "1 seat free",
        "Rated",
        WHEN,
    ):
        assert part in text


@pytest.mark.parametrize(
    ("language", "start", "rated"),
    [
        ("en-US", "The table is full. Ada can start.", "Unrated: a computer is playing."),
        ("tr", "Masa tamam. Ada başlatabilir.", "Puansız: bilgisayar da oynuyor."),
        ("pt-BR", "Mesa completa. Ada pode começar.", "Amistosa: tem computador jogando."),
    ],
)
def test_a_full_lobby_says_who_starts_and_why_it_is_not_rated(language: str, start: str, rated: str) -> None:
    match = Match.open(Opened(options(), 1)).apply(ComputerAdded("medium"))
    lines = narrator(language, match).lobby().splitlines()
    assert lines[-2:] == [start, rated]


def test_one_person_in_the_lobby_is_the_host() -> None:
    match = Match.open(Opened(options(), 1)).apply(Joined(2))
    lobby = narrator("pt-BR", match, DUE).lobby()
    assert "• **Ada** · abriu a mesa\n• İlker\n" in lobby


def test_a_lobby_opened_unrated_says_so() -> None:
    match = Match.open(Opened(options(rated=False), 1))
    assert "Unrated, as the host chose." in narrator("en-US", match, DUE).lobby()


def test_joining_and_leaving_are_reported() -> None:
    match = started()
    came = Match.open(Opened(options(), 1)).apply(Joined(2))
    assert narrator("en-US", came).news([Joined(2), Left(1)]).startswith("Ada left.")
    speaker = narrator("en-US", match)
    assert speaker.news([Left(1), RoundDealt("00"), SeatTaken(0, 3), SeatTaken(0, 1)]) == (
        "Ada left. The computer plays on.\nZoë takes over from the computer, playing for Ada.\nAda is"
        " back and takes over from the computer."
    )
    assert speaker.news([Started()]) == ""


@pytest.mark.parametrize(
    ("language", "missed", "gone"),
    [
        (
            "en-US",
            "İlker missed two turns in a row. The computer plays on; the seat is up for grabs.",
            "İlker is no longer on this server. The computer plays on.",
        ),
        (
            "tr",
            "İlker üst üste iki hamleyi kaçırdı. Yeri boşaldı, şimdilik bilgisayar oynuyor.",
            "İlker artık bu sunucuda değil. Yerine bilgisayar oynuyor.",
        ),
        (
            "pt-BR",
            "İlker perdeu a vez duas vezes seguidas. O computador continua, e o lugar está livre.",
            "İlker não está mais neste servidor. O computador continua.",
        ),
    ],
)
def test_the_reason_for_losing_a_seat_is_given(language: str, missed: str, gone: str) -> None:
    match = started()
    news = [narrator(language, match).news([Unseated(2, why)]) for why in (Absence.MISSED, Absence.GONE)]
    assert news == [missed, gone]


@pytest.mark.parametrize(
    ("language", "seated", "small"),
    [
        ("en-US", "• 🤖 Robi · medium", "-# Computers: 🤖 Robi (medium)"),
        ("tr", "• 🤖 Robi · orta", "-# Bilgisayarlar: 🤖 Robi (orta)"),
        ("pt-BR", "• 🤖 Robi · médio", "-# Computadores: 🤖 Robi (médio)"),
    ],
)
def test_computer_levels_are_shown_in_the_lobby_and_under_the_board(language: str, seated: str, small: str) -> None:
    waiting = Match.replay(lobby(people=1)[:-1])
    assert seated in narrator(language, waiting, DUE).lobby().splitlines()
    match = started(people=1)
    assert narrator(language, match).computer_levels() == small


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", f"Turn: **İlker** · time is up: {WHEN}"),
        ("tr", f"Sıra: **İlker** · süre sonu: {WHEN}"),
        ("pt-BR", f"Vez de **İlker** · fim do tempo: {WHEN}"),
    ],
)
def test_the_board_ends_with_the_turn_and_its_deadline(language: str, line: str) -> None:
    match = turn_of(1)
    assert narrator(language, match, DUE).board().splitlines()[-1] == line


def test_a_computers_turn_has_no_deadline() -> None:
    match = turn_of(1, people=1)
    assert narrator("en-US", match, DUE).turn() == "Turn: **🤖 Robi**"


def test_votes_to_stop_are_shown_until_all_agree() -> None:
    match = started().apply(StopWanted(2))
    line = "Wants to end the match without a result: İlker. Waiting for: Ada."
    assert line in narrator("en-US", match, DUE).board()
    both = match.apply(StopWanted(1))
    assert both.phase is Phase.CLOSED
    assert narrator("tr", both).board() == (
        "Masadaki herkes bu puanlı maçı bitirmeyi onayladı: Ada, İlker. Kimse puan alıp vermedi."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(Reason))
def test_a_closed_table_gives_the_reason(language: str, reason: Reason) -> None:
    match = started().apply(Closed(reason))
    said = {narrator(language, started().apply(Closed(other))).board() for other in Reason}
    assert narrator(language, match).board() in said
    assert narrator(language, started()).close_reason() == ""


def test_the_deal_is_sealed_before_and_opened_after_the_round() -> None:
    match = started()
    view = public_view(match)
    assert view is not None
    assert match.secret is not None
    sealed = narrator("en-US", match).fair_deal()
    assert view.commitment in sealed
    assert match.secret not in sealed
    over = finished(Random(1))
    view = public_view(over)
    assert view is not None
    assert over.secret is not None
    assert over.secret in narrator("en-US", over).fair_deal()


def test_a_reminder_mentions_once_and_shows_the_deadline() -> None:
    match = started()
    assert narrator("pt-BR", match, DUE).call("<@7>") == f"<@7>, é a sua vez · fim do tempo: {WHEN}"
    assert narrator("pt-BR", match).call("<@7>") == "<@7>, é a sua vez"


def test_times_are_in_whole_seconds() -> None:
    assert timestamp(1_999) == "<t:1:R>"


def test_a_dealt_match_has_all_it_says_before_its_first_round() -> None:
    match = Match.replay(lobby())
    assert narrator("en-US", match).board() == "To 50 points · 2 minutes a turn"
