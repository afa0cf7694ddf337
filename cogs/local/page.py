"""simcord's browser page, made into one that people play on: a page per person, live, tolerant of late presses.

simcord's page is a workbench for developers of bots. What is added here:

- the access token of simcord's address is the person, so every person has an address of their own that stays the same
  (``#ayse``, or ``#ayse-tr`` to choose another language than the browser's);
- messages that the bot changes by itself appear by themselves (``republish``);
- the bot's own pictures are shown as they are, in space reserved for them. simcord first checks each one in a new
  process, which takes longer than a move, and the page jumps when the picture arrives;
- a press on a page that is half a second old reaches the bot with the button that the page showed, as from Discord's
  client, and the bot decides what it means. simcord refuses it, because tests should be exact.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from aiohttp import web
from multidict import CIMultiDict
from simcord.backend.errors import BackendError, SetupError
from simcord.preview import Preview
from simcord.preview._action_plans import _component_key, _component_paths
from simcord.preview._server import PreviewServer

from cogs.local.presses import press
from cogs.local.world import Person, World
from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, match_language

_TOKEN = "X-Simcord-Capability"  # noqa: S105 (the name of a header)
_PNG = b"\x89PNG\r\n\x1a\n"
_USER_SELECT = 5  # Discord's type of a menu of people
_STATIC = Path(__file__).with_name("static")
_KEPT_REVISIONS = 40  # of each page; a browser is two or three behind at most
_KEPT_PICTURES = 40  # of all pages together


class PlayPage(Preview):
    """The running page server of one world; enter it, and ``republish`` whenever something happened."""

    def __init__(self, world: World, port: int) -> None:
        super().__init__(
            world.env,
            world.channel,
            tuple(person.actor for person in world.people),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone=_time_zone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.world = world
        self._server = _Server(self, port)
        self._action_lock = asyncio.Lock()
        self._controls: dict[str, dict[int, dict[str, dict[str, Any]]]] = {}
        self._pictures: dict[str, bytes] = {}

    def address(self, person: Person) -> str:
        """Where that person plays."""
        return f"{self._origin}/#{person.key}"

    def catch_up(self) -> None:
        """Republish if the bot and the simulated Discord have exchanged anything since the last time."""
        if self.world.drop_history():
            self.republish()

    def republish(self) -> None:
        """Show every open page the world as it is now."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages:
                self._publish(page, reason="refresh")
        for gone in self._controls.keys() - self._pages.keys():
            del self._controls[gone]

    def _publish(self, page: Any, **reason: Any) -> None:
        self.locale = self.world.language_of(page.viewer.id)  # dates on the page are in its person's language
        super()._publish(page, **reason)
        for asset in page.assets.values():
            self._accept_picture(asset)
        revisions = self._controls.setdefault(page.id, {})
        revisions[page.revision] = self._controls_on(page)
        for old in [number for number in revisions if number <= page.revision - _KEPT_REVISIONS]:
            del revisions[old]

    def _accept_picture(self, asset: Any) -> None:
        """Accept a PNG file without simcord's check, as that would; other files are left to the check."""
        stored = self._blobs.get(asset.digest)
        if asset.validated or stored is None or not stored.data.startswith(_PNG):
            return
        asset.width, asset.height = struct.unpack(">II", stored.data[16:24])  # the first fields of the header
        asset.frames, asset.mediaKind, asset.displayContentType = 1, "image", "image/png"
        asset.validated = asset.normalizedRetained = True
        stored.normalized = stored.data
        stored.normalized_refs += 1
        self._pictures[asset.id] = stored.data
        while len(self._pictures) > _KEPT_PICTURES:
            del self._pictures[next(iter(self._pictures))]

    async def _prepare_asset(self, context_id: str | None, asset_id: str, **how: Any) -> tuple[str, bytes, str]:
        """A picture that the browser saw in the page, even if the bot has replaced it since."""
        try:
            return await super()._prepare_asset(context_id, asset_id, **how)
        except SetupError:
            if asset_id not in self._pictures:
                raise
            return "image/png", self._pictures[asset_id], "replaced.png"

    def _controls_on(self, page: Any) -> dict[str, dict[str, Any]]:
        """The page's buttons and menus by simcord's key, which is the message and the place in it."""
        controls: dict[str, dict[str, Any]] = {}
        for identity in page.snapshot.get("messages", {}):
            try:
                message = self.env.backend.get_message(page.channel_id, int(identity))
            except BackendError:
                continue
            for index, root in enumerate(message.components):
                for path, component in _component_paths(root, str(index)):
                    key = _component_key(component, path, message.id)
                    if key is not None and component.get("custom_id"):
                        controls[key] = component
        return controls

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._action_lock:  # simcord takes one action at a time and refuses the second
            return await super()._action(context_id, self._as_seen(context_id, body))

    def _as_seen(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action with what the person saw there, and as if the page were up to date.

        simcord's keys are places, and the bot may have edited the message since: what was there when the page was
        drawn is what is meant.
        """
        page = self._pages.get(context_id or "")
        seen = body.get("published_revision") if isinstance(body, Mapping) else None
        if page is None or not isinstance(seen, int) or seen > page.revision:
            return body
        meant = self._controls.get(page.id, {}).get(seen, {}).get(str(body.get("control_key")))
        return {**body, "published_revision": page.revision, "meant": meant}

    def _prepare_action(self, page: Any, kind: str, body: Mapping[str, Any]) -> Any:
        """Press as Discord's client does; all other actions are simcord's."""
        component, values = body.get("meant"), body.get("values") or []
        chooses_people = component is not None and component.get("type") == _USER_SELECT  # simcord knows the choices
        if kind not in ("click", "select") or chooses_people:
            return super()._prepare_action(page, kind, body)
        self._require_current_history(page)
        offered = {option["value"] for option in (component or {}).get("options", [])}
        if component is None or component.get("disabled") or not offered.issuperset(values):
            raise SetupError("there was no such thing to press")
        message = self._target_message(page, self._target_id(body.get("target_id"), page.viewer))

        async def run(action: Any, cursor: int) -> dict[str, Any]:
            pressed = press(page.viewer, message, component, values)
            return await self._run_interaction_action(page, action, cursor, pressed)

        return run


class _Server(PreviewServer):
    """Identifies people by their token, and serves the additions of ``static/``."""

    preview: PlayPage

    def _person(self, request: web.Request) -> tuple[Person, str] | None:
        """Who the request is from, and the language in their address, if any."""
        key, _, language = request.headers.get(_TOKEN, "").partition("-")
        if language not in ("", *LANGUAGES):
            return None
        return next(((person, language) for person in self.preview.world.people if person.key == key), None)

    def _authorized(self, request: web.Request, *, context: str | None = None) -> bool:
        if self._person(request) is None:
            return False
        headers = CIMultiDict(request.headers)
        headers[_TOKEN] = self.preview.capability
        return super()._authorized(request.clone(headers=headers), context=context)

    async def _pages(self, request: web.Request) -> web.Response:
        found = self._person(request)
        if found is None or not self._authorized(request):
            raise web.HTTPUnauthorized
        person, language = found
        self.preview.world.set_language(person, language or _browser_language(request))
        try:
            page = self.preview._open_page(person.actor.id)
        except SetupError as error:
            raise web.HTTPServiceUnavailable(text=str(error)) from error
        return web.json_response(self.preview._page_payload(page), headers=self._SECURITY_HEADERS)

    async def _state(self, request: web.Request) -> web.Response:
        # A page published before an edit would lose its picture here: simcord leaves out what the message has lost.
        self.preview.catch_up()
        response: web.Response = await super()._state(request)
        return response

    async def _static(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._static(request)
        if request.path == "/":
            response.text = _with_people(response.text or "", self.preview.world.people)
        elif request.path == "/preview.css":
            response.text = (response.text or "") + _read("page.css")
        elif request.path == "/app.js":
            # Ours is appended to a module of simcord's page: the page's security policy allows scripts from here only,
            # and simcord's list of files is fixed.
            response.text = f"{response.text or ''}\n{_read('page.js')}"
        return response


def _time_zone() -> str:
    """A name for the offset of this machine's clock; UTC where that is not a whole number of hours."""
    offset = datetime.now().astimezone().utcoffset() or timedelta()
    hours, rest = divmod(offset, timedelta(hours=1))
    return "UTC" if rest or not hours else f"Etc/GMT{-hours:+d}"  # these count westwards


def _browser_language(request: web.Request) -> str:
    """The language that the browser prefers among those that there are."""
    wanted = (part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(","))
    return next((found for tag in wanted if (found := match_language(tag))), DEFAULT_LANGUAGE)


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def _with_people(html: str, people: tuple[Person, ...]) -> str:
    """The index page under our name, with a link to every person's page in every language; ``page.js`` needs both."""
    links = "".join(
        f'<span><a href="#{person.key}" data-name="{person.name}">{person.name}</a><span class="languages">'
        + " ".join(f'<a href="#{person.key}-{language}">{language}</a>' for language in LANGUAGES)
        + "</span></span>"
        for person in people
    )
    nav = f'<nav class="playground-people" data-languages="{" ".join(LANGUAGES)}" aria-label="People">{links}</nav>'
    return (
        html.replace("<title>SimCord Preview</title>", "<title>Ayaz</title>")
        .replace("<strong>SimCord</strong><small>Preview</small>", "<strong>Ayaz</strong><small>playground</small>")
        .replace('aria-hidden="true">S</span>', 'aria-hidden="true">A</span>')
        .replace("</header>", f"{nav}</header>", 1)
    )
