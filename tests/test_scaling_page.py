"""docs/scaling.md and compose.clusters.yaml: commands run or exist, settings, services and sentences are the bot's."""

from __future__ import annotations

import asyncio
import re
import shlex
from pathlib import Path

import pytest

import bot
from data.records.shards import Shards
from data.storage.sqlite_database import SqliteDatabase
from ops.command_line import parse
from ops.settings import Settings, load_settings
from ops.sharding import choose_shards
from tests.support import ROOT
from tests.support.postgres_server import postgres_server
from tests.support.stores import STORES
from tests.test_operating_page import commands

PAGE = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.clusters.yaml").read_text(encoding="utf-8")
DOCKER = "docker compose -f compose.clusters.yaml "
SERVICES = set(re.findall(r"(?m)^  ([\w-]+):$", COMPOSE.split("\nservices:\n")[1].split("\nvolumes:\n")[0]))


def bot_lines() -> list[tuple[dict[str, str], list[str]]]:
    """The lines that call bot.py here: their variables, and their arguments."""
    found: list[tuple[dict[str, str], list[str]]] = []
    for line in commands(PAGE):
        words = shlex.split(line)
        if not line.startswith(DOCKER) and "bot.py" in words:
            at = words.index("bot.py")
            found.append((dict(word.split("=", 1) for word in words[: at - 1]), words[at + 1 :]))
    return found


def plain_environment(monkeypatch: pytest.MonkeyPatch, **variables: str) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize("store", STORES[1:])
def test_moving_there_and_back_as_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, store: str) -> None:
    async def both() -> str:
        await (await SqliteDatabase.open(tmp_path / "ayaz.sqlite3")).close()
        return await postgres_server().database_for(tmp_path / store)

    monkeypatch.chdir(tmp_path)
    plain_environment(monkeypatch)
    url = asyncio.run(both())
    moves = [arguments for _, arguments in bot_lines() if arguments[:1] == ["migrate-database"]]
    assert len(moves) == 2
    for arguments in moves:
        there = [
            url if each.startswith("postgresql://") else each.replace("/var/lib/ayaz", str(tmp_path))
            for each in arguments
        ]
        assert bot.main(there) == 0
    assert (tmp_path / "ayaz-again.sqlite3").is_file()


async def test_the_clusters_of_the_page_share_the_shards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    shares: list[Shards] = []
    for variables, arguments in bot_lines():
        assert {name.lower() for name in variables} <= set(Settings.model_fields)
        assert parse(arguments, version="0").command == (arguments[0] if arguments else None)
        if "CLUSTER" in variables:
            plain_environment(monkeypatch, **variables, DATABASE_URL="postgresql://ayaz@localhost/ayaz")
            assert load_settings().standby
            shares.append(await choose_shards(load_settings()))
    assert shares == [Shards(4, (0, 1)), Shards(4, (2, 3))]


async def test_the_services_share_the_shards_and_each_has_a_stand_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    common = dict(
        re.findall(r'(?m)^  ([A-Z_]+): "?([^"\s#]+)', COMPOSE.split("x-settings:")[1].split("\nservices:")[0])
    )
    found: dict[str, Shards] = {}
    for service, cluster in re.findall(
        r'(?m)^  (cluster-\S+):\n(?:    .*\n)*?    environment: .*CLUSTER: "(\d)"', COMPOSE
    ):
        own = {name: value for name, value in common.items() if name.lower() in Settings.model_fields}
        plain_environment(monkeypatch, **own, CLUSTER=cluster)
        assert load_settings().standby
        found[service] = await choose_shards(load_settings())
    halves = Shards(4, (0, 1)), Shards(4, (2, 3))
    assert found == {f"cluster-{n}{kind}": halves[n] for n in (0, 1) for kind in ("", "-standby")}
    assert {"postgres", *found} == SERVICES
    (package,) = re.findall(r'PACKAGES: "(.+)"', COMPOSE)
    assert f'postgres = ["{package}"]' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert 'ARG PACKAGES=""' in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_commands_for_docker_name_services_and_commands_that_exist() -> None:
    lines = [*commands(PAGE), *re.findall(r"(?m)^# (docker .*)$", COMPOSE)]
    docker = [shlex.split(line.removeprefix(DOCKER)) for line in lines if line.startswith("docker")]
    assert len(docker) > 8
    for verb, *words in docker:
        assert verb in ("up", "logs", "exec", "build"), words
        if verb == "exec":
            service, python, script, *arguments = words
            assert (service in SERVICES, python, script) == (True, "python", "bot.py")
            parse(arguments, version="0")
        else:
            assert {word for word in words if not word.startswith("-")} <= SERVICES


def test_the_files_settings_and_sentences_are_those_of_the_bot() -> None:
    links = re.findall(r"\]\(([\w./-]+)", PAGE)
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    headings = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"(?m)^#+ (.+)$", PAGE)}
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= headings
    known = {name.upper() for name in Settings.model_fields} | {"PGPASSWORD", "POSTGRES_PASSWORD"}
    assert set(re.findall(r"`([A-Z][A-Z_]{5,})\b", PAGE)) <= known
    sources = "".join(
        path.read_text(encoding="utf-8")
        for path in (
            ROOT / "data" / "storage" / "postgres_ownership.py",
            ROOT / "data" / "storage" / "postgres_database.py",
            ROOT / "ops" / "runner.py",
            ROOT / "cogs" / "texts" / "locales" / "en-US.ftl",
        )
    )
    quoted = re.findall(r'"([A-Za-z][^"\n]{8,})"', re.sub(r"(?s)```.*?```", "", PAGE))
    assert len(quoted) > 5
    for sentence in quoted:
        assert sentence.split("…")[0].removesuffix("for shard ").strip() in sources, sentence
