"""Optional libraries of the machine whose absence players notice."""

from __future__ import annotations

import logging

from renderer.lettering import SHAPING

log = logging.getLogger("ayaz")


def warn_of_missing_libraries() -> None:
    """Log what the bot cannot do on this machine, and what to install."""
    if not SHAPING:
        log.warning(
            "in pictures, names in Arabic, Hebrew, Hindi and other scripts whose letters have to be shaped are seat"
            " numbers, because FriBidi is not installed; on Debian and Ubuntu it is the package libfribidi0"
        )
