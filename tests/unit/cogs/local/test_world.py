"""The simulated server of the playground: what people may do in it, and what it remembers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.local import live_backend
from cogs.local.world import NotThere, World, open_world
from composition import make_bot
from tests.support.counter_bot import CounterBot


def names(world: World) -> dict[str, int]:
    return {str(each.name): each.id for each in (*world.people, *world.channels, *world.roles, world.guild)}


async def test_it_closes_while_a_board_is_being_posted(tmp_path: Path) -> None:
    async with asyncio.timeout(60), open_world(make_bot(tmp_path / "ayaz.sqlite3", requests_per_second=1)) as world:
        ada = world.people[0].actor
        lobby = (await ada.slash(world.channel, "domino play", computers=1)).response
        assert lobby is not None
        await ada.click(lobby, label="Start")
        for _ in range(3):  # more than the pace of requests lets through at once
            await ada.slash(world.channel, "domino board")
            await asyncio.sleep(0.1)


async def test_ids_are_the_same_in_every_run_and_those_of_messages_are_not(tmp_path: Path) -> None:
    (tmp_path / "count").touch()
    found: list[tuple[dict[str, int], int, int]] = []
    for _ in range(2):
        async with open_world(CounterBot(tmp_path / "count")) as world:
            world.say(world.people[0], world.channel.id, "hello")
            [message] = world.backend.messages[world.channel.id]
            found.append((names(world), world.backend.application_id, message))
    (first, application, message), (second, again, other) = found
    assert (first, application) == (second, again)
    assert len(set(first.values())) == len(first)
    assert message != other


async def test_one_person_manages_the_server(tmp_path: Path) -> None:
    async with open_world(make_bot(tmp_path / "ayaz.sqlite3")) as world:
        channel = world.channel.id
        offered = {
            person.name: {" ".join(path) for path, _ in world.commands(person, channel)} for person in world.people
        }
        managers = [person for person in world.people if person.manages]
        assert [name for name, paths in offered.items() if "settings" in paths] == [managers[0].name]
        with pytest.raises(NotThere):
            await world.use(world.people[0], channel, ["settings"], {})
        assert await world.use(managers[0], channel, ["settings"], {})
        assert await world.use(world.people[0], channel, ["profile"], {"person": str(managers[0].id)})
        with pytest.raises(NotThere):
            await world.use(world.people[0], channel, ["profile"], {"person": "1"})


async def test_people_can_be_chosen_from_a_menu_of_people(tmp_path: Path) -> None:
    async with open_world(make_bot(tmp_path / "ayaz.sqlite3")) as world:
        channel, [deniz, ayse, *_] = world.channel.id, world.people
        await world.use(deniz, channel, ["domino", "play"], {"private": True})
        for label in ("More", "Invite"):
            message, part = control(world, label)
            await world.press(deniz, channel, message, part["custom_id"], [])
        message, part = next(each for each in controls(world) if each[1]["type"] == 5)
        await world.press(deniz, channel, message, part["custom_id"], [str(ayse.id)])
        assert any("Ayşe" in part.get("content", "") for part in texts(world))


def controls(world: World) -> list[tuple[int, dict[str, Any]]]:
    """Every button and menu in the first channel, the newest message first."""
    shown = reversed(world.backend.messages[world.channel.id].values())
    return [
        (each.id, part) for each in shown for part in live_backend.walk_components(each.components) if part["type"] < 9
    ]


def control(world: World, label: str) -> tuple[int, dict[str, Any]]:
    return next(each for each in controls(world) if each[1].get("label") == label)


def texts(world: World) -> list[dict[str, Any]]:
    shown = world.backend.messages[world.channel.id].values()
    return [part for each in shown for part in live_backend.walk_components(each.components) if part["type"] == 10]


async def test_nothing_is_kept_that_nobody_sees_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "count").touch()
    monkeypatch.setattr(live_backend, "KEPT_MESSAGES", 5)
    monkeypatch.setattr(live_backend, "_KEPT_PICTURES", 3)
    async with open_world(CounterBot(tmp_path / "count")) as world:
        backend, channel = world.backend, world.channel.id
        deniz = world.people[0]
        message = await deniz.actor.send(world.channel, "kept", attachments=[("board.png", b"first")])
        for number in range(20):
            files = backend.store_attachments(channel, [("board.png", b"%d" % number)])
            backend.edit_message(channel, message.id, {"attachments": files})
        assert list(backend.cdn._blobs.values()) == [b"16", b"17", b"18", b"19"]
        assert len(backend._attachments) == 4
        for number in range(10):
            world.say(deniz, channel, str(number))
        assert [each.content for each in world.messages(deniz, channel)] == ["5", "6", "7", "8", "9"]
        assert len(backend._controls) == 5
        await world.use(deniz, channel, ["count"], {})
        assert (list(backend.transcript), list(backend.http_requests), len(backend.interactions)) == ([], [], 1)
        [old] = backend.interactions.values()
        old.expires_at = "2020-01-01T00:00:00+00:00"
        await world.use(deniz, channel, ["count"], {})
        assert old.id not in backend.interactions
        assert len(backend.interaction_tokens) == 1
