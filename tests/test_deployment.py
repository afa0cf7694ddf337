"""Dockerfile, compose.yaml, the unit of systemd and the Procfile fit the bot: paths, files, versions, commands."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from pathlib import Path

from aiohttp import web
from packaging.specifiers import SpecifierSet

from ops.command_line import parse
from ops.settings import Settings
from tests.support import ROOT
from tests.support.import_graph import SHOWN

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")


def admitted() -> list[str]:
    """What .dockerignore lets into the image."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if not line.startswith("#")) == "*"
    return [line[1:] for line in lines if line.startswith("!")]


def section(name: str) -> dict[str, list[str]]:
    """The settings of a section of the unit; each may stand there more than once."""
    found: dict[str, list[str]] = {}
    text = (ROOT / "ops" / "ayaz.service").read_text(encoding="utf-8").split(f"[{name}]\n")[1].split("\n[")[0]
    for key, value in re.findall(r"(?m)^(\w+)=(.*)$", text):
        found.setdefault(key, []).append(value)
    return found


def test_the_image_holds_what_the_bot_needs_and_nothing_secret() -> None:
    programs = {name if (ROOT / name).is_dir() else f"{name}.py" for name in SHOWN}
    assert programs | {"pyproject.toml", "requirements.txt", "LICENSE"} == set(admitted())


def test_the_image_has_a_python_that_the_bot_runs_on_and_the_locked_packages() -> None:
    versions = re.findall(r"(?m)^FROM docker\.io/library/python:(3\.\d+)-slim", DOCKERFILE)
    wanted = SpecifierSet((ROOT / ".python-version").read_text(encoding="utf-8").strip())
    assert len(versions) == DOCKERFILE.count("\nFROM ") == 2
    assert all(version in wanted for version in versions)
    assert len(set(versions)) == 1
    assert "--require-hashes -r requirements.txt" in DOCKERFILE
    assert re.search(r"(?m)^USER (?!root)", DOCKERFILE)


def test_the_image_starts_the_bot_and_asks_for_its_health() -> None:
    assert 'ENTRYPOINT ["python", "bot.py"]' in DOCKERFILE
    assert 'CMD ["python", "-m", "ops.health"]' in DOCKERFILE
    environment = dict(re.findall(r"(\w+)=(\S+)", re.findall(r"(?m)^ENV (.*)$", DOCKERFILE)[0]))
    own = {key: value for key, value in environment.items() if key.lower() in Settings.model_fields}
    assert own == {"DATABASE_PATH": "/data/ayaz.sqlite3", "HTTP_PORT": "8080"}
    assert "VOLUME /data\n" in DOCKERFILE


def test_compose_keeps_the_data_and_overrules_empty_settings() -> None:
    """.env may say DATABASE_PATH= and nothing more, which would win over the image."""
    assert re.search(r"(?m)^ +- data:/data$", COMPOSE)
    assert re.search(r"(?m)^ +DATABASE_PATH: /data/ayaz\.sqlite3$", COMPOSE)
    assert re.search(r'(?m)^ +HTTP_PORT: "8080"', COMPOSE)
    assert re.search(r"(?m)^ +stop_grace_period: 15s$", COMPOSE)
    assert re.search(r"(?m)^ +env_file: \.env$", COMPOSE)


def test_the_unit_starts_the_bot_where_its_data_may_be_written() -> None:
    service = section("Service")
    (folder,), (start,) = service["WorkingDirectory"], service["ExecStart"]
    python, script = start.split()
    assert python == f"{folder}/.venv/bin/python"
    assert (ROOT / Path(script).relative_to(folder)).is_file()
    environment = dict(each.split("=", 1) for line in service["Environment"] for each in line.split())
    assert Path(environment["DATABASE_PATH"]).parent == Path("/var/lib") / service["StateDirectory"][0]
    assert service["RestartPreventExitStatus"] == ["2"]
    assert service["ProtectSystem"] == ["strict"]


def test_the_commands_in_these_files_exist() -> None:
    texts = [DOCKERFILE, COMPOSE, (ROOT / "Procfile").read_text(encoding="utf-8")]
    commands = [found for text in texts for found in re.findall(r"python bot\.py(?: (\w+))?$", text, re.MULTILINE)]
    assert len(commands) >= 3
    for command in commands:
        assert parse([command] if command else [], version="0").command == (command or None)


async def test_the_health_check_says_whether_the_bot_answers() -> None:
    status = [200]

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return web.Response(status=status[0] if request.path == "/healthz" else 404)

    runner = web.ServerRunner(web.Server(answer), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = str(runner.addresses[0][1])
    assert await health(HTTP_PORT=port) == (0, "")
    assert await health(HTTP_PORT=port, HTTP_HOST="0.0.0.0") == (0, "")  # noqa: S104 (where the bot listens)
    status[0] = 500
    assert await health(HTTP_PORT=port) == (1, "ayaz: not healthy: status 500\n")
    await runner.cleanup()
    ended = await health(HTTP_PORT=port)
    assert ended[0] == 1
    assert ended[1].startswith("ayaz: not healthy: [Errno")
    assert await health() == (1, "ayaz: not healthy: HTTP_PORT is not set in the environment\n")


async def health(**settings: str) -> tuple[int | None, str]:
    """Exit status and error output of the health check, run as the image does."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HTTP_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ops.health", cwd=ROOT, env={**environment, **settings}, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    return process.returncode, said.decode()
