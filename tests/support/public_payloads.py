"""What the bot sent for everybody to read, searched for tiles that were not on the table yet."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from engine.events import Event
from engine.match import Match, Phase
from engine.tiles import TILES, Tile
from tests.support.bots import bot_of
from tests.support.simulation import Sim

_TILE = re.compile(r"(?<![\d-])([0-6])-([0-6])(?![\d-])")
_BUTTON = re.compile(r'"d:[a-z-]+:(\d+):(\d+)[:"]')
"""The match and the seq in the custom_id of a table's button."""


def named_tiles(text: str) -> set[Tile]:
    """The tiles that a text names."""
    return {Tile.of(int(first), int(second)) for first, second in _TILE.findall(text)}


def public_tiles(match: Match) -> frozenset[Tile]:
    """The tiles that everybody may see: those on the table and of the lots; all while no round is being played."""
    if match.round is None or match.phase is not Phase.PLAYING:
        return frozenset(TILES)  # a lobby names tiles of the rules
    return frozenset((*(laid.tile for laid in match.round.layout.laid), *match.round.lots))


def public_payloads(sim: Sim) -> Iterator[str]:
    """Everything that was posted or edited in channels, as JSON, in order."""
    for request in sim.env.http_requests:
        in_channel = request.path.startswith("/channels/") and request.method in {"POST", "PATCH"}
        if in_channel or (request.path.endswith("/callback") and _is_public_answer(request.json)):
            yield json.dumps(request.json, ensure_ascii=False)


async def leaks(sim: Sim, match_id: int) -> list[str]:
    """The public payloads of a match that name a tile which was hidden in the state that they show.

    A payload without a button of the table shows a state that is not newer than that of the payload before it.
    """
    table = await bot_of(sim).app.matches.queries.table(match_id)
    log = await bot_of(sim).app.matches.queries.log(match_id)
    states, found, searched = list(_states(log)), list[str](), 0
    assert states[-1] == table.match
    shown = states[0]
    for payload in public_payloads(sim):
        seqs = [int(seq) for match, seq in _BUTTON.findall(payload) if int(match) == match_id]
        if seqs:
            shown = states[max(seqs) - 1]
        named, searched = named_tiles(payload), searched + 1
        allowed = frozenset(TILES) if not seqs and shown.records else public_tiles(shown)
        if not named <= allowed:
            found.append(f"{sorted(map(str, named - allowed))} at {shown.seq}: {payload}")
    assert searched, "nothing was sent"
    return found


def _states(log: Sequence[Event]) -> Iterator[Match]:
    match = Match.open(log[0])  # type: ignore[arg-type]
    yield match
    for event in log[1:]:
        match = match.apply(event)
        yield match


def _is_public_answer(answer: Any) -> bool:
    """Whether an answer to an interaction is a new message for everybody."""
    return answer["type"] == 4 and not answer.get("data", {}).get("flags", 0) & 64
