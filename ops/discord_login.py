"""A short visit to Discord: logged in over REST, without the gateway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import aiohttp
import discord

from data.storage.database import CannotOpen
from ops.errors import StartError, database_error

TIMEOUT = 45.0
"""Seconds that Discord has to let the bot log in."""
REJECTED = "DISCORD_TOKEN: Discord rejected it. Reset it in the Developer Portal and copy the new one to .env"


Value = TypeVar("Value")


async def log_in(token: str, work: Callable[[discord.Client], Awaitable[Value]]) -> Value:
    """What ``work`` returns for a client that has logged in. Raises StartError."""
    client = discord.Client(intents=discord.Intents(guilds=True))  # without them discord.py warns
    async with logged_in(client, token):
        return await work(client)


@asynccontextmanager
async def logged_in(client: discord.Client, token: str) -> AsyncGenerator[None]:
    """A block in which the client may send requests; it is closed at the end.

    Raises StartError where Discord refuses the token, refuses a request, or cannot be reached.
    """
    try:
        async with asyncio.timeout(TIMEOUT):
            await client.login(token)
        yield
    except discord.LoginFailure:
        raise StartError(REJECTED) from None
    except CannotOpen as error:
        raise database_error(error) from None
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise StartError(f"Can't reach Discord: {str(error) or type(error).__name__}") from None
    finally:
        await client.close()
