"""Lobbies at the service, and how many tables there may be."""

from __future__ import annotations

from data.matches.service import MatchService, Place, Refusal, User
from engine.errors import Code
from engine.events import Reason, RoundDealt, Started
from engine.match import Computer, Phase
from tests.support.match_service import ADA, BORA, CEM, HERE, House, options, two_people
from tests.support.refusals import illegal, refused

# ---- lobby -----------------------------------------------------------------------------------------------------------


async def test_a_lobby_and_its_start(house: House, service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="tr")
    assert (table.language, table.place, table.host_user, table.match.phase) == ("tr", HERE, ADA, Phase.LOBBY)
    with illegal(Code.TOO_FEW):
        await service.seats.start(table.id, ADA)
    with illegal(Code.ALREADY_SEATED):
        await service.seats.join(table.id, ADA)
    table = await service.seats.join(table.id, BORA)
    with illegal(Code.LOBBY_FULL):
        await service.seats.join(table.id, CEM)
    assert await house.rows("SELECT account FROM persons ORDER BY key") == [(ADA.id,), (BORA.id,)]
    for user in (BORA, CEM):
        with refused(Refusal.NOT_HOST):
            await service.seats.start(table.id, user)
    table = await service.seats.start(table.id, ADA)
    assert [type(event) for event in house.updates[-1].events[:2]] == [Started, RoundDealt]
    assert table.match.on_turn is not None, "a lead that the hands decide is laid already"
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.join(table.id, CEM)


async def test_free_seats_are_filled_when_the_host_says_so(house: House, service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    table = await service.seats.start(table.id, ADA, fill=True)
    assert table.match.seats[1].owner == Computer("medium")
    assert not table.match.rated


async def test_computers_sit_down_with_the_host(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US", computers=["medium"])
    assert table.match.seats[1].occupant == Computer("medium")
    other = await service.seats.open(ADA, HERE, options(), language="en-US")
    with refused(Refusal.NOT_HOST):
        await service.seats.add_computer(other.id, BORA, "medium")
    with illegal(Code.BAD_OPTION):
        await service.seats.add_computer(other.id, ADA, "godlike")
    other = await service.seats.add_computer(other.id, ADA, "medium")
    assert other.match.seats[1].occupant == Computer("medium")
    with illegal(Code.LOBBY_FULL):
        await service.seats.add_computer(other.id, ADA, "medium")


async def test_too_many_computers_open_no_table(house: House, service: MatchService) -> None:
    with illegal(Code.BAD_OPTION):
        await service.seats.open(ADA, HERE, options(), language="en-US", computers=["medium"] * 2)
    assert await house.rows("SELECT id FROM matches") == []
    assert await house.rows("SELECT key FROM persons") == []
    assert house.updates == []


async def test_an_empty_lobby_closes_and_a_host_who_leaves_passes_the_role_on(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.join(table.id, BORA)
    table = await service.seats.leave(table.id, ADA)
    assert table.host_user == BORA
    assert table.match.seats[0].occupant is None
    table = await service.seats.leave(table.id, BORA)
    assert (table.match.phase, table.match.reason) == (Phase.CLOSED, Reason.EMPTY)
    assert await service.queries.tables_in(HERE.channel) == []


async def test_the_last_name_of_a_person_is_kept(house: House, service: MatchService) -> None:
    table = await two_people(service)
    renamed = User(house.on_turn(table).id, "Yeni Ad")
    assert table.match.round is not None
    table = await service.play.move(table.id, renamed, table.match.seq, table.match.round.legal()[0])
    assert renamed in table.people.values()
    assert await house.rows("SELECT name FROM persons WHERE account = ?", renamed.id) == [("Yeni Ad",)]


# ---- limits ----------------------------------------------------------------------------------------------------------


async def test_a_person_sits_at_two_tables(service: MatchService) -> None:
    first = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.open(ADA, HERE, options(), language="en-US")
    third = await service.seats.open(BORA, HERE, options(), language="en-US")
    with refused(Refusal.TOO_MANY_TABLES_YOURS) as limit:
        await service.seats.open(ADA, Place(1, 11), options(), language="en-US")
    assert limit.value.details == {"allowed": 2}
    with refused(Refusal.TOO_MANY_TABLES_YOURS):
        await service.seats.join(third.id, ADA)
    with illegal(Code.ALREADY_SEATED):
        await service.seats.join(first.id, ADA)
    await service.seats.leave(first.id, ADA)
    assert (await service.seats.join(third.id, ADA)).seat_of(ADA.id) == 1


async def test_a_channel_holds_three_tables(service: MatchService) -> None:
    for number in range(3):
        await service.seats.open(User(number, "x"), HERE, options(), language="en-US")
    with refused(Refusal.TOO_MANY_TABLES_HERE) as limit:
        await service.seats.open(ADA, HERE, options(), language="en-US")
    assert limit.value.details == {"allowed": 3}
    assert len(await service.queries.tables_in(HERE.channel)) == 3
    elsewhere = await service.seats.open(ADA, Place(1, 11), options(), language="en-US")
    assert await service.queries.tables_in(11) == [elsewhere]
