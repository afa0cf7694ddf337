"""The log: one line per record on stdout, without the secrets that libraries log at DEBUG."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

import discord

QUIET = "aiosqlite", "discord"
"""Loggers that never go below INFO: at DEBUG they log the secrets of deals and the tokens of interactions."""


class LineFormatter(logging.Formatter):
    """One record, one line: time (UTC), level, logger, message, then `extra` fields and traceback as key=JSON."""

    _OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        """The line; a line break inside a message is escaped, so that what people type cannot forge a record."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        message = record.getMessage().replace("\\", r"\\").replace("\r", r"\r").replace("\n", r"\n")
        fields = {key: value for key, value in vars(record).items() if key not in self._OWN}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        parts = [time, record.levelname, record.name, message]
        parts += [f"{key}={json.dumps(value, ensure_ascii=False, default=str)}" for key, value in fields.items()]
        return " ".join(parts)


def set_up_logging(level: str) -> None:
    """Send the records of all loggers from ``level`` up to stdout, where hosts expect them."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # two warnings about voice, which is not used
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
