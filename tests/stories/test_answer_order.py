"""Answers are sent before boards and other players' hands, which are drawn once for many presses."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from cogs.client import Application
from data.records.matches import Update
from engine.view import PublicView, SeatView
from renderer.paint import Labels
from tests.support.player_actions import TILE, board_of, hand_of, press_id, seat, tiles, who_plays
from tests.support.simulation import Person, Shown, Sim


@pytest.fixture
def drawn(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record what is drawn from now on, in order: boards, and hands by seat."""
    order: list[str] = []
    renderer = sim.bot.app.renderer  # type: ignore[attr-defined]
    draw_board, draw_hand = renderer.board, renderer.hand

    def board(view: PublicView, labels: Labels) -> Future[bytes]:
        order.append("board")
        return draw_board(view, labels)  # type: ignore[no-any-return]

    def hand(view: SeatView, labels: Labels) -> Future[bytes]:
        order.append(f"hand {view.seat}")
        return draw_hand(view, labels)  # type: ignore[no-any-return]

    monkeypatch.setattr(renderer, "board", board)
    monkeypatch.setattr(renderer, "hand", hand)
    return order


def a_tile(hand: Shown) -> str:
    """The custom_id of the first playable tile."""
    return next(button.custom_id for button in hand.buttons if TILE.fullmatch(button.label))


def sent(sim: Sim, since: int) -> list[str]:
    """What the bot has sent to Discord: answers, boards, and hands refreshed without a press."""
    kinds = {"callback": "answer", "@original": "hand"}
    return [
        kinds.get(request.path.rsplit("/", 1)[-1], "board")
        for request in sim.env.http_requests[since:]
        if request.method in ("POST", "PATCH")
    ]


async def lead(sim: Sim, ada: Person, bo: Person) -> tuple[Person, Shown]:
    """Start a match with both hands open; returns the leader and the leader's hand."""
    await hand_of(sim, ada)
    await hand_of(sim, bo)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    return found


async def test_the_answer_comes_before_the_board_and_the_other_hand(sim: Sim, drawn: list[str]) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=300)
    player, hand = await lead(sim, ada, bo)
    seats: list[int] = []
    app: Application = sim.bot.app  # type: ignore[attr-defined]

    def note(update: Update) -> None:
        found = update.table.seat_of(player.id)
        assert found is not None
        seats.append(found)

    app.matches.on_update.append(note)
    before = len(sim.env.http_requests)
    drawn.clear()
    tile = next(label for label in tiles(hand))
    reply = await player.press(hand, f"{press_id(hand, 'play').rsplit(':', 1)[0]}:{tile}")
    if not seats:  # it asked for the end
        drawn.clear()
        before = len(sim.env.http_requests)
        end = next(button.custom_id for button in reply.shown.buttons if button.custom_id.count(":") == 5)
        await player.press(reply.shown, end)
    own = f"hand {seats[0]}"
    assert drawn[0] == own
    assert sorted(drawn[1:]) == sorted(["board", f"hand {1 - seats[0]}"])
    order = sent(sim, before)
    assert order[0] == "answer"
    assert sorted(order[1:]) == ["board", "hand"]


async def test_many_presses_at_once_are_all_answered_and_share_one_board_update(sim: Sim, drawn: list[str]) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=300)
    player, hand = await lead(sim, ada, bo)
    other = bo if player is ada else ada
    look = press_id(board_of(sim), "hand")
    before = len(sim.env.http_requests)
    drawn.clear()
    rush = [(player, hand, a_tile(hand)), *[(other, board_of(sim), look)] * 5, *[(player, hand, a_tile(hand))] * 5]
    replies = await sim.together(*rush)
    await sim.settle()
    assert all(reply.acknowledged for reply in replies)
    order = sent(sim, before)
    assert order[: len(rush)] == ["answer"] * len(rush), "answers go before background updates"
    assert drawn.count("board") <= 1
    assert all(drawn.count(f"hand {number}") <= 2 for number in (0, 1)), "each state is drawn once"
