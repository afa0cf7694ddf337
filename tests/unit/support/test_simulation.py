"""The story helper itself, on a bot of a few lines."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError

from tests.support.counter_bot import CounterBot
from tests.support.simulation import Sim, open_sim


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "count"
    path.touch()
    return path


async def test_a_person_uses_a_command_and_presses_buttons(database: Path) -> None:
    async with open_sim(CounterBot, database) as sim:
        ada = sim.person("Ada")
        reply = await ada.slash("count")
        assert (reply.text, reply.shown.labels) == ("0 presses", ["more", "secret"])
        pressed = await ada.click(reply.shown, "more")
        assert pressed.acknowledged
        assert pressed.shown.id == reply.shown.id
        assert reply.text == "1 presses", "a Shown must follow the edits of its message"
        with pytest.raises(SetupError):
            await ada.click(reply.shown, "less")


async def test_everybody_has_a_language_and_private_messages(database: Path) -> None:
    async with open_sim(CounterBot, database, guild_locale="pt-BR") as sim:
        ada, ilker = sim.person("Ada"), sim.person("İlker", locale="tr")
        public = (await ada.slash("count")).shown
        assert (await ilker.click(public, "secret")).text == "tr pt-BR"
        assert (await ada.click(public, "secret")).text == "en-US pt-BR"
        assert [shown.text for shown in ilker.ephemerals()] == ["tr pt-BR"]
        assert [shown.id for shown in sim.messages()] == [public.id]


async def test_presses_together_arrive_before_any_is_answered(database: Path) -> None:
    async with open_sim(CounterBot, database) as sim:
        people = [sim.person(name) for name in ("Ada", "Bo", "Cem")]
        public = (await people[0].slash("count")).shown
        replies = await sim.together(*((person, public, "t:more") for person in people))
        assert all(reply.acknowledged for reply in replies)
        kinds = [
            name for kind, name, _ in sim.env.backend.transcript if "INTERACTION_CREATE" in name or "callback" in name
        ]
        assert kinds[-6:-3] == ["INTERACTION_CREATE"] * 3


async def test_time_tokens_and_restart(database: Path) -> None:
    async with open_sim(CounterBot, database) as sim:
        ada = sim.person("Ada")
        reply = await ada.slash("count")
        await ada.click(reply.shown, "more")
        await sim.pass_time(130)
        first = sim.bot
        assert isinstance(first, CounterBot)
        assert first.seconds in (130, 131)
        sim.expire_tokens(ada)
        assert all(record.expires_at == sim.env.backend.now_iso() for record in sim.env.backend.interactions.values())
        await sim.restart()
        assert sim.bot is not first
        assert first.closings == 1
        assert (await ada.click(reply.shown, "more")).text == "2 presses"


async def test_moderators_delete_and_take_permissions_away(database: Path) -> None:
    async with open_sim(CounterBot, database) as sim:
        ada = sim.person("Ada")
        shown = (await ada.slash("count")).shown
        await sim.delete(shown)
        assert shown.deleted
        assert sim.messages() == []
        sim.set_bot_permissions(attach_files=False)
        assert not (await ada.slash("count")).acknowledged
        sim.errors.expect("attach_files is missing")
        assert len(sim.env.errors) == 1


async def _press_the_wrong_button(sim: Sim) -> None:
    ada = sim.person("Ada")
    shown = (await ada.slash("count")).shown
    await ada.press(shown, "t:nonsense")


async def test_a_story_in_which_an_error_was_logged_fails(database: Path) -> None:
    handlers = list(logging.getLogger().handlers)
    with pytest.raises(AssertionError, match="no verb nonsense"):
        async with open_sim(CounterBot, database) as sim:
            await _press_the_wrong_button(sim)
    assert logging.getLogger().handlers == handlers


async def test_an_expected_error_is_named(database: Path) -> None:
    async with open_sim(CounterBot, database) as sim:
        await _press_the_wrong_button(sim)
        sim.errors.expect("no verb nonsense")


@pytest.mark.parametrize("gives_up", [False, True])
async def test_a_bot_that_takes_long_is_waited_for_but_not_for_ever(
    database: Path, monkeypatch: pytest.MonkeyPatch, *, gives_up: bool
) -> None:
    async with open_sim(CounterBot, database) as sim:
        ada, bot = sim.person("Ada"), sim.bot
        assert isinstance(bot, CounterBot)
        public, pressed, done = (await ada.slash("count")).shown, bot.pressed, threading.Event()

        async def pressed_slowly(interaction: discord.Interaction[Any], verb: str) -> None:
            await asyncio.to_thread(done.wait)
            await pressed(interaction, verb)

        monkeypatch.setattr(bot, "pressed", pressed_slowly)
        sim.env.settle_timeout = 0.01  # so that simcord alone would give up at once
        if gives_up:
            monkeypatch.setattr("tests.support.simulation.PATIENCE", 0.1)
            with pytest.raises(TimeoutError, match="did not settle"):
                await ada.click(public, "more")
        else:
            asyncio.get_running_loop().call_later(0.2, done.set)
            assert (await ada.click(public, "more")).text == "1 presses"
        done.set()
        sim.env.settle_timeout = 5
        await sim.settle()
