"""What a page is sent, as values for JSON: messages, people, commands and the page's own words.

Messages go out as Discord's own components, with pictures under an address of this server. Names and words are put in
by the page; those that depend on the language are sent in the reader's.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from simcord.backend import models

from cogs.local.live_backend import LiveBackend
from cogs.local.world import SERVER, Person, World
from cogs.texts.catalogue import LANGUAGES, Catalogue

_PNG = b"\x89PNG\r\n\x1a\n"
_GIF = b"GIF8"
_LOADING = 1 << 7
_GAME = "domino"
_GALLERY, _THUMBNAIL = 12, 11  # Discord's types of components with pictures
_LABEL = 18  # Discord's type of a part of a form

_TEXTS = (
    "playground-answer-none",
    "playground-app",
    "playground-apps",
    "playground-bots",
    "playground-channels",
    "playground-commands",
    "playground-done",
    "playground-gone",
    "playground-hide",
    "playground-language",
    "playground-lost",
    "playground-managers",
    "playground-members",
    "playground-newest",
    "playground-no",
    "playground-no-commands",
    "playground-offline",
    "playground-online",
    "playground-open-as",
    "playground-people",
    "playground-private",
    "playground-required",
    "playground-send",
    "playground-thinking",
    "playground-to-hand",
    "playground-used",
    "playground-welcome",
    "playground-welcome-play",
    "playground-welcome-tiles",
    "playground-welcome-rest",
    "playground-welcome-start",
    "playground-write",
    "playground-yes",
    "playground-you",
)
_PLACES = {
    "playground-open-as": ("name",),
    "playground-used": ("name", "command"),
    "playground-write": ("channel",),
}


def page_texts(language: str) -> dict[str, str]:
    """The page's own words, with ``{name}`` where it puts something in, and the name of every language in itself."""
    texts = Catalogue(language)
    words = {
        key.removeprefix("playground-"): texts.text(key, **{place: f"{{{place}}}" for place in _PLACES.get(key, ())})
        for key in _TEXTS
    }
    return words | {f"language {each}": Catalogue(each).text("playground-language-name") for each in LANGUAGES}


def server(world: World) -> dict[str, Any]:
    """The server: its channels, its people, its roles."""
    bot = world.backend.bot_user
    return {
        "name": SERVER,
        "channels": channels(world),
        "people": [
            *(
                {"id": str(each.id), "key": each.key, "name": each.name, "manages": each.manages}
                for each in world.people
            ),
            {"id": str(bot.id), "key": None, "name": bot.name, "manages": False},
        ],
        "roles": [{"id": str(each.id), "name": each.name} for each in world.roles],
    }


def commands(world: World, person: Person, channel_id: int, language: str) -> list[dict[str, Any]]:
    """The commands that the person may use, under their names in that language; the game's own come first."""
    roots = {
        str(root["name"]): root for root in world.backend.visible_commands(user_id=person.id, channel_id=channel_id)
    }
    return [
        {
            "path": path,
            "name": " ".join(_localised(part, "name", language) for part in _chain(roots[path[0]], path)),
            "description": _localised(leaf, "description", language),
            "options": [_option(option, language) for option in leaf.get("options", [])],
        }
        for path, leaf in sorted(world.commands(person, channel_id), key=lambda each: each[0][0] != _GAME)
    ]


def channels(world: World) -> list[dict[str, Any]]:
    """The channels and open threads."""
    return [{"id": str(each.id), "name": each.name, "thread": each.is_thread} for each in world.channels]


def person_commands(world: World, person: Person, channel_id: int, language: str) -> list[dict[str, str]]:
    """The commands in the menu of a person, under their names in that language."""
    found = world.person_commands(person, channel_id)
    return [{"value": str(each["name"]), "label": _localised(each, "name", language)} for each in found]


def form(modal: Mapping[str, Any]) -> dict[str, Any]:
    """A form with its lines to write in."""
    fields = [
        {**part["component"], "label": part["label"], "help": part.get("description") or ""}
        for part in modal["components"]
        if part["type"] == _LABEL
    ]
    return {"title": modal["title"], "fields": fields}


def _chain(root: Mapping[str, Any], path: list[str]) -> list[Mapping[str, Any]]:
    """The command and its subcommands on the way to the path's end."""
    chain = [root]
    for name in path[1:]:
        chain.append(next(option for option in chain[-1]["options"] if option["name"] == name))
    return chain


def _option(option: Mapping[str, Any], language: str) -> dict[str, Any]:
    return {
        "key": option["name"],
        "name": _localised(option, "name", language),
        "description": _localised(option, "description", language),
        "type": option["type"],
        "required": bool(option.get("required")),
        "choices": [
            {"value": choice["value"], "name": _localised(choice, "name", language)}
            for choice in option.get("choices", [])
        ],
    }


def _localised(thing: Mapping[str, Any], field: str, language: str) -> str:
    return str((thing.get(f"{field}_localizations") or {}).get(language) or thing[field])


def message(backend: LiveBackend, shown: models.Message) -> dict[str, Any]:
    """A message as everybody sees it who may see it."""
    used = shown.interaction_metadata or {}
    files = {str(each["id"]): _file(backend, each) for each in shown.attachments}
    components = [_component(each, files) for each in shown.components]
    return {
        "id": str(shown.id),
        "author": str(shown.author_id),
        "at": _milliseconds(shown.timestamp),
        "private": shown.is_ephemeral,
        "loading": bool(shown.flags & _LOADING),
        "used": {"by": used["user"]["id"], "command": used["name"]} if used.get("name") else None,
        "content": shown.content,
        "components": components,
        "files": [] if components else list(files.values()),
    }


def _milliseconds(timestamp: str) -> int:
    return int(datetime.fromisoformat(timestamp).timestamp() * 1000)


def _file(backend: LiveBackend, attachment: Mapping[str, Any]) -> dict[str, Any]:
    """The address of a file, and the size of a picture: the page keeps the place free."""
    data = backend.picture(attachment) or b""
    file = {"url": f"/files/{attachment['id']}", "name": attachment["filename"], "alt": attachment["description"]}
    if data.startswith(_PNG):
        width, height = struct.unpack(">II", data[16:24])
    elif data.startswith(_GIF):
        width, height = struct.unpack("<HH", data[6:10])
    else:
        return file
    return {**file, "width": width, "height": height}


def _component(component: Mapping[str, Any], files: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """The component with its pictures as ``_file`` gives them."""
    made = dict(component)
    if made["type"] == _GALLERY:
        made["items"] = [_media(item, files) for item in made["items"]]
    elif made["type"] == _THUMBNAIL:
        made |= _media(made, files)
    if "default_values" in made:  # as texts: a number of a page is not long enough for an id
        made["default_values"] = [{**each, "id": str(each["id"])} for each in made["default_values"]]
    if "components" in made:
        made["components"] = [_component(each, files) for each in made["components"]]
    if "accessory" in made:
        made["accessory"] = _component(made["accessory"], files)
    return made


def _media(item: Mapping[str, Any], files: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    file = files.get(str(item["media"].get("attachment_id")), {"url": item["media"]["url"]})
    return {**file, "alt": item.get("description")}
