"""Half-finished matches through Discord: each rule of the settlement, as the match end tells it to everybody."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import discord
import pytest

from data.matches.records import User
from data.matches.service import MatchService
from engine.view import seat_view
from tests.support.player_actions import board_of, hand_of, leave, move_first, offers, press_id, seat, take, tiles
from tests.support.simulation import Person, Shown, Sim

MODERATOR = discord.Permissions(manage_messages=True)


class Brink:
    """A round that ``winner`` wins with the next tile; ``others`` are the rest of the table."""

    def __init__(self, sim: Sim, people: list[Person], winner: Person) -> None:
        self.sim = sim
        self.winner = winner
        self.others = [person for person in people if person is not winner]

    @property
    def loser(self) -> Person:
        return self.others[0]

    @property
    def board(self) -> Shown:
        return board_of(self.sim)

    async def finish(self, person: Person) -> Shown:
        """The person on turn plays the last tile; the board of the result."""
        await move_first(person, await hand_of(self.sim, person))
        return self.board


async def brink(sim: Sim, count: int = 2, variant: str = "para", **options: object) -> Brink:
    """Play new matches until somebody can go out with the next tile."""
    for number in range(12):
        people = [sim.person(f"{name}{number}") for name in ("Ada", "Bo", "Cem", "Dan")[:count]]
        board = await seat(sim, *people, variant=variant, players=count, turn_time=3600, **options)
        winner = await _until_the_last_tile(sim, board)
        if winner is not None:
            return Brink(sim, people, next(person for person in people if person.id == winner.id))
    raise AssertionError("nobody ever comes to a last tile that fits")


async def _until_the_last_tile(sim: Sim, board: Shown) -> User | None:
    """Play on without pressing anything, which would only take longer; who can go out, None when nobody ever can."""
    matches: MatchService = sim.bot.desk.matches  # type: ignore[attr-defined]
    table = await matches.queries.table(int(board.buttons[0].custom_id.split(":")[2]))
    while (on_turn := table.match.on_turn) is not None:
        view, user = seat_view(table.match, on_turn), table.seat_user(on_turn)
        assert view is not None
        assert user is not None
        if len(view.hand) == 1 and view.plays:
            await sim.settle()
            return user
        with sim.as_bot():
            table = await matches.play.move(table.id, user, table.match.seq, view.moves[0])
    await sim.settle()
    return None


def line(board: Shown, person: Person) -> str:
    """What the match end says of somebody."""
    found = re.findall(rf"^• {person.name} (.*)$", board.text, re.M)
    assert len(found) == 1, board.text
    return found[0]


def balance(sim: Sim, person: Person) -> int | None:
    """The ladder points of somebody on the server of the story; None without an account."""
    with closing(sqlite3.connect(f"file:{sim.database}?mode=ro", uri=True)) as database:
        row = database.execute(
            "SELECT points FROM standings JOIN persons ON persons.key = person"
            " WHERE account = ? AND guild = ? AND variant = ''",
            (person.id, sim.guild.id),
        ).fetchone()
    return None if row is None else row[0]


def give(sim: Sim, person: Person, points: int) -> None:
    """Set somebody's ladder points, as if they had been earned in a month long ago."""
    with closing(sqlite3.connect(sim.database)) as database, database:
        [key] = database.execute("SELECT key FROM persons WHERE account = ?", (person.id,)).fetchone()
        database.execute(
            "INSERT INTO standings VALUES (?, '', ?, ?, 0, '2020-01', 0, 0, '2020-01-06', 0, 0)",
            (sim.guild.id, key, points),
        )


async def test_who_stays_wins_and_loses_the_stake(sim: Sim) -> None:
    at = await brink(sim)
    await hand_of(sim, at.loser)
    end = await at.finish(at.winner)
    assert "Rated match, for 1 ladder point:" in end.text
    mine = next(shown for shown in at.loser.ephemerals() if "Rated match" in shown.text)
    assert line(mine, at.winner) == line(end, at.winner), "also in the hand that was open"
    assert line(end, at.winner).startswith("**+1** · played to the end · provisional rating ")
    assert line(end, at.loser).startswith("**−1** · played to the end · provisional rating ")
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (1001, 999)


async def test_a_substitute_gains_what_the_seat_wins_and_its_owner_does_not(sim: Sim) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    await leave(at.winner, at.board)
    hand = await take(eve, at.board)
    assert hand.ephemeral
    assert f"You play on for {at.winner.name} now" in hand.text
    assert len(tiles(hand.shown)) == 1, "the seat's hand, at once"
    end = await at.finish(eve)
    assert line(end, eve) == "**+1** · sat in for who left: gains what the seat won"
    assert line(end, at.winner).startswith(
        "**0** · left, and a person finished: only a loss counts · provisional rating "
    )
    assert line(end, at.loser) == "**−1** · played to the end"
    assert (balance(sim, eve), balance(sim, at.winner), balance(sim, at.loser)) == (1001, 1000, 999)


async def test_a_substitute_never_loses_and_the_minus_is_the_owners(sim: Sim) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    await leave(at.loser, at.board)
    await take(eve, at.board)
    end = await at.finish(at.winner)
    assert line(end, eve) == "**0** · sat in for who left: never loses"
    assert line(end, at.loser).startswith("**−1** · left, and a person finished: only a loss counts")
    assert line(end, at.winner) == "**+1** · played to the end"
    assert balance(sim, at.loser) == 999


@pytest.mark.parametrize(
    ("before", "points", "word", "rule"),
    [(3000, 1, "You can win ladder points", "gains"), (3001, 0, "passed 3000", "more than 3000 points")],
)
async def test_a_substitute_who_has_passed_3000_gains_nothing(
    sim: Sim, before: int, points: int, word: str, rule: str
) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    lobby = (await eve.slash("domino play", channel=sim.guild.create_text_channel("x"))).shown
    await eve.click(lobby, custom_id=press_id(lobby, "quit"))  # now she is known, and can have an account
    give(sim, eve, before)
    await leave(at.winner, at.board)
    assert word in (await take(eve, at.board)).text
    end = await at.finish(eve)
    assert rule in line(end, eve)
    assert balance(sim, eve) == before + points


async def test_of_several_substitutes_only_the_last_one_gains(sim: Sim) -> None:
    at, eve, fay = await brink(sim), sim.person("Eve"), sim.person("Fay")
    await leave(at.winner, at.board)
    await take(eve, at.board)
    told = await leave(eve, at.board)
    assert "You have left" in told.text
    await take(fay, at.board)
    end = await at.finish(fay)
    assert line(end, fay) == "**+1** · sat in for who left: gains what the seat won"
    assert line(end, eve) == "**0** · sat in and left again: nothing"
    assert line(end, at.winner).startswith("**0** · left, and a person finished")


async def test_who_left_a_seat_that_was_not_theirs_sits_in_nowhere_for_a_day(sim: Sim) -> None:
    ada, bo, cem, dan, eve = (sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan", "Eve"))
    one = await seat(sim, ada, bo, turn_time=3600)
    two = await seat(sim, cem, dan, turn_time=3600)
    for leaver, board in ((bo, one), (dan, two)):
        await leave(leaver, board)
    await take(eve, one)
    await leave(eve, one)
    refused = await take(eve, two)
    until = re.search(r"<t:(\d+):R>", refused.text)
    assert until is not None, refused.text
    assert int(until[1]) == int(sim.env.now().timestamp()) + 24 * 3600
    assert "Dan left" in two.text
    assert "You are back" in (await take(dan, two)).text, "the own seat is no sitting in"


async def test_an_owner_who_comes_back_has_the_full_result(sim: Sim) -> None:
    at = await brink(sim)
    gone = await leave(at.winner, at.board)
    back = await at.winner.click(gone.shown, custom_id=press_id(gone.shown, "take"))
    assert "You are back on your seat." in back.text
    assert tiles(back.shown)
    end = await at.finish(at.winner)
    assert line(end, at.winner).startswith("**+1** · came back, so it counts in full · provisional rating ")
    assert line(end, at.loser).startswith("**−1** · played to the end · provisional rating ")


async def test_a_seat_that_only_the_computer_finishes_costs_its_owner_the_stake(sim: Sim) -> None:
    at = await brink(sim)
    await leave(at.winner, at.board)
    await sim.pass_time(1)
    end = at.board
    assert "wins the match" in end.text, "the computer has played the last tile"
    assert line(end, at.winner).startswith("**−1** · left, and the computer finished: the full stake")
    assert line(end, at.loser) == "**−1** · played to the end"


async def test_where_nobody_is_left_the_computers_finish_and_every_owner_pays(sim: Sim) -> None:
    at = await brink(sim)
    await leave(at.loser, at.board)
    asked = (await at.winner.slash("domino leave")).shown
    assert "You are the last person here" in asked.text
    assert "you lose **1**" in asked.text
    await at.winner.click(asked, custom_id=press_id(asked, "leave-confirm"))
    end = at.board
    for person in (at.winner, at.loser):
        assert line(end, person).startswith("**−1** · left, and the computer finished: the full stake")


async def test_the_last_person_may_claim_the_win(sim: Sim) -> None:
    at = await brink(sim)
    assert not offers(at.board, "claim")
    await leave(at.winner, at.board)
    zoe = sim.person("Zoe")
    assert "no seat" in (await zoe.click(at.board, custom_id=press_id(at.board, "claim"))).text
    menu = (await at.loser.click(at.board, custom_id=press_id(at.board, "more"))).shown
    assert offers(menu, "leave")
    assert offers(menu, "claim")
    assert not offers(menu, "stop")
    assert "Claim the win, or leave" in (await at.loser.slash("domino stop")).text
    asked = (await at.loser.click(at.board, custom_id=press_id(at.board, "claim"))).shown
    assert asked.ephemeral
    assert "win it with **+1**" in asked.text
    assert offers(at.board, "claim"), "asked once before anything happens"
    said = await at.loser.click(asked, custom_id=press_id(asked, "claim-confirm"))
    assert said.text == "The match is yours."
    assert f"🏆 {at.loser.name} claimed the win" in at.board.text
    assert line(at.board, at.loser) == "**+1** · played to the end"
    assert line(at.board, at.winner).startswith("**−1** · left, and the computer finished")
    assert at.board.labels == ["Rematch", "Rules"]


async def test_pairs_are_settled_seat_by_seat(sim: Sim) -> None:
    at = await brink(sim, 4, "ceza", partners=True, rounds=1)
    away = at.others[1]
    await leave(away, at.board)
    end = await at.finish(at.winner)
    assert line(end, away).startswith("**−1** · left, and the computer finished: the full stake")
    people = [at.winner, *at.others]
    full = {person.name: line(end, person) for person in people if person is not away}
    assert all(told.endswith("played to the end") for told in full.values())
    worth = {name: told.split("**")[1] for name, told in full.items()}
    assert set(worth.values()) <= {"+1", "−1", "0"}
    winners = re.search(r"🏆 (.*) win the match", end.text)
    for name, points in worth.items():
        assert points == ("0" if winners is None else "+1" if name in winners[1] else "−1")


async def test_all_people_together_end_a_rated_match_and_nothing_is_booked(sim: Sim) -> None:
    at = await brink(sim)
    board = at.board
    for person in (at.winner, at.loser):
        asked = (await person.slash("domino stop")).shown
        await person.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "ended this rated match together" in board.text
    assert at.winner.name in board.text
    assert at.loser.name in board.text
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (None, None)


async def test_a_moderator_who_ends_a_rated_match_is_named(sim: Sim) -> None:
    at, mod = await brink(sim), sim.person("Mo_d", permissions=MODERATOR)
    board = at.board
    asked = (await mod.slash("domino stop")).shown
    assert "it ends at once, whatever its people want" in asked.text
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert r"Mo\_d ended this rated match without a result. Nothing is booked." in board.text
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (None, None)


async def test_the_sixth_match_of_a_pair_on_one_day_is_not_booked_and_its_lobby_says_so(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    for _ in range(5):
        board = await seat(sim, ada, bo, variant="para")
        await leave(ada, board)
        await leave(bo, board_of(sim))
        assert line(board_of(sim), ada).startswith("**−1**")
    lobby = (await ada.slash("domino play", variant="para")).shown
    assert "not booked" not in lobby.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Played five rated matches today already: Ada & Bo. One more is not booked." in lobby.text
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert "nothing is booked if it ends today" in (await ada.slash("domino leave")).text
    await leave(bo, lobby)
    eve = sim.person("Eve")
    assert "Not booked: five rated matches today already" in (await eve.slash("domino tables")).text
    assert "ladder points" not in (await take(eve, lobby)).text
    await leave(eve, lobby)
    assert "nothing is booked" in (await ada.slash("domino leave")).text
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "claim"))).shown
    assert "so it is not booked" in asked.text
    await ada.click(asked, custom_id=press_id(asked, "claim-confirm"))
    assert "Not booked" in board_of(sim).text
    assert (balance(sim, ada), balance(sim, bo)) == (995, 995)


async def test_a_lobby_that_its_host_closes_was_no_match(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play")).shown
    asked = (await ada.slash("domino stop")).shown
    assert asked.labels == ["Yes, close it"]
    await ada.click(asked, "Yes, close it")
    assert lobby.text == "This table was closed before a match began."


async def test_an_unrated_match_says_that_it_is_and_books_nothing(sim: Sim) -> None:
    at = await brink(sim, rated=False)
    asked = (await at.loser.slash("domino leave")).shown
    assert "not rated, so it costs you no points" in asked.text
    end = await at.finish(at.winner)
    assert "Not rated." in end.text
    assert "ladder point" not in end.text
    assert balance(sim, at.winner) is None


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en-US", "if it finishes, you lose **11**"),
        ("tr", "maçı o bitirirse **11** puan kaybedersin"),
        ("pt-BR", "se ele terminar, você perde **11**"),
    ],
)
async def test_leaving_says_exactly_what_it_costs(sim: Sim, language: str, part: str) -> None:
    ada, bo, eve = sim.person("Ada", locale=language), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play", target=100, turn_time=3600)).shown
    assert "11" in lobby.text
    asked = (await ada.slash("domino leave")).shown
    assert not re.search(r"\d", asked.text), "nothing is lost before the first deal"
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    asked = (await ada.slash("domino leave")).shown
    assert part in asked.text
    await leave(bo, lobby)
    await take(eve, lobby)
    asked = (await eve.slash("domino leave")).shown
    assert "You play for Bo, so it costs you no points" in asked.text
    assert "24 hours" in asked.text
