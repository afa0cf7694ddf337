"""Tables at which a turn has a minute, for stories in which minutes go by."""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers

from tests.support.player_actions import play_first, tiles, two_at_table
from tests.support.simulation import Person, Shown, Sim

BOARDS = "/channels/*/messages/*"


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
