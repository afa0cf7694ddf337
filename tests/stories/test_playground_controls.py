"""The playground over its web socket, with the real bot: menus of people, forms, menus of roles, threads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.local import world as world_module
from cogs.local.page import PageServer
from cogs.local.playground import open_server
from cogs.local.world import open_world
from tests.support.bots import newcomer
from tests.support.page_client import PageClient, open_page, parts


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PageServer]:
    monkeypatch.setattr(world_module, "_ANSWER_TIMEOUT", 60)
    async with open_world(newcomer(tmp_path / "ayaz.sqlite3")) as world, open_server(world, port=0) as server:
        yield server


def person(page: PageClient, key: str) -> str:
    return next(each["id"] for each in page.seen["server"]["people"] if each["key"] == key)


def shown(page: PageClient) -> list[dict[str, Any]]:
    """The parts of the newest message."""
    return parts(page.messages[max(page.messages, key=int)]["components"])


async def press(page: PageClient, verb: str, *values: str, last: bool = False) -> str:
    """Press the first, or the last, control of the newest message with that verb."""
    found = [part["custom_id"] for part in shown(page) if part.get("custom_id", "").split(":")[1:2] == [verb]]
    newest = max(page.messages, key=int)
    return await page.act("press", message=newest, custom_id=found[-1 if last else 0], values=list(values))


async def test_the_menu_of_a_person_has_the_commands_of_the_bot(server: PageServer) -> None:
    async with open_page(server.origin, "deniz", "tr") as page:
        apps = {each["label"]: each["value"] for each in page.seen["apps"]}
        assert sorted(apps) == ["Dominoya davet et", "Profil"]
        target = person(page, "ayse")
        assert await page.act("apply", command=apps["Profil"], person=target) == "ok"
        await page.wait_for(lambda: any("Ayşe" in text for text in page.texts()))
        assert await page.act("apply", command=apps["Dominoya davet et"], person=target) == "ok"
        await page.wait_for(lambda: any("Davetliler: Ayşe" in text for text in page.texts()))
        assert await page.act("apply", command="Poke", person=target) == "gone"
        assert await page.act("apply", command=apps["Profil"], person="1") == "gone"


async def test_a_form_is_shown_and_sent(server: PageServer) -> None:
    async with open_page(server.origin, "cigdem", "en-US") as page:
        await page.use("settings")
        await press(page, "settings-numbers")
        form = await page.wait_for(lambda: next((each for each in page.updates if each["kind"] == "form"), None))
        field = form["fields"][0]
        values = {each["custom_id"]: each["value"] for each in form["fields"]} | {field["custom_id"]: "4"}
        before = page.texts()
        assert await page.act("submit", values=values) == "ok"
        assert page.texts() != before
        assert await page.act("submit", values=values) == "gone", "it is sent once"


async def test_a_table_can_be_opened_in_a_thread(server: PageServer) -> None:
    async with open_page(server.origin, "deniz", "en-US") as page:
        [thread] = [each for each in page.seen["server"]["channels"] if each["thread"]]
        await page.act("look", channel=thread["id"])
        assert await page.use("domino play", computers=1) == "ok"
        await page.press("Start")
        await page.wait_for(lambda: any(part.get("label") == "My hand" for part in shown(page)) or page.pictures())
        assert page.pictures()


async def test_a_menu_of_roles_shows_what_is_chosen(server: PageServer) -> None:
    async with open_page(server.origin, "cigdem", "en-US") as page:
        [role] = page.seen["server"]["roles"]
        await page.use("settings")
        await press(page, "settings", "ping_role")
        await press(page, "settings", role["id"], last=True)
        await page.wait_for(lambda: any(f"<@&{role['id']}>" in text for text in page.texts()))
        [menu] = [part for part in shown(page) if part["type"] == 6]
        assert [each["id"] for each in menu["default_values"]] == [role["id"]]


async def test_a_thread_that_is_made_meanwhile_is_listed_until_it_is_archived(server: PageServer) -> None:
    backend, world = server.world.backend, server.world
    async with open_page(server.origin, "deniz", "en-US") as page:
        thread = backend.create_thread(world.channel.id, "a match", backend.bot_user.id)
        await page.act("say", text="look")
        named = next(each["channels"] for each in reversed(page.updates) if each.get("channels"))
        assert [each["name"] for each in named] == ["domino", "turnuva", "a match", "kahvehane"]
        backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": False})
        await page.act("say", text="gone")
        named = next(each["channels"] for each in reversed(page.updates) if each.get("channels"))
        assert [each["name"] for each in named] == ["domino", "turnuva", "kahvehane"]
