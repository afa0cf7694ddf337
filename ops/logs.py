"""The log: one line per record on stdout, as text or as JSON, without the secrets that libraries log at DEBUG."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime

import discord

QUIET = "aiosqlite", "discord"
"""Loggers that never go below INFO: at DEBUG they log the secrets of deals and the tokens of interactions."""

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_IDS = {"match": re.compile(r"\bmatch (\d+)\b"), "guild": re.compile(r"\bserver (\d+)\b")}
_PRIVATE = (
    (re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]+"), r"\1…"),  # the token of an interaction, in an address
    (re.compile(r"\bTile\([^)]*\)|(?<![\d-])[0-6]-[0-6](?![\d-])"), "a tile"),
)
"""What must not leave the machine, and what stands in its place."""


def without_secrets(text: str) -> str:
    """The text of an error without tokens of interactions and without tiles."""
    for pattern, instead in _PRIVATE:
        text = pattern.sub(instead, text)
    return text


def ids_in(message: str) -> Mapping[str, int]:
    """The match and the server ("guild") that a message of the bot names."""
    return {name: int(found[1]) for name, pattern in _IDS.items() if (found := pattern.search(message))}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _extra(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in _OWN}


class LineFormatter(logging.Formatter):
    """One record, one line: time (UTC), level, logger, message, then `extra` fields and traceback as key=JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line; a line break inside a message is escaped, so that what people type cannot forge a record."""
        message = record.getMessage().replace("\\", r"\\").replace("\r", r"\r").replace("\n", r"\n")
        fields = _extra(record)
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        parts = [_time(record), record.levelname, record.name, message]
        parts += [f"{key}={json.dumps(value, ensure_ascii=False, default=str)}" for key, value in fields.items()]
        return " ".join(parts)


class JsonFormatter(logging.Formatter):
    """One record, one JSON object on a line: time (UTC), level, logger, message; where there is one, match, guild,
    exception, and `extra` fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, which `json.loads` reads."""
        message = record.getMessage()
        fields: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname,
            "logger": record.name,
            "message": without_secrets(message),
            **ids_in(message),
            **_extra(record),
        }
        if record.exc_info:
            fields["exception"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=False, default=str)


FORMATTERS: Mapping[str, type[logging.Formatter]] = {"text": LineFormatter, "json": JsonFormatter}
"""By the value of LOG_FORMAT."""


def set_up_logging(level: str, form: str = "text") -> None:
    """Send the records of all loggers from ``level`` up to stdout, where hosts expect them; ``form`` is LOG_FORMAT."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # two warnings about voice, which is not used
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(FORMATTERS[form]())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
