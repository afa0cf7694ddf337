"""Sessions of the gateway."""

from __future__ import annotations

from simcord.backend import serializers

from tests.support.simulation import Sim


def identify(sim: Sim, *guilds: int) -> None:
    """Start a new gateway session with these servers, as after a lost one."""
    backend = sim.env.backend
    backend.emit(
        "READY",
        {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": "another",
            "resume_gateway_url": "wss://simcord.invalid",
            "shard": [0, 1],
            "application": {"id": str(backend.application_id), "flags": 0},
        },
    )
    for guild in guilds:
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(guild)))
