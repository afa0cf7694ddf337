"""Positions written as text: hands, the tiles on the table, and the moves from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.layout import Arm, Layout, Spinner
from engine.match import Match, RoundRecord, move_event
from engine.round import Pass, Play, Round
from engine.rules import EndReason
from engine.tiles import Tile
from engine.variants import VARIANTS
from tests.support.random_matches import lobby, options, settle


def tiles(names: str) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, names.split()))


def laid(spinner: Spinner, text: str) -> Layout:
    """``"6-6 5-6>right"``: the lead, then tiles with their arms."""
    lead, *rest = text.split()
    layout = Layout(spinner).lead(Tile.parse(lead))
    for play in rest:
        name, arm = play.split(">")
        assert Arm(arm) in layout.fits(Tile.parse(name)), play
        layout = layout.after(Tile.parse(name), Arm(arm))
    return layout


def position(
    variant: str, *hands: str, table: str = "", scores: tuple[int, ...] = (), rounds: int = 0, **named: Any
) -> Match:
    """A running round: these hands, an empty boneyard, these tiles on the table (``"6-6 6-4>right"``), the first seat
    on turn; ``rounds`` were played before."""
    agreed = options(variant, seats=len(hands), **named)
    match = Match.replay(lobby(agreed, people=len(hands)))
    rules = VARIANTS[variant]
    layout = laid(rules.spinner, table) if table else Layout(rules.spinner)
    dealt = Round(rules, agreed, tuple(map(tiles, hands)), (), layout, 0, 0, tiles(hands[0]))
    scores = scores or match.scores
    empty = ((),) * len(hands)
    before = RoundRecord(EndReason.OUT, 0, 0, empty, (0,) * len(hands), (0,) * len(scores), 0, scores, "")
    return replace(match, round=dealt, scores=scores, records=(before,) * rounds, secret="00" * 32)


def played(match: Match, *moves: str) -> Match:
    """The match after these plays (``"6-4 left"``, ``"6-4"`` for a lead) and passes, each by the seat on turn."""
    for move in moves:
        name, _, arm = move.partition(" ")
        assert match.on_turn is not None
        wanted = Pass() if move == "pass" else Play(Tile.parse(name), Arm(arm) if arm else None)
        match = settle(match.apply(move_event(match.on_turn, wanted)))
    return match
