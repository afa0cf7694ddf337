"""Discord's treatment of a nonce, which simcord ignores: a post with that of an earlier one makes no new message."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.support.refused_requests import refused
from tests.support.simulation import Sim


def enforce_nonces(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let a repeated nonce return the message that exists, or 10008 if it was deleted; returns the nonces as sent."""
    send, sent, known = discord.PartialMessageable.send, list[str](), dict[tuple[int, str], discord.Message]()

    async def once(channel: discord.PartialMessageable, *, nonce: str, **more: Any) -> discord.Message:
        sent.append(nonce)
        before = known.get((channel.id, nonce))
        if before is None:
            before = known[channel.id, nonce] = await send(channel, nonce=nonce, **more)
        elif before.id not in sim.env.backend.messages[channel.id]:
            raise refused(404, 10008)
        return before

    monkeypatch.setattr(discord.PartialMessageable, "send", once)
    return sent
