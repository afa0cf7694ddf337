"""Tables with a turn time of one minute: missed turns, reminders."""

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
    """Start a match of two with a minute a turn; returns the player on turn, the other one, and the former's hand."""
    return await two_at_table(sim, **({"turn_time": 60} | options))


async def unseen_turn(sim: Sim, **options: Any) -> tuple[Person, Person]:
    """Start a match up to a fresh turn; returns the player on turn, who has pressed nothing yet, and the other one."""
    player, other, hand = await start(sim, **options)
    while tiles(hand):
        await play_first(player, hand)
    return other, player


def announce_bot(sim: Sim) -> None:
    """Dispatch a change of the bot's own membership: Discord does so without the members intent, simcord does not."""
    backend = sim.env.backend
    guild = backend.get_guild(sim.guild.id)
    payload = dict(serializers.member_payload(backend, guild, guild.members[backend.bot_user.id]))
    sim.bot._connection.parsers["GUILD_MEMBER_UPDATE"](payload | {"guild_id": str(sim.guild.id)})


async def let_time_run_out(sim: Sim, *people: Person) -> tuple[Person, Person]:
    """Let the turn time out; returns the player who missed it, and the other one."""
    found = await who_plays(sim, people)
    assert found is not None
    late = found[0]
    await sim.pass_time(62)
    assert "Time’s up" in board_of(sim).text
    return late, next(person for person in people if person is not late)


async def move_once(sim: Sim, person: Person) -> None:
    hand = await hand_of(sim, person)
    if is_asked(hand):
        await move_first(person, hand)
    if offers(board_of(sim), "ready"):
        await sim.pass_time(16)


async def before_second_miss(sim: Sim) -> tuple[Person, Person]:
    """Play up to seconds before a second missed turn in a row; returns the late player, and the other one."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    while not is_asked(await hand_of(sim, late)):
        await move_once(sim, awake)
    await sim.pass_time(58)
    return late, awake


async def notice_of(sim: Sim) -> tuple[Person, Person, Shown]:
    """Let a player lose the seat after two missed turns; returns that player, the other one, and the notice."""
    late, awake = await before_second_miss(sim)
    await sim.pass_time(4)
    [notice] = calls_of(sim, late)
    return late, awake, notice


async def called(sim: Sim) -> tuple[Person, Person, Shown]:
    """Wait until the player on turn is reminded; returns that player, the other one, and the reminder."""
    player, other, hand = await two_at_table(sim, turn_time=3600)
    on_turn, waits = player, other
    while on_turn is player:
        await play_first(player, hand)
        on_turn, waits = (player, other) if tiles(hand) else (other, player)
    await sim.pass_time(25)
    [call] = calls(sim)
    return on_turn, waits, call
