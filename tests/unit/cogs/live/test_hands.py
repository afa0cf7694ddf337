"""A hand when there is more to draw than can be drawn."""

from __future__ import annotations

from concurrent.futures import Future

import discord
import pytest

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.render_gate import RenderGate
from cogs.live import hands
from cogs.texts.ladder_text import LadderInfo
from data.matches.records import Table
from engine.view import SeatView
from renderer.worker import DRAWING, Renderer
from tests.stories.test_lobby import big_table
from workers.worker_process import WorkerProcess


class BusyRenderer(Renderer):
    """One whose queue does not move."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess(DRAWING, what="that draws"))
        self.asked: list[Future[bytes]] = []

    def hand(self, view: SeatView) -> Future[bytes]:
        self.asked.append(Future())
        return self.asked[-1]


async def no_ladder(table: Table) -> LadderInfo:
    return LadderInfo()


async def nobody_returns(table: Table, account: int) -> bool:
    return False


async def test_a_picture_that_takes_too_long_becomes_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "PICTURE_TIMEOUT", 0.01)
    renderer = BusyRenderer()
    async with discord.Client(intents=discord.Intents.none()) as client:
        shown = hands.Hands(
            renderer=renderer,
            render_gate=RenderGate(),
            permissions=Permissions(client, clock=lambda: 0),
            background=BackgroundTasks(),
            ladder=no_ladder,
            may_return=nobody_returns,
        )
        table = big_table(7, (6, 5))
        screen = await shown.screen(table, 1, "en-US")
    renderer.close()
    assert screen.picture is None
    assert "Playable: " in screen.text
    assert screen.rows, "it can be played all the same"
    assert renderer.asked[0].cancelled(), "nobody draws what nobody waits for"
