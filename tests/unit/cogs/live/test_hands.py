"""The hand message: slow pictures, and hands of any size."""

from __future__ import annotations

from concurrent.futures import Future

import discord
import pytest

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.message import BUTTONS_PER_ROW, Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.render_gate import RenderGate
from cogs.live import hands
from cogs.live.hands import MENU_FROM, moves
from data.records.ladder import LadderInfo
from data.records.matches import Table
from engine.view import SeatView, seat_view
from renderer.worker import DRAWING, Renderer
from tests.support.big_hands import big_table
from workers.worker_process import WorkerProcess


class BusyRenderer(Renderer):
    """A renderer whose queue is stuck."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess(DRAWING, name="drawing"))
        self.asked: list[Future[bytes]] = []

    def hand(self, view: SeatView) -> Future[bytes]:
        self.asked.append(Future())
        return self.asked[-1]


async def no_ladder(table: Table) -> LadderInfo:
    return LadderInfo()


async def no_returning_player(table: Table, account: int) -> bool:
    return False


async def test_a_picture_that_takes_too_long_is_replaced_by_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "PICTURE_TIMEOUT", 0.01)
    renderer = BusyRenderer()
    async with discord.Client(intents=discord.Intents.none()) as client:
        shown = hands.Hands(
            renderer=renderer,
            render_gate=RenderGate(),
            permissions=Permissions(client, clock=lambda: 0),
            background=BackgroundTasks(),
            ladder=no_ladder,
            may_return=no_returning_player,
        )
        table = big_table(7, (6, 5))
        screen = await shown.screen(table, 1, "en-US")
    renderer.close()
    assert screen.picture is None
    assert "Playable: " in screen.text
    assert screen.rows, "it can still be played"
    assert renderer.asked[0].cancelled(), "the abandoned render is cancelled"


@pytest.mark.parametrize("count", [1, 7, 12, 13, 21, 26])
def test_a_hand_of_any_size_is_a_valid_message(count: int) -> None:
    table = big_table(count, (6, 5))
    view = seat_view(table.match, 0)
    assert view is not None
    rows = moves(table, "pt-BR", view)
    playable = len(view.plays)
    assert playable == min(count, 12) or count > 12
    assert all(len(row) <= BUTTONS_PER_ROW for row in rows)
    if playable > MENU_FROM:
        [[only]] = rows
        options = getattr(only, "options")  # noqa: B009 (a menu)
        assert len(options) == playable <= 25
    layout = Screen("x", rows, b"png", "alt").send_arguments()["view"]
    assert layout.total_children_count <= 40
    assert len(layout.to_components()) <= 10
