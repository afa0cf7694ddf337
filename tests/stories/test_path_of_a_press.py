"""The path of a press from its custom_id to the commit matches docs/architecture.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tests.support import ROOT
from tests.support.player_actions import TILE, seat, who_plays
from tests.support.simulation import Sim

PAGE = ROOT / "docs" / "architecture.md"
OURS = ("bot", "ops", "cogs", "data", "renderer", "workers", "engine")
MOST = 12


@contextmanager
def entered() -> Iterator[list[str]]:
    """Record the modules entered between custom_id and commit, in order; the engine counts as one."""
    modules: list[str] = []
    running = [False]

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        path = Path(code.co_filename)
        if event != "call" or not path.is_relative_to(ROOT):
            return
        parts = path.relative_to(ROOT).with_suffix("").parts
        running[0] = running[0] or code.co_name == "from_custom_id"
        module = "engine" if parts[0] == "engine" else ".".join(parts)
        if running[0] and parts[0] in OURS and module not in modules:
            modules.append(module)
        if module == "data.storage.sqlite_database" and code.co_name == "write":
            sys.setprofile(None)

    sys.setprofile(note)
    try:
        yield modules
    finally:
        sys.setprofile(None)


def described() -> list[str]:
    """The modules in the numbered list of the page."""
    section = PAGE.read_text(encoding="utf-8").split("## The path of a press\n")[1].split("\n## ")[0]
    return re.findall(r"(?m)^\d+\. `([\w./]+)`", section)


async def test_a_press_enters_the_documented_modules(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=300)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, hand = found
    tile = next(button for button in hand.buttons if TILE.fullmatch(button.label))
    with entered() as modules:
        await player.click(hand, custom_id=tile.custom_id)
    assert modules[-1] == "data.storage.sqlite_database", "the move was not stored"
    assert modules == [name.removesuffix(".py").replace("/", ".") for name in described()]
    assert len(modules) <= MOST
