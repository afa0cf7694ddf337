"""Tables at which a turn has a minute: missed turns, and calls that stand."""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers

from tests.support.player_actions import (
    board_of,
    calls,
    calls_of,
    hand_of,
    is_asked,
    move_first,
    offers,
    play_first,
    seat,
    tiles,
    two_at_table,
    who_plays,
)
from tests.support.simulation import Person, Shown, Sim


async def start(sim: Sim, **options: Any) -> tuple[Person, Person, Shown]:
    """Two people with a minute for a turn; who is on turn, the other one, and the hand of who is on turn."""
    return await two_at_table(sim, **({"turn_time": 60} | options))


async def unseen_turn(sim: Sim, **options: Any) -> tuple[Person, Person]:
    """A table at which a turn has just begun; whose it is (they have pressed nothing yet), and the other one."""
    player, other, hand = await start(sim, **options)
    while tiles(hand):
        await play_first(player, hand)
    return other, player


def announce_bot(sim: Sim) -> None:
    """What changes in the bot's own membership Discord announces without the members intent, too; simcord does not."""
    backend = sim.env.backend
    guild = backend.get_guild(sim.guild.id)
    payload = dict(serializers.member_payload(backend, guild, guild.members[backend.bot_user.id]))
    sim.bot._connection.parsers["GUILD_MEMBER_UPDATE"](payload | {"guild_id": str(sim.guild.id)})


async def let_time_run_out(sim: Sim, *people: Person) -> tuple[Person, Person]:
    """Who is on turn misses it; who that was, and the other one."""
    found = await who_plays(sim, people)
    assert found is not None
    late = found[0]
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    return late, next(person for person in people if person is not late)


async def move_once(sim: Sim, person: Person) -> None:
    hand = await hand_of(sim, person)
    if is_asked(hand):
        await move_first(person, hand)
    if offers(board_of(sim), "ready"):
        await sim.pass_time(16)


async def before_second_miss(sim: Sim) -> tuple[Person, Person]:
    """Somebody is about to lose the seat to the clock; that person, and the other one."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    while not is_asked(await hand_of(sim, late)):
        await move_once(sim, awake)
    await sim.pass_time(58)
    return late, awake


async def notice_of(sim: Sim) -> tuple[Person, Person, Shown]:
    """Somebody has just lost the seat; that person, the other one, the message that tells of it."""
    late, awake = await before_second_miss(sim)
    await sim.pass_time(4)
    [notice] = calls_of(sim, late)
    return late, awake, notice


async def called(sim: Sim) -> tuple[Person, Person, Shown]:
    """A table whose person on turn has been called; that person, the other one, the call."""
    player, other, hand = await two_at_table(sim, turn_time=3600)
    on_turn, waits = player, other
    while on_turn is player:
        await play_first(player, hand)
        on_turn, waits = (player, other) if tiles(hand) else (other, player)
    await sim.pass_time(25)
    [call] = calls(sim)
    return on_turn, waits, call
