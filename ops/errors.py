"""What the operator has to fix."""

from __future__ import annotations

from data.storage.database import CannotOpen


class StartError(Exception):
    """Why the bot cannot run, as one line for its operator."""


def database_error(error: Exception) -> StartError:
    """What stands in the way of the database, by the setting that names it."""
    on_server = isinstance(error, CannotOpen) and isinstance(error.path, str)
    return StartError(f"{'DATABASE_URL' if on_server else 'DATABASE_PATH'}: {error}")
