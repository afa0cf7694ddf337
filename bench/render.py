"""``python -m bench render``: speed, size and legibility of pictures, in one run.

Boards are compared with Pillow, which encodes the finished picture: with the same palette at the same level, and as RGB
at level 6, its default. Times are processor time, medians over boards of all kinds with warm sprites, in the order in
which they are shown. Exit status 1 when a bar is missed.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter, thread_time

from PIL import Image

from bench.bars import Bar, report
from bench.gallery import boards, hands, labels, public_view, results
from bench.rounds import POLICIES, random_round
from engine.ai import LEVELS as COMPUTER_LEVELS
from engine.ai import choose
from engine.events import ComputerAdded, Opened, RoundDealt, Started
from engine.layout import Layout, Spinner
from engine.match import Match, move_event
from engine.rules import Rules, default_options
from engine.variants import VARIANTS
from engine.view import PublicView, seat_view
from renderer import theme
from renderer.board_picture import board_sheet
from renderer.encoding import LEVELS, PALETTE
from renderer.paint import Labels, render_board, render_hand, render_result
from renderer.placement import frame, place
from renderer.sheet import packed_band
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess

BOARDS, REPEATS = 30, 7
ROUNDS_SHOWN = 12
"""Rounds whose boards are timed."""
ROUNDS = 120
"""Rounds of each variant."""
PHONE = 360
"""The width of a picture on a phone, in pixels."""

_FIRST_BOARD = """
from time import process_time
from bench.bars import Bar, report
from bench.gallery import boards
from renderer.board_picture import board_sheet
from renderer.paint import render_board
view, names = list(boards(5))[1]
start = process_time()
render_board(view, names)
print(1000 * (process_time() - start))
"""


def _timed(work: Callable[[], object]) -> float:
    start = thread_time()
    work()
    return 1000 * (thread_time() - start)


def _saved(picture: Image.Image, level: int) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()


def _next_turn(view: PublicView) -> PublicView:
    return view if view.turn is None else replace(view, turn=(view.turn + 1) % len(view.seats))


def _rounds() -> Iterator[tuple[PublicView, Labels]]:
    """Every board of some rounds, in the order in which they are shown."""
    rng = Random(11)
    for number in range(ROUNDS_SHOWN):
        spinner = list(Spinner)[number % len(Spinner)]
        for turn, layout in enumerate(random_round(rng, spinner, POLICIES["random"], hands=2)):
            left = 14 - (len(layout.laid) + 1) // 2
            view = public_view(layout, (left // 2, left - left // 2), turn=turn % 2, boneyard=14)
            yield view, labels(view, first=number)


def speed() -> list[Bar]:
    """The time of warm boards, compared with encoding alone and with a plain RGB picture of the same board."""
    gallery = list(boards(BOARDS))
    by_rgb: list[float] = []
    for view, names in gallery:
        render_board(view, names)
    for _ in range(REPEATS):
        for index, (view, names) in enumerate(gallery):
            view = _next_turn(view)
            gallery[index] = view, names
            board = _timed(lambda view=view, names=names: render_board(view, names))
            picture = board_sheet(view, names).compose()
            by_rgb.append(board / _timed(lambda picture=picture: _saved(picture, 6)))
    shown = list(_rounds())
    for view, names in shown:
        render_board(view, names)
    packed_band.cache_clear()  # the sprites are warm, the boards have not been drawn
    whole: list[float] = []
    by_encoding: list[float] = []
    for view, names in shown:
        whole.append(_timed(lambda view=view, names=names: render_board(view, names)))
        final = board_sheet(view, names, PALETTE).compose()
        by_encoding.append(whole[-1] / _timed(lambda final=final: _saved(final, LEVELS[0])))
    took, encoding, rgb = median(whole), median(by_encoding), median(by_rgb)
    return [
        Bar("board after a play, against encoding it alone", "<= 1.15 x", f"{encoding:.2f} x", encoding <= 1.15),
        Bar("board after a play, composed and encoded", "<= 4 ms", f"{took:.1f} ms", took <= 4),
        Bar("board after a turn, against encoding it as RGB, level 6", "<= 0.5 x", f"{rgb:.2f} x", rgb <= 0.5),
    ]


def sizes() -> Bar:
    """The file sizes of many boards, hands and results."""
    pictures = [len(render_board(view, names)) for view, names in boards(120, seed=3)]
    pictures += [len(render_hand(view, labels(view.public))) for view in hands(60, seed=3)]
    pictures += [len(render_result(view, names)) for view, names in results(60, seed=3)]
    low, high = min(pictures) / 1000, max(pictures) / 1000
    return Bar("any picture", "<= 40 kB", f"{low:.0f} - {high:.0f} kB", high <= 40)


def first_board() -> Bar:
    """The time of the first board in a new process, including fonts and sprites but not imports."""
    root = Path(__file__).parents[1]
    command = [sys.executable, "-c", _FIRST_BOARD]
    took = median(float(subprocess.check_output(command, cwd=root, text=True)) for _ in range(5))
    return Bar("first board of a process", "<= 200 ms", f"{took:.0f} ms", took <= 200)


async def _lateness(gallery: list[tuple[PublicView, Labels]]) -> list[float]:
    renderer = Renderer(WorkerProcess(DRAWING, name="drawing"))
    waiting = [asyncio.wrap_future(renderer.board(view, names)) for view, names in gallery]
    late: list[float] = []
    while not all(picture.done() for picture in waiting):
        due = perf_counter() + 0.002
        await asyncio.sleep(0.002)
        late.append(1000 * (perf_counter() - due))
    renderer.close()
    return late


def lateness() -> Bar:
    """How late the event loop wakes from a sleep while the worker draws without a pause."""
    late = asyncio.run(_lateness(list(boards(100, seed=5))))
    worst = quantiles(late, n=100)[98]
    return Bar("event loop lateness p99 while drawing", "<= 10 ms", f"{worst:.1f} ms", worst <= 10)


def _ends_of_rounds(rules: Rules, rng: Random) -> Iterator[Layout]:
    """The layouts at the ends of rounds between computers, for all numbers of seats in turn."""
    for seats in cycle(rules.seat_counts):
        options = default_options(rules, seats=seats)
        match = Match.replay(
            [Opened(options, 1), *(ComputerAdded(COMPUTER_LEVELS[0]) for _ in range(seats - 1)), Started()]
        )
        while match.is_live:
            before = len(match.records)
            if match.on_turn is None:
                match = match.apply(RoundDealt(rng.randbytes(32).hex()))
                continue
            view = seat_view(match, match.on_turn)
            assert view is not None
            match = match.apply(match.forced() or move_event(view.seat, choose(view, rng)))
            if len(match.records) > before and match.round is not None:
                yield match.round.layout


def legibility() -> list[Bar]:
    """The size of half a tile on a phone at the end of rounds, by variant."""
    rng, table = Random(1), theme.HEIGHT - theme.BAR_HEIGHT - theme.FOOTER_HEIGHT
    bars: list[Bar] = []
    for code, rules in VARIANTS.items():
        cells = (
            frame(place(each), width=theme.WIDTH, height=table).cell
            for each in islice(_ends_of_rounds(rules, rng), ROUNDS)
        )
        halves = sorted(cell * PHONE / theme.WIDTH for cell in cells)
        low, middle = halves[len(halves) // 100], median(halves)
        name, measured = f"half tile at {PHONE} px, p1 / p50, {code}", f"{low:.1f} / {middle:.1f} px"
        bars.append(Bar(name, ">= 11 / 17 px", measured, low >= 11 and middle >= 17))
    return bars


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    return report("picture", [*speed(), sizes(), first_board(), lateness(), *legibility()])
