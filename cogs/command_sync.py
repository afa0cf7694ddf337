"""Sends the slash commands to Discord when they have changed since they were sent last."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord.ext import commands

from data.storage.database import Task
from data.storage.store import Store

log = logging.getLogger(__name__)

DIGEST_NOTE = "commands"
"""The note in the database that holds the digest of the commands that Discord has."""


async def sync_commands(client: commands.Bot, store: Store, dev_guild: int | None) -> bool:
    """Send the commands if they, or their texts in any language, are not those that were sent last. Whether Discord has
    them, or another process is sending them.

    With ``dev_guild`` they go to that server alone, where they show at once.
    """
    translator = client.tree.translator
    assert translator is not None  # set before
    payload: list[dict[str, Any]] = [
        await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()
    ]
    content = json.dumps([client.application_id, dev_guild, payload], sort_keys=True)
    digest = hashlib.sha256(content.encode()).hexdigest()
    async with store.exclusively(Task.SYNC_COMMANDS) as is_ours:
        if not is_ours:
            log.info("another process is sending the commands to Discord")
            return True
        async with store.reading() as session:
            if await session.note(DIGEST_NOTE) == digest:
                return True
        if not await _send(client, None if dev_guild is None else discord.Object(dev_guild)):
            return False
        async with store.transaction() as session:
            await session.set_note(DIGEST_NOTE, digest)
    log.info("commands were sent to Discord")
    return True


async def _send(client: commands.Bot, guild: discord.Object | None) -> bool:
    """Whether Discord has taken them."""
    if guild is not None:
        client.tree.copy_global_to(guild=guild)
    try:
        await client.tree.sync(guild=guild)
    except discord.HTTPException as error:
        # With the commands that Discord knows from before the bot is of more use than without a bot.
        log.error("commands were not sent to Discord: %s", error)  # noqa: TRY400 (Discord's reason is all there is)
        return False
    return True
