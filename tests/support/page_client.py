"""A page of the playground without a browser: what it is sent, put together, and what its person does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlencode

import aiohttp

PATIENCE = 60.0
"""Real seconds after which a page that is still waiting is considered hung."""


class PageClient:
    """An open page: everything that it shows now."""

    def __init__(self, http: aiohttp.ClientSession, key: str, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.key = key
        self.seen: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.updates: list[dict[str, Any]] = []
        self.received = 0
        """Bytes sent to the page since it was opened."""
        self._http = http
        self._socket = socket
        self._requests = 0

    async def receive(self) -> dict[str, Any]:
        """The next thing that the page is sent."""
        async with asyncio.timeout(PATIENCE):
            data = await self._socket.receive_str()
        self.received += len(data.encode())
        body = json.loads(data)
        if body["kind"] in ("everything", "channel"):
            self.seen |= body
            self.messages = {}
        self.messages |= {message["id"]: message for message in (*body.get("messages", ()), *body.get("changed", ()))}
        for gone in body.get("gone", ()):
            self.messages.pop(gone, None)
        self.updates.append(body)
        return body

    async def wait_for(self, condition: Callable[[], Any]) -> Any:
        """Receive until the condition is true; returns its value."""
        while not (found := condition()):
            await self.receive()
        return found

    async def wait_for_text(self, text: str) -> None:
        """Receive until a message has exactly this text."""
        await self.wait_for(lambda: text in self.texts())

    async def send(self, kind: str, **fields: Any) -> int:
        """Do something; returns its number."""
        self._requests += 1
        await self._socket.send_json({"kind": kind, "request": self._requests, **fields})
        return self._requests

    async def act(self, kind: str, **fields: Any) -> str:
        """Do something and receive until it is answered; returns how it went."""
        number = await self.send(kind, **fields)
        while True:
            for answer in (await self.receive()).get("answers", ()):
                if answer["request"] == number:
                    return answer["outcome"]

    async def use(self, command: str, **options: Any) -> str:
        """Use a command."""
        return await self.act("use", path=command.split(), options=options)

    async def press(self, label: str, *values: str) -> str:
        """Press the button, or choose from the menu, that the newest message with such a label shows."""
        message, part = self.find(label)
        return await self.act("press", message=message, custom_id=part["custom_id"], values=list(values))

    def find(self, label: str) -> tuple[str, dict[str, Any]]:
        """The newest message with a button or menu of that label, and that part of it."""
        return next(
            (identity, part)
            for identity in sorted(self.messages, key=int, reverse=True)
            for part in parts(self.messages[identity]["components"])
            if label in (part.get("label"), part.get("placeholder"))
        )

    def texts(self) -> list[str]:
        """Every text that the page shows, message by message."""
        shown = [self.messages[identity] for identity in sorted(self.messages, key=int)]
        found = [(each["content"], *(part.get("content") for part in parts(each["components"]))) for each in shown]
        return [text for texts in found for text in texts if text]

    def pictures(self) -> list[dict[str, Any]]:
        """Every picture that the page shows."""
        shown = [self.messages[identity] for identity in sorted(self.messages, key=int)]
        galleries = [part["items"] for each in shown for part in parts(each["components"]) if part["type"] == 12]
        return [
            *(item for items in galleries for item in items),
            *(file for each in shown for file in each["files"]),
        ]

    async def picture(self, url: str) -> bytes:
        """The bytes of a picture. Raises aiohttp.ClientResponseError."""
        async with self._http.get(url, params={"as": self.key}) as answer:
            answer.raise_for_status()
            return await answer.read()

    async def close(self) -> None:
        await self._socket.close()


@asynccontextmanager
async def open_page(origin: str, key: str, language: str = "", **headers: str) -> AsyncIterator[PageClient]:
    """Open a person's page at the server's address. Raises aiohttp.ClientResponseError where it is refused."""
    query = urlencode({"as": key} | ({"language": language} if language else {}))
    async with aiohttp.ClientSession(origin) as http, http.ws_connect(f"/live?{query}", headers=headers) as socket:
        page = PageClient(http, key, socket)
        await page.receive()
        yield page


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every component, also those within others."""
    found: list[dict[str, Any]] = []
    for each in components:
        inner = [*each.get("components", ()), *([each["accessory"]] if "accessory" in each else ())]
        found += [each, *parts(inner)]
    return found
