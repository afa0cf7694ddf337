"""A match told in words: every kind of act, the lobby, the board, the ends of rounds and matches, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from cogs.names import plain_name
from cogs.narrate import Narrator, moment, turns
from cogs.seats import seat_names
from cogs.text import LANGUAGES
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
    TimedOut,
    Unseated,
)
from engine.layout import Arm, Layout
from engine.match import Computer, Match, Phase, RoundRecord, move_event
from engine.round import Act, By, Draw, Pass, Play, Round
from engine.rules import How
from engine.tiles import Tile
from engine.view import SeatView, public_view, seat_view
from tests.engine.play import finished, lobby, options, settle, started, states

DUE = 1_770_000_000_000
WHEN = "<t:1770000000:R>"


@dataclass(frozen=True)
class Somebody:
    name: str


PEOPLE = {1: Somebody("Ada"), 2: Somebody("İlker"), 3: Somebody("Zoë"), 4: Somebody("Ada")}


def narrator(language: str, match: Match) -> Narrator:
    return Narrator.of(language, match, PEOPLE)


def after(match: Match, *acts: Act) -> Match:
    """A match of which these were the newest acts."""
    assert match.round is not None
    return replace(match, round=match.round._replace(acts=acts))


def told(language: str, *acts: Act) -> str:
    match = after(started(), *acts)
    return narrator(language, match).happened(match)


def play(tile: str, arm: Arm | None = Arm.RIGHT, by: By = By.OCCUPANT, *, seat: int = 0, points: int = 0) -> Act:
    return Act(seat, Play(Tile.parse(tile), arm), by, points)


DRAWN = (Act(0, Draw(), By.RULES),) * 3
TOLD: dict[str, tuple[tuple[Act, ...], tuple[str, str, str]]] = {
    "play": (
        (play("6-4"),),
        ("Ada played 6-4 on B", "Ada: 6-4 → B", "Ada jogou 6-4 em B"),
    ),
    "draw and play": (
        (*DRAWN, play("6-4", Arm.LEFT)),
        (
            "Ada drew 3 tiles and played 6-4 on A",
            "Ada: 3 taş çekti, 6-4 → A",
            "Ada comprou 3 pedras e jogou 6-4 em A",
        ),
    ),
    "one drawn": (DRAWN[:1], ("Ada drew 1 tile", "Ada: 1 taş çekti", "Ada comprou 1 pedra")),
    "draw and pass": (
        (*DRAWN, Act(0, Pass(), By.RULES)),
        ("Ada drew 3 tiles and passed", "Ada: 3 taş çekti, pas", "Ada comprou 3 pedras e passou"),
    ),
    "pass": ((Act(0, Pass()),), ("Ada passed", "Ada: pas", "Ada passou")),
    "lead": (
        (play("6-4", None),),
        ("Ada led with 6-4", "Ada: açılış 6-4", "Ada saiu com 6-4"),
    ),
    "lead by the rules": (
        (play("6-6", None, By.RULES),),
        (
            "Ada opens with the highest double, 6-6",
            "Ada: en büyük çiftle açılış, 6-6",
            "Ada sai com a maior dupla, 6-6",
        ),
    ),
    "lead without a double": (
        (play("6-5", None, By.RULES),),
        (
            "Ada opens with the heaviest tile, 6-5",
            "Ada: en ağır taşla açılış, 6-5",
            "Ada sai com a pedra mais alta, 6-5",
        ),
    ),
    "time over: play": (
        (play("6-4", by=By.TIMEOUT),),
        (
            "Time was up: the computer played 6-4 on B for Ada",
            "Süre doldu, Ada yerine bilgisayar oynadı: 6-4 → B",
            "O tempo acabou: o computador jogou 6-4 em B por Ada",
        ),
    ),
    "time over: draw and play": (
        (*DRAWN, play("6-4", by=By.TIMEOUT)),
        (
            "Time was up: the computer played 6-4 on B for Ada, after 3 drawn tiles",
            "Süre doldu, Ada yerine bilgisayar oynadı: 3 taş çekildi, 6-4 → B",
            "O tempo acabou: o computador jogou 6-4 em B por Ada, após 3 pedras compradas",
        ),
    ),
    "time over: lead": (
        (play("6-4", None, By.TIMEOUT),),
        (
            "Time was up: the computer led with 6-4 for Ada",
            "Süre doldu, Ada yerine bilgisayar oynadı: açılış 6-4",
            "O tempo acabou: o computador saiu com 6-4 por Ada",
        ),
    ),
    "time over: draw": (
        (Act(0, Draw(), By.TIMEOUT),),
        (
            "Time was up: 1 tile was drawn for Ada",
            "Süre doldu, Ada için 1 taş çekildi",
            "O tempo acabou: 1 pedra foi comprada por Ada",
        ),
    ),
    "time over: pass": (
        (Act(0, Pass(), By.TIMEOUT),),
        ("Time was up: Ada passed", "Süre doldu, Ada: pas", "O tempo acabou: Ada passou"),
    ),
    "time over: draw and pass": (
        (*DRAWN, Act(0, Pass(), By.TIMEOUT)),
        (
            "Time was up: 3 tiles were drawn for Ada, then Ada passed",
            "Süre doldu, Ada için 3 taş çekildi, pas",
            "O tempo acabou: 3 pedras foram compradas por Ada, que passou",
        ),
    ),
}


# ---- acts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(TOLD))
def test_an_act_is_told_in_every_language(kind: str) -> None:
    acts, expected = TOLD[kind]
    assert tuple(told(language, *acts) for language in LANGUAGES) == expected


def test_points_are_told_only_where_ends_score() -> None:
    assert told("en-US", play("6-4", points=10)) == "Ada played 6-4 on B"


def test_drawn_tiles_belong_to_the_play_after_them() -> None:
    acts = (play("6-6", None, By.RULES), Act(1, Draw()), Act(1, Draw()), play("6-2", seat=1), *DRAWN)
    assert [(turn.seat, turn.drawn) for turn in turns(acts)] == [(0, 0), (1, 2), (0, 3)]


def test_the_last_turn_of_each_seat_is_told_newest_last() -> None:
    acts = (play("6-6", None, By.RULES), play("6-2", seat=1), play("6-4"), Act(1, Draw()), Act(1, Pass()))
    assert told("en-US", *acts) == "Ada played 6-4 on B\nİlker drew 1 tile and passed"


def test_no_drawn_tile_is_named() -> None:
    """The public text of a position is the same whatever the hidden tiles are."""
    for _, match in states(Random(8)):
        view = public_view(match)
        if view is None or match.on_turn is None or match.round is None:
            continue
        text = narrator("en-US", match).board(match, DUE)
        hidden = {str(tile) for hand in match.round.hands for tile in hand} | {str(t) for t in match.round.boneyard}
        assert hidden.isdisjoint(re.findall(r"\d-\d", text))


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


# ---- board -----------------------------------------------------------------------------------------------------------


def turn_of(seat: int, *, people: int = 2) -> Match:
    """A match in which this seat is on turn."""
    return next(
        match
        for seed in range(50)
        if (match := started(seed=seed, people=people)).on_turn == seat
    )  # fmt: skip


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
    assert moment(1_999) == "<t:1:R>"


# ---- ends ------------------------------------------------------------------------------------------------------------


def ended(how: How, seat: int, hands: tuple[str, str], points: tuple[int, int], winner: int | None) -> Match:
    """A match between two rounds, the last of which ended like this."""
    held = tuple(tuple(Tile.parse(name) for name in hand.split()) for hand in hands)
    pips = tuple(sum(tile.pips for tile in hand) for hand in held)
    record = RoundRecord(how, seat, winner, held, pips, points, 0, points, "00" * 32)
    match = started()
    assert isinstance(match.round, Round)
    return replace(match, phase=Phase.BETWEEN, records=(record,), scores=points)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en-US",
            [
                "### Round 1",
                "Ada: no tiles left",
                "İlker: 4-4 + 3-0 = 11",
                "Ada is out: 11 − 0 = 11, so **+11** for Ada.",
                "Score: Ada **11** · İlker **0** · target 50",
            ],
        ),
        (
            "tr",
            [
                "### 1. el",
                "Ada: taş kalmadı",
                "İlker: 4-4 + 3-0 = 11",
                "Ada taşlarını bitirdi: 11 − 0 = 11. Ada: **+11**.",
                "Skor: Ada **11** · İlker **0** · hedef 50",
            ],
        ),
        (
            "pt-BR",
            [
                "### Rodada 1",
                "Ada: sem pedras",
                "İlker: 4-4 + 3-0 = 11",
                "Ada bateu: 11 − 0 = 11, **+11** para Ada.",
                "Placar: Ada **11** · İlker **0** · meta 50",
            ],
        ),
    ],
)
def test_going_out_is_reckoned_in_front_of_everybody(language: str, lines: list[str]) -> None:
    match = ended(How.OUT, 0, ("", "4-4 0-3"), (11, 0), 0)
    assert narrator(language, match).round_end(match).splitlines() == lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", "Blocked. The lower hand wins: 21 − 12 = 9, so **+9** for İlker."),
        ("tr", "El tıkandı. Düşük el kazanır: 21 − 12 = 9. İlker: **+9**."),
        ("pt-BR", "Rodada fechada. Vence a mão menor: 21 − 12 = 9, **+9** para İlker."),
    ],
)
def test_a_blocked_round_goes_to_the_lower_hand(language: str, line: str) -> None:
    match = ended(How.BLOCKED, 0, ("6-5 5-5", "6-6"), (0, 9), 1)
    assert line in narrator(language, match).round_end(match).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_hands_of_a_blocked_round_score_nothing(language: str) -> None:
    match = ended(How.BLOCKED, 0, ("6-5", "6-4 1-0"), (0, 0), None)
    assert "11 − 11 = 0" in narrator(language, match).round_end(match)


def test_a_target_reached_in_the_middle_of_a_round_is_told_as_such() -> None:
    match = ended(How.TARGET, 1, ("6-5", "6-4"), (0, 0), 1)
    assert "İlker reached the target with this tile." in narrator("en-US", match).round_end(match)


def test_after_a_round_its_last_move_stands_above_the_reckoning() -> None:
    match = next(match for _, match in states(Random(3)) if match.phase is Phase.BETWEEN)
    lines = narrator("en-US", match).board(match, DUE).splitlines()
    assert lines[0].startswith(("Ada ", "İlker "))
    assert lines[1] == "### Round 1"


def test_between_rounds_everybody_sees_who_is_ready() -> None:
    match = ended(How.OUT, 0, ("", "4-4 0-3"), (11, 0), 0)
    assert narrator("en-US", match).next_round(match, DUE) == f"Next round {WHEN}, or when everybody is ready."
    match = replace(match, seats=(replace(match.seats[0], ready=True), match.seats[1]))
    lines = narrator("tr", match).board(match, DUE).splitlines()
    assert lines[-2:] == [f"Yeni el {WHEN} ya da herkes hazır olunca.", "Hazır: Ada. Beklenen: İlker."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_match_names_the_winner_and_nobody_else(language: str) -> None:
    match = finished(Random(4))
    speaker = narrator(language, match)
    (winner,) = match.winners
    head = speaker.match_end(match).splitlines()[0]
    assert speaker.names[winner] in head
    assert speaker.names[1 - winner] not in head
    assert str(len(match.records)) in speaker.match_end(match)
    assert speaker.board(match, None).endswith(speaker.match_end(match))


def test_who_left_is_named_at_the_end() -> None:
    match = finished(Random(4))
    seats = (match.seats[0], replace(match.seats[1], occupant=Computer("medium")))
    assert "Left before the end: İlker" in narrator("en-US", match).match_end(replace(match, seats=seats))


def test_a_match_without_a_winner_says_so() -> None:
    match = finished(Random(4))
    level = replace(match, scores=(50, 50))
    assert narrator("en-US", level).match_end(level).startswith("### The match is a draw")
    drawn = replace(match, records=(*match.records[:-1], replace(match.records[-1], winner=None)))
    one = replace(drawn, options=replace(drawn.options, goal=replace(drawn.options.goal, target=0, rounds=1)))
    assert narrator("tr", one).match_end(one).startswith("### Maç berabere bitti")
    assert narrator("tr", one).scores(one).endswith(f"el {len(one.records)}/1")


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


# ---- whose move it was ---------------------------------------------------------------------------------------------


def test_a_move_stays_its_makers_whoever_sits_there_later() -> None:
    """The person's, the computer's and the substitute's moves are told by three names."""
    match = started()
    lead = told_lines(match)[0]
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    name = PEOPLE[person].name
    by_person = move(match)
    gone = by_person.apply(Left(person))
    assert told_lines(gone)[:2] == told_lines(by_person)[:2]
    assert told_lines(gone)[0] == lead, "who led has led"
    assert f"{name} played" in told_lines(gone)[1]
    by_computer = move(back_to(gone, seat))
    sat_in = by_computer.apply(SeatTaken(seat, 3))
    line = told_lines(sat_in)[-1]
    assert line.startswith(f"Computer (for {name}) ")
    assert "Zoë" not in line
    back = sat_in.apply(Left(3)).apply(SeatTaken(seat, person))
    assert told_lines(back)[-1] == line


def test_a_time_that_was_up_was_its_persons_also_when_it_cost_them_the_seat() -> None:
    match = started()
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    name = PEOPLE[person].name
    missed = match.apply(TimedOut(seat)).apply(TimedOut(seat)).apply(Unseated(person, Absence.MISSED))
    late = move(missed, By.TIMEOUT)
    for now in (late, late.apply(SeatTaken(seat, 3)), late.apply(SeatTaken(seat, person))):
        line = told_lines(now)[-1]
        assert line.startswith("Time was up: ")
        assert line.endswith(f"for {name}")


def test_lots_are_those_of_who_drew_them() -> None:
    match = started(options("ceza", seats=3), people=3)
    before = narrator("en-US", match).board(match, None)
    gone = match.apply(Left(2))
    assert "Lots: " in before
    lots = next(line for line in before.splitlines() if "Lots: " in line)
    assert lots in narrator("en-US", gone).board(gone, None)
    sat_in = gone.apply(SeatTaken(1, 5))
    assert lots in narrator("en-US", sat_in).board(sat_in, None)


def told_lines(match: Match) -> list[str]:
    return narrator("en-US", match).happened(match, last=50).splitlines()


def move(match: Match, by: By = By.OCCUPANT) -> Match:
    """The first legal move of who is on turn, and what the rules add to it."""
    assert match.round is not None
    assert match.on_turn is not None
    return settle(match.apply(move_event(match.on_turn, match.round.legal()[0], by)))


def back_to(match: Match, seat: int) -> Match:
    """Go on until this seat is on turn."""
    while match.on_turn != seat:
        match = move(match)
    return match
