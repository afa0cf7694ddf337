"""The composition root: builds every object of the bot and connects them. Nothing else constructs a collaborator."""

from __future__ import annotations

from composition.application import make_bot as make_bot
from composition.application import upload_tile_emojis as upload_tile_emojis
from composition.environment import now as now
from composition.environment import version as version
