"""Logs that this code cannot read are never guessed at: the match is closed, and its people are free."""

from __future__ import annotations

import pytest

from data.matches.service import Refusal, Table
from data.records.matches import AuditKind
from engine.errors import Code
from engine.events import Closed, Reason
from engine.match import Phase
from tests.support.match_service import ADA, BORA, CEM, HERE, TURN, House, options, two_people
from tests.support.refusals import illegal, refused
from tests.support.stores import sqlite_only

DAMAGES = {
    "unknown kind": "UPDATE events SET kind = 'Teleported' WHERE match = 1 AND seq = 3",
    "missing field": "UPDATE events SET payload = '{}' WHERE match = 1 AND seq = 4",
    "unknown field": "UPDATE events SET payload = json_set(payload, '$.more', 1) WHERE match = 1 AND seq = 4",
    "missing field, defaulted": "UPDATE events SET payload = json_remove(payload, '$.by') WHERE seq = 5",
    "missing option, defaulted": "UPDATE events SET payload = json_remove(payload, '$.options.rated') WHERE seq = 1",
    "missing rounds": "UPDATE events SET payload = json_remove(payload, '$.options.goal.rounds') WHERE seq = 1",
    "missing option": "UPDATE events SET payload = json_remove(payload, '$.options.seats') WHERE match = 1 AND seq = 1",
    "no JSON": "UPDATE events SET payload = '{' WHERE match = 1 AND seq = 4",
    "another shape": "UPDATE events SET payload = '[]' WHERE match = 1 AND seq = 4",
    "a value of another type": "UPDATE events SET payload = '{\"secret\":7}' WHERE match = 1 AND seq = 4",
    "newer codec": "UPDATE events SET codec = codec + 1 WHERE match = 1 AND seq = 2",
    "gap": "DELETE FROM events WHERE match = 1 AND seq = 2",
    "no beginning": "DELETE FROM events WHERE match = 1 AND seq = 1",
    "empty": "DELETE FROM events WHERE match = 1",
    "against the rules": "UPDATE events SET kind = 'Started', payload = '{}' WHERE match = 1 AND seq = 2",
    "no such seat": """UPDATE events SET kind = 'Played', payload = '{"seat":9,"tile":"6-6","arm":null,"by":"occupant"}'
        WHERE match = 1 AND seq = 5""",
}


async def damaged(house: House, damage: str) -> Table:
    async with house.running() as service:
        table = await two_people(service)
    await house.rows(damage)
    return table


@sqlite_only
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
async def test_a_match_with_a_damaged_log_is_closed_and_its_people_are_free(
    house: House, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await damaged(house, damage)
    caplog.clear()
    async with house.running() as service:
        closed = await service.queries.table(table.id)
        assert (closed.match.phase, closed.match.reason) == (Phase.CLOSED, Reason.OUTDATED)
        assert (closed.place, closed.board, closed.due_at) == (table.place, table.board, None)
        assert house.updates[-1].events == (Closed(Reason.OUTDATED),)
        assert house.updates[-1].table == closed
        assert await service.queries.live_tables() == ()
        (line,) = await service.queries.audit_log(HERE.guild, 10)
        assert (line.match_id, line.kind, line.actor) == (table.id, AuditKind.OUTDATED, None)
        for _ in range(2):
            await service.seats.open(ADA, HERE, options(), language="en-US")
    assert caplog.text.count("match 1") == caplog.text.count("closed as outdated") == 1


@pytest.mark.parametrize("what", ["press", "leave", "list", "seats", "due", "stop", "lost", "paused"])
async def test_it_is_closed_whatever_comes_across_it(house: House, what: str) -> None:
    table = await damaged(house, DAMAGES["no JSON"])
    async with house.running() as service:
        if what == "paused":
            await house.rows("UPDATE matches SET due_at = NULL, call_at = NULL, paused_at = 1, give_up_at = 2")
        match what:
            case "press":
                with illegal(Code.NOT_RUNNING):
                    await house.press(service, table)
            case "leave":
                with illegal(Code.NOT_RUNNING):
                    await service.seats.leave(table.id, ADA)
            case "list":
                assert await service.queries.tables_in(HERE.channel) == []
            case "seats":
                assert await service.queries.seats_of(BORA) == []
            case "stop":
                with illegal(Code.NOT_RUNNING):
                    await service.play.stop(table.id, CEM, moderator=True)
            case "lost":
                assert [each.match.reason for each in await service.play.close_lost(HERE)] == [Reason.OUTDATED]
            case _:
                house.now += TURN
                await service.tick()
        assert await service.queries.live_tables() == ()
        assert [update.events for update in house.updates[-1:]] == [(Closed(Reason.OUTDATED),)]


async def test_of_an_unrated_match_the_log_of_the_server_says_nothing(house: House) -> None:
    async with house.running() as service:
        table = await two_people(service, options(rated=False))
    await house.rows(DAMAGES["no JSON"])
    async with house.running() as service:
        assert not (await service.queries.table(table.id)).match.is_live
        assert await service.queries.audit_log(HERE.guild, 10) == ()


async def test_a_match_that_nobody_is_known_of_is_gone(house: House) -> None:
    table = await damaged(house, DAMAGES["no JSON"])
    await house.rows("DELETE FROM sitters")
    async with house.running() as service:
        with refused(Refusal.NO_SUCH_MATCH):
            await service.queries.table(table.id)
        assert await service.queries.live_tables() == ()


async def test_a_finished_match_with_a_damaged_log_keeps_its_result(house: House) -> None:
    async with house.running() as service:
        table = await house.play_out(service, await two_people(service))
    await house.rows(DAMAGES["no JSON"])
    async with house.running() as service:
        with refused(Refusal.NO_SUCH_MATCH):
            await service.queries.table(table.id)
        assert len(await service.queries.results(table.id)) == 2
        assert await service.queries.audit_log(HERE.guild, 10) == ()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE matches SET rules_version = rules_version + 1 WHERE id = ?",
        "UPDATE matches SET variant = 'checkers' WHERE id = ?",
    ],
)
async def test_a_live_match_of_unknown_rules_is_closed_at_the_start(house: House, change: str) -> None:
    async with house.running() as service:
        table = await two_people(service)
        await service.play.board_posted(table.id, 555)
        kept = await two_people(service)
    await house.rows(change, table.id)
    house.updates.clear()
    async with house.running() as service:
        assert await service.queries.live_tables() == (kept.id,)
        assert [(each.table.id, each.table.board, each.events) for each in house.updates] == [
            (table.id, 555, (Closed(Reason.OUTDATED),))
        ]
        closed = await service.queries.table(table.id)
        assert (closed.match.reason, closed.match.phase, closed.host_user) == (Reason.OUTDATED, Phase.CLOSED, ADA)
        assert await service.queries.results(table.id) == ()
        assert [each.id for each in await service.queries.seats_of(BORA)] == [kept.id]
        assert [each.match_id for each in await service.queries.audit_log(HERE.guild, 10)] == [table.id]
    house.updates.clear()
    async with house.running():
        assert house.updates == [], "said once"


async def test_a_finished_match_of_older_rules_is_not_shown_wrongly(house: House) -> None:
    async with house.running() as service:
        table = await house.play_out(service, await two_people(service))
    await house.rows("UPDATE matches SET rules_version = rules_version + 1")
    async with house.running() as service:
        with refused(Refusal.NO_SUCH_MATCH):
            await service.queries.table(table.id)
        assert len(await service.queries.results(table.id)) == 2
