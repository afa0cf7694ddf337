"""The metrics of requests, what makes the bot not ready, and the dashboard."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web

from cogs.discord_io.retry import request_timeout, timeout_trace
from data.records.errors import CannotSave
from ops import metrics as module
from ops.metrics import Metrics
from tests.support import ROOT

DASHBOARD = ROOT / "ops" / "grafana.json"


def measured(app: Any = None, *, clock: Any = lambda: 0.0) -> tuple[Metrics, Any]:
    """Metrics that watch a client, which is set up with ``app`` where that is given."""
    metrics = Metrics(Path("none.sqlite3"), version="1", clock=clock)
    http = SimpleNamespace(http_trace=timeout_trace())
    client = SimpleNamespace(http=http, on_set_up=[], latency=0.05, guilds=[1, 2])
    metrics.watch(cast(Any, client))
    if app is not None:
        client.on_set_up[0](app)
    return metrics, client


def application(**changed: Any) -> Any:
    """What is measured of a bot that is well."""

    async def live_tables() -> tuple[int, ...]:
        return (1, 2, 3)

    parts: dict[str, Any] = {
        "matches": SimpleNamespace(on_update=[], unsaved_for=0, queries=SimpleNamespace(live_tables=live_tables)),
        "dispatcher": SimpleNamespace(on_begin=[], on_end=[]),
        "limiter": SimpleNamespace(on_wait=[], waiting=4),
        "renderer": SimpleNamespace(timed=None, pid=None),
        "computer_players": SimpleNamespace(pids=()),
        "gateway": SimpleNamespace(is_connected=True),
    }
    return SimpleNamespace(**{**parts, **changed})


async def lines(metrics: Metrics) -> list[str]:
    return (await metrics.text()).decode().splitlines()


@asynccontextmanager
async def discord_at(answer: Any) -> AsyncIterator[str]:
    """A server whose every page is answered by ``answer``; yields its address."""
    runner = web.ServerRunner(web.Server(answer), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def test_requests_are_counted_by_status_and_code() -> None:
    answers = iter(
        [
            web.Response(status=204),
            web.json_response({"message": "Unknown Message", "code": 10008}, status=404),
            web.json_response({"message": "You are being rate limited.", "retry_after": 1}, status=429),
            web.Response(status=502, text="<html>", content_type="text/html"),
        ]
    )

    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return next(answers)

    body, (metrics, client) = "", measured()
    async with (
        discord_at(answer) as address,
        aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session,
    ):
        for _ in range(4):
            async with session.get(f"{address}/channels/1/messages") as response:
                body = await response.text()
        assert body == "<html>", "discord.py reads the body after the trace"
    async with aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session:
        with suppress(aiohttp.ClientError):
            await session.get(address)
    found = [line for line in await lines(metrics) if line.startswith("ayaz_discord_errors_total")]
    assert found == [
        'ayaz_discord_errors_total{code="10008",status="404"} 1.0',
        'ayaz_discord_errors_total{code="none",status="429"} 1.0',
        'ayaz_discord_errors_total{code="none",status="502"} 1.0',
        'ayaz_discord_errors_total{code="ClientConnectorError",status="none"} 1.0',
    ]
    assert 'ayaz_discord_requests_total{status="204"} 1.0' in await lines(metrics)


async def test_a_request_that_is_given_up_counts_as_an_error() -> None:
    async def hang(_: web.BaseRequest) -> web.StreamResponse:
        await asyncio.sleep(60)
        return web.Response()

    metrics, client = measured()
    async with discord_at(hang) as address, aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session:
        with pytest.raises(TimeoutError):
            async with request_timeout(0.05):
                await session.get(address)
    assert 'ayaz_discord_errors_total{code="CancelledError",status="none"} 1.0' in await lines(metrics)


async def test_an_acknowledgement_is_timed_from_the_beginning_of_the_press(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return web.Response(status=204)

    monkeypatch.setattr(module, "MAX_PENDING", 2)
    time, app = [100.0], application()
    metrics, client = measured(app, clock=lambda: time[0])
    for interaction in (1, 2, 3):  # the oldest is given up
        app.dispatcher.on_begin[0](interaction)
    time[0] = 100.25
    async with discord_at(answer) as at, aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session:
        for interaction in (1, 2, 2, 3):
            await session.post(f"{at}/api/v10/interactions/{interaction}/a-token/callback?with_response=1")
    found = await lines(metrics)
    assert "ayaz_acknowledgement_seconds_sum 0.5" in found
    assert "ayaz_acknowledgement_seconds_count 2.0" in found


async def test_a_press_is_counted_by_its_result() -> None:
    app = application()
    metrics, _ = measured(app)
    for error in (None, CannotSave("full"), TimeoutError(), aiohttp.ClientError(), KeyError("a bug")):
        app.dispatcher.on_end[0]("press", error)
    found = [line.split("result=")[1] for line in await lines(metrics) if 'interactions_total{kind="press"' in line]
    assert found == ['"answered"} 1.0', '"refused"} 0.0', '"unsaved"} 1.0', '"discord"} 2.0', '"failed"} 1.0']


async def test_what_is_read_when_it_is_asked_for() -> None:
    found = await lines(measured(application())[0])
    assert {"ayaz_matches_live 3.0", "ayaz_limiter_queue 4.0", "ayaz_servers 2.0"} <= set(found)
    assert "ayaz_gateway_latency_seconds 0.05" in found


async def test_a_database_that_hangs_does_not_hold_up_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang() -> tuple[int, ...]:
        await asyncio.sleep(60)
        return ()

    monkeypatch.setattr(module, "QUERY_TIMEOUT", 0.01)
    matches = SimpleNamespace(on_update=[], unsaved_for=60_000, queries=SimpleNamespace(live_tables=hang))
    assert "ayaz_database_unsaved_seconds 60.0" in await lines(measured(application(matches=matches))[0])


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"gateway": SimpleNamespace(is_connected=False)}, "gateway: not connected to Discord"),
        ({"matches": SimpleNamespace(on_update=[], unsaved_for=16_000)}, "database: nothing could be saved for 16 s"),
    ],
)
def test_what_makes_it_not_ready(changed: dict[str, Any], problem: str) -> None:
    assert measured(application(**changed))[0].problems() == [problem]


def test_a_late_event_loop_makes_it_not_ready_for_ten_seconds() -> None:
    metrics, _ = measured(application())
    metrics.loop.note(1.5)
    assert metrics.problems() == ["event loop: 1.5 s late within the last ten seconds"]
    for _ in range(20):
        metrics.loop.note(0.0)
    assert metrics.problems() == []


async def test_a_loop_that_is_held_up_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOP_INTERVAL", 0.0)
    metrics, _ = measured()
    looking = asyncio.create_task(metrics.loop.run())
    await asyncio.sleep(0.01)
    looking.cancel()
    assert metrics.loop.worst > 0


def test_a_client_that_could_not_log_in_is_replaced() -> None:
    metrics, _ = measured(application())
    client = cast(Any, SimpleNamespace(http=SimpleNamespace(http_trace=timeout_trace()), on_set_up=[]))
    metrics.watch(client)
    assert metrics.problems() == ["start: not logged in to Discord yet, or standing by for another process"]


async def test_the_dashboard_asks_for_metrics_that_are_there() -> None:
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = {
        name
        for panel in panels
        for target in panel.get("targets", [])
        for name in re.findall(r"\b(?:ayaz|process)_\w+", target["expr"])
    }
    families = set(re.findall(r"(?m)^# TYPE (\S+)", (await measured(application())[0].text()).decode()))
    families |= {f"{name}_{part}" for name in families for part in ("bucket", "count", "sum")}
    assert len(asked) > 15
    assert sorted(asked - families) == []
    own = {name for name in families if name.startswith("ayaz_") and not name.endswith(("_bucket", "_count", "_sum"))}
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in asked}
    assert sorted(own - shown) == [], "on no panel"
