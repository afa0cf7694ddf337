"""The variants told in words: what each earns, who leads, partners, places, and what the lobby says of the options."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.describe import ALT_LIMIT, board_alt, hand_alt, text_board
from cogs.narrate import Narrator
from cogs.screens import MAX_TEXT
from cogs.text import LANGUAGES
from engine.events import Joined, Opened, RoundDealt
from engine.match import Match, Phase, move_event
from engine.rules import Goal
from engine.variants import VARIANTS
from engine.view import public_view, seat_view
from tests.engine.play import lobby, options, settle, states
from tests.engine.positions import played, position


@dataclass(frozen=True)
class Somebody:
    name: str


PEOPLE = {1: Somebody("Ada"), 2: Somebody("Bo"), 3: Somebody("Cem"), 4: Somebody("Dan")}


def blocked(variant: str, own: str, *others: str, **named: Any) -> Match:
    """A round that the first seat has just blocked; these tiles are left, none with a 0 or a 1."""
    return played(position(variant, f"1-0 {own}", *others, table="0-0", **named), "1-0 right")


def lines(language: str, match: Match) -> list[str]:
    return Narrator.of(language, match, PEOPLE).board(match, None).splitlines()


def told(match: Match) -> list[str]:
    """Everything that the board says, in the three languages."""
    return [line for language in LANGUAGES for line in lines(language, match)]


def has(match: Match, *expected: str) -> bool:
    """Whether the board of each language has its line."""
    assert len(expected) == len(LANGUAGES)
    missing = [text for language, text in zip(LANGUAGES, expected, strict=True) if text not in lines(language, match)]
    assert not missing, "\n".join([*missing, "-- in --", *told(match)])
    return True


# ---- scores in play ------------------------------------------------------------------------------------------------


def test_a_scoring_play_shows_the_ends_it_was_made_of() -> None:
    match = played(position("all_fives", "6-4 1-0", "3-3 1-1", table="5-5 5-1>left 6-5>right"), "6-4 right")
    assert has(
        match,
        "Ada played 6-4 on B · 🟢 1 + 4 = 5, **+5**",
        "Ada: 6-4 → B · 🟢 1 + 4 = 5, **+5**",
        "Ada jogou 6-4 em B · 🟢 1 + 4 = 5, **+5**",
    )


def test_the_sum_is_that_of_its_own_moment() -> None:
    start = position("straight", "6-4 4-2 0-0", "4-1 1-1 3-3")
    match = played(start, "6-4", "4-1 right")
    assert "Ada led with 6-4 · 🟢 6 + 4 = 10, **+10**" in lines("en-US", match)
    assert "Bo played 4-1 on B" in lines("en-US", match)


def test_a_sum_names_the_ends_in_the_order_of_their_letters() -> None:
    """A is the 6-6, B the free half of the opening 3-2, C the new 6-2; D has no tile and counts nothing."""
    match = played(position("straight", "6-2 1-0", "3-3 1-1", table="3-2 6-3>left 6-6>left"), "6-2 up")
    assert "Ada played 6-2 on C · 🟢 12 + 2 + 6 = 20, **+20**" in lines("en-US", match)


def test_an_opening_tile_of_a_line_counts_once() -> None:
    match = played(position("fives_threes", "5-5 1-0", "6-4 1-1"), "5-5")
    assert any(line.endswith("5-5 · 🟢 10, **+2**") for line in lines("tr", match))


def test_points_that_pass_an_exact_target_are_explained() -> None:
    match = played(
        position("fives_threes", "6-3 1-0", "3-1 2-2", table="6-2 2-1>right 6-1>right 6-6>left", scores=(58, 0)),
        "6-3 right",
    )
    assert match.scores == (58, 0)
    assert has(
        match,
        "Ada played 6-3 on B · 12 + 3 = 15, +8 does not count: 58 + 8 = 66 would pass the target 61",
        "Ada: 6-3 → B · 12 + 3 = 15, +8 sayılmadı: 58 + 8 = 66, hedefi (61) aşardı",
        "Ada jogou 6-3 em B · 12 + 3 = 15, +8 não conta: 58 + 8 = 66 passaria da meta 61",
    )


# ---- ends of rounds ------------------------------------------------------------------------------------------------


def test_the_last_tile_and_going_out_are_two_lines_in_the_order_of_booking() -> None:
    match = played(position("all_fives", "6-4", "6-6 1-0", table="5-5 5-1>left 6-5>right"), "6-4 right")
    assert match.scores == (20, 0)
    for language, expected in zip(
        LANGUAGES,
        (
            [
                "Last tile of Ada, 6-4: 1 + 4 = 5, **+5**.",
                "Ada is out. Left in the other hand: 13, to the nearest five **+15**.",
            ],
            [
                "Ada, son taş 6-4: 1 + 4 = 5, **+5**.",
                "Ada taşlarını bitirdi. Rakibin elinde kalan 13, en yakın beşe yuvarlanır: **+15**.",
            ],
            [
                "Última pedra de Ada, 6-4: 1 + 4 = 5, **+5**.",
                "Ada bateu. Ficou na outra mão: 13, arredondado ao cinco mais próximo: **+15**.",
            ],
        ),
        strict=True,
    ):
        said = lines(language, match)
        place = said.index(expected[0])
        assert said[place : place + 2] == expected


def test_a_blocked_round_of_all_fives_is_rounded_once() -> None:
    match = blocked("all_fives", "6-6", "6-5 5-5")
    assert match.scores == (10, 0)
    assert has(
        match,
        "Blocked. The lower hand, Ada, wins: 21 − 12 = 9, to the nearest five **+10**.",
        "El tıkandı. Kazanan, düşük el: Ada. 21 − 12 = 9, en yakın beşe yuvarlanır: **+10**.",
        "Rodada fechada. Vence a mão menor, Ada: 21 − 12 = 9, arredondado ao cinco mais próximo: **+10**.",
    )


@pytest.mark.parametrize("variant", ["draw", "all_fives", "para", "straight"])
def test_level_hands_earn_nobody_anything(variant: str) -> None:
    goal = next(goal for goal in VARIANTS[variant].goals if goal.target)
    match = blocked(variant, "6-4", "5-5", goal=goal)
    assert match.scores == (0, 0)
    assert any("nobody scores" in line.casefold() and "Blocked" in line for line in lines("en-US", match))
    assert any("Kimse puan almaz" in line or "kimse puan almaz" in line for line in lines("tr", match))
    assert any("inguém pontua" in line for line in lines("pt-BR", match))


def test_the_penalties_of_a_round_name_the_ayaz_and_what_everybody_wrote() -> None:
    match = played(position("ceza", "6-4", "0-0 2-1", "5-5", table="5-4"), "6-4 right")
    assert match.scores == (0, 23, 10)
    said = "\n".join(lines("en-US", match))
    assert "Ada: no tiles left\nBo: ayaz 0-0 (20) + 2-1 = 23\nCem: 5-5 = 10\n" in said
    assert has(
        match,
        "Ada says “domino” and is out. Penalties: Ada **+0** · Bo **+23** · Cem **+10**.",
        "Ada “domino” dedi, taşlarını bitirdi. Cezalar: Ada **+0** · Bo **+23** · Cem **+10**.",
        "Ada diz “dominó” e bate. Penalidades: Ada **+0** · Bo **+23** · Cem **+10**.",
    )
    assert has(
        match,
        "Penalties so far: Ada **0** · Bo **23** · Cem **10** · the least wins · round 1 of 11",
        "Toplam ceza: Ada **0** · Bo **23** · Cem **10** · en azı kazanır · el 1/11",
        "Penalidades até agora: Ada **0** · Bo **23** · Cem **10** · vence a menor · rodada 1 de 11",
    )
    assert "Bo: ayaz 0-0 (ceza 20) + 2-1 = 23" in lines("tr", match)
    assert "Bo: ayaz 0-0 (vale 20) + 2-1 = 23" in lines("pt-BR", match)


def test_in_a_blocked_round_everybody_writes_a_penalty_the_lowest_hand_too() -> None:
    match = blocked("ceza", "3-2", "5-5", "4-4")
    assert match.scores == (5, 10, 8)
    assert has(
        match,
        "Blocked: everybody writes what is left. Penalties: Ada **+5** · Bo **+10** · Cem **+8**.",
        "El tıkandı: herkes elinde kalanı yazar. Cezalar: Ada **+5** · Bo **+10** · Cem **+8**.",
        "Rodada fechada: cada um anota o que ficou na mão. Penalidades: Ada **+5** · Bo **+10** · Cem **+8**.",
    )


def test_partners_write_their_penalties_together() -> None:
    match = played(position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True), "6-4 right")
    assert match.scores == (10, 9)
    assert has(
        match,
        "Ada says “domino” and is out. Penalties: Ada & Cem **+10** · Bo & Dan **+9**.",
        "Ada “domino” dedi, taşlarını bitirdi. Cezalar: Ada & Cem **+10** · Bo & Dan **+9**.",
        "Ada diz “dominó” e bate. Penalidades: Ada & Cem **+10** · Bo & Dan **+9**.",
    )


def test_a_blocked_round_of_fives_and_threes_earns_nothing() -> None:
    match = blocked("fives_threes", "6-6", "6-5")
    assert match.scores == (0, 0)
    assert has(
        match,
        "Blocked: that earns nobody anything. Points made in play stay.",
        "El tıkandı: bundan kimse puan almaz. Oyun içinde alınan puanlar kalır.",
        "Rodada fechada: isso não dá pontos a ninguém. Os pontos feitos nas pontas ficam.",
    )


def out_on_two(score: int) -> Match:
    """Ada goes out with a last tile that makes 10, worth two points."""
    table = "6-2 2-1>right 6-1>right"
    return played(position("fives_threes", "6-4", "5-5 3-3", table=table, scores=(score, 0)), "6-4 right")


def test_going_out_of_fives_and_threes_is_one_point() -> None:
    match = out_on_two(40)
    assert match.scores == (43, 0)
    assert lines("en-US", match)[4:6] == ["Last tile of Ada, 6-4: 6 + 4 = 10, **+2**.", "Ada is out: **+1**."]
    assert "Ada taşlarını bitirdi: **+1**." in lines("tr", match)
    assert "Ada bateu: **+1**." in lines("pt-BR", match)


def test_the_last_tile_and_the_point_for_going_out_are_dropped_together() -> None:
    match = out_on_two(59)
    assert match.scores == (59, 0)
    assert has(
        match,
        "Ada played 6-4 on B · 6 + 4 = 10, +2 does not count",
        "Ada: 6-4 → B · 6 + 4 = 10, +2 sayılmadı",
        "Ada jogou 6-4 em B · 6 + 4 = 10, +2 não conta",
    )
    assert has(
        match,
        "Ada is out, but 2 + 1 = 3 does not count: 59 + 3 = 62 would pass the target 61. The score stays 59.",
        "Ada taşlarını bitirdi, ama 2 + 1 = 3 sayılmaz: 59 + 3 = 62, hedefi (61) aşardı. Skor 59 kalıyor.",
        "Ada bateu, mas 2 + 1 = 3 não conta: 59 + 3 = 62 passaria da meta 61. O placar fica em 59.",
    )


def test_the_opponents_rest_is_added_up_before_it_is_rounded() -> None:
    match = played(position("straight", "6-4", "2-1", "5-5", table="5-4 5-0>left"), "6-4 right")
    assert match.scores == (15, 0, 0)
    assert has(
        match,
        "Ada is out. Left in the opponents' hands: 3 + 10 = 13, to the nearest five **+15** for Ada.",
        "Ada taşlarını bitirdi. Rakiplerin elinde kalan: 3 + 10 = 13, en yakın beşe yuvarlanır. Ada: **+15**.",
        "Ada bateu. Ficou nas mãos adversárias: 3 + 10 = 13, arredondado ao cinco mais próximo: **+15** para Ada.",
    )


def test_a_pair_wins_a_blocked_round_with_both_its_hands() -> None:
    match = blocked("straight", "2-2", "6-6", "3-3", "5-5", pairs=True)
    assert match.scores == (20, 0)
    assert has(
        match,
        "Blocked. Fewest pips: Ada & Cem with 4 + 6 = 10. "
        "The opponents have 12 + 10 = 22, to the nearest five **+20**.",
        "El tıkandı. En az nokta: Ada & Cem, 4 + 6 = 10. "
        "Rakiplerde 12 + 10 = 22 var, en yakın beşe yuvarlanır: **+20**.",
        "Rodada fechada. Menor soma: Ada & Cem com 4 + 6 = 10. "
        "Os adversários têm 12 + 10 = 22, arredondado ao cinco mais próximo: **+20**.",
    )


def test_who_shares_the_fewest_pips_is_named() -> None:
    match = blocked("straight", "4-2", "6-6", "3-3")
    assert "Blocked, and the fewest pips are shared: Ada, Cem. Nobody scores." in lines("en-US", match)


def test_a_target_reached_in_the_middle_of_a_round_is_told_of_who_played() -> None:
    start = position("straight", "6-3 2-2", "2-1", "5-5", "3-3", table="5-3 5-4>left", scores=(245, 0), pairs=True)
    match = played(start, "6-3 right")
    assert match.phase is Phase.FINISHED
    said = lines("en-US", match)
    place = said.index("Last tile of Ada, 6-3: 4 + 6 = 10, **+10**.")
    assert said[place + 1 : place + 3] == [
        "Ada reached the target with this tile.",
        "Score: Ada & Cem **255** · Bo & Dan **0** · target 250",
    ]
    assert has(
        match,
        "### 🏆 Ada & Cem win the match",
        "### 🏆 Maçı kazananlar: Ada & Cem",
        "### 🏆 Ada & Cem vencem a partida",
    )


# ---- who leads -----------------------------------------------------------------------------------------------------


def dealt(variant: str, seats: int, *, seed: int = 1, **named: Any) -> Match:
    match = Match.replay(lobby(options(variant, seats=seats, **named), people=seats))
    return match.apply(RoundDealt(f"{seed:064x}"))


def test_the_lots_are_told_at_the_lead_and_until_everybody_had_a_turn() -> None:
    match = dealt("ceza", 3)
    assert match.round is not None
    lots = match.round.lots
    leader = ("Ada", "Bo", "Cem")[match.round.leader]
    said = f"Ada {lots[0]} · Bo {lots[1]} · Cem {lots[2]}"
    assert has(
        match,
        f"Lots: {said}. The highest tile leads: {leader}.",
        f"Kura: {said}. En yüksek taş, eli açan: {leader}.",
        f"Sorteio: {said}. A pedra mais alta sai: {leader}.",
    )
    for turn in range(4):
        assert any("Lots" in line for line in lines("en-US", match)) is (turn < 4)
        assert match.round is not None
        match = settle(match.apply(move_event(match.round.turn, match.round.legal()[0])))
        while match.round is not None and match.round.acts[-1].seat == match.round.turn:
            match = settle(match.apply(move_event(match.round.turn, match.round.legal()[0])))
    assert not any("Lots" in line for line in lines("en-US", match))


def test_a_leader_by_chance_and_one_who_earned_it_are_told_apart() -> None:
    match = dealt("straight", 2)
    assert match.round is not None
    name = ("Ada", "Bo")[match.round.leader]
    assert has(
        match,
        f"Chance decided who leads: {name}.",
        f"Eli açan şansla belirlendi: {name}.",
        f"A sorte decidiu quem sai: {name}.",
    )
    earned = played(position("straight", "6-4", "2-1", table="5-4"), "6-4 right").apply(RoundDealt("11" * 32))
    assert has(
        earned,
        "Ada was out in the round before and leads.",
        "Önceki eli bitiren açıyor: Ada.",
        "Ada bateu na rodada anterior e sai.",
    )


def test_nothing_is_said_of_the_lead_where_the_hands_decide() -> None:
    match = settle(dealt("draw", 2))
    assert "opens with the highest double" in lines("en-US", match)[0]


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (
            played(position("ceza", "6-4", "2-1", table="5-4"), "6-4 right"),
            ("Ada leads the next round.", "Sonraki eli açacak olan: Ada.", "Ada sai na próxima rodada."),
        ),
        (
            blocked("ceza", "3-2", "5-5"),
            (
                "Lots decide who leads the next round.",
                "Sonraki eli kimin açacağını kura belirler.",
                "Um sorteio decide quem sai na próxima rodada.",
            ),
        ),
        (
            blocked("straight", "3-2", "5-5"),
            (
                "Chance decides who leads the next round.",
                "Sonraki eli kimin açacağını şans belirler.",
                "A sorte decide quem sai na próxima rodada.",
            ),
        ),
        (
            blocked("draw", "3-2", "5-5"),
            (
                "The next deal decides who leads.",
                "Sonraki eli kimin açacağını dağıtılan taşlar belirler.",
                "As pedras da próxima distribuição decidem quem sai.",
            ),
        ),
    ],
)
def test_after_a_round_it_is_said_who_leads_the_next(match: Match, expected: tuple[str, str, str]) -> None:
    assert match.phase is Phase.BETWEEN
    assert has(match, *expected)


# ---- ends of matches -----------------------------------------------------------------------------------------------


def test_a_level_single_round_is_a_drawn_match() -> None:
    match = blocked("para", "6-4", "5-5")
    assert match.phase is Phase.FINISHED
    assert has(match, "### The match is a draw", "### Maç berabere bitti", "### A partida terminou empatada")
    assert not any("leads" in line for line in lines("en-US", match))


def test_a_single_round_is_won_by_going_out_for_nothing() -> None:
    match = played(position("para", "6-4", "0-0", table="5-4"), "6-4 right")
    assert match.scores == (0, 0)
    assert "### 🏆 Ada wins the match" in lines("en-US", match)


def test_places_are_told_and_level_ones_share_theirs() -> None:
    start = position("ceza", "1-0", "6-4", "2-2 3-3", "4-4", table="5-5 5-1>right", scores=(40, 30, 65, 67), rounds=10)
    match = played(start, "1-0 right")
    assert match.phase is Phase.FINISHED
    assert has(
        match,
        "### 🏆 The win is shared: Ada, Bo",
        "### 🏆 Maçın ortak kazananları: Ada, Bo",
        "### 🏆 A vitória é dividida: Ada, Bo",
    )
    said = lines("en-US", match)
    place = said.index("**1.** Ada · 40 penalty points")
    assert said[place + 1 : place + 4] == [
        "**1.** Bo · 40 penalty points",
        "**3.** Cem · 75 penalty points",
        "**3.** Dan · 75 penalty points",
    ]
    assert "**3.** Dan · 75 ceza" in lines("tr", match)
    assert "**3.** Dan · 75 pontos de penalidade" in lines("pt-BR", match)


def test_the_places_of_points_go_from_the_highest_down() -> None:
    start = position("straight", "6-4", "2-1", "5-5", table="5-4 5-0>left", scores=(240, 30, 65))
    said = lines("en-US", played(start, "6-4 right"))
    assert said[said.index("### 🏆 Ada wins the match") + 1 :][:3] == [
        "**1.** Ada · 255 points",
        "**2.** Cem · 65 points",
        "**3.** Bo · 30 points",
    ]


def test_a_pair_wins_together_and_level_pairs_draw() -> None:
    pairs = ("6-4", "2-1", "5-5", "3-3")
    won = played(position("ceza", *pairs, table="5-4", pairs=True, goal=Goal(rounds=1)), "6-4 right")
    assert "### 🏆 Bo & Dan win the match" in lines("en-US", won)
    assert "### 🏆 Maçı kazananlar: Bo & Dan" in lines("tr", won)
    level = position("ceza", *pairs, table="5-4", pairs=True, goal=Goal(rounds=1), scores=(0, 1))
    assert "### The match is a draw" in lines("en-US", played(level, "6-4 right"))


# ---- partners, lobby, alt texts ------------------------------------------------------------------------------------


def test_the_lobby_tells_pairs_and_what_the_table_has_chosen() -> None:
    match = Match.open(Opened(options("ceza", pairs=True, hand_size=5, automatic=True), 1)).apply(Joined(2))
    assert lines("en-US", match)[2:7] == [
        "11 rounds · 2 minutes a turn · 5 tiles each · partners · forced draws and passes by themselves",
        "• **Ada** · pair 1 · host",
        "• Bo · pair 2",
        "• *free seat* · pair 1",
        "• *free seat* · pair 2",
    ]
    assert "11 el · hamle süresi 2 dakika · herkese 5 taş · eşli · zorunlu çekme ve pas otomatik" in lines("tr", match)
    assert "• *boş yer* · 2. takım" in lines("tr", match)
    assert "• Bo · dupla 2" in lines("pt-BR", match)
    by_hand = Match.open(Opened(options("draw", automatic=False), 1))
    assert "To 50 points · 2 minutes a turn · draws and passes by hand" in lines("en-US", by_hand)


@pytest.mark.parametrize(
    ("language", "line"), [("en-US", "Your partner: Dan"), ("tr", "Eşin: Dan"), ("pt-BR", "Parceria: Dan")]
)
def test_a_hand_names_the_partner(language: str, line: str) -> None:
    match = position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True)
    view = seat_view(match, 1)
    assert view is not None
    assert Narrator.of(language, match, PEOPLE).hand(view).splitlines()[-1] == line


def test_alt_texts_tell_pairs_penalties_and_what_was_scored() -> None:
    pairs = position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True, scores=(1, 7))
    told = board_alt(Narrator.of("en-US", pairs, PEOPLE), pairs)
    assert "Ada (pair 1): 1 tile, 1 penalty point, on turn. Bo (pair 2): 1 tile, 7 penalty points." in told
    scoring = played(position("all_fives", "6-4 1-0", "3-3 1-1", table="5-5 5-1>left 6-5>right"), "6-4 right")
    assert "The last tile scored 5. The ends total 5." in board_alt(Narrator.of("en-US", scoring, PEOPLE), scoring)


def test_a_reserve_is_told_beside_the_boneyard() -> None:
    match = dealt("para", 2)
    for language, line in zip(
        LANGUAGES,
        (
            "Boneyard: 14 tiles, 12 of them to draw.",
            "Bankada 14 taş, çekilebilir olan 12.",
            "Monte: 14 pedras, dá para comprar 12.",
        ),
        strict=True,
    ):
        assert line in text_board(Narrator.of(language, match, PEOPLE), match).splitlines()
    view = public_view(match)
    assert view is not None
    assert view.drawable == 12


# ---- everything at once --------------------------------------------------------------------------------------------

TABLES = [
    (code, seats, pairs)
    for code, rules in VARIANTS.items()
    for seats in rules.seats
    for pairs in ((False, True) if rules.pairs and seats == 4 else (False,))
]


@pytest.mark.parametrize(("variant", "seats", "pairs"), TABLES)
def test_every_state_of_a_match_can_be_told_and_fits_discord(variant: str, seats: int, pairs: bool) -> None:
    agreed = options(variant, seats=seats, pairs=pairs, automatic=False)
    people = {key: Somebody("W" * 32) for key in range(1, 5)}
    for number, (_, match) in enumerate(islice(states(Random(seats), agreed), 150)):
        telling = Narrator.of(LANGUAGES[number % len(LANGUAGES)], match, people)
        assert 0 < len(telling.board(match, 1_770_000_000_000)) <= MAX_TEXT
        assert len(board_alt(telling, match)) <= ALT_LIMIT
        assert not board_alt(telling, match).endswith("…")
        assert len(text_board(telling, match)) <= 1500
        for seat in range(seats):
            view = seat_view(match, seat)
            if view is not None:
                assert telling.hand(view).strip()
                assert len(hand_alt(telling, view)) <= ALT_LIMIT
