"""HTTP requests of the bot to Discord: matching and counting them."""

from __future__ import annotations

from tests.support.simulation import Shown, Sim

BOARDS = "/channels/*/messages/*"


def pressable(sim: Sim) -> list[Shown]:
    """Public messages with enabled buttons."""
    return [shown for shown in sim.messages() if shown.buttons]


def requests(sim: Sim, method: str) -> int:
    return sum(request.method == method and "/messages" in request.path for request in sim.env.http_requests)
