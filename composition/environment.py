"""What the process knows of itself: its clocks and its version."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import discord


def now() -> int:
    """Milliseconds since the epoch."""
    return int(discord.utils.utcnow().timestamp() * 1000)


def uptime() -> int:
    """Milliseconds of the monotonic clock, for what is only kept in memory."""
    return int(time.monotonic() * 1000)


def version() -> str:
    """The version of the bot, which ``pyproject.toml`` says."""
    text = Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])
