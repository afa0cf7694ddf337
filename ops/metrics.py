"""What the running bot counts and measures, for Prometheus, and whether it can take presses.

Loaded where HTTP_PORT is set, and only there: without it nothing listens, and nothing is counted.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Protocol

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from data.computer_players import ComputerPlayers
from data.matches.service import MatchService
from data.records.errors import CannotSave
from data.records.matches import Refused, Update
from engine.errors import IllegalInput
from engine.events import Drew, Passed, Played, TimedOut
from renderer.worker import Renderer

LOOP_INTERVAL = 0.5
"""Seconds between two looks at how late the event loop is."""
LOOP_WINDOW = 20
"""How many of those looks readiness goes by: ten seconds."""
LATE = 1.0
"""Seconds of lateness from which on the bot is not ready: Discord waits three for an answer."""
UNSAVED = 15_000
"""Milliseconds without a save from which on the bot is not ready; it tries one every five seconds."""
QUERY_TIMEOUT = 2.0
"""Seconds that the database gets to count the matches."""
MAX_PENDING = 10_000
"""Interactions that may wait for their acknowledgement; of more, the oldest are not measured."""

_MOVES = (Played, Drew, Passed, TimedOut)
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_UNREACHABLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
_DRAWING_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)
_ACK_BUCKETS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 3)
_WAIT_BUCKETS = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 15, 60)
_LATE_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3)


class Limiter(Protocol):
    """The part of the rate limiter that is measured."""

    on_wait: list[Callable[[float], None]]

    @property
    def waiting(self) -> int: ...


class Dispatcher(Protocol):
    """The part of the dispatcher that is measured."""

    on_begin: list[Callable[[int], None]]
    on_end: list[Callable[[str, Exception | None], None]]


class Gateway(Protocol):
    """Whether presses can arrive."""

    @property
    def is_connected(self) -> bool: ...


class Application(Protocol):
    """What is measured of what runs behind the client."""

    @property
    def matches(self) -> MatchService: ...
    @property
    def renderer(self) -> Renderer: ...
    @property
    def computer_players(self) -> ComputerPlayers: ...
    @property
    def limiter(self) -> Limiter: ...
    @property
    def dispatcher(self) -> Dispatcher: ...
    @property
    def gateway(self) -> Gateway: ...


class Client(Protocol):
    """What is measured of the Discord client."""

    on_set_up: list[Callable[[Any], None]]
    http: Any

    @property
    def latency(self) -> float: ...
    @property
    def guilds(self) -> Sequence[discord.Guild]: ...


class LoopLateness:
    """How late the event loop wakes a task that sleeps: for as long a press waits too."""

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram
        self._latest: deque[float] = deque([0.0], maxlen=LOOP_WINDOW)

    @property
    def worst(self) -> float:
        """The most of the last ten seconds, in seconds."""
        return max(self._latest)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            due = monotonic() + LOOP_INTERVAL
            await asyncio.sleep(LOOP_INTERVAL)
            self.note(max(0.0, monotonic() - due))

    def note(self, seconds: float) -> None:
        """One look."""
        self._latest.append(seconds)
        self._histogram.observe(seconds)


class Metrics:
    """Counts from the first client on; one that is made after a failed log-in goes on with the same counters.

    Labels hold neither people, servers nor matches, and no value says anything of a tile.
    """

    def __init__(self, database: Path | str, *, version: str, clock: Callable[[], float] = monotonic) -> None:
        """``clock`` gives seconds."""
        self._database = database
        self._clock = clock
        self._client: Client | None = None
        self._app: Application | None = None
        self._pending: OrderedDict[int, float] = OrderedDict()
        """When the handling of each interaction began that Discord has not seen acknowledged."""
        disable_created_metrics()
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Gauge("ayaz_info", "The version that runs", ["version"], registry=registry).labels(version).set(1)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"ayaz_{name}", about, labels, registry=registry)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"ayaz_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: Sequence[float], *labels: str) -> Histogram:
            return Histogram(f"ayaz_{name}_seconds", about, labels, buckets=buckets, registry=registry)

        self._connected = gauge("gateway_connected", "1 while presses can arrive")
        self._latency = gauge("gateway_latency_seconds", "How long Discord took for the last heartbeat")
        self._servers = gauge("servers", "Servers that the bot is in")
        self._live = gauge("matches_live", "Matches that are neither over nor closed, lobbies too")
        self._moves = counter("moves_stored", "Moves written to the database, those of computers too")
        self._interactions = counter("interactions", "Presses and commands by how they ended", "kind", "result")
        self._acks = histogram(
            "acknowledgement", "From the beginning of an interaction until Discord had an answer", _ACK_BUCKETS
        )
        self._drawing = histogram("drawing", "Time to draw a picture", _DRAWING_BUCKETS, "picture")
        self._requests = counter("discord_requests", "Requests that Discord has answered, by status", "status")
        self._errors = counter("discord_errors", "Requests that failed, by status and code", "status", "code")
        self._waits = histogram(
            "limiter_wait", "How long requests waited that had to wait for their turn", _WAIT_BUCKETS
        )
        self._queue = gauge("limiter_queue", "Requests that wait for their turn now")
        self._memory = gauge("memory_bytes", "Memory in use, by process", "process")
        self._file_size = gauge("database_bytes", "Size of the database and of its write-ahead log", "file")
        self._unsaved = gauge("database_unsaved_seconds", "Time since the last save; more than 15 is trouble")
        self.loop = LoopLateness(histogram("loop_lateness", "How late the event loop woke up", _LATE_BUCKETS))
        for kind in ("press", "command"):  # a rate needs a first value, before anything has happened
            for result in ("answered", "refused", "unsaved", "discord", "failed"):
                self._interactions.labels(kind, result)

    # ---- counting --------------------------------------------------------------------------------------------------

    def watch(self, client: Client) -> None:
        """Measure a client, which has not logged in yet, in place of any before."""
        self._client, self._app = client, None
        trace: aiohttp.TraceConfig = client.http.http_trace
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        client.on_set_up.append(self._attach)

    def _attach(self, app: Application) -> None:
        self._app = app
        app.matches.on_update.append(self._updated)
        app.dispatcher.on_begin.append(self._began)
        app.dispatcher.on_end.append(self._ended)
        app.limiter.on_wait.append(self._waits.observe)
        app.renderer.timed = self._timed

    def _timed(self, picture: str) -> AbstractContextManager[object]:
        return self._drawing.labels(picture).time()

    def _updated(self, update: Update) -> None:
        self._moves.inc(sum(isinstance(event, _MOVES) for event in update.events))

    def _began(self, interaction: int) -> None:
        self._pending[interaction] = self._clock()
        if len(self._pending) > MAX_PENDING:
            self._pending.popitem(last=False)

    def _ended(self, kind: str, error: Exception | None) -> None:
        self._interactions.labels(kind, _result(error)).inc()

    async def _request_ended(self, _: object, __: object, request: aiohttp.TraceRequestEndParams) -> None:
        status = request.response.status
        self._requests.labels(status).inc()
        if status >= 400:
            self._errors.labels(status, await _code(request.response)).inc()
            return
        callback = _CALLBACK.search(request.url.path)
        began_at = None if callback is None else self._pending.pop(int(callback[1]), None)
        if began_at is not None:
            self._acks.observe(self._clock() - began_at)

    async def _request_failed(self, _: object, __: object, request: aiohttp.TraceRequestExceptionParams) -> None:
        self._errors.labels("none", type(request.exception).__name__).inc()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """Why presses would not be answered now, a line each; empty where they are."""
        found: list[str] = []
        app = self._app
        if app is None:
            found.append("start: not logged in to Discord yet, or standing by for another process")
        elif not app.gateway.is_connected:
            found.append("gateway: not connected to Discord")
        elif app.matches.unsaved_for > UNSAVED:
            found.append(f"database: nothing could be saved for {app.matches.unsaved_for // 1000} s")
        if self.loop.worst >= LATE:
            found.append(f"event loop: {self.loop.worst:.1f} s late within the last ten seconds")
        return found

    async def text(self) -> bytes:
        """All of it in the text format of Prometheus."""
        on_disk = (("main", ""), ("wal", "-wal")) if isinstance(self._database, Path) else ()
        for file, suffix in on_disk:
            self._file_size.labels(file).set(_size(Path(f"{self._database}{suffix}")))
        self._measure_memory("bot", "self")
        if self._client is not None:
            self._latency.set(self._client.latency)
            self._servers.set(len(self._client.guilds))
        if self._app is not None:
            await self._measure(self._app)
        return generate_latest(self._registry)

    async def _measure(self, app: Application) -> None:
        self._connected.set(app.gateway.is_connected)
        self._queue.set(app.limiter.waiting)
        self._unsaved.set(app.matches.unsaved_for / 1000)
        self._measure_memory("drawing", app.renderer.pid)
        self._measure_memory("thinking", *app.computer_players.pids)
        with suppress(TimeoutError, CannotSave):
            async with asyncio.timeout(QUERY_TIMEOUT):
                self._live.set(len(await app.matches.queries.live_tables()))

    def _measure_memory(self, process: str, *ids: int | str | None) -> None:
        self._memory.labels(process).set(sum(_resident(each) for each in ids if each is not None))


def _result(error: Exception | None) -> str:
    match error:
        case None:
            return "answered"
        case Refused() | IllegalInput():
            return "refused"
        case CannotSave():
            return "unsaved"
        case _:
            return "discord" if isinstance(error, _UNREACHABLE) else "failed"


async def _code(response: aiohttp.ClientResponse) -> str:
    """Discord's number of an error; "none" where the answer has none, as that of a proxy."""
    try:
        content: Any = await response.json()  # kept by the response: discord.py reads it again
        return str(int(content["code"]))
    except (aiohttp.ClientError, ValueError, TypeError, KeyError, OSError):
        return "none"


def _resident(process: int | str) -> int:
    """Bytes of memory that a process holds; 0 where the system does not say."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
