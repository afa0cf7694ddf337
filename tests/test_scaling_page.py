"""docs/scaling.md and compose.clusters.yaml: commands, settings, links and services are those of the bot."""

from __future__ import annotations

import re
import shlex

import pytest

from ops.command_line import parse
from ops.settings import Settings
from ops.sharding import choose_shards
from tests.support import ROOT

PAGE = (ROOT / "docs" / "scaling.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.clusters.yaml").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"(?s)```sh\n(.*?)```", PAGE) for line in block.splitlines()]
BOTS = [line for line in COMMANDS if "python bot.py" in line]


@pytest.mark.parametrize("line", BOTS)
def test_every_command_of_the_bot_exists(line: str) -> None:
    _, _, arguments = line.partition("python bot.py")
    command = parse(shlex.split(arguments), version="0").command
    assert command == (shlex.split(arguments) or [None])[0]


async def test_the_processes_of_the_page_share_all_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DATABASE_URL", "postgresql://ayaz@db.example/ayaz")
    found: list[int] = []
    for line in BOTS:
        if "CLUSTER=" in line:
            for assignment in shlex.split(line.partition("python bot.py")[0]):
                monkeypatch.setenv(*assignment.split("=", 1))
            found += (await choose_shards(Settings())).ids
    assert found == [0, 1, 2, 3]


def test_settings_and_links_exist() -> None:
    known = {name.upper() for name in Settings.model_fields}
    docker = {"POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "PGPASSWORD", "PACKAGES", "CMD", "ALL"}
    assert set(re.findall(r"\b([A-Z][A-Z_]{4,})=", PAGE)) <= known | docker
    assert set(re.findall(r"(?m)^ +([A-Z][A-Z_]+):", COMPOSE)) <= known | docker
    links = re.findall(r"\]\(([\w./-]+)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
    headings = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"(?m)^#+ (.+)$", PAGE)}
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= headings


def test_the_services_of_the_page_are_those_of_the_compose_file() -> None:
    listed = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    services = set(re.findall(r"(?m)^  ([a-z][a-z0-9-]+):$", listed))
    assert services == {"postgres", "cluster-0", "cluster-0-standby", "cluster-1", "cluster-1-standby"}
    named = {word for line in COMMANDS for word in line.split() if word.startswith("cluster-")}
    assert named == services - {"postgres"}
