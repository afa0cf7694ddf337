"""``python -m ops.health``: whether the bot of this machine or container is alive, for a supervisor's health check.

Exit status 0 where ``/healthz`` answers, else 1 with one line. Loads nothing of the bot, so it can be run often.
"""

from __future__ import annotations

import os
import sys
from http.client import HTTPConnection, HTTPException

TIMEOUT = 3.0
"""Seconds that the bot gets to answer."""
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 (what the bot may listen on, not what this does)


def main() -> int:
    """The exit status; HTTP_PORT and HTTP_HOST come from the environment, as the bot's do."""
    port, host = os.environ.get("HTTP_PORT", ""), os.environ.get("HTTP_HOST") or "127.0.0.1"
    if not port.isdecimal():
        return _failed("HTTP_PORT is not set in the environment")
    connection = HTTPConnection(_EVERYWHERE.get(host, host), int(port), timeout=TIMEOUT)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
    except (OSError, HTTPException) as error:
        return _failed(str(error) or type(error).__name__)
    else:
        return 0 if answer.status == 200 else _failed(f"status {answer.status}")
    finally:
        connection.close()


def _failed(why: str) -> int:
    sys.stderr.write(f"ayaz: not healthy: {why}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
