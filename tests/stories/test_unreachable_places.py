"""Places where the bot cannot show a table, known before it posts: voice channels, hidden ones, only the commands."""

from __future__ import annotations

import re

import pytest
from simcord.backend import serializers
from simcord.builders import ChannelHandle

from cogs.discord_io.permissions import INVITE_PERMISSIONS
from tests.support.player_actions import live, seat, timed_out
from tests.support.simulation import Sim
from tests.support.threads import match_in

pytestmark = pytest.mark.beat(1)


def voice(sim: Sim, kind: str) -> ChannelHandle:
    made = sim.guild.create_voice_channel("voice") if kind == "voice" else sim.guild.create_stage_channel("stage")
    assert isinstance(made, ChannelHandle)
    return made


@pytest.mark.parametrize("kind", ["voice", "stage"])
@pytest.mark.parametrize(("locale", "name"), [("en-US", "Connect"), ("tr", "Bağlan"), ("pt-BR", "Conectar")])
async def test_in_a_voice_channel_without_connect_no_table_is_opened(
    sim: Sim, kind: str, locale: str, name: str
) -> None:
    channel, ada = voice(sim, kind), sim.person("Ada", locale=locale)
    sim.set_bot_permissions(channel, connect=False)
    reply = await ada.slash("domino play", channel=channel)
    assert reply.ephemeral
    assert name in reply.text
    assert await live(sim) == 0
    sim.set_bot_permissions(channel, connect=None)
    assert not (await ada.slash("domino play", channel=channel)).ephemeral


async def test_a_match_pauses_at_once_when_connect_is_taken_away(sim: Sim) -> None:
    channel = voice(sim, "voice")
    _, other, _ = await match_in(sim, channel)
    sim.set_bot_permissions(channel, connect=False)
    await sim.pass_time(2)
    requests = len(sim.env.http_requests)
    assert "Connect" in (await other.slash("domino hand", channel=channel)).text
    await sim.pass_time(300)
    paths = [request.path for request in sim.env.http_requests[requests:]]
    assert all(path.startswith(("/interactions/", "/webhooks/")) for path in paths), "only the private answer"
    sim.set_bot_permissions(channel, connect=None)
    await sim.pass_time(5)
    assert "Connect" not in (await other.slash("domino hand", channel=channel)).text
    assert not any("Time’s up" in shown.text for shown in sim.messages(channel))


async def test_where_only_the_commands_were_added_no_table_is_opened(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    sim.bot._connection._guilds.pop(sim.guild.id)
    reply = await ada.slash("domino play")
    assert reply.ephemeral
    link = re.search(r"\((https://discord\.com/oauth2/authorize\?[^)]+)\)", reply.text)
    assert link is not None, reply.text
    assert f"permissions={INVITE_PERMISSIONS.value}" in link[1]
    assert f"guild_id={sim.guild.id}" in link[1]
    assert f"client_id={sim.bot.application_id}" in link[1]
    assert await live(sim) == 0
    for command in ("domino rules", "leaderboard", "profile", "domino tables", "domino hand"):
        assert (await ada.slash(command)).ephemeral
    assert not sim.messages()


async def test_a_channel_that_discord_hides_from_the_bot_pauses_its_match(sim: Sim) -> None:
    """Of a channel that a bot may not view Discord sends neither name nor overwrites, except that it is denied."""
    backend = sim.env.backend
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60)
    elsewhere = sim.guild.create_text_channel("second")
    whole = dict(serializers.channel_payload(backend, backend.channels[sim.channel.id]))
    hidden = {"id": str(sim.guild.id), "type": 0, "allow": "0", "deny": str(1 << 10)}
    backend.emit(
        "CHANNEL_UPDATE",
        whole | {"name": "___hidden___", "topic": None, "flags": 1 << 17, "permission_overwrites": [hidden]},
    )
    await sim.pass_time(400)
    assert "View Channel" in (await ada.slash("domino hand", channel=elsewhere)).text
    assert not timed_out(sim)
    backend.emit("CHANNEL_UPDATE", whole)
    await sim.pass_time(5)
    assert not timed_out(sim)
    assert "View Channel" not in (await ada.slash("domino hand", channel=elsewhere)).text
