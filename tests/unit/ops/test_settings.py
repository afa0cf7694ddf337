"""Settings: from .env and the environment, and the errors that an operator reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ops.errors import StartError
from ops.settings import Settings, load_settings, require_token, require_writable
from tests.support import ROOT

NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def _empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No .env and none of our variables; the working directory is empty."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_defaults() -> None:
    settings = load_settings()
    assert settings.database_path == Path("var/ayaz.sqlite3")
    assert (settings.log_level, settings.command_sync) == ("INFO", "auto")
    assert (settings.discord_token, settings.dev_guild_id) == (None, None)


def test_the_environment_wins_over_the_file_and_strangers_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=from-file\nDATABASE_PATH=elsewhere.db\nSOMEBODY_ELSE=1\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    settings = load_settings()
    assert require_token(settings) == "from-environment"
    assert settings.database_path == Path("elsewhere.db")


def test_choices_may_be_written_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("COMMAND_SYNC", "OFF")
    monkeypatch.setenv("PROCESSES", "Single")
    settings = load_settings()
    assert (settings.log_level, settings.command_sync, settings.processes) == ("DEBUG", "off", "single")


def test_every_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"DISCORD_TOKEN": "ab cd", "LOG_LEVEL": "loud", "COMMAND_SYNC": "maybe", "DEV_GUILD_ID": "-1"}
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(StartError) as caught:
        load_settings()
    line = str(caught.value)
    assert "\n" not in line
    assert all(f"{name}: " in line for name in wrong)
    assert "ab cd" not in line, "a token is never quoted"


def test_a_file_that_is_not_text_is_named() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(StartError, match=r"^\.env cannot be read"):
        load_settings()


def test_a_secret_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(load_settings())


@pytest.mark.parametrize("path", ["file/x.sqlite3", "folder"])
def test_a_database_path_that_cannot_be_written_is_named(path: str) -> None:
    Path("file").touch()
    Path("folder").mkdir()
    with pytest.raises(StartError, match=f"^DATABASE_PATH: {path} cannot be written"):
        require_writable(Path(path))


def test_a_new_database_gets_its_folder_and_no_file() -> None:
    path = Path("var/ığdır/ayaz.sqlite3")
    require_writable(path)
    assert path.parent.is_dir()
    assert not path.exists()


@pytest.mark.parametrize("token", [None, "", "  "])
def test_an_empty_token_is_a_missing_token(token: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(StartError, match=r"^DISCORD_TOKEN .*make play$"):
        require_token(load_settings())


def test_the_example_names_every_setting_once() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    names = re.findall(r"(?m)^([A-Z_]+)=", text)
    assert sorted(names) == sorted(name.upper() for name in Settings.model_fields)


def test_the_readme_names_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"(?m)^\| `([A-Z_]+)` \| (.*?) \|", (ROOT / "README.md").read_text(encoding="utf-8")))
    fields = Settings.model_fields
    assert rows.keys() == {name.upper() for name in fields}
    for name, field in fields.items():
        assert rows[name.upper()] == (f"`{field.default}`" if field.default is not None else "–")
