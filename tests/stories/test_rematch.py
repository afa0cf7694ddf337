"""Rematches: with computers of the same level, and only where they can be shown."""

from __future__ import annotations

import asyncio

import pytest

from cogs.discord_io.channel_client import ChannelClient
from data.records.matches import Place
from tests.support.bots import levels
from tests.support.last_tile import brink
from tests.support.player_actions import (
    board_of,
    hand_of,
    move_first,
    offers,
    play_match,
    press_id,
    seat,
)
from tests.support.simulation import Sim


async def test_a_rematch_keeps_the_level_of_the_computer(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, target=25, level="easy")
    last = await play_match(sim, [ada])
    await ada.click(last, custom_id=press_id(last, "rematch"))
    assert await levels(sim) == ["easy"]


async def test_a_rematch_that_cannot_be_shown_is_not_opened(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, computers=1, target=25)
    end = await play_match(sim, (ada,))
    sim.set_bot_permissions(send_messages=False)
    reply = await ada.click(end, custom_id=press_id(end, "rematch"))
    assert "Send Messages" in reply.text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(5)
    assert board_of(sim).id == end.id
    await ada.click(end, custom_id=press_id(end, "rematch"))
    assert board_of(sim).id != end.id


def public(sim: Sim) -> list[str]:
    """The bot's public messages from top to bottom, by what they offer."""
    shown = [each for each in sim.messages() if offers(each, "rules")]
    return ["end" if offers(each, "rematch") else "lobby" for each in shown]


@pytest.mark.parametrize("failing", [False, True], ids=["while it is on its way", "after it failed"])
async def test_the_end_is_not_brought_down_below_its_rematch(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, failing: bool
) -> None:
    at = await brink(sim)
    hand = await hand_of(sim, at.winner)
    for number in range(15):
        await at.loser.actor.send(sim.channel, f"bla {number}")
    if failing:
        sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=503, times=1)
    else:
        count = ChannelClient.count_below

        async def slowly(client: ChannelClient, place: Place, message: int, *, limit: int) -> int:
            await asyncio.sleep(20)
            return await count(client, place, message, limit=limit)

        monkeypatch.setattr(ChannelClient, "count_below", slowly)
    await move_first(at.winner, hand)
    assert offers(hand, "rematch")
    await at.winner.click(hand, custom_id=press_id(hand, "rematch"))
    await sim.pass_time(40, at_a_time=1)
    assert public(sim) == ["end", "lobby"]
