"""Answers to interactions: private, in the reader's language, and silent where the interaction has expired."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from cogs.discord_io.message import NO_MENTIONS, Screen
from cogs.discord_io.retry import describe, is_refused, request_timeout
from cogs.texts.catalogue import Catalogue, language_for
from cogs.texts.refusal_text import refusal_text
from data.records.errors import CannotSave
from data.records.matches import Refused
from engine.errors import IllegalInput

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

EXPIRED = frozenset({10008, 10015, 10062, 50027})
"""Error codes: unknown message, webhook or interaction, invalid token. A retry would fail as well."""
ALREADY_ACKNOWLEDGED = 40060
"""Error code of a repeated answer whose first attempt had arrived after all."""

_PASSING = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
"""What an outage raises; a line in the log is enough for it."""


def language_of(interaction: Interaction) -> str:
    """The language of the person who gets the answer: the one they chose with ``/me``, else that of their Discord."""
    return interaction.client.chosen_language(interaction.user.id) or language_for(interaction.locale)


def catalogue_for(interaction: Interaction) -> Catalogue:
    """The texts in the language of the person who gets the answer."""
    return Catalogue(language_of(interaction))


_ANSWERED, _DEFERRAL = "answered", "deferral"
"""Keys of an interaction's ``extras``."""


def start_deferral(interaction: Interaction) -> None:
    """Acknowledge an interaction whose answer takes too long: after that Discord waits for it for a quarter of an hour.

    A private message that was pressed stays as it is until then; elsewhere a private one appears that has no content.
    """
    if not interaction.extras.get(_ANSWERED) and not interaction.response.is_done():
        interaction.extras[_DEFERRAL] = asyncio.get_running_loop().create_task(_defer(interaction))


async def _defer(interaction: Interaction) -> None:
    thinking = not is_private(interaction)
    try:
        await deliver(lambda: interaction.response.defer(ephemeral=thinking, thinking=thinking))
    except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
        log.info("a late answer was not announced: %s", error)


async def defer(interaction: Interaction) -> None:
    """Show a private message that the answer takes a while; ``send_file`` then fills it."""
    if not await is_deferred(interaction):
        await deliver(lambda: interaction.response.defer(ephemeral=True, thinking=True))


async def is_deferred(interaction: Interaction) -> bool:
    """Whether the answer was deferred and is still to come; none is deferred from now on."""
    interaction.extras[_ANSWERED] = True
    deferral: asyncio.Task[None] | None = interaction.extras.get(_DEFERRAL)
    if deferral is not None:
        await deferral
    return deferral is not None and interaction.response.is_done()


async def _take_deferral(interaction: Interaction) -> bool:
    """``is_deferred``, once: what follows is not the answer that was deferred."""
    deferred = await is_deferred(interaction)
    interaction.extras.pop(_DEFERRAL, None)
    return deferred


def is_private(interaction: Interaction) -> bool:
    """Whether the pressed message is visible to the presser only."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def deliver(send: Callable[[], Awaitable[Any]]) -> bool:
    """Send an answer; False if its interaction or message does not exist any more.

    After a broken connection it is sent once more (discord.py does not know Linux's number for a reset), so ``send``
    has to make new views and files each time.
    """
    for last in (False, True):
        try:
            async with request_timeout():
                await send()
        except discord.HTTPException as error:
            if error.code not in EXPIRED and error.code != ALREADY_ACKNOWLEDGED:
                raise
            return error.code == ALREADY_ACKNOWLEDGED
        except discord.InteractionResponded:
            return True
        except (OSError, aiohttp.ClientError):
            if last:
                raise
        else:
            return True
    return False


async def respond(interaction: Interaction, screen: Screen) -> bool:
    """Answer with a private screen, in place of the pressed message if that is private, else in a new message.

    Where Discord refuses it with the picture, the answer is in words.
    """

    in_place = await _take_deferral(interaction) and is_private(interaction)

    async def send(what: Screen) -> None:
        if in_place:
            await interaction.edit_original_response(**what.edit_arguments())
        elif interaction.response.is_done():
            await interaction.followup.send(**what.send_arguments(), ephemeral=True)
        elif is_private(interaction):
            await interaction.response.edit_message(**what.edit_arguments())
        else:
            await interaction.response.send_message(**what.send_arguments(), ephemeral=True)

    try:
        return await deliver(lambda: send(screen))
    except discord.HTTPException as error:
        if screen.picture is None or not is_refused(error):
            raise
        log.info("a private picture was refused: %s", error)
    return await deliver(lambda: send(screen.in_words()))


async def edit_source(interaction: Interaction, screen: Screen) -> bool:
    """Answer a press by editing the pressed message, for everybody who sees it; privately where that was deferred."""
    if await is_deferred(interaction):
        return await respond(interaction, screen)

    async def send() -> None:
        await interaction.response.edit_message(**screen.edit_arguments())

    return await deliver(send)


async def send_text(interaction: Interaction, text: str) -> bool:
    """Answer with one private sentence; the pressed message stays as it is."""
    await _take_deferral(interaction)

    async def send() -> None:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=NO_MENTIONS)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NO_MENTIONS)

    return await deliver(send)


async def send_file(interaction: Interaction, text: str, name: str, content: bytes) -> bool:
    """Answer with one private sentence and a file, in a new message."""
    await _take_deferral(interaction)

    async def send() -> None:
        file = discord.File(io.BytesIO(content), name)
        if interaction.response.is_done():
            await interaction.followup.send(text, file=file, ephemeral=True, allowed_mentions=NO_MENTIONS)
        else:
            await interaction.response.send_message(text, file=file, ephemeral=True, allowed_mentions=NO_MENTIONS)

    return await deliver(send)


async def respond_text(interaction: Interaction, text: str) -> bool:
    """Answer with one private sentence, in place of the private message that was pressed, if it was one."""
    return await (respond(interaction, Screen(text)) if is_private(interaction) else send_text(interaction, text))


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a press that has not been answered, since its effect is visible elsewhere."""
    deferred = await _take_deferral(interaction)
    if not interaction.response.is_done():
        await deliver(interaction.response.defer)
    elif deferred and not is_private(interaction):
        await deliver(interaction.delete_original_response)


async def report_error(interaction: Interaction, error: BaseException, *, what: str, in_place: bool = False) -> None:
    """Answer with why it failed: the rule that refuses it, that nothing can be saved, or the id of a logged error.

    ``in_place``: a refusal replaces the private message that was pressed.
    """
    texts = catalogue_for(interaction)
    try:
        if isinstance(error, (IllegalInput, Refused)):
            answer = respond_text if in_place else send_text
            await answer(interaction, refusal_text(texts.language, error))
            return
        if isinstance(error, CannotSave):
            await send_text(interaction, texts.text("screen-cannot-save"))
            return
        error_id = secrets.token_hex(3)
        if isinstance(error, _PASSING) and not is_refused(error):
            log.warning("%s: %s", what, describe(error), extra={"error_id": error_id})
        else:
            log.error("%s failed", what, exc_info=error, extra={"error_id": error_id})
        await send_text(interaction, texts.text("screen-error", id=error_id))
    except (discord.HTTPException, OSError, aiohttp.ClientError) as lost:
        log.warning("an answer to %s was lost: %s", what, lost)
