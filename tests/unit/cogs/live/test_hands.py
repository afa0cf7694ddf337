"""The hand message: slow pictures, and hands of any size."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from cogs.discord_io.message import BUTTONS_PER_ROW, Screen
from cogs.live import hand_message
from cogs.live.hand_message import MENU_FROM, HandMessages, moves
from data.records.ladder import LadderInfo
from data.records.matches import Table
from engine.view import SeatView, seat_view
from renderer.paint import Labels
from renderer.worker import DRAWING, Renderer
from tests.support.big_hands import big_table
from workers.worker_process import WorkerProcess


class BusyRenderer(Renderer):
    """A renderer whose queue is stuck."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess(DRAWING, name="drawing"))
        self.asked: list[Future[bytes]] = []

    def hand(self, view: SeatView, labels: Labels) -> Future[bytes]:
        self.asked.append(Future())
        return self.asked[-1]


async def no_ladder(table: Table) -> LadderInfo:
    return LadderInfo()


async def no_returning_player(table: Table, account: int) -> bool:
    return False


async def test_a_picture_that_takes_too_long_is_replaced_by_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_message, "PICTURE_TIMEOUT", 0.01)
    renderer = BusyRenderer()
    messages = HandMessages(renderer, ladder=no_ladder, may_return=no_returning_player)
    screen = await messages.screen(big_table(7, (6, 5)), 1, "en-US")
    renderer.close()
    await asyncio.sleep(0)  # cancelling reaches the renderer in the next turn of the loop
    assert screen.picture is None
    assert "Playable: " in screen.text
    assert screen.rows, "it can still be played"
    assert renderer.asked[0].cancelled(), "the abandoned render is cancelled"


async def test_a_hand_drawn_ahead_is_shown_only_for_the_state_that_was_committed() -> None:
    renderer = BusyRenderer()
    messages = HandMessages(renderer, ladder=no_ladder, may_return=no_returning_player)
    failed, committed = big_table(7, (6, 5)), big_table(7, (6, 5))
    assert failed.match.seq == committed.match.seq
    messages.draw_ahead(failed, 1, "en-US")
    messages.draw_ahead(committed, 1, "en-US")
    showing = asyncio.create_task(messages.screen(committed, 1, "en-US"))
    await asyncio.sleep(0)
    assert len(renderer.asked) == 2, "it is not drawn again for the answer"
    renderer.asked[0].set_result(b"failed")
    renderer.asked[1].set_result(b"committed")
    assert (await showing).picture == b"committed"
    renderer.close()


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
