"""A disk that is full or read-only in mid-match: presses read one sentence, tiles are still shown, no time runs."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing

import pytest

from tests.support.full_disk import full_disk
from tests.support.http_requests import requests
from tests.support.player_actions import board_of, hand_of, play_first, press_id, timed_out, two_at_table
from tests.support.simulation import Sim

pytestmark = pytest.mark.beat(1)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("en-US", "can’t save this right now"), ("tr", "şu anda kaydedilemiyor"), ("pt-BR", "Não consigo salvar")],
)
async def test_a_move_that_cannot_be_saved_is_answered_in_one_sentence(sim: Sim, locale: str, sentence: str) -> None:
    player, _, hand = await two_at_table(sim)
    sim._locales.by_user[player.id] = locale
    before = board_of(sim).text
    button = next(each for each in hand.buttons if each.custom_id.startswith("d:play:"))
    with full_disk():
        reply = await player.press(hand, button.custom_id)
        assert sentence in reply.text
        assert reply.ephemeral
        assert sentence in (await player.slash("domino play")).text
    assert board_of(sim).text == before
    await play_first(player, hand)
    assert board_of(sim).text != before


async def test_tiles_are_shown_while_nothing_can_be_saved(sim: Sim) -> None:
    player, other, _ = await two_at_table(sim)
    await sim.pass_time(25)
    with full_disk("attempt to write a readonly database"):
        await sim.pass_time(10)
        for person in (player, other):
            again = await hand_of(sim, person)
            assert again.pictures
        opened = (await player.click(board_of(sim), custom_id=press_id(board_of(sim), "hand"))).shown
        assert opened.pictures
    assert opened.pictures


async def test_after_ten_minutes_play_goes_on_where_it_stood(sim: Sim, caplog: pytest.LogCaptureFixture) -> None:
    player, other, hand = await two_at_table(sim, turn_time=120)
    await sim.pass_time(60)
    caplog.clear()
    with full_disk():
        await sim.pass_time(600)
        assert not timed_out(sim)
        lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert 1 <= len(lines) <= 10
        assert not [record for record in caplog.records if record.exc_info]
    await sim.pass_time(50)
    assert not timed_out(sim)
    before = board_of(sim).text
    await play_first(player, hand)
    assert board_of(sim).text != before
    assert [seat.misses for seat in (await sim.bot.app.matches.queries.seats_of(other))[0].match.seats] == [0, 0]  # type: ignore[attr-defined]


async def test_a_board_posted_meanwhile_is_the_board_afterwards(sim: Sim) -> None:
    player, _, _ = await two_at_table(sim, turn_time=900)
    old = board_of(sim)
    with full_disk():
        await player.slash("domino board")
        await sim.pass_time(20)
        posts = requests(sim, "POST")
        await sim.pass_time(100)
        assert requests(sim, "POST") == posts, "once"
    await sim.pass_time(120)
    new = board_of(sim)
    assert new.id != old.id
    assert old.deleted or not old.buttons
    shown = await player.click(new, custom_id=press_id(new, "hand"))
    assert shown.shown.pictures
    assert new.buttons


async def test_a_move_is_refused_while_another_program_writes_and_is_not_made_later(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim)
    before = board_of(sim).text
    button = next(each for each in hand.buttons if each.custom_id.startswith("d:play:"))
    with closing(sqlite3.connect(sim.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "can’t save this right now" in (await player.press(hand, button.custom_id)).text
        hand = await hand_of(sim, player)
        assert hand.pictures
        other.execute("COMMIT")
    await sim.pass_time(5)
    assert board_of(sim).text == before
    await play_first(player, hand)
    assert board_of(sim).text != before
