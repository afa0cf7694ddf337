"""The drawing thread: pictures come out as they are asked for, and the event loop goes on meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError

import pytest

from bench.gallery import boards, hands
from renderer.paint import render_board, render_hand
from renderer.worker import Renderer


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    made = Renderer()
    yield made
    made.close()


async def test_pictures_are_those_of_the_functions(renderer: Renderer) -> None:
    view, names = next(boards(1))
    assert await asyncio.wrap_future(renderer.board(view, names)) == render_board(view, names)
    hand = next(hands(1))
    assert await asyncio.wrap_future(renderer.hand(hand)) == render_hand(hand)


async def test_the_loop_goes_on_while_pictures_are_drawn(renderer: Renderer) -> None:
    waiting = [asyncio.wrap_future(renderer.board(view, names)) for view, names in boards(12)]
    turns = 0
    while not all(picture.done() for picture in waiting):
        await asyncio.sleep(0.001)
        turns += 1
    assert turns >= 3, "drawn inside the loop, they would all be done at the first look"
    assert len({await picture for picture in waiting}) == len(waiting)


async def test_all_drawing_is_in_one_thread(renderer: Renderer) -> None:
    await asyncio.gather(*(asyncio.wrap_future(renderer.board(*board)) for board in boards(4)))
    assert sum(thread.name.startswith("renderer") for thread in threading.enumerate()) == 1


def test_close_drops_what_waits(renderer: Renderer) -> None:
    wanted = list(boards(10))
    drawn = [renderer.board(view, names) for view, names in wanted]
    renderer.close()
    assert all(picture.done() for picture in drawn)
    with pytest.raises(CancelledError):
        drawn[-1].result()
    with pytest.raises(RuntimeError):
        renderer.board(*next(boards(1)))
