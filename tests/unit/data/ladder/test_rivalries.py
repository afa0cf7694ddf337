"""Head-to-head and the records of a server: what counts, for whom, and what a void or an erasure leaves of them."""

from __future__ import annotations

from data.ladder.voiding import void_match
from data.own_data import OwnData
from data.people import People
from data.records.ladder import HeadToHead, ServerRecord
from engine.rules import Goal
from tests.support.booked_matches import user
from tests.support.ladder_queries import Ladder
from tests.support.match_service import rows
from tests.support.random_matches import options

DAY = 86_400_000
PAIRS = options("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1))
FIVES = options("all_fives")


async def against(ladder: Ladder, reader: str, name: str, *, guild: int = 1) -> HeadToHead | None:
    return (await ladder.profile(name, reader=reader, guild=guild)).rivalry


def score(found: HeadToHead | None) -> tuple[int, int, int] | None:
    return None if found is None else (found.won, found.lost, found.drawn)


async def records(ladder: Ladder, variant: str | None = None) -> dict[str, ServerRecord]:
    return {each.kind: each for each in await ladder.statistics.leaderboards.records(1, variant)}


async def test_each_sees_the_matches_from_their_own_side(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=2)
    await ladder.wins("bora", "ada")
    await ladder.wins("bora", "ada", guild=2)
    found = await against(ladder, "ada", "bora")
    assert found is not None
    assert (score(found), found.met, found.match_id, found.at) == ((2, 1, 0), 3, 3, ladder.history.now - 1)
    assert score(await against(ladder, "bora", "ada")) == (1, 2, 0)
    assert score(await against(ladder, "bora", "ada", guild=2)) == (1, 0, 0)
    assert await against(ladder, "cem", "ada") is None
    assert await against(ladder, "ada", "ada") is None


async def test_who_left_has_lost_and_substitutes_have_met_nobody(ladder: Ladder) -> None:
    history = ladder.history
    for _ in range(4):  # whoever wins on the seat
        history.now += DAY
        await history.half_finished(["ada", "bora"], leaves="ada", sits_in="cem")
        await history.half_finished(["ada", "bora"], leaves="ada")
    assert score(await against(ladder, "ada", "bora")) == (0, 8, 0)
    assert await against(ladder, "cem", "bora") is None
    assert await against(ladder, "cem", "ada") is None


async def test_partners_are_no_opponents(ladder: Ladder) -> None:
    await ladder.history.match(["ada", "bora", "cem", "deniz"], agreed=PAIRS)
    assert await against(ladder, "ada", "cem") is None
    first, second = await against(ladder, "ada", "bora"), await against(ladder, "ada", "deniz")
    assert score(first) == score(second)
    assert first is not None
    assert first.met == 1


async def test_a_voided_match_was_never_played(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=2)
    async with ladder.store.transaction() as session:
        await void_match(session, 2)
    found = await against(ladder, "ada", "bora")
    assert found is not None
    assert (score(found), found.match_id) == ((1, 0, 0), 1)
    async with ladder.store.transaction() as session:
        await void_match(session, 1)
    assert await against(ladder, "ada", "bora") is None
    assert await records(ladder) == {}


async def test_unrated_matches_are_no_meetings_and_set_no_records(ladder: Ladder) -> None:
    await ladder.history.match(["ada", "bora"], agreed=options("all_fives", rated=False))
    assert await against(ladder, "ada", "bora") is None
    assert await records(ladder) == {}


async def test_the_longest_streak_is_of_who_reached_it_first(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=3)
    await ladder.wins("cem", "ada", times=3)
    streak = (await records(ladder))["streak"]
    assert (streak.value, streak.names, streak.match_id) == (3, ("ada",), 3)
    await ladder.wins("cem", "bora")
    streak = (await records(ladder))["streak"]
    assert (streak.value, streak.names, streak.match_id, streak.at) == (4, ("cem",), 7, ladder.history.now)
    async with ladder.store.transaction() as session:
        await void_match(session, 7)
    streak = (await records(ladder))["streak"]
    assert (streak.value, streak.names, streak.match_id) == (3, ("ada",), 3)


async def test_records_of_points_name_the_match_and_the_variant(ladder: Ladder) -> None:
    history = ladder.history
    await history.match(["ada", "bora"], agreed=options("draw"))
    for _ in range(3):
        history.now += DAY
        await history.match(["ada", "bora"], agreed=FIVES)
    found, fives, draw = await records(ladder), await records(ladder, "all_fives"), await records(ladder, "draw")
    best = await rows(
        ladder.house.path,
        "SELECT match, kind, value FROM highlights WHERE kind = 'play' ORDER BY value DESC, at, match LIMIT 1",
    )
    assert [(found["play"].match_id, "play", found["play"].value)] == best
    assert found["play"].variant == "all_fives"
    assert found["play"].value % 5 == 0
    assert found["play"] == fives["play"]
    assert set(found) == {"streak", "round", "play"}
    assert set(fives) == {"round", "play"}
    assert set(draw) == {"round"}, "no play scores there"
    assert await records(ladder, "para") == {}


async def test_of_an_erased_person_the_numbers_stay(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=2)

    async def forget(_: int) -> None:
        """Nothing is in memory."""

    await OwnData(
        ladder.store, People(ladder.store, lambda: ladder.history.now), forget, lambda: ladder.history.now
    ).erase(user("ada").id)
    streak = (await records(ladder))["streak"]
    assert (streak.value, streak.names) == (2, ("",))
    assert await against(ladder, "ada", "bora") is None, "whoever comes back is a new person"
    assert await rows(ladder.house.path, "SELECT won FROM head_to_head") == [(2,)]
