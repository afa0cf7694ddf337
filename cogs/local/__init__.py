"""The bot against a simulated Discord: the browser playground, and the simulator's shims that tests use too."""

from __future__ import annotations

import logging

# On its import, simcord makes a client without intents to look at, and discord.py warns the reader of the log about it.
_log = logging.getLogger("discord.state")
_level = _log.level
_log.setLevel(logging.ERROR)
try:
    import simcord as _simcord  # noqa: F401
finally:
    _log.setLevel(_level)
