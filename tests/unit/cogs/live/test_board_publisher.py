"""The board publisher of a table: one request at a time, the newest state, retries, reposts, earlier boards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import discord
import pytest
from aiohttp import ClientConnectionError

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient, PostedMessage
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import ARCHIVED, MIN_BACKOFF, RetryQueue
from cogs.live.board_publisher import MAX_BOARD_AGE, BoardPublisher, BoardServices
from cogs.live.reminders import Reminders
from data.matches.service import MatchService
from data.records.matches import Place, Table, Update
from renderer.worker import DRAWING, Renderer
from tests.support.match_service import ADA, BORA, HERE, House, options
from tests.support.refused_requests import refused
from workers.worker_process import WorkerProcess


class Channel:
    """A fake channel; ``errors`` are raised by the next posts and edits, one each.

    A request does not end before ``open`` is set.
    """

    def __init__(self) -> None:
        self.messages: dict[int, Screen] = {}
        self.log: list[str] = []
        self.keys: list[str] = []
        self.errors: list[Exception] = []
        self.found: list[PostedMessage] = []
        self.begun, self.open = asyncio.Event(), asyncio.Event()
        self.open.set()

    async def acquire(self, priority: Priority) -> None:
        await asyncio.sleep(0)

    async def send(self, place: Place, screen: Screen, *, key: str, silent: bool) -> int:
        self.keys.append(key)
        await self._request("post")
        message = 1000 + len(self.messages)
        self.messages[message] = screen
        return message

    async def edit(self, place: Place, message: int, screen: Screen) -> bool:
        await self._request("edit")
        if message in self.messages:
            self.messages[message] = screen
        return message in self.messages

    async def own_messages(self, place: Place, match: int) -> list[PostedMessage]:
        self.log.append("look up")
        return self.found

    async def _request(self, what: str) -> None:
        self.log.append(what)
        self.begun.set()
        await self.open.wait()
        if self.errors:
            raise self.errors.pop(0)


class Stage:
    """A publisher with its dependencies: a real match service, its own channel, a stopped clock."""

    def __init__(self, house: House, matches: MatchService, client: discord.Client, table: Table) -> None:
        self.house, self.matches, self.channel = house, matches, Channel()
        self.finished: list[int] = []
        self.background = BackgroundTasks()
        permissions, channel_client = Permissions(client, clock=self.clock), cast("ChannelClient", self.channel)
        retry_queue = RetryQueue(self.background, clock=self.clock)
        self.services = BoardServices(
            matches=matches,
            renderer=Renderer(WorkerProcess(DRAWING, name="drawing")),
            render_gate=RenderGate(),
            permissions=permissions,
            channel_client=channel_client,
            reminders=Reminders(
                matches,
                channel_client=channel_client,
                permissions=permissions,
                retry_queue=retry_queue,
            ),
            retry_queue=retry_queue,
            background=self.background,
            clock=self.clock,
        )
        self.table = table
        self.publisher = self.publisher_of(table)

    def publisher_of(self, table: Table, *, needs_lookup: bool = False) -> BoardPublisher:
        return BoardPublisher(
            table,
            self.services,
            needs_lookup=needs_lookup,
            on_finished=lambda publisher: self.finished.append(publisher.table.id),
        )

    def clock(self) -> int:
        return self.house.now

    async def settled(self) -> list[str]:
        """Wait until no task runs; returns the requests made, and clears them."""
        await self.background.close(grace=5)
        log = self.channel.log[:]
        self.channel.log.clear()
        return log

    async def stored_board(self) -> int | None:
        return (await self.matches.queries.table(self.table.id)).board


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    house = House(tmp_path / "test.sqlite3")
    async with house.running() as matches, discord.Client(intents=discord.Intents.none()) as client:
        table = await matches.seats.open(ADA, HERE, options(), language="en-US")
        stage = Stage(house, matches, client, table)
        yield stage
        stage.services.renderer.close()


async def joined(stage: Stage) -> Update:
    before = len(stage.house.updates)
    await stage.matches.seats.join(stage.table.id, BORA)
    [update] = stage.house.updates[before:]
    return update


async def test_the_first_post_is_stored_and_the_next_state_edits_it(stage: Stage) -> None:
    stage.publisher.publish()
    assert await stage.settled() == ["post"]
    [message] = stage.channel.messages
    assert await stage.stored_board() == message
    stage.publisher.committed(await joined(stage))
    assert await stage.settled() == ["edit"]
    assert "Bora" in stage.channel.messages[message].text


async def test_one_request_is_in_flight_and_the_newest_state_wins(stage: Stage) -> None:
    stage.channel.open.clear()
    stage.publisher.publish()
    await stage.channel.begun.wait()
    stage.publisher.committed(await joined(stage))
    for _ in range(3):
        stage.publisher.publish()
    await asyncio.sleep(0.01)
    assert stage.channel.log == ["post"]
    stage.channel.open.set()
    assert await stage.settled() == ["post", "edit"], "four updates, one more request"
    [screen] = stage.channel.messages.values()
    assert "Bora" in screen.text


async def test_after_a_failure_it_waits_for_the_backoff_or_for_a_player(stage: Stage) -> None:
    stage.channel.errors = [refused(500, 0), refused(500, 0)]
    stage.publisher.publish()
    assert await stage.settled() == ["post"]
    stage.publisher.retry_if_due()
    assert await stage.settled() == []
    stage.publisher.retry_now()
    assert await stage.settled() == ["post"]
    stage.house.now += 2 * MIN_BACKOFF
    stage.publisher.retry_if_due()
    assert await stage.settled() == ["post"]
    assert len(stage.channel.messages) == 1
    stage.publisher.retry_now()
    assert await stage.settled() == [], "it is shown"


async def test_a_press_does_not_shorten_a_rate_limit(stage: Stage) -> None:
    stage.channel.errors = [discord.RateLimited(30)]
    stage.publisher.publish()
    await stage.settled()
    stage.publisher.retry_now()
    assert await stage.settled() == []
    stage.house.now += 30_000
    stage.publisher.retry_now()
    assert await stage.settled() == ["post"]


async def test_a_post_whose_response_was_lost_is_repeated_with_its_nonce_and_then_edited(stage: Stage) -> None:
    stage.channel.errors = [ClientConnectionError()]
    stage.publisher.publish()
    await stage.settled()
    stage.publisher.committed(await joined(stage))
    assert await stage.settled() == ["post", "edit"], "the first post may have arrived, and shows the state before"
    assert len(stage.channel.keys) == 2
    assert len(set(stage.channel.keys)) == 1


@pytest.mark.parametrize("reason", ["deleted", "archived", "old", "asked for"])
async def test_a_board_is_reposted(stage: Stage, reason: str) -> None:
    stage.publisher.publish()
    await stage.settled()
    [first] = stage.channel.messages
    match reason:
        case "deleted":
            stage.channel.messages = {1: stage.channel.messages[first]}  # any other message
        case "archived":
            stage.channel.errors = [refused(400, ARCHIVED)]
        case "old":
            stage.house.now += MAX_BOARD_AGE + 1
    stage.publisher.redraw(stage.table, repost=reason == "asked for", news={})
    log = await stage.settled()
    assert "post" in log
    assert await stage.stored_board() == max(stage.channel.messages) != first


async def test_a_replaced_board_loses_its_buttons(stage: Stage) -> None:
    stage.publisher.publish()
    await stage.settled()
    [first] = stage.channel.messages
    stage.publisher.redraw(stage.table, repost=True, news={})
    await stage.settled()
    assert stage.channel.messages[first].rows == ()
    assert stage.channel.messages[max(stage.channel.messages)].rows != ()


async def test_the_newest_board_in_the_channel_is_adopted_and_copies_are_retired(stage: Stage) -> None:
    seq = stage.table.match.seq
    stage.channel.messages = {5: Screen("older copy"), 9: Screen("newest")}
    stage.channel.found = [
        PostedMessage(message, seq, verbs=frozenset({"hand", "rules"}), mentioned=None)
        for message in stage.channel.messages
    ]
    publisher = stage.publisher_of(stage.table, needs_lookup=True)
    publisher.publish()
    assert (await stage.settled())[0] == "look up"
    assert await stage.stored_board() == 9
    assert stage.channel.messages[9].rows != ()
    assert stage.channel.messages[5].rows == ()
    publisher.publish()
    assert await stage.settled() == ["edit"], "it looks only once"


async def test_the_end_is_shown_before_the_publisher_is_finished(stage: Stage) -> None:
    stage.publisher.publish()
    await stage.settled()
    await stage.matches.play.stop(stage.table.id, ADA)
    stage.channel.errors = [refused(500, 0)]
    stage.publisher.committed(stage.house.updates[-1])
    await stage.settled()
    assert stage.finished == []
    stage.publisher.retry_now()
    await stage.settled()
    assert stage.finished == [stage.table.id]


async def test_the_match_is_closed_where_the_channel_is_gone(stage: Stage) -> None:
    stage.channel.errors = [refused(404, 10003)]
    stage.publisher.publish()
    await stage.settled()
    assert stage.finished == [stage.table.id]
    assert not (await stage.matches.queries.table(stage.table.id)).match.is_live
