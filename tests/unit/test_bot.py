"""The command line: an end in order at any moment of the start, and without a token."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from composition import make_bot
from data.storage.sqlite_database import SqliteDatabase
from ops.runner import shut_down
from ops.settings import Settings
from tests.support import ROOT


@pytest.mark.parametrize("beats", [0, 1, 2, 5, 20, 60, None])
async def test_a_stop_during_the_start_releases_everything(tmp_path: Path, beats: int | None) -> None:
    """``beats`` is after how many turns of the event loop; None waits until everything is set up."""
    path = tmp_path / "ayaz.sqlite3"
    bot = make_bot(path, command_sync=False)
    await bot._async_setup_hook()
    running = asyncio.create_task(bot.setup_hook())
    if beats is None:
        await asyncio.wait((running,))
    for _ in range(beats or 0):
        await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await shut_down(bot, running)
    assert bot.is_set_up == (beats is None)
    # The file is free again, and the thread of the connection is gone: left open, it would keep the process alive.
    async with await SqliteDatabase.open(path):
        pass


async def test_a_stop_while_waiting_for_discord_takes_effect_at_once(tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "ayaz.sqlite3", command_sync=False)
    await bot._async_setup_hook()
    await bot.setup_hook()
    running = asyncio.create_task(asyncio.sleep(300))  # as discord.py does between two attempts
    async with asyncio.timeout(60):
        await shut_down(bot, running)
    assert running.cancelled()


def test_a_stop_during_the_imports_is_orderly(tmp_path: Path) -> None:
    """Stopped in the middle of them: the second import of the bot's own waits for it here."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'composition':\n"
        "            os.kill(os.getpid(), signal.SIGTERM)\n"
        "sys.meta_path.insert(0, Stop())\n"
    )
    ended = subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "DISCORD_TOKEN": "a.b.c"},
        capture_output=True,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


def test_the_end_does_not_look_for_garbage() -> None:
    """Which would take some 0.4 s of processor time: on a busy machine most of the time that a host gives."""
    script = (
        "import atexit, gc, runpy; atexit.register(lambda: print(gc.get_freeze_count()));"
        "runpy.run_path('bot.py', run_name='__main__')"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "LOG_LEVEL": "none such"},
    )
    assert ended.returncode == 2, ended.stderr
    assert int(ended.stdout) > 10_000


def test_without_a_token_the_bot_ends_in_one_line(tmp_path: Path) -> None:
    settings = {name.upper() for name in Settings.model_fields}
    environment = {key: value for key, value in os.environ.items() if key not in settings}
    ended = subprocess.run(
        [sys.executable, str(ROOT / "bot.py")],
        check=False,
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "DISCORD_TOKEN" in ended.stderr
