"""docs/operating.md: its commands run or exist, and its metrics, settings, hosts and files are those of the bot."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

import bot
from data.storage.copies import schema_known
from data.storage.database import DatabaseTooNew
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from ops.command_line import parse
from ops.metrics import Metrics
from ops.settings import Settings
from tests.support import ROOT
from tests.support.match_service import House, options, two_people

PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def commands(text: str) -> list[str]:
    """The lines of the shell blocks."""
    return [line for block in re.findall(r"(?s)```sh\n(.*?)```", text) for line in block.splitlines()]


def bot_commands(text: str) -> list[list[str]]:
    """The arguments of bot.py, of the lines that call it."""
    found = (re.search(r"python bot\.py ?(.*)$", line) for line in commands(text))
    return [shlex.split(match[1]) for match in found if match is not None]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A database in an empty working directory, and no other settings."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return House(tmp_path / "var" / "ayaz.sqlite3")


def run(text: str, folder: Path) -> None:
    """Run the commands of bot.py in a text, with the folders of the page moved into ``folder``."""
    for arguments in bot_commands(text):
        there = [each.replace("/somewhere/else", str(folder)) for each in arguments]
        assert bot.main(there) == 0, arguments


async def test_backup_restore_and_drain_as_on_the_page(house: House, tmp_path: Path) -> None:
    async with house.running() as service:
        await house.play_out(service, await two_people(service, options(target=25)))
        run(section("Backup"), tmp_path)
        run(section("Upgrade"), tmp_path)
    assert bot_commands(section("Upgrade"))[0] == ["drain"]
    run(section("Restore"), tmp_path)
    assert (tmp_path / "before-upgrade.sqlite3").is_file()
    assert len(list(house.path.parent.glob("ayaz.sqlite3.before-*"))) == 1


async def test_rolling_back_as_on_the_page(house: House, tmp_path: Path) -> None:
    older = tmp_path / "migrations"
    shutil.copytree(SQLITE_MIGRATIONS, older)
    max(older.glob("*.sql")).unlink()
    await (await SqliteDatabase.open(house.path, migrations=older)).close()
    await (await SqliteDatabase.open(house.path)).close()  # the upgrade
    with pytest.raises(DatabaseTooNew):
        await SqliteDatabase.open(house.path, migrations=older)
    kept = f"{house.path}.schema-{schema_known() - 1}"
    (arguments,) = bot_commands(section("Roll back"))
    assert arguments == ["restore", "/var/lib/ayaz/ayaz.sqlite3.schema-12"]
    assert bot.main(["restore", kept]) == 0
    await (await SqliteDatabase.open(house.path, migrations=older)).close()


def test_every_command_of_the_bot_exists() -> None:
    for arguments in bot_commands(PAGE):
        assert parse(arguments, version="0").command == arguments[0]
    targets = set(re.findall(r"(?m)^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    assert set(re.findall(r"`make (\w+)`", PAGE)) <= targets
    modules = re.findall(r"python -m (ops\.\w+)", PAGE)
    assert modules
    assert all((ROOT / f"{name.replace('.', '/')}.py").is_file() for name in modules)


def test_files_and_folders_are_those_of_the_repository_and_of_the_unit() -> None:
    links = re.findall(r"\]\(([\w./-]+)", PAGE)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    unit = (ROOT / "ops" / "ayaz.service").read_text(encoding="utf-8")
    for path in ("/opt/ayaz", "/etc/ayaz.env", "/var/lib/ayaz"):
        assert path in unit
        assert path in PAGE
    (seconds,) = re.findall(r"stop-timeout (\d+)", PAGE)
    assert f"grace_period: {seconds}s" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


async def test_the_metrics_are_those_of_the_bot() -> None:
    text = (await Metrics(Path("none"), version="1").text()).decode()
    own = {name for name in re.findall(r"(?m)^# TYPE (\S+)", text) if name.startswith("ayaz_")}
    named = {re.sub(r"_(bucket|count|sum)$", "", name) for name in re.findall(r"\bayaz_\w+", PAGE)}
    assert named == own


def test_the_alerts_can_be_read() -> None:
    """Without quotes the braces of an expression would be YAML's."""
    alerts = re.findall(r"(?m)^ +- \{alert: .*$", section("Metrics"))
    assert len(alerts) > 5
    assert [line for line in alerts if not re.search(r", expr: '[^']+'(, for: \d+m)?\}$", line)] == []


def test_the_settings_are_those_of_the_bot() -> None:
    known = {name.upper() for name in Settings.model_fields}
    foreign = {"RAILWAY_DEPLOYMENT_DRAINING_SECONDS", "RAILWAY_RUN_UID"}
    assert set(re.findall(r"`([A-Z]+_[A-Z_]+)\b", PAGE)) - foreign <= known


def test_the_readme_knows_the_same_hosts() -> None:
    for host in ("Heroku", "Railway", "Fly.io", "Render", "Docker", "systemd"):
        assert re.search(rf"(?m)^\| .*{re.escape(host)}", README), host
        assert re.search(rf"(?m)^\| .*{re.escape(host)}", PAGE), host
    assert "(docs/operating.md)" in README
