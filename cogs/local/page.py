"""The playground's web server: a page of our own over the simulated Discord.

A page is a person who looks at one channel over a web socket. It is sent the channel once, and from then on each
message that has changed; a world without pages costs nothing. The address ends in ``#person`` or ``#person-language``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web
from simcord import preview
from simcord.backend import models
from simcord.results import InteractionResult

from cogs.local import wire
from cogs.local.world import NotThere, Person, World
from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, match_language

log = logging.getLogger(__name__)

SHOWN_MESSAGES = 50
"""Messages that a page is sent at first, and for each look further back."""
_STATIC = Path(__file__).with_name("static")
_EMOJI = next(Path(preview.__file__).parent.glob("static/fonts/noto-color-emoji-*.ttf"))
_PUBLISH_DELAY = 0.02  # seconds; what changes together is sent together
_POLICY = ("default-src 'self'", "style-src 'self' 'unsafe-inline'", "frame-ancestors 'none'", "base-uri 'none'")
_HEADERS = {
    "Content-Security-Policy": "; ".join(_POLICY),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class PageServer:
    """Serves the pages of one world on 127.0.0.1; enter it."""

    def __init__(self, world: World, port: int) -> None:
        self.world = world
        self.pages: set[Page] = set()
        self._port = port
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        """Start. Raises OSError where the port is not free."""
        app = web.Application(middlewares=[_only_from_here])
        app.router.add_get("/", self._index)
        app.router.add_get("/live", self._live)
        app.router.add_get("/files/{id:[0-9]+}", self._file)
        app.router.add_get("/emoji.ttf", self._emoji)
        app.router.add_static("/static", _STATIC)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        self._port = self._runner.addresses[0][1]
        self.world.backend.listeners.append(self._changed)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.world.backend.listeners.remove(self._changed)
        await asyncio.gather(*(page.close() for page in self.pages))
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def address(self, person: Person) -> str:
        """Where that person plays."""
        return f"{self.origin}/#{person.key}"

    def online(self) -> list[str]:
        """The ids of the people whose page is open, and the bot's."""
        open_for = {page.person.id for page in self.pages}
        people = [str(each.id) for each in self.world.people if each.id in open_for]
        return [*people, str(self.world.backend.bot_user.id)]

    def _changed(self, message: models.Message) -> None:
        for page in self.pages:
            page.note(message)

    def _person(self, key: str | None) -> Person:
        found = next((each for each in self.world.people if each.key == key), None)
        if found is None:
            raise web.HTTPNotFound
        return found

    # ---- what a browser asks for -----------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_STATIC / "index.html")

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        """Emoji for a machine that has none: those of simcord."""
        return web.FileResponse(_EMOJI, headers={"Cache-Control": "max-age=604800"})

    async def _file(self, request: web.Request) -> web.Response:
        """A file on a message that the person may see, also if it was replaced a moment ago."""
        found = self.world.backend.attachment(int(request.match_info["id"]))
        if found is None or not found.visible_to(self._person(request.query.get("as")).id):
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=604800, immutable"}
        if not found.content_type.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        """The web socket of a page, until the browser closes it."""
        person = self._person(request.query.get("as"))
        language = match_language(request.query.get("language", "")) or _browser_language(request)
        self.world.set_language(person, language)
        socket = web.WebSocketResponse(heartbeat=20, timeout=1)
        await socket.prepare(request)
        page = Page(self, person, language, socket)
        self.pages.add(page)
        self._presence_changed()
        try:
            await page.run()
        finally:
            self.pages.discard(page)
            self._presence_changed()
        return socket

    def _presence_changed(self) -> None:
        for page in self.pages:
            page.note_presence()


class Page:
    """One open page."""

    def __init__(self, server: PageServer, person: Person, language: str, socket: web.WebSocketResponse) -> None:
        self.person = person
        self._server = server
        self._world = server.world
        self._language = language
        self._socket = socket
        self._channel = server.world.channel.id
        self._channels = wire.channels(self._world)
        """As the page knows them: threads come and go."""
        self._news = asyncio.Event()
        self._frames: list[dict[str, Any]] = []
        """What is sent whole, before the changes that come after it."""
        self._changed: dict[int, models.Message] = {}
        self._answers: list[dict[str, Any]] = []
        self._unread: set[str] = set()
        self._presence = False
        self._form: InteractionResult | None = None
        """The press whose answer was the form that is open."""
        self._actions: set[asyncio.Task[None]] = set()

    def note(self, message: models.Message) -> None:
        """The message is new, has changed, or is gone."""
        if not message.visible_to(self.person.id):
            return
        if message.channel_id == self._channel:
            self._changed[message.id] = message
        else:
            self._unread.add(str(message.channel_id))
        self._news.set()

    def note_presence(self) -> None:
        """A person's page was opened or closed."""
        self._presence = True
        self._news.set()

    async def run(self) -> None:
        """Show the channel and its changes, and do what the person does, until the page is closed."""
        publisher = asyncio.create_task(self._publish())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(json.loads(message.data))
        finally:
            publisher.cancel()
            for action in self._actions:
                action.cancel()

    async def close(self) -> None:
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    # ---- from the server to the page -------------------------------------------------------------------------------

    async def _publish(self) -> None:
        """Send what there is, then what changes. A page that is slow gets the last state of what it has missed."""
        self._frames.append(self._everything())
        with contextlib.suppress(ConnectionError):
            while True:
                self._news.clear()
                frames, self._frames = self._frames, []
                for frame in (*frames, *self._update()):
                    await self._send(frame)
                await self._news.wait()
                await asyncio.sleep(_PUBLISH_DELAY)

    async def _send(self, value: Mapping[str, Any]) -> None:
        await self._socket.send_str(json.dumps(value, ensure_ascii=False, separators=(",", ":")))

    def _everything(self) -> dict[str, Any]:
        return {
            "kind": "everything",
            "me": str(self.person.id),
            "language": self._language,
            "languages": list(LANGUAGES),
            "texts": wire.page_texts(self._language),
            "server": wire.server(self._world),
            "online": self._server.online(),
            **self._channel_now(),
        }

    def _channel_now(self) -> dict[str, Any]:
        self._changed.clear()
        shown = self._world.messages(self.person, self._channel)
        return {
            "channel": str(self._channel),
            "commands": wire.commands(self._world, self.person, self._channel, self._language),
            "apps": wire.person_commands(self._world, self.person, self._channel, self._language),
            "messages": [self._project(each) for each in shown[-SHOWN_MESSAGES:]],
            "more": len(shown) > SHOWN_MESSAGES,
        }

    def _update(self) -> list[dict[str, Any]]:
        """What has happened since the last time, if anything has; what did not happen is not in it."""
        backend, changed = self._world.backend, list(self._changed.values())
        channels = wire.channels(self._world)
        there = [each for each in changed if backend.has(each)]
        update: dict[str, Any] = {
            "changed": [self._project(each) for each in there],
            "gone": [str(each.id) for each in changed if not backend.has(each)],
            "answers": self._answers,
            "unread": sorted(self._unread),
            "channels": channels if channels != self._channels else [],
            "online": self._server.online() if self._presence else [],
        }
        self._changed, self._answers, self._unread, self._presence = {}, [], set(), False
        self._channels = channels
        happened = {name: value for name, value in update.items() if value}
        return [{"kind": "update", **happened}] if happened else []

    def _project(self, message: models.Message) -> dict[str, Any]:
        return wire.message(self._world.backend, message)

    # ---- from the page to the server -------------------------------------------------------------------------------

    def _receive(self, body: Mapping[str, Any]) -> None:
        """Do what the person did; several things at a time, as they come."""
        task = asyncio.create_task(self._act(body))
        self._actions.add(task)
        task.add_done_callback(self._actions.discard)

    async def _act(self, body: Mapping[str, Any]) -> None:
        """Do it and answer how it went: ``ok``, ``none`` if the bot did not respond, ``gone`` if it is not there."""
        try:
            answered = await self._handlers[body["kind"]](self, body)
            outcome = "ok" if answered else "none"
        except NotThere:
            outcome = "gone"
        except (KeyError, ValueError, TypeError):
            log.warning("a page has sent what it should not: %.200s", body, exc_info=True)
            outcome = "gone"
        if "request" in body:
            self._answers.append({"request": body["request"], "outcome": outcome})
            self._news.set()

    async def _press(self, body: Mapping[str, Any]) -> bool:
        return self._answered(
            await self._world.press(
                self.person, self._channel, int(body["message"]), body["custom_id"], body.get("values", [])
            )
        )

    async def _use(self, body: Mapping[str, Any]) -> bool:
        return self._answered(await self._world.use(self.person, self._channel, body["path"], body["options"]))

    async def _apply(self, body: Mapping[str, Any]) -> bool:
        return self._answered(await self._world.apply(self.person, self._channel, body["command"], body["person"]))

    async def _submit(self, body: Mapping[str, Any]) -> bool:
        if self._form is None:
            raise NotThere("no form")
        form, self._form = self._form, None
        return self._answered(await self._world.submit(self.person, form, body["values"]))

    def _answered(self, result: InteractionResult) -> bool:
        """Whether the bot responded; a form that is the answer is opened."""
        if result.modal is not None:
            self._form = result
            self._frames.append({"kind": "form", **wire.form(result.modal)})
        return result.acknowledged

    async def _say(self, body: Mapping[str, Any]) -> bool:
        self._world.say(self.person, self._channel, body["text"])
        return True

    async def _dismiss(self, body: Mapping[str, Any]) -> bool:
        self._world.dismiss(self.person, self._channel, int(body["message"]))
        return True

    async def _look(self, body: Mapping[str, Any]) -> bool:
        """Look at another channel."""
        self._channel = next(each.id for each in self._world.channels if str(each.id) == body["channel"])
        self._frames.append({"kind": "channel", **self._channel_now()})
        return True

    async def _older(self, body: Mapping[str, Any]) -> bool:
        """Send the messages before one."""
        shown = [each for each in self._world.messages(self.person, self._channel) if each.id < int(body["before"])]
        messages = [self._project(each) for each in shown[-SHOWN_MESSAGES:]]
        self._frames.append({"kind": "older", "messages": messages, "more": len(shown) > SHOWN_MESSAGES})
        return True

    _handlers: dict[str, Callable[..., Any]] = {
        "press": _press,
        "use": _use,
        "apply": _apply,
        "submit": _submit,
        "say": _say,
        "dismiss": _dismiss,
        "look": _look,
        "older": _older,
    }


@web.middleware
async def _only_from_here(request: web.Request, handler: Callable[..., Any]) -> web.StreamResponse:
    """Refuse what other web sites send, also under a name of theirs that leads to 127.0.0.1."""
    host = urlsplit(f"//{request.host}").hostname
    origin = request.headers.get("Origin")
    if host not in ("127.0.0.1", "localhost") or (origin is not None and urlsplit(origin).netloc != request.host):
        raise web.HTTPForbidden
    response: web.StreamResponse = await handler(request)
    if not response.prepared:
        response.headers.update(_HEADERS)
        response.headers.setdefault("Cache-Control", "no-cache")  # a page of an older version would not fit
    return response


def _browser_language(request: web.Request) -> str:
    """The language that the browser prefers among those that there are."""
    wanted = (part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(","))
    return next((found for tag in wanted if (found := match_language(tag))), DEFAULT_LANGUAGE)
