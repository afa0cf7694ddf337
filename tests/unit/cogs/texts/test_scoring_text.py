"""Scoring texts: points in play, and the ends of rounds."""

from __future__ import annotations

import pytest

from cogs.texts.names import unbroken
from engine.match import Match, Phase
from engine.variants import VARIANTS
from tests.support.narration import QUOTED, blocked, has, lines
from tests.support.positions import played, position

# ---- points in play --------------------------------------------------------------------------------------------------


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
    assert "Ada started with 6-4 · 🟢 6 + 4 = 10, **+10**" in lines("en-US", match)
    assert "Bo played 4-1 on B" in lines("en-US", match)


def test_a_sum_names_the_ends_in_the_order_of_their_letters() -> None:
    """A is the 6-6, B the free half of the opening 3-2, C the new 6-2; D has no tile and counts nothing."""
    match = played(position("straight", "6-2 1-0", "3-3 1-1", table="3-2 6-3>left 6-6>left"), "6-2 up")
    assert "Ada played 6-2 on C · 🟢 12 + 2 + 6 = 20, **+20**" in lines("en-US", match)


def test_an_opening_tile_of_a_line_counts_once() -> None:
    match = played(position("fives_threes", "5-5 1-0", "6-5 1-1"), "5-5")
    assert "Ada 5-5 ile açtı · 🟢 10, **+2**" in lines("tr", match)


def test_the_points_of_the_last_tile_of_a_round_are_told_once() -> None:
    match = played(position("all_fives", "6-4", "2-1", table="6-6"), "6-4 right")
    said = lines("en-US", match)
    assert said[0] == "Ada played 6-4 on B"
    assert [line for line in said if "12 + 4 = 16" in line] == []
    match = played(position("all_fives", "6-3", "2-1", table="6-6"), "6-3 right")
    said = lines("en-US", match)
    assert said[0] == "Ada played 6-3 on B"
    assert [line for line in said if "12 + 3 = 15" in line] == ["Last tile 6-3: 12 + 3 = 15, **+15** for Ada."]


def test_points_that_pass_an_exact_target_are_explained() -> None:
    match = played(
        position("fives_threes", "6-3 1-0", "3-1 2-2", table="6-2 2-1>right 6-1>right 6-6>left", scores=(58, 0)),
        "6-3 right",
    )
    assert match.scores == (58, 0)
    assert has(
        match,
        "Ada played 6-3 on B · 12 + 3 = 15, but 58 + 8 = 66 is over 61: no points",
        "Ada: 6-3 → B · 12 + 3 = 15, ama 58 + 8 = 66, hedef 61: puan yok",
        "Ada jogou 6-3 em B · 12 + 3 = 15, mas 58 + 8 = 66 passa de 61: sem pontos",
    )


# ---- ends of rounds --------------------------------------------------------------------------------------------------


def test_the_last_tile_and_going_out_are_two_lines_in_the_order_of_booking() -> None:
    match = played(position("all_fives", "6-4", "6-6 1-0", table="5-5 5-1>left 6-5>right"), "6-4 right")
    assert match.scores == (20, 0)
    for language, expected in zip(
        QUOTED,
        (
            [
                "Last tile 6-4: 1 + 4 = 5, **+5** for Ada.",
                "Ada goes out. The other hand has 13 left, rounded to the nearest five: **+15**",
            ],
            [
                "Son taş 6-4: 1 + 4 = 5, Ada **+5**.",
                "Ada taşlarını bitirdi. Rakibin elinde kalan 13, en yakın beşe yuvarlanınca **+15**",
            ],
            [
                "Última pedra 6-4: 1 + 4 = 5, **+5** para Ada.",
                "Ada bateu. O adversário ficou com 13, arredondado ao cinco mais próximo: **+15**",
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
        "Blocked. Ada has the lower hand: 21 − 12 = 9, rounded to the nearest five: **+10**",
        "El tıkandı. Ada daha hafif: 21 − 12 = 9, en yakın beşe yuvarlanınca **+10**",
        "Jogo fechado. Ada tem a mão menor: 21 − 12 = 9, arredondado ao cinco mais próximo: **+10**",
    )


@pytest.mark.parametrize("variant", ["draw", "all_fives", "para", "straight"])
def test_tied_hands_score_nothing(variant: str) -> None:
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
    assert unbroken("Ada: no tiles left\nBo: ayaz 0-0 (20) + 2-1 = 23\nCem: 5-5 = 10\n") in said
    assert has(
        match,
        "Ada says “domino” and goes out. Penalties: Ada **+0** · Bo **+23** · Cem **+10**.",
        "Ada “domino” dedi, taşlarını bitirdi. Cezalar: Ada **+0** · Bo **+23** · Cem **+10**.",
        "Ada diz “dominó” e bate. Penalidades: Ada **+0** · Bo **+23** · Cem **+10**.",
    )
    assert has(
        match,
        "Penalties so far: Ada **0** · Bo **23** · Cem **10** · fewest win · round 1 of 11",
        "Toplam ceza: Ada **0** · Bo **23** · Cem **10** · en az ceza kazanır · el 1/11",
        "Penalidades até agora: Ada **0** · Bo **23** · Cem **10** · vence a menor · rodada 1 de 11",
    )
    assert unbroken("Bo: ayaz 0-0 (ceza 20) + 2-1 = 23") in lines("tr", match)
    assert unbroken("Bo: ayaz 0-0 (vale 20) + 2-1 = 23") in lines("pt-BR", match)


def test_in_a_blocked_round_everybody_writes_a_penalty_the_lowest_hand_too() -> None:
    match = blocked("ceza", "3-2", "5-5", "4-4")
    assert match.scores == (5, 10, 8)
    assert has(
        match,
        "Blocked: everybody is charged what they still hold. Penalties: Ada **+5** · Bo **+10** · Cem **+8**.",
        "El tıkandı: herkese elinde kalan ceza yazılır. Cezalar: Ada **+5** · Bo **+10** · Cem **+8**.",
        "Jogo fechado: cada um paga o que ainda tem na mão. Penalidades: Ada **+5** · Bo **+10** · Cem **+8**.",
    )


def test_partners_write_their_penalties_together() -> None:
    match = played(position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True), "6-4 right")
    assert match.scores == (10, 9)
    assert has(
        match,
        "Ada says “domino” and goes out. Penalties: Ada & Cem **+10** · Bo & Dan **+9**.",
        "Ada “domino” dedi, taşlarını bitirdi. Cezalar: Ada & Cem **+10** · Bo & Dan **+9**.",
        "Ada diz “dominó” e bate. Penalidades: Ada & Cem **+10** · Bo & Dan **+9**.",
    )


def test_a_blocked_round_of_fives_and_threes_earns_nothing() -> None:
    match = blocked("fives_threes", "6-6", "6-5")
    assert match.scores == (0, 0)
    assert has(
        match,
        "Blocked: nothing for going out. Points scored in play stay.",
        "El tıkandı: bitirme puanı yok. Oyun içinde alınan puanlar kalır.",
        "Jogo fechado: ninguém ganha pontos por isso. Os pontos feitos nas pontas ficam.",
    )


def out_on_two(score: int) -> Match:
    """Ada goes out with a last tile that makes 10, worth two points."""
    table = "6-2 2-1>right 6-1>right"
    return played(position("fives_threes", "6-4", "5-5 3-3", table=table, scores=(score, 0)), "6-4 right")


def test_going_out_of_fives_and_threes_is_one_point() -> None:
    match = out_on_two(40)
    assert match.scores == (43, 0)
    assert lines("en-US", match)[4:6] == ["Last tile 6-4: 6 + 4 = 10, **+2** for Ada.", "Ada goes out: **+1**"]
    assert "Ada taşlarını bitirdi: **+1**" in lines("tr", match)
    assert "Ada bateu: **+1**" in lines("pt-BR", match)


def test_the_last_tile_and_the_point_for_going_out_are_dropped_together() -> None:
    match = out_on_two(59)
    assert match.scores == (59, 0)
    assert has(
        match,
        "Ada played 6-4 on B · 6 + 4 = 10, +2 doesn’t count",
        "Ada: 6-4 → B · 6 + 4 = 10, +2 sayılmadı",
        "Ada jogou 6-4 em B · 6 + 4 = 10, +2 não vale",
    )
    assert has(
        match,
        "Ada goes out, but 2 + 1 = 3 doesn’t count: 59 + 3 = 62 is over 61. The score stays 59.",
        "Ada taşlarını bitirdi, ama 2 + 1 = 3 sayılmaz: 59 + 3 = 62, hedef 61. Skor 59 kalıyor.",
        "Ada bateu, mas 2 + 1 = 3 não vale: 59 + 3 = 62 passa de 61. O placar fica em 59.",
    )


def test_the_opponents_rest_is_added_up_before_it_is_rounded() -> None:
    match = played(position("straight", "6-4", "2-1", "5-5", table="5-4 5-0>left"), "6-4 right")
    assert match.scores == (15, 0, 0)
    assert has(
        match,
        "Ada goes out. The opponents hold 3 + 10 = 13, rounded to the nearest five: **+15** for Ada.",
        "Ada taşlarını bitirdi. Rakiplerin elinde kalan 3 + 10 = 13, en yakın beşe yuvarlanınca Ada **+15** aldı",
        "Ada bateu. Os adversários ficaram com 3 + 10 = 13, arredondado ao cinco mais próximo: **+15** para Ada.",
    )


def test_a_pair_wins_a_blocked_round_with_both_its_hands() -> None:
    match = blocked("straight", "2-2", "6-6", "3-3", "5-5", pairs=True)
    assert match.scores == (20, 0)
    assert has(
        match,
        "Blocked. Fewest pips: Ada & Cem with 4 + 6 = 10. The opponents hold 12 + 10 = 22, rounded to"
        " the nearest five: **+20**",
        "El tıkandı. En az nokta 4 + 6 = 10 ile Ada & Cem. Rakiplerde 12 + 10 = 22 var, en yakın beşe"
        " yuvarlanınca **+20**",
        "Jogo fechado. Menor soma: Ada & Cem com 4 + 6 = 10. Os adversários ficaram com 12 + 10 = 22,"
        " arredondado ao cinco mais próximo: **+20**",
    )


def test_players_tied_for_the_fewest_pips_are_named() -> None:
    match = blocked("straight", "4-2", "6-6", "3-3")
    assert "Blocked, and Ada, Cem are tied for the fewest pips. Nobody scores." in lines("en-US", match)


def test_a_target_reached_during_a_round_names_the_player() -> None:
    start = position("straight", "6-3 2-2", "2-1", "5-5", "3-3", table="5-3 5-4>left", scores=(245, 0), pairs=True)
    match = played(start, "6-3 right")
    assert match.phase is Phase.FINISHED
    said = lines("en-US", match)
    place = said.index("Last tile 6-3: 4 + 6 = 10, **+10** for Ada.")
    assert said[place + 1 : place + 3] == [
        "Ada reached the target with this tile.",
        "Score: Ada & Cem **255** · Bo & Dan **0** · target 250",
    ]
    assert has(
        match,
        "### 🏆 Ada & Cem win the match",
        "### 🏆 Maçı Ada & Cem kazandı",
        "### 🏆 Ada & Cem vencem a partida",
    )
