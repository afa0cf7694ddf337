"""What an operator is told at the start, and what the log looks like."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parent
NAMES = [name.upper() for name in bot.Settings.model_fields]


@pytest.fixture(autouse=True)
def _empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No .env and none of our variables; the working directory is empty."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_defaults() -> None:
    settings = bot.load_settings()
    assert settings.database_path == Path("var/ayaz.sqlite3")
    assert (settings.log_level, settings.command_sync) == ("INFO", "auto")
    assert (settings.discord_token, settings.dev_guild_id) == (None, None)


def test_the_environment_wins_over_the_file_and_strangers_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nDATABASE_PATH=elsewhere.db\nSOMEBODY_ELSE=1\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    settings = bot.load_settings()
    assert bot.require_token(settings) == "from-environment"
    assert settings.database_path == Path("elsewhere.db")


def test_choices_may_be_written_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("COMMAND_SYNC", "OFF")
    settings = bot.load_settings()
    assert (settings.log_level, settings.command_sync) == ("DEBUG", "off")


def test_every_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"DISCORD_TOKEN": "ab cd", "LOG_LEVEL": "loud", "COMMAND_SYNC": "maybe", "DEV_GUILD_ID": "-1"}
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(bot.StartError) as caught:
        bot.load_settings()
    line = str(caught.value)
    assert "\n" not in line
    assert all(f"{name}: " in line for name in wrong)
    assert "ab cd" not in line, "a token is never quoted"


def test_a_file_that_is_not_text_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(bot.StartError, match=r"^\.env cannot be read"):
        bot.load_settings()


def test_a_secret_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(bot.load_settings())


@pytest.mark.parametrize("path", ["file/x.sqlite3", "folder"])
def test_a_database_path_that_cannot_be_written_is_named(path: str) -> None:
    Path("file").touch()
    Path("folder").mkdir()
    with pytest.raises(bot.StartError, match=f"^DATABASE_PATH: {path} cannot be written"):
        bot.require_writable(Path(path))


def test_a_new_database_gets_its_folder_and_no_file() -> None:
    path = Path("var/ığdır/ayaz.sqlite3")
    bot.require_writable(path)
    assert path.parent.is_dir()
    assert not path.exists()


@pytest.mark.parametrize("token", [None, "", "  "])
def test_an_empty_token_is_a_missing_token(token: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(bot.StartError, match=r"^DISCORD_TOKEN .*make play$"):
        bot.require_token(bot.load_settings())


def test_without_a_token_the_bot_ends_in_one_line() -> None:
    environment = {key: value for key, value in os.environ.items() if key not in NAMES}
    ended = subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        check=False,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "DISCORD_TOKEN" in ended.stderr


def record(message: str, *arguments: object, **extra: object) -> logging.LogRecord:
    return logging.getLogger("ayaz.test").makeRecord(
        "ayaz.test", logging.WARNING, "file.py", 1, message, arguments, None, extra=extra
    )


def test_a_log_record_is_one_line_with_its_fields() -> None:
    line = bot.LineFormatter().format(record("match %s:\nforged", "Iğdır", match="m1", seat=2))
    assert "\n" not in line
    assert line.endswith(r' WARNING ayaz.test match Iğdır:\nforged match="m1" seat=2')


def test_a_traceback_stays_on_the_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        failed = record("it failed")
        failed.exc_info = sys.exc_info()
    line = bot.LineFormatter().format(failed)
    assert "\n" not in line
    assert json.loads(line.split("traceback=", 1)[1]).endswith("ValueError: two\nlines")
