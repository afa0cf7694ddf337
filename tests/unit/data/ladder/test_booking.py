"""What the end of a match books: once, in its own transaction, and what it reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from data.ladder.booking import unbooked_outcomes
from data.matches.service import MatchService, Table
from data.records.ladder import PersonalOutcome, Uncounted
from data.storage.store import Store
from engine.ladder import Settled
from engine.rules import Goal
from tests.support.booked_matches import History
from tests.support.match_service import ADA, BORA, CEM, HERE, START, House, against_computer, options, rows, two_people
from tests.support.random_matches import finished
from tests.support.random_matches import options as options_of

DAY = 86_400_000


async def played(house: House, service: MatchService, *, rated: bool = True) -> Table:
    return await house.play_out(service, await two_people(service, options(target=25, rated=rated)))


async def test_a_match_pays_its_stake_and_moves_both_ratings(house: House, service: MatchService) -> None:
    table = await played(house, service)
    settlement = await service.queries.settlement(table.id)
    (winner,) = table.match.winners
    won, lost = settlement.shares if winner == 0 else settlement.shares[::-1]
    assert (settlement.counted, settlement.why, settlement.stake) == (True, None, 3)
    assert [won.points, lost.points] == [3, -3]
    assert [won.balance_after, lost.balance_after] == [1003, 997]
    assert {won.rule, lost.rule} == {Settled.STAYED}
    for share, sign in ((won, 1), (lost, -1)):
        assert share.rating_before is not None
        assert share.rating_after is not None
        assert (share.rating_after.mu - share.rating_before.mu) * sign > 0
        assert share.rated_matches == 1


async def test_an_unrated_match_and_one_without_a_result_are_not_booked(house: House, service: MatchService) -> None:
    unrated = await service.queries.settlement((await played(house, service, rated=False)).id)
    alone = await against_computer(service)
    await service.seats.unseat(alone.id, ADA.id)
    computers = await service.queries.settlement(alone.id)
    for settlement in (unrated, computers):
        assert (settlement.counted, settlement.why, settlement.shares) == (False, Uncounted.UNRATED, ())
    table = await two_people(service)
    assert (await service.queries.settlement(table.id)).why is None
    await service.play.stop(table.id, ADA, moderator=True)
    closed = await service.queries.settlement(table.id)
    assert (closed.counted, closed.why, closed.shares) == (False, None, ())
    assert await house.rows("SELECT * FROM standings") == []


async def test_five_matches_a_day_between_two_people(house: House, service: MatchService) -> None:
    for _ in range(5):
        assert (await service.queries.settlement((await played(house, service)).id)).counted
    lobby = await service.seats.open(ADA, HERE, options(target=25), language="en-US")
    assert (await service.queries.at_stake(lobby)).counts
    lobby = await service.seats.join(lobby.id, BORA)
    stake = await service.queries.at_stake(lobby)
    assert (stake.points, stake.why) == (3, Uncounted.DAILY_LIMIT)
    assert [tuple(map(lobby.user, pair)) for pair in stake.spent] == [(ADA, BORA)]
    sixth = await house.play_out(service, await service.seats.start(lobby.id, ADA))
    settlement = await service.queries.settlement(sixth.id)
    assert (settlement.counted, settlement.why, settlement.shares) == (False, Uncounted.DAILY_LIMIT, ())

    other = await service.seats.open(ADA, HERE, options(target=25), language="en-US")
    other = await service.seats.join(other.id, CEM)
    assert (await service.queries.at_stake(other)).counts, "the limit is per pair of players"
    await service.play.stop(other.id, ADA)

    house.now = START - START % DAY + DAY
    assert (await service.queries.settlement((await played(house, service)).id)).counted, "and tomorrow is another day"


async def test_players_above_3000_gain_nothing_as_substitutes(house: House, service: MatchService) -> None:
    for _ in range(5):  # until the seat wins
        table = await two_people(service, options(target=25))
        await service.seats.leave(table.id, BORA)
        table = await service.seats.take_seat(table.id, CEM)
        cem = table.person_of(CEM.id)
        await rows(
            house.path,
            "INSERT INTO standings (guild, variant, person, points, wins, month, month_points, month_wins, week,"
            " week_points, week_wins) VALUES (?, '', ?, 3001, 0, '', 0, 0, '', 0, 0)"
            " ON CONFLICT (guild, variant, person) DO UPDATE SET points = 3001",
            HERE.guild,
            cem,
        )
        settlement = await service.queries.settlement((await house.play_out(service, table)).id)
        [share] = [share for share in settlement.shares if share.person == cem]
        assert share.points == 0
        assert await house.rows("SELECT DISTINCT wins FROM standings WHERE person = ?", cem) == [(0,)]
        if share.rule is Settled.SAT_IN_OVER_LIMIT:
            return
    raise AssertionError("the seat never won")


async def why(path: Path, match_id: int) -> object:
    ((reason,),) = await rows(path, "SELECT why FROM settlements WHERE match = ?", match_id)
    return reason


async def test_the_daily_limit_counts_booked_matches_of_both_as_owners(house: House) -> None:
    async with await house.open() as database:
        history = History(Store(database))
        for number in range(5):
            await history.match(["ada", "bora"], guild=1 + number % 2)  # on whichever server
            # Substituting, or an unrated match, does not count towards the daily limit.
            await history.half_finished(["cem", f"guest {number}"], leaves="cem", sits_in="ada")
            await history.match(["ada", "cem"], agreed=options_of("para", rated=False))
        assert await why(house.path, await history.match(["bora", "ada"])) == "daily-limit"
        assert await why(house.path, await history.match(["ada", "cem"])) is None


async def test_opponents_spend_their_day_and_partners_do_not(house: House) -> None:
    pairs = options_of("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1))
    async with await house.open() as database:
        history = History(Store(database))
        for number in range(5):
            await history.match(["ada", "cem", "bora", f"y{number}"], agreed=pairs)
        assert await why(house.path, await history.match(["ada", "bora"])) is None
        assert await why(house.path, await history.match(["ada", "x9", "bora", "y9"], agreed=pairs)) is None
        assert await why(house.path, await history.match(["ada", "x9", "y9", "cem"], agreed=pairs)) == "daily-limit"
        assert await why(house.path, await history.match(["ada", "x9", "cem", "y9"], agreed=pairs)) is None


async def test_the_day_is_that_of_the_decision_in_utc(house: House) -> None:
    async with await house.open() as database:
        history = History(Store(database))
        midnight = history.now - history.now % DAY + DAY
        history.now = midnight - 1
        for _ in range(5):
            await history.match(["ada", "bora"])
        assert await why(house.path, await history.match(["ada", "bora"])) == "daily-limit"
        history.now = midnight
        assert await why(house.path, await history.match(["ada", "bora"])) is None


def test_who_let_the_computer_choose_has_left_also_where_nothing_is_booked() -> None:
    match = finished(Random(1))
    owner = match.seats[0].person
    assert owner is not None
    played = replace(match.seats[0], choices=3, computer_choices=2)
    after = unbooked_outcomes(replace(match, seats=(played, match.seats[1])))
    assert unbooked_outcomes(match)[owner] is not PersonalOutcome.LEFT
    assert after == {**unbooked_outcomes(match), owner: PersonalOutcome.LEFT}


async def test_what_counted_at_the_start_is_booked_whatever_ends_meanwhile(house: House, service: MatchService) -> None:
    """Case N13: four matches are booked, a big one begins, a fifth and a sixth end elsewhere before it."""
    for _ in range(4):
        assert (await service.queries.settlement((await played(house, service)).id)).counted
    big = await two_people(service, options(target=100))
    assert (await service.queries.at_stake(big)).counts
    later = [await played(house, service) for _ in range(2)]
    assert [(await service.queries.settlement(table.id)).counted for table in later] == [False, False]
    assert (await service.queries.at_stake(await service.queries.table(big.id))).counts
    ended = await house.play_out(service, await service.queries.table(big.id))
    settlement = await service.queries.settlement(ended.id)
    assert (settlement.counted, sorted(share.points for share in settlement.shares)) == (True, [-11, 11])


async def test_what_did_not_count_at_the_start_is_not_booked_tomorrow(house: House, service: MatchService) -> None:
    for _ in range(5):
        await played(house, service)
    sixth = await two_people(service, options(target=25))
    house.now += DAY
    assert (await service.queries.at_stake(sixth)).why is Uncounted.DAILY_LIMIT
    settlement = await service.queries.settlement((await house.play_out(service, sixth)).id)
    assert (settlement.counted, settlement.why) == (False, Uncounted.DAILY_LIMIT)


async def test_a_match_without_a_result_gives_its_place_back(house: House, service: MatchService) -> None:
    for _ in range(4):
        await played(house, service)
    stopped = await two_people(service, options(target=25))
    await service.play.stop(stopped.id, ADA, moderator=True)
    assert (await service.queries.settlement((await played(house, service)).id)).counted


async def test_a_running_match_of_an_older_file_is_decided_at_its_end(house: House, service: MatchService) -> None:
    older = await two_people(service, options(target=25))
    await house.rows("DELETE FROM decisions")
    await house.rows("DELETE FROM opponents")
    assert (await service.queries.at_stake(older)).counts
    for _ in range(5):
        await played(house, service)
    settlement = await service.queries.settlement((await house.play_out(service, older)).id)
    assert (settlement.counted, settlement.why) == (False, Uncounted.DAILY_LIMIT)
