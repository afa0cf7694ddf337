"""Discord's error responses, as discord.py raises them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord


def refused(status: int, code: int) -> discord.HTTPException:
    """Discord's error response to a request."""
    response = cast("Any", SimpleNamespace(status=status, reason="", headers={}))
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": ""})
