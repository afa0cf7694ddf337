"""What people in a story do on a screen of settings."""

from __future__ import annotations

from simcord.builders import ChannelHandle, RoleHandle

from tests.support.player_actions import press_id
from tests.support.simulation import Person, Reply, Shown


def menus(shown: Shown) -> list[str]:
    """The custom_ids of the menus, from top to bottom; buttons have a style."""
    return [each.custom_id for each in shown.buttons if each.style is None]


async def look_at(person: Person, shown: Shown, key: str) -> Shown:
    """Choose a setting in the first menu; returns the screen with its menu."""
    return (await person.select(shown, key, custom_id=menus(shown)[0])).shown


async def choose(person: Person, shown: Shown, key: str, *values: str | RoleHandle | ChannelHandle) -> Shown:
    """Choose a setting, and values for it; returns the screen after it."""
    asked = await look_at(person, shown, key)
    return (await person.select(asked, *values, custom_id=menus(asked)[1])).shown


async def set_server(manager: Person, key: str, *values: str | RoleHandle | ChannelHandle) -> Shown:
    """Set one thing of the server."""
    return await choose(manager, (await manager.slash("settings")).shown, key, *values)


async def server_log(manager: Person, *, channel: ChannelHandle | None = None) -> Reply:
    """Open the log of the server."""
    shown = (await manager.slash("settings", channel=channel)).shown
    return await manager.click(shown, custom_id=press_id(shown, "settings-log"))


async def set_own(person: Person, key: str, *values: str) -> Shown:
    """Set one thing for oneself."""
    return await choose(person, (await person.slash("me")).shown, key, *values)
