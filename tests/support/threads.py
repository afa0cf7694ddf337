"""Threads with tables."""

from __future__ import annotations

from simcord.builders import ChannelHandle

from tests.support.http_requests import BOARDS
from tests.support.player_actions import (
    press_id,
    tiles,
)
from tests.support.simulation import Person, Shown, Sim


def thread_of(sim: Sim) -> ChannelHandle:
    backend = sim.env.backend
    thread = backend.create_thread(sim.channel.id, "table", backend.bot_user.id)
    return ChannelHandle(sim.env, sim.guild, thread)


def archive(sim: Sim, thread: ChannelHandle, *, archived: bool, locked: bool = False) -> None:
    """Archive a thread. simcord lets bots edit and post in archived threads, Discord does not."""
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived, "locked": locked})
    sim.env.backend.faults.clear()
    if archived:
        sim.env.inject_error("PATCH", BOARDS, status=400, code=50083, times=None)
        if locked:
            sim.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, times=None)


def lookups(sim: Sim, thread: ChannelHandle) -> int:
    """How often the bot has asked for the thread itself."""
    return sum((each.method, each.path) == ("GET", f"/channels/{thread.id}") for each in sim.env.http_requests)


async def match_in(sim: Sim, channel: ChannelHandle) -> tuple[Person, Person, Shown]:
    """Start a match there; returns the player on turn, the other one, and the former's hand."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", channel=channel, turn_time=60)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    for person, other in ((ada, bo), (bo, ada)):
        hand = (await person.click(lobby, custom_id=press_id(lobby, "hand"))).shown
        if tiles(hand):
            return person, other, hand
    raise AssertionError("neither player is on turn")
