"""What the operator has to fix."""

from __future__ import annotations


class StartError(Exception):
    """Why the bot cannot run, as one line for its operator."""
