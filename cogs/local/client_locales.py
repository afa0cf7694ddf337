"""Client languages for simcord, which itself sends every interaction as en-US.

Discord puts the language of the person's client into ``locale`` and the server's preferred language into
``guild_locale``. simcord 3.2.1 writes "en-US" into both; this module puts the real ones in on their way to the bot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simcord.env import Env


class ClientLocales:
    """The client language of each person in one simulated world; installed once per ``Env``."""

    def __init__(self, env: Env) -> None:
        self.by_user: dict[int, str] = {}
        """A Discord locale such as ``"tr"`` by user id; en-US for everyone else."""
        self._backend = env.backend
        self._emit = env.backend.emit
        env.backend.emit = self._emit_localised

    def _emit_localised(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, **self._languages_of(payload)}
        self._emit(event, payload)

    def _languages_of(self, payload: Mapping[str, Any]) -> dict[str, str]:
        user = payload["user"] if "user" in payload else payload["member"]["user"]
        languages = {"locale": self.by_user.get(int(user["id"]), "en-US")}
        if "guild_id" in payload:
            languages["guild_locale"] = self._backend.get_guild(int(payload["guild_id"])).preferred_locale
        return languages
