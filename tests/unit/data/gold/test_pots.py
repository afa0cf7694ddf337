"""The pot of a match: who puts in, who gets it, and when it goes back (P6)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from data.gold.pots import portions
from data.gold.service import Gold
from data.matches.service import MatchService, Refusal
from data.moderation import Moderation
from data.own_data import OwnData
from data.people import People
from data.storage.database import Database
from data.storage.store import Store
from engine.errors import Code
from engine.events import Event, Left, SeatTaken
from engine.match import Match
from engine.rules import Goal
from tests.support.gold import balances, check_books, pots, staked, switch_gold, turn_on
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, House, options, until
from tests.support.random_matches import finished, played_out
from tests.support.random_matches import options as options_of
from tests.support.refusals import illegal, refused

PARA = options_of("para", rated=False)
PAIRS = options_of("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1))
FOUR = options_of("ceza", seats=4, hand_size=5, goal=Goal(rounds=1))


@pytest.fixture
async def database(house: House) -> AsyncIterator[Database]:
    async with await house.open() as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


@pytest.fixture
def service(house: House, database: Database) -> MatchService:
    return house.service(database)


@pytest.fixture
async def gold(house: House, store: Store) -> Gold:
    """Gold is on, and four people have had their gift of 100."""
    return await turn_on(house, store, gifts=(ADA, BORA, CEM, DILA))


def played(agreed: object, *between: Event, winner: int | None, seats: tuple[int, ...] = ()) -> Match:
    """A random match with these events after the deal, which this side has won (None: a draw)."""
    for seed in range(200):
        match = played_out(agreed, *between, seed=seed)  # type: ignore[arg-type]
        if match.winners == (() if winner is None else (winner,)):
            return match
    raise AssertionError("no such match")


# ---- the rule itself -------------------------------------------------------------------------------------------------


def test_the_winner_takes_the_pot() -> None:
    assert portions(played(PARA, winner=1), {1: 50, 2: 50}) == {2: 100}


def test_a_draw_returns_what_each_put_in() -> None:
    assert portions(played(PARA, winner=None), {1: 50, 2: 50}) == {1: 50, 2: 50}


def test_a_winning_pair_shares() -> None:
    assert portions(played(PAIRS, winner=0), dict.fromkeys((1, 2, 3, 4), 20)) == {1: 40, 3: 40}


def test_who_left_forfeits_and_the_best_person_takes_what_the_computer_won() -> None:
    assert portions(played(PARA, Left(1), winner=0), {1: 50, 2: 50}) == {2: 100}
    assert portions(played(PARA, Left(1), winner=None), {1: 50, 2: 50}) == {2: 100}


def test_a_substitute_plays_for_the_stake_of_who_left() -> None:
    won, lost = (played(PARA, Left(1), SeatTaken(0, 5), winner=side) for side in (0, 1))
    assert portions(won, {1: 50, 2: 50}) == {5: 100}
    assert portions(lost, {1: 50, 2: 50}) == {2: 100}
    drawn = played(PARA, Left(1), SeatTaken(0, 5), winner=None)
    assert portions(drawn, {1: 50, 2: 50}) == {5: 50, 2: 50}


def test_of_several_substitutes_the_last_one_counts() -> None:
    match = played(PARA, Left(1), SeatTaken(0, 5), Left(5), SeatTaken(0, 6), winner=0)
    assert portions(match, {1: 50, 2: 50}) == {6: 100}
    match = played(PARA, Left(1), SeatTaken(0, 5), Left(5), winner=0)
    assert portions(match, {1: 50, 2: 50}) == {2: 100}
    match = played(PARA, Left(1), SeatTaken(0, 1), winner=0)
    assert portions(match, {1: 50, 2: 50}) == {1: 100}


def test_a_partner_who_stayed_takes_the_whole_pot_of_the_pair() -> None:
    match = played(PAIRS, Left(3), winner=0)
    assert portions(match, dict.fromkeys((1, 2, 3, 4), 20)) == {1: 80}


def test_the_next_best_takes_what_a_computer_has_won_among_four() -> None:
    matches = (played_out(FOUR, Left(2), seed=seed) for seed in range(100))
    match = next(each for each in matches if each.winners == (1,) and _best_but_one(each) is not None)
    best = _best_but_one(match)
    assert best is not None
    assert portions(match, dict.fromkeys((1, 2, 3, 4), 10)) == {best + 1: 40}


def _best_but_one(match: Match) -> int | None:
    """Of seats 0, 2 and 3 the one with the fewest penalty points, if it is alone with them."""
    scores = {seat: match.scores[seat] for seat in (0, 2, 3)}
    found = [seat for seat, score in scores.items() if score == min(scores.values())]
    return found[0] if len(found) == 1 else None


def test_nobody_takes_the_pot_of_a_match_that_all_have_left() -> None:
    assert portions(played(PARA, Left(1), Left(2), winner=0), {1: 50, 2: 50}) == {}


def test_what_does_not_divide_goes_to_the_first_seats() -> None:
    three = played(PAIRS, winner=1)
    assert portions(three, {1: 25, 2: 25, 3: 25}) == {2: 38, 4: 37}


@pytest.mark.parametrize("seed", range(40))
def test_never_more_than_the_pot_and_never_less_while_a_person_is_there(seed: int) -> None:
    rng = Random(seed)
    agreed = rng.choice([PARA, PAIRS, FOUR, options_of("straight", seats=3, goal=Goal(target=100))])
    match = finished(rng, agreed)
    people = [seat.sitters[0] for seat in match.seats if seat.sitters]
    got = portions(match, dict.fromkeys(people, 10))
    assert sum(got.values()) == (10 * len(people) if match.persons else 0)
    assert set(got) <= set(match.persons)
    assert min(got.values(), default=1) > 0


# ---- the books -------------------------------------------------------------------------------------------------------


async def test_everybody_puts_in_at_the_start_and_the_winner_takes_it(
    house: House, service: MatchService, gold: Gold
) -> None:
    table = await staked(service)
    assert await balances(house.path) == {"Ada": 50, "Bora": 50, "Cem": 100, "Dila": 100}
    assert await pots(house.path) == {table.id: 100}
    await check_books(house.path)
    table = await house.play_out(service, table)
    winner = table.seat_user(table.match.winners[0])
    assert winner is not None
    after = await balances(house.path)
    assert after[winner.name] == 150
    assert sorted(after.values()) == [50, 100, 100, 150]
    assert await pots(house.path) == {}
    await check_books(house.path)
    info = (await service.queries.ladder_info(table)).gold
    assert info is not None
    assert (info.stake, info.pot, info.ended, info.voided) == (50, 100, True, False)
    assert [(table.user(person), amount) for person, amount in info.received] == [(winner, 100)]


async def test_the_pot_outlives_a_restart(house: House, service: MatchService, gold: Gold, store: Store) -> None:
    table = await staked(service)
    again = house.service(store._database)
    await again.load()
    await house.play_out(again, await again.queries.table(table.id))
    assert sorted((await balances(house.path)).values()) == [50, 100, 100, 150]
    await check_books(house.path)


async def test_without_a_result_everybody_has_it_back(house: House, service: MatchService, gold: Gold) -> None:
    table = await staked(service)
    await service.seats.leave(table.id, BORA)
    await service.play.stop(table.id, CEM, moderator=True)
    assert set((await balances(house.path)).values()) == {100}
    table = await staked(service)
    await service.play.close_server(HERE.guild)
    assert set((await balances(house.path)).values()) == {100}
    assert await pots(house.path) == {}
    await check_books(house.path)


async def test_a_match_whose_log_cannot_be_read_gives_it_back_too(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    await staked(service)
    await house.rows("UPDATE matches SET rules_version = 99")
    await house.service(store._database).load()
    assert set((await balances(house.path)).values()) == {100}
    await check_books(house.path)


async def test_a_rated_match_that_the_others_have_left_is_won_with_its_pot(
    house: House, service: MatchService, gold: Gold
) -> None:
    table = await staked(service)
    await service.seats.leave(table.id, BORA)
    await service.play.claim(table.id, ADA)
    assert (await balances(house.path))["Ada"] == 150
    await check_books(house.path)


async def test_when_all_have_left_the_pot_goes_where_gifts_come_from(
    house: House, service: MatchService, gold: Gold
) -> None:
    table = await staked(service)
    await service.seats.leave(table.id, ADA)
    table = await service.seats.leave(table.id, BORA)
    assert not table.match.is_live
    assert await balances(house.path) == {"Ada": 50, "Bora": 50, "Cem": 100, "Dila": 100}
    assert await pots(house.path) == {}
    await check_books(house.path)
    info = (await service.queries.ladder_info(table)).gold
    assert info is not None
    assert (info.ended, info.received) == (True, ())


async def test_a_void_moves_everything_back_also_what_was_spent(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    first = await house.play_out(service, await staked(service, gold=100))
    winner = first.seat_user(first.match.winners[0])
    assert winner is not None
    await house.play_out(service, await staked(service, (winner, CEM), gold=100))
    before = await balances(house.path)
    moderation = Moderation(store, lambda: house.now)
    await moderation.void(HERE.guild, first.id, by=DILA)
    after = await balances(house.path)
    loser = ADA if winner == BORA else BORA
    assert after == before | {winner.name: before[winner.name] - 100, loser.name: before[loser.name] + 100}
    await check_books(house.path)
    with refused(Refusal.NOT_ON_LADDER):
        await moderation.void(HERE.guild, first.id, by=DILA)
    assert await balances(house.path) == after
    info = (await service.queries.ladder_info(first)).gold
    assert info is not None
    assert info.voided


async def test_a_void_may_leave_an_account_below_zero_which_cannot_sit_down_then(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    first = await house.play_out(service, await staked(service, gold=100))
    winner = first.seat_user(first.match.winners[0])
    assert winner is not None
    for _ in range(20):  # until the 200 are gone
        table = await staked(service, (winner, CEM), gold=100)
        await service.seats.leave(table.id, winner)
        await service.play.claim(table.id, CEM)
        if (await balances(house.path))[winner.name] == 0:
            break
    await Moderation(store, lambda: house.now).void(HERE.guild, first.id, by=DILA)
    assert (await balances(house.path))[winner.name] == -100
    await check_books(house.path)
    with refused(Refusal.TOO_LITTLE_GOLD):
        await service.seats.open(winner, HERE, options(), language="tr", gold=10)


async def test_there_is_nothing_to_void_where_everybody_has_the_stake_back(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    table = await staked(service)
    await service.play.stop(table.id, CEM, moderator=True)
    with refused(Refusal.NOT_ON_LADDER):
        await Moderation(store, lambda: house.now).void(HERE.guild, table.id, by=DILA)
    info = (await service.queries.ladder_info(await service.queries.table(table.id))).gold
    assert info is not None
    assert not info.voided


async def test_an_unrated_match_with_a_stake_can_be_voided_as_well(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    table = await house.play_out(service, await staked(service, agreed=options(target=25, rated=False)))
    await Moderation(store, lambda: house.now).void(HERE.guild, table.id, by=DILA)
    assert set((await balances(house.path)).values()) == {100}
    await check_books(house.path)


# ---- who may play ----------------------------------------------------------------------------------------------------


async def test_who_cannot_put_in_the_stake_cannot_sit_down(house: House, service: MatchService, gold: Gold) -> None:
    with refused(Refusal.TOO_LITTLE_GOLD):
        await service.seats.open(ADA, HERE, options(), language="tr", gold=200)
    table = await service.seats.open(ADA, HERE, options(), language="tr", gold=100)
    spent = await staked(service, (CEM, DILA))
    await service.play.stop(spent.id, ADA, moderator=True)
    await staked(service, (BORA, DILA))
    with refused(Refusal.TOO_LITTLE_GOLD):
        await service.seats.join(table.id, BORA)
    with illegal(Code.BAD_OPTION):
        await service.seats.open(CEM, HERE, options(), language="tr", gold=7)
    with refused(Refusal.STAKE_NEEDS_TWO):
        await service.seats.open(CEM, HERE, options(), language="tr", gold=10, computers=["easy"])


async def test_the_start_refuses_who_has_spent_it_meanwhile_and_changes_nothing(
    house: House, service: MatchService, gold: Gold
) -> None:
    first = await service.seats.open(ADA, HERE, options(), language="tr", gold=100)
    await service.seats.join(first.id, BORA)
    await staked(service, (BORA, CEM))
    with pytest.RaisesExc(Exception, match="Bora"):
        await service.seats.start(first.id, ADA)
    assert (await service.queries.table(first.id)).match.started is None
    assert (await balances(house.path))["Ada"] == 100
    await check_books(house.path)


async def test_a_second_press_on_start_puts_nothing_in_again(house: House, service: MatchService, gold: Gold) -> None:
    table = await staked(service)
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.start(table.id, ADA)
    assert await pots(house.path) == {table.id: 100}


async def test_leaving_the_lobby_costs_nothing(house: House, service: MatchService, gold: Gold) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="tr", gold=100)
    await service.seats.join(table.id, BORA)
    await service.seats.leave(table.id, BORA)
    await service.seats.leave(table.id, ADA)
    assert set((await balances(house.path)).values()) == {100}


async def test_a_person_with_computers_only_puts_nothing_in(house: House, service: MatchService, gold: Gold) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="tr", gold=100)
    table = await service.seats.start(table.id, ADA, fill=True)
    assert await balances(house.path) == {"Ada": 100, "Bora": 100, "Cem": 100, "Dila": 100}
    await service.play.stop(table.id, ADA)
    await check_books(house.path)


async def test_computers_put_nothing_in(house: House, service: MatchService, gold: Gold) -> None:
    agreed = options_of("ceza", seats=3, hand_size=5, goal=Goal(rounds=1), rated=False)
    table = await service.seats.open(ADA, HERE, agreed, language="tr", gold=50)
    await service.seats.join(table.id, BORA)
    table = await service.seats.start(table.id, ADA, fill=True)
    assert await pots(house.path) == {table.id: 100}
    await check_books(house.path)


async def test_a_rematch_is_for_the_same_stake_and_checked_again(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    table = await house.play_out(service, await staked(service, gold=100))
    left = await balances(house.path)
    winner, loser = (ADA, BORA) if left["Ada"] else (BORA, ADA)
    with refused(Refusal.TOO_LITTLE_GOLD):
        await service.seats.rematch(table.id, loser)
    again, _ = await service.seats.rematch(table.id, winner)
    assert again.gold == 100
    with refused(Refusal.TOO_LITTLE_GOLD):
        await service.seats.join(again.id, loser)
    await service.seats.leave(again.id, winner)
    await switch_gold(house, store, on=False)
    without, _ = await service.seats.rematch(table.id, loser)
    assert without.gold == 0


async def test_gold_that_is_turned_off_is_not_put_in_but_running_pots_are_paid(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    running = await staked(service)
    lobby = await service.seats.open(CEM, HERE, options(target=25), language="tr", gold=50)
    await switch_gold(house, store, on=False)
    with refused(Refusal.GOLD_OFF):
        await service.seats.open(ADA, HERE, options(), language="tr", gold=10)
    await service.seats.join(lobby.id, DILA)
    table = await service.seats.start(lobby.id, CEM)
    assert await pots(house.path) == {running.id: 100}
    info = (await service.queries.ladder_info(table)).gold
    assert info is not None
    assert info.stake == 0
    await house.play_out(service, running)
    assert sorted((await balances(house.path)).values()) == [50, 100, 100, 150]
    await check_books(house.path)


async def test_an_erased_person_is_still_paid_under_the_key_that_leads_to_nobody(
    house: House, service: MatchService, gold: Gold, store: Store
) -> None:
    table = await staked(service)
    await service.seats.leave(table.id, BORA)
    data = OwnData(store, People(store, lambda: house.now), service.forget_person, lambda: house.now)
    assert (await data.export(BORA.id))["gold"][0]["balance"] == 50
    await data.erase(BORA.id)
    await service.play.stop(table.id, CEM, moderator=True)
    assert await balances(house.path) == {"Ada": 100, "?": 100, "Cem": 100, "Dila": 100}
    await check_books(house.path)
    house.now += 86_400_000
    await gold.take_gift(BORA, HERE.guild)
    assert (await gold.account(BORA.id, HERE.guild)).balance == 100, "who comes back is a new person"
    await check_books(house.path)


async def test_the_host_of_an_unrated_match_cannot_end_it_alone_to_have_the_stake_back(
    house: House, service: MatchService, gold: Gold
) -> None:
    table = await staked(service, agreed=options(rated=False))
    table = await service.play.stop(table.id, ADA)
    assert table.match.is_live
    assert await pots(house.path) == {table.id: 100}
    table = await service.play.stop(table.id, BORA)
    assert not table.match.is_live
    assert set((await balances(house.path)).values()) == {100}
    table = await staked(service, agreed=options(rated=False))
    await service.seats.leave(table.id, BORA)
    table = await service.play.stop(table.id, ADA)
    assert not table.match.is_live, "nobody else is there to agree"
    assert set((await balances(house.path)).values()) == {100}
    await check_books(house.path)


async def test_a_lobby_that_expires_moves_nothing(house: House, service: MatchService, gold: Gold) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="tr", gold=100)
    await until(house, service, table)
    assert set((await balances(house.path)).values()) == {100}
    await check_books(house.path)
