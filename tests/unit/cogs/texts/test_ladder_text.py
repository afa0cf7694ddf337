"""Ladder texts: every settlement rule, the stake, and the cost of leaving, in every language."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from cogs.texts.ladder_text import LadderText, signed, stake_summary
from cogs.texts.narrator import Narrator
from cogs.texts.seat_names import SeatNames
from data.records.ladder import Booking, Settlement, Stake, Uncounted
from engine.events import Claimed, Invited, Joined, Left, MadePrivate, Opened, SeatTaken
from engine.ladder import Settled
from engine.match import Match, Phase
from engine.rating import Rating
from tests.support.narration import NamedPlayer
from tests.support.random_matches import finished, options, started

PEOPLE = {1: NamedPlayer("Ada"), 2: NamedPlayer("İlker"), 3: NamedPlayer("Zo_ë"), 4: NamedPlayer("Can")}


def ladder_text(language: str, match: Match) -> LadderText:
    return LadderText(Catalogue(language), SeatNames(language, match, PEOPLE), match)


def settled(*bookings: Booking, counted: bool = True, why: Uncounted | None = None) -> Settlement:
    return Settlement(match_id=1, counted=counted, why=why, stake=7, shares=bookings)


def booking(rule: Settled, points: int, **named: object) -> Booking:
    return Booking(person=3, seat=0, rule=rule, points=points, balance_after=1000 + points, **named)  # type: ignore[arg-type]


# ---- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_line_of_its_own(language: str) -> None:
    match = finished(Random(1))
    lines = [ladder_text(language, match).settlement_lines(settled(booking(rule, 7)))[1] for rule in Settled]
    assert all(line.startswith("• Zo\\_ë **+7** · ") for line in lines)
    assert len(set(lines)) == len(Settled)


def test_people_of_one_name_are_told_apart_as_on_the_board() -> None:
    match, people = finished(Random(1)), {1: NamedPlayer("Ali"), 2: NamedPlayer("Ali")}
    names = SeatNames("en-US", match, people)
    shares = [replace(booking(Settled.STAYED, 7 * sign), person=person) for person, sign in ((1, 1), (2, -1))]
    lines = LadderText(Catalogue("en-US"), names, match).settlement_lines(settled(*shares))
    assert [line.split(" **")[0] for line in lines[1:]] == ["• Ali (1)", "• Ali (2)"]
    assert names.plain == ("Ali (1)", "Ali (2)")


@pytest.mark.parametrize(
    ("language", "sat_in", "left", "never"),
    [
        (
            "en-US",
            "• Zo\\_ë **+7** · substitute: gets what the seat won",
            "• Zo\\_ë **−7** · left; the computer finished: pays the full stake",
            "• Zo\\_ë **0** · substitute: can’t lose points",
        ),
        (
            "tr",
            "• Zo\\_ë **+7** · yedek: yerin kazancını aldı",
            "• Zo\\_ë **−7** · ayrıldı, yerine bilgisayar bitirdi: ortadaki puanı öder",
            "• Zo\\_ë **0** · yedek: puan kaybetmez",
        ),
        (
            "pt-BR",
            "• Zo\\_ë **+7** · substituto: leva o que o lugar ganhou",
            "• Zo\\_ë **−7** · saiu; o computador terminou: paga tudo",
            "• Zo\\_ë **0** · substituto: não perde",
        ),
    ],
)
def test_points_have_a_sign_and_the_rule_a_name(language: str, sat_in: str, left: str, never: str) -> None:
    match = finished(Random(1))
    three = (booking(Settled.SAT_IN, 7), booking(Settled.LEFT_TO_COMPUTER, -7), booking(Settled.SAT_IN_NO_GAIN, 0))
    assert ladder_text(language, match).settlement_lines(settled(*three))[1:] == [sat_in, left, never]


@pytest.mark.parametrize(
    ("language", "rule"),
    [
        ("en-US", "the computer made most of the choices: takes the loss, not the win"),
        ("tr", "seçimlerin çoğunu bilgisayar yaptı: kayıp yazılır, kazanç yazılmaz"),
        ("pt-BR", "o computador fez a maioria das escolhas: conta a derrota, não a vitória"),
    ],
)
def test_an_owner_who_was_there_but_let_the_computer_choose_reads_why(language: str, rule: str) -> None:
    match = finished(Random(1))
    there = replace(booking(Settled.LEFT, 0), person=1)
    assert ladder_text(language, match).settlement_lines(settled(there))[1:] == [f"• Ada **0** · {rule}"]


@pytest.mark.parametrize(("sigma", "word"), [(3.6, "provisional rating"), (3.5, "rating")])
def test_a_changed_rating_is_shown_with_its_change(sigma: float, word: str) -> None:
    match = finished(Random(1))
    before, after = Rating(25.0, sigma + 0.1), Rating(26.0, sigma)
    moved = booking(Settled.STAYED, 7, rating_before=before, rating_after=after, rated_matches=40)
    [_, line] = ladder_text("en-US", match).settlement_lines(settled(moved))
    assert line.endswith(f" · {word} {after.shown} (+{after.shown - before.shown})")
    [_, line] = ladder_text("en-US", match).settlement_lines(settled(booking(Settled.STAYED, 7)))
    assert "rating" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_not_booked_says_why_and_who_left(language: str) -> None:
    ended = finished(Random(1))
    left = replace(ended, seats=(replace(ended.seats[0], occupant=None), ended.seats[1]))
    unrated = replace(left, rated=False)
    spent = settled(counted=False, why=Uncounted.DAILY_LIMIT)
    messages = {
        tuple(ladder_text(language, left).settlement_lines(spent)),
        tuple(ladder_text(language, unrated).settlement_lines(settled(counted=False, why=Uncounted.UNRATED))),
    }
    assert len(messages) == 2
    assert all("Ada" in lines[1] for lines in messages)


def test_a_claimed_match_names_the_claimant_and_scores_no_round() -> None:
    match = started().apply(Left(2)).apply(Claimed(1))
    assert match.phase is Phase.FINISHED
    board = Narrator("en-US", match, PEOPLE).board()
    assert "### 🏆 Ada claimed the win: everybody else had left" in board
    assert "Round 1" not in board
    assert "rounds played" not in board


# ---- before --------------------------------------------------------------------------------------------------------


def test_the_lobby_shows_the_stake_and_a_reached_daily_limit() -> None:
    alone = Match.open(Opened(options(), 1))
    match = alone.apply(Joined(2))
    spent = Stake(7, Uncounted.DAILY_LIMIT, ((1, 2),))
    for language, rated, condition, limit in (
        (
            "en-US",
            "Rated: 7 ladder points at stake",
            ", unless a computer joins.",
            "Won’t count: Ada & İlker have already started five matches today that count.",
        ),
        (
            "tr",
            "Puanlı: ortada 7 lig puanı var",
            " (bilgisayar oturmazsa).",
            "Sayılmaz: bugün sayılan beş maça başladılar: Ada & İlker.",
        ),
        (
            "pt-BR",
            "Ranqueada: vale 7 pontos de ranking",
            ", se não entrar computador.",
            "Não vale: hoje já começaram cinco partidas que valem: Ada & İlker.",
        ),
    ):
        telling = ladder_text(language, match)
        assert telling.lobby_lines(Stake(7, None)) == [f"{rated}."], "no seat is left for a computer"
        assert ladder_text(language, alone).lobby_lines(Stake(7, None)) == [f"{rated}{condition}"]
        assert telling.lobby_lines(spent) == [limit]


def test_a_private_lobby_names_its_guests_until_they_sit() -> None:
    match = Match.open(Opened(options(), 1)).apply(MadePrivate()).apply(Invited(2)).apply(Invited(3))
    shown = ladder_text("en-US", match).lobby_lines(None)
    assert shown[1:] == ["Private: invited players only.", "Invited: İlker, Zo\\_ë"]
    match = match.apply(Joined(2))
    assert ladder_text("en-US", match).lobby_lines(None)[2] == "Invited: Zo\\_ë"


# ---- leaving -------------------------------------------------------------------------------------------------------


def test_the_cost_of_leaving_depends_on_who_leaves_and_who_stays() -> None:
    lobby = Match.open(Opened(options(), 1)).apply(Joined(2))
    match = started(options("ceza", seats=3), people=3)
    unrated = started(options(rated=False))
    alone = match.apply(Left(2)).apply(Left(3))
    sat_in = match.apply(Left(2)).apply(SeatTaken(1, 4))
    stake, spent = Stake(11, None), Stake(11, Uncounted.DAILY_LIMIT, ((1, 2),))

    def warning(match: Match, person: int, at_stake: Stake = stake) -> str:
        return ladder_text("en-US", match).leave_question(person, at_stake)

    asked = {
        "lobby": warning(lobby, 1),
        "unrated": warning(unrated, 1, Stake(7, Uncounted.UNRATED)),
        "owner": warning(match, 1),
        "last": warning(alone, 1),
        "substitute": warning(sat_in, 4),
        "spent": warning(match, 1, spent),
        "last, spent": warning(alone, 1, spent),
    }
    assert len(set(asked.values())) == len(asked)
    assert "**11**" in asked["owner"]
    assert "Claiming the win earns **+11**" in asked["last"]
    assert "You’re playing for İlker" in asked["substitute"]
    assert "It costs you nothing: the match won’t count" in asked["spent"]
    assert "It won’t count" in asked["last, spent"]
    for free in ("lobby", "unrated", "last, spent"):
        assert "**" not in asked[free]


def test_a_list_of_tables_shows_each_stake() -> None:
    texts = Catalogue("en-US")
    assert stake_summary(texts, Stake(7, None)) == "Rated, 7 ladder points at stake"
    assert stake_summary(texts, Stake(7, Uncounted.UNRATED)) == "Unrated"
    spent = Stake(7, Uncounted.DAILY_LIMIT, ((1, 2),))
    assert stake_summary(texts, spent) == "Won’t count: five rated matches played today"


@pytest.mark.parametrize(("points", "shown"), [(11, "+11"), (-11, "−11"), (0, "0")])
def test_signs_are_typographic(points: int, shown: str) -> None:
    assert signed(points) == shown
