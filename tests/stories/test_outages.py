"""Outages of the gateway, a server and Discord: the clock stands still, and the board recovers by itself."""

from __future__ import annotations

import re
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from tests.support.http_requests import BOARDS, requests
from tests.support.player_actions import (
    board_of,
    live,
    offers,
    play_first,
    press_id,
    seat,
    timed_out,
    two_at_table,
)
from tests.support.sessions import identify
from tests.support.simulation import Sim
from tests.support.timed_tables import start

pytestmark = pytest.mark.beat(1)


def happens(sim: Sim, event: str) -> None:
    """Run connection events inside simulated time."""
    with sim.env._bot_scope():
        sim.bot.dispatch(event)


async def test_while_the_gateway_is_down_the_clock_stands_still(sim: Sim) -> None:
    await start(sim)
    await sim.pass_time(50)
    happens(sim, "disconnect")
    await sim.pass_time(180)
    assert not timed_out(sim)
    happens(sim, "disconnect")  # an attempt that failed
    await sim.pass_time(20)
    before = board_of(sim).text
    happens(sim, "resumed")
    await sim.pass_time(28)
    assert not timed_out(sim)
    assert board_of(sim).text != before, "the board shows the new deadline"
    await sim.pass_time(4)
    assert timed_out(sim)


async def test_a_short_break_does_not_extend_the_turn(sim: Sim) -> None:
    await start(sim)
    await sim.pass_time(50)
    happens(sim, "disconnect")
    await sim.pass_time(5)
    happens(sim, "resumed")
    await sim.pass_time(8)
    assert timed_out(sim)


def lose_server(sim: Sim) -> None:
    sim.env.backend.emit("GUILD_DELETE", {"id": str(sim.guild.id), "unavailable": True})


def find_server(sim: Sim) -> None:
    backend = sim.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(sim.guild.id)))


@pytest.mark.beat(5)
async def test_a_table_waits_for_an_unavailable_server(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    await sim.pass_time(50)
    lose_server(sim)
    sim.env.inject_error("PATCH", BOARDS, status=404, code=10003, times=None)
    await sim.pass_time(300)
    assert await live(sim) == 1
    sim.env.backend.faults.clear()
    find_server(sim)
    await sim.pass_time(20)
    assert not timed_out(sim)
    before = board.text
    await play_first(player, hand)
    assert board.text != before


async def test_a_channel_unknown_during_a_server_outage_is_not_treated_as_deleted(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, hand = await start(sim)
    edit = discord.PartialMessage.edit

    async def losing(message: discord.PartialMessage, **more: Any) -> Any:
        """Make the server unavailable during the request."""
        lose_server(sim)
        return await edit(message, **more)

    monkeypatch.setattr(discord.PartialMessage, "edit", losing)
    sim.env.inject_error("PATCH", BOARDS, status=404, code=10003, times=None)
    await play_first(player, hand)
    await sim.pass_time(5)
    assert await live(sim) == 1


async def test_changes_missed_during_an_outage_are_found_in_the_next_session(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    other = sim.env.create_guild("Other")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play", channel=elsewhere)
    await bo.slash("domino play")
    backend = sim.env.backend
    del backend.channels[elsewhere.id]
    backend.get_guild(sim.guild.id).channel_ids.remove(elsewhere.id)
    identify(sim, sim.guild.id, other.id)
    await sim.pass_time(5)
    assert await live(sim) == 1
    identify(sim, other.id)
    await sim.pass_time(5)
    assert await live(sim) == 0


class _Heart:
    """discord.py's state of a connection: last receipt by ``time.perf_counter``, and the heartbeat interval."""

    def __init__(self, silence: float) -> None:
        self.interval = 41.25
        self._silence = silence

    @property
    def _last_recv(self) -> float:
        return time.perf_counter() - self._silence


@pytest.mark.parametrize(("silence", "stands_still"), [(30, False), (50, True)])
async def test_a_silent_connection_counts_as_lost(sim: Sim, silence: float, stands_still: bool) -> None:
    await start(sim)
    await sim.pass_time(50)
    line = SimpleNamespace(_keep_alive=_Heart(silence), open=False)
    sim.bot.ws = line  # type: ignore[assignment]
    await sim.pass_time(20)
    assert timed_out(sim) is not stands_still
    line._keep_alive = _Heart(0)
    await sim.pass_time(45)
    if stands_still:
        assert not timed_out(sim), "the silence before it was noticed is given back, too"


async def test_after_a_long_outage_the_board_recovers_by_itself(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    board = board_of(sim)
    before = board.text
    sim.env.inject_error("PATCH", BOARDS, status=503, times=None)
    asked = requests(sim, "PATCH")
    await play_first(player, hand)
    await sim.pass_time(300)
    assert board.text == before
    assert 20 <= requests(sim, "PATCH") - asked <= 30, "with a backoff of up to twelve seconds"
    sim.env.backend.faults.clear()
    await sim.pass_time(15)
    assert board.text != before


async def test_the_end_of_a_match_is_shown_after_an_outage(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", BOARDS, status=503, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    await sim.pass_time(20)
    assert offers(board, "hand")
    sim.env.backend.faults.clear()
    await sim.pass_time(20)
    assert "without a result" in board.text


@pytest.mark.beat(15)
async def test_no_warning_is_sent_while_the_clock_stands_still(sim: Sim) -> None:
    """Players cannot press while the connection is down; the reconnect gives the rest of the turn, with its warning."""
    await two_at_table(sim, turn_time=120)
    await sim.pass_time(30)
    with sim.env._bot_scope():
        sim.bot.dispatch("disconnect")
    await sim.pass_time(60)
    assert not [shown for shown in sim.messages() if shown.mentioned]
    with sim.env._bot_scope():
        sim.bot.dispatch("resumed")
    await sim.pass_time(45)
    assert not [shown for shown in sim.messages() if shown.mentioned]
    await sim.pass_time(30)
    [warning] = [shown for shown in sim.messages() if shown.mentioned]
    assert "your time is almost up" in warning.text


@pytest.mark.beat(15)
async def test_after_a_break_the_reminder_shows_the_new_deadline_and_the_warning_comes_again(sim: Sim) -> None:
    player, _, _ = await two_at_table(sim, turn_time=300)
    await sim.pass_time(240)
    [warning] = [shown for shown in sim.messages() if shown.mentioned]
    assert "your time is almost up" in warning.text
    before = ENDS.findall(warning.text)
    with sim.env._bot_scope():
        sim.bot.dispatch("disconnect")
    await sim.pass_time(30)
    with sim.env._bot_scope():
        sim.bot.dispatch("resumed")
    await sim.pass_time(20)
    [again] = [shown for shown in sim.messages() if shown.mentioned]
    assert again.id != warning.id
    assert f"{player.mention}, your time is almost up" in again.text
    assert ENDS.findall(again.text) == ENDS.findall(board_of(sim).text) != before
    assert offers(again, "hand")


ENDS = re.compile(r"<t:(\d+):R>")
