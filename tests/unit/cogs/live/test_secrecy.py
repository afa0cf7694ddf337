"""What is shown of a table is the same however the tiles lie that its reader may not see."""

from __future__ import annotations

from concurrent.futures import Future
from random import Random

from cogs.live.board_message import board_screen
from cogs.live.hand_message import HandMessages
from data.records.ladder import LadderInfo
from data.records.matches import Place, Table, User
from engine.match import Match
from engine.variants import VARIANTS
from engine.view import PublicView, SeatView
from renderer.paint import Labels
from renderer.worker import DRAWING, Renderer
from tests.support.random_matches import options, states
from tests.support.variant_tables import every_variant
from tests.support.views import reshuffled
from workers.worker_process import WorkerProcess

EVERYBODY = -1
PEOPLE = 2


class WrittenRenderer(Renderer):
    """A renderer whose pictures are all that is handed to it, in words."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess(DRAWING, name="drawing"))

    def board(self, view: PublicView, labels: Labels) -> Future[bytes]:
        return _done(view, labels)

    def hand(self, view: SeatView, labels: Labels) -> Future[bytes]:
        return _done(view, labels)


def _done(*shown: object) -> Future[bytes]:
    future: Future[bytes] = Future()
    future.set_result(repr(shown).encode())
    return future


def table_of(match: Match) -> Table:
    names = ("Ada", "Bo", "Cem", "Duru")
    people = {number: User(number, name) for number, name in enumerate(names, 1)}
    return Table(id=1, place=Place(1, 2), match=match, people=people, language="tr")


async def no_ladder(table: Table) -> LadderInfo:
    return LadderInfo()


async def no_returning_player(table: Table, account: int) -> bool:
    return False


@every_variant
async def test_no_message_depends_on_tiles_that_its_reader_may_not_see(variant: str) -> None:
    rules, rng, renderer = VARIANTS[variant], Random(variant), WrittenRenderer()
    seats = rules.seat_counts[-1]
    agreed = options(variant, seats=seats, pairs=rules.pairs and seats == 4)
    messages = HandMessages(renderer, ladder=no_ladder, may_return=no_returning_player)
    compared = 0
    for event, match in states(rng, agreed):
        if match.on_turn is None or match.forced() is not None:
            continue
        shown, same = table_of(match), table_of(reshuffled(match, EVERYBODY, rng))
        for drawing in (renderer, None):
            assert await board_screen(shown, drawing, [event]) == await board_screen(same, drawing, [event])
        for seat in range(PEOPLE):
            same = table_of(reshuffled(match, seat, rng))
            person = 1 + seat
            assert await messages.screen(shown, person, "en-US") == await messages.screen(same, person, "en-US")
        compared += 1
    assert compared > 10
    renderer.close()
