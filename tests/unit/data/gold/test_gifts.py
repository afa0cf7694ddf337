"""Accounts of people: the gift of the day, and what an account says."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from data.gold.service import MOVES, Gold
from data.matches.service import MatchService, Refusal
from data.own_data import OwnData
from data.people import People
from data.records.gold import GIFT, PostingKind
from data.retention import KEPT_AFTER_REMOVAL, Retention
from data.servers import Servers
from data.storage.store import Store
from tests.support.gold import balances, check_books, staked, switch_gold, turn_on
from tests.support.match_service import ADA, BORA, HERE, House, broken_references
from tests.support.refusals import refused

DAY = 86_400_000


@pytest.fixture
async def store(house: House) -> AsyncIterator[Store]:
    async with await house.open() as opened:
        yield Store(opened)


@pytest.fixture
def service(house: House, store: Store) -> MatchService:
    return house.service(store._database)


async def test_there_is_no_gold_until_it_is_turned_on(house: House, store: Store) -> None:
    gold = Gold(store, lambda: house.now)
    assert not await gold.is_on(HERE.guild)
    assert not (await gold.account(ADA.id, HERE.guild)).is_on
    with refused(Refusal.GOLD_OFF):
        await gold.take_gift(ADA, HERE.guild)
    await switch_gold(house, store, on=True)
    assert await gold.is_on(HERE.guild)
    assert not await gold.is_on(2)
    assert (await gold.take_gift(ADA, HERE.guild)).balance == GIFT


async def test_one_gift_a_day_by_the_calendar_of_utc(house: House, store: Store) -> None:
    gold = await turn_on(house, store)
    house.now += DAY - 1  # the last moment of a day
    account = await gold.take_gift(ADA, HERE.guild)
    assert account.next_gift == house.now + 1
    with refused(Refusal.GIFT_TAKEN):
        await gold.take_gift(ADA, HERE.guild)
    house.now += 1
    assert (await gold.account(ADA.id, HERE.guild)).next_gift is None
    assert (await gold.take_gift(ADA, HERE.guild)).balance == 2 * GIFT
    house.now -= DAY  # a clock that was set back gives nothing twice
    with refused(Refusal.GIFT_TAKEN):
        await gold.take_gift(ADA, HERE.guild)
    await check_books(house.path)


async def test_who_is_erased_and_back_has_no_second_gift_on_the_same_day(
    house: House, store: Store, service: MatchService
) -> None:
    gold = await turn_on(house, store, gifts=(ADA, BORA))
    table = await staked(service, (ADA, BORA), gold=GIFT)
    await service.seats.leave(table.id, ADA)
    await service.play.claim(table.id, BORA)
    await OwnData(store, People(store, lambda: house.now), service.forget_person, lambda: house.now).erase(ADA.id)
    tomorrow = (house.now // DAY + 1) * DAY
    assert (await gold.account(ADA.id, HERE.guild)).next_gift == tomorrow
    with refused(Refusal.GIFT_TAKEN):
        await gold.take_gift(ADA, HERE.guild)
    assert await house.rows("SELECT key FROM persons WHERE account = ?", ADA.id) == []
    house.now = tomorrow
    assert (await gold.take_gift(ADA, HERE.guild)).balance == GIFT
    await check_books(house.path)


async def test_each_server_has_its_own(house: House, store: Store) -> None:
    gold = await turn_on(house, store, gifts=(ADA,))
    await turn_on(house, store, guild=2)
    assert (await gold.account(ADA.id, 2)).balance == 0
    assert (await gold.take_gift(ADA, 2)).balance == GIFT
    await check_books(house.path)


async def test_an_account_names_its_last_changes(house: House, store: Store, service: MatchService) -> None:
    gold = await turn_on(house, store, gifts=(ADA, BORA))
    house.now += 1000
    table = await staked(service, gold=20)
    account = await gold.account(ADA.id, HERE.guild)
    assert [(move.kind, move.amount, move.match_id) for move in account.moves] == [
        (PostingKind.STAKE, -20, table.id),
        (PostingKind.GIFT, GIFT, None),
    ]
    for _ in range(MOVES):
        house.now += DAY
        await gold.take_gift(ADA, HERE.guild)
    assert len((await gold.account(ADA.id, HERE.guild)).moves) == MOVES


async def test_all_of_it_is_in_the_export_and_nothing_stays_of_a_server_that_is_gone(
    house: House, store: Store, service: MatchService
) -> None:
    await turn_on(house, store, gifts=(ADA, BORA))
    await turn_on(house, store, gifts=(BORA,), guild=2)
    table = await house.play_out(service, await staked(service))
    (account,) = (
        await OwnData(store, People(store, lambda: house.now), service.forget_person, lambda: house.now).export(ADA.id)
    )["gold"]
    assert account["server"] == "1"
    assert [each["kind"] for each in account["changes"]] == ["gift", "stake", "payout"][: len(account["changes"])]
    assert account["changes"][1]["match"] == str(table.id)
    assert sum(each["amount"] for each in account["changes"]) == account["balance"]
    retention = Retention(store, Servers(store, lambda: house.now), lambda: house.now)
    await retention.removed(HERE.guild)
    house.now += KEPT_AFTER_REMOVAL
    await retention.delete_due({2})
    await check_books(house.path)
    assert await balances(house.path) == {}
    assert await balances(house.path, 2) == {"Bora": GIFT}, "who has gold elsewhere keeps the name as well"
    assert len(await house.rows("SELECT * FROM gold_postings")) == 1
    assert await broken_references(house.path) == []
