"""Log records of one line, and libraries that stay quiet."""

from __future__ import annotations

import json
import logging
import subprocess
import sys

from engine.tiles import Tile
from ops.logs import JsonFormatter, LineFormatter
from tests.support import ROOT


def test_libraries_that_would_log_secrets_stay_at_info_or_above() -> None:
    """At DEBUG and at ERROR; in a process of its own, for it is the logging of the whole process."""
    script = """
import logging
from ops.logs import set_up_logging
set_up_logging("DEBUG")
for name in ("aiosqlite", "discord.gateway", "discord.webhook"):
    logging.getLogger(name).debug("secret")
logging.getLogger("ayaz").debug("said")
set_up_logging("ERROR")
print(logging.getLogger("discord").level)
"""
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert "said" in output
    assert "secret" not in output
    assert int(output.splitlines()[-1]) == logging.ERROR


def record(message: str, *arguments: object, **extra: object) -> logging.LogRecord:
    return logging.getLogger("ayaz.test").makeRecord(
        "ayaz.test", logging.WARNING, "file.py", 1, message, arguments, None, extra=extra
    )


def test_a_log_record_is_one_line_with_its_fields() -> None:
    line = LineFormatter().format(record("match %s:\nforged", "Iğdır", match="m1", seat=2))
    assert "\n" not in line
    assert line.endswith(r' WARNING ayaz.test match Iğdır:\nforged match="m1" seat=2')


def test_a_traceback_stays_on_the_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        failed = record("it failed")
        failed.exc_info = sys.exc_info()
    line = LineFormatter().format(failed)
    assert "\n" not in line
    assert json.loads(line.split("traceback=", 1)[1]).endswith("ValueError: two\nlines")


def test_a_record_is_one_json_object_with_the_match_and_the_server_that_it_names() -> None:
    line = JsonFormatter().format(
        record("press %s of match %d\nfailed on server %d: Iğdır", "play", 12, 34, error_id="ab")
    )
    assert "\n" not in line
    fields = json.loads(line)
    assert fields.pop("time").endswith("+00:00")
    assert fields == {
        "level": "WARNING",
        "logger": "ayaz.test",
        "message": "press play of match 12\nfailed on server 34: Iğdır",
        "match": 12,
        "guild": 34,
        "error_id": "ab",
    }


def test_a_json_record_holds_no_tile_and_no_token_of_an_interaction() -> None:
    try:
        raise ValueError(f"{Tile(3, 4)!r} at https://discord.com/api/v10/webhooks/1/aW50-ZXJh.Y3_Rpb24/messages")
    except ValueError:
        failed = record("3-4 does not fit, on 2026-01-2", match=3)
        failed.exc_info = sys.exc_info()
    fields = json.loads(JsonFormatter().format(failed))
    assert fields["message"] == "a tile does not fit, on 2026-01-2"
    assert fields["match"] == 3
    assert "Tile(" not in fields["exception"]
    assert fields["exception"].endswith("ValueError: a tile at https://discord.com/api/v10/webhooks/1/…/messages")


def test_the_setting_chooses_the_form() -> None:
    script = "import logging; from ops.logs import set_up_logging; set_up_logging('INFO', 'json'); logging.info('said')"
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT).stdout
    assert json.loads(output)["message"] == "said"
