"""A match told in words: names, the lobby, the board, the hand, the ends of rounds and matches, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs.texts.catalogue import LANGUAGES
from cogs.texts.names import plain_name
from cogs.texts.narrator import Narrator, timestamp
from cogs.texts.seat_names import seat_names
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
from engine.layout import Layout
from engine.match import Match, Phase
from engine.round import Draw, Pass, Play
from engine.view import SeatView, public_view, seat_view
from tests.support.narration import DUE, PEOPLE, WHEN, Somebody, narrator, turn_of
from tests.support.random_matches import finished, lobby, options, started, states

# ---- names -----------------------------------------------------------------------------------------------------------


def test_computers_have_names_of_their_own_and_stand_ins_are_named_after_whom_they_hold_the_seat_for() -> None:
    match = started(people=1)
    for language in LANGUAGES:
        assert narrator(language, match).names == ("Ada", "🤖 Robi"), "the same for everybody at the table"
    left = started().apply(Left(2))
    assert narrator("en-US", left).computers(left) == "", "whoever holds a seat for somebody has no level of its own"
    assert narrator("en-US", left).names == ("Ada", "Computer (for İlker)")
    assert narrator("tr", left).names == ("Ada", "Bilgisayar (İlker)")
    assert narrator("pt-BR", left).names == ("Ada", "Computador (por İlker)")


def test_two_people_of_one_name_are_told_apart() -> None:
    match = Match.open(Opened(options(), 1)).apply(Joined(4))
    assert seat_names("en-US", match, PEOPLE) == ("Ada (1)", "Ada (2)")


def test_a_free_seat_and_somebody_unknown_have_a_word() -> None:
    match = Match.open(Opened(options(), 99))
    assert seat_names("tr", match, PEOPLE) == ("bir oyuncu", "boş yer")


def test_names_are_harmless_in_message_texts_and_plain_elsewhere() -> None:
    tricky = "**[x](http://y)** @everyone"
    match = started()
    told_by = Narrator.of("en-US", match, {1: Somebody(tricky), 2: Somebody(tricky + "2")})
    assert told_by.names[0] == plain_name(tricky)
    text = told_by.board(match, DUE)
    assert "@everyone" not in text
    assert "](" not in text.replace("\\]", "")
    assert told_by.news(match, [Left(1)]).startswith(r"\*\*\[x\](http\://y)\*\* \@")


# ---- lobby -----------------------------------------------------------------------------------------------------------


def test_the_lobby_tells_rules_seats_host_rating_and_end() -> None:
    match = Match.open(Opened(options(), 1))
    text = narrator("en-US", match).board(match, DUE)
    for part in (
        "Draw Dominoes",
        "To 50 points",
        "2 minutes",
        "**Ada** · host",
        "free seat",
        "One seat",
        "Rated",
        WHEN,
    ):
        assert part in text


@pytest.mark.parametrize(
    ("language", "start", "rated"),
    [
        ("en-US", "Everybody is here. Ada can start.", "Not rated: a computer plays along."),
        ("tr", "Herkes burada. Başlatacak kişi: Ada", "Puansız: bilgisayar da oynuyor."),
        ("pt-BR", "Todos já estão aqui. Ada pode começar.", "Amistosa: há um computador jogando."),
    ],
)
def test_a_full_lobby_says_who_starts_and_why_it_is_not_rated(language: str, start: str, rated: str) -> None:
    match = Match.open(Opened(options(), 1)).apply(ComputerAdded("medium"))
    lines = narrator(language, match).lobby(match, None).splitlines()
    assert lines[-2:] == [start, rated]


def test_one_person_in_the_lobby_is_the_host() -> None:
    match = Match.open(Opened(options(), 1)).apply(Joined(2))
    told = narrator("pt-BR", match).lobby(match, DUE)
    assert "• **Ada** · dono da mesa\n• İlker\n" in told


def test_a_lobby_opened_unrated_says_so() -> None:
    match = Match.open(Opened(options(rated=False), 1))
    assert "Not rated: opened that way." in narrator("en-US", match).lobby(match, DUE)


def test_who_comes_and_goes_is_news() -> None:
    match = started()
    came = Match.open(Opened(options(), 1)).apply(Joined(2))
    assert narrator("en-US", came).news(came, [Joined(2), Left(1)]).startswith("Ada left.")
    speaker = narrator("en-US", match)
    assert speaker.news(match, [Left(1), RoundDealt("00"), SeatTaken(0, 3), SeatTaken(0, 1)]) == (
        "Ada left. The computer plays on from that seat.\n"
        "Zoë sits down for Ada and takes over from the computer.\n"
        "Ada is back and takes over from the computer."
    )
    assert speaker.news(match, [Started()]) == ""


@pytest.mark.parametrize(
    ("language", "missed", "gone"),
    [
        (
            "en-US",
            "İlker missed two turns in a row. The seat is free, and the computer plays on from it.",
            "İlker is no longer in this server. The computer plays on from that seat.",
        ),
        (
            "tr",
            "İlker üst üste iki hamlede süreyi doldurdu. Yer boşaldı, şimdilik bilgisayar oynuyor.",
            "İlker artık bu sunucuda değil. O yerde bilgisayar oynuyor.",
        ),
        (
            "pt-BR",
            "İlker perdeu o tempo duas vezes seguidas. O lugar está livre, e o computador continua nele.",
            "İlker não está mais neste servidor. O computador continua nesse lugar.",
        ),
    ],
)
def test_why_somebody_lost_the_seat_is_told(language: str, missed: str, gone: str) -> None:
    match = started()
    told = [narrator(language, match).news(match, [Unseated(2, why)]) for why in (Absence.MISSED, Absence.GONE)]
    assert told == [missed, gone]


@pytest.mark.parametrize(
    ("language", "seated", "small"),
    [
        ("en-US", "• 🤖 Robi · medium", "-# Computers: 🤖 Robi (medium)"),
        ("tr", "• 🤖 Robi · orta", "-# Bilgisayarlar: 🤖 Robi (orta)"),
        ("pt-BR", "• 🤖 Robi · médio", "-# Computadores: 🤖 Robi (médio)"),
    ],
)
def test_how_strong_a_computer_is_stands_in_the_lobby_and_under_the_board(
    language: str, seated: str, small: str
) -> None:
    waiting = Match.replay(lobby(people=1)[:-1])
    assert seated in narrator(language, waiting).lobby(waiting, DUE).splitlines()
    match = started(people=1)
    assert narrator(language, match).computers(match) == small


# ---- board -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", f"Turn: **İlker** · time is up {WHEN}"),
        ("tr", f"Sıra: **İlker** · sürenin sonu {WHEN}"),
        ("pt-BR", f"Vez: **İlker** · o tempo acaba {WHEN}"),
    ],
)
def test_the_board_ends_with_whose_turn_it_is_and_until_when(language: str, line: str) -> None:
    match = turn_of(1)
    assert narrator(language, match).board(match, DUE).splitlines()[-1] == line


def test_a_computer_has_no_time_left() -> None:
    match = turn_of(1, people=1)
    assert narrator("en-US", match).turn(match, DUE) == "Turn: **🤖 Robi**"


def test_who_wants_to_stop_stands_on_the_board_until_all_agree() -> None:
    match = started().apply(StopWanted(2))
    line = "To end the match without a result: İlker. Still to agree: Ada."
    assert line in narrator("en-US", match).board(match, DUE)
    both = match.apply(StopWanted(1))
    assert both.phase is Phase.CLOSED
    assert narrator("tr", both).board(both, None) == (
        "Masadaki herkes bu puanlı maçı birlikte sonuçsuz bitirdi: Ada, İlker. Kimseye puan yazılmadı."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", list(Reason))
def test_a_closed_table_says_why(language: str, reason: Reason) -> None:
    match = started().apply(Closed(reason))
    said = {narrator(language, started().apply(Closed(other))).board(match, None) for other in Reason}
    assert narrator(language, match).board(match, None) in said
    assert narrator(language, match).closed(started()) == ""


def test_the_deal_is_sealed_before_and_opened_after_the_round() -> None:
    match = started()
    view = public_view(match)
    assert view is not None
    assert match.secret is not None
    sealed = narrator("en-US", match).proof(view)
    assert view.commitment in sealed
    assert match.secret not in sealed
    over = finished(Random(1))
    view = public_view(over)
    assert view is not None
    assert over.secret is not None
    assert over.secret in narrator("en-US", over).proof(view)


def test_a_call_mentions_once_and_says_until_when() -> None:
    speaker = narrator("pt-BR", started())
    assert speaker.call("<@7>", DUE) == f"<@7>, é a sua vez · o tempo acaba {WHEN}"
    assert speaker.call("<@7>", None) == "<@7>, é a sua vez"


def test_a_time_is_told_in_whole_seconds() -> None:
    assert timestamp(1_999) == "<t:1:R>"


# ---- hand ------------------------------------------------------------------------------------------------------------


def views(seat: int = 0) -> Iterator[SeatView]:
    agreed = options(automatic=False)
    for seed in range(6):
        for _, match in states(Random(seed), agreed):
            if (view := seat_view(match, seat)) is not None:
                yield view


def duty(language: str, wanted: type[Play | Draw | Pass]) -> str:
    view = next(
        view
        for view in views()
        if view.public.turn == 0 and isinstance(view.moves[0], wanted) and view.public.layout.laid
    )
    match = started()
    return narrator(language, match).hand(view).splitlines()[0]


@pytest.mark.parametrize(
    ("language", "play_it", "draw_it", "pass_it"),
    [
        ("en-US", "Choose a tile to play.", "draw a tile.", "pass."),
        ("tr", "Oynayacağın taşı seç.", "taş çek.", "pas geç."),
        ("pt-BR", "Escolha uma pedra para jogar.", "compre uma pedra.", "passe."),
    ],
)
def test_the_hand_says_what_may_be_done(language: str, play_it: str, draw_it: str, pass_it: str) -> None:
    for wanted, ending in ((Play, play_it), (Draw, draw_it), (Pass, pass_it)):
        assert duty(language, wanted).endswith(ending)


def test_the_hand_of_somebody_who_waits_says_whose_turn_it_is() -> None:
    match = turn_of(1)
    view = seat_view(match, 0)
    assert view is not None
    first, second = narrator("tr", match).hand(view).splitlines()
    assert first == "Sıra: İlker"
    assert second == f"{len(view.hand)} taş, toplam {sum(tile.pips for tile in view.hand)} nokta"


def test_a_leader_with_a_choice_is_asked_to_open() -> None:
    match = turn_of(0)
    view = seat_view(match, 0)
    assert view is not None
    empty = replace(view, moves=(Play(view.hand[0]),), public=replace(view.public, layout=Layout()))
    assert "You open the round" in narrator("en-US", match).hand(empty)
    assert (
        narrator("en-US", match).hand(replace(view, public=replace(view.public, turn=None))).startswith("The round is")
    )


def test_a_dealt_match_has_all_it_says_before_its_first_round() -> None:
    match = Match.replay(lobby())
    assert narrator("en-US", match).board(match, None) == "To 50 points · 2 minutes a turn"
