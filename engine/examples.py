"""The example positions of the rule pages as board views."""

from __future__ import annotations

from collections.abc import Sequence

from engine.layout import Layout
from engine.moves import Act, Arm, Play
from engine.rules import EndReason, Example, Options, RoundEnd, Rules, default_options, side_of
from engine.tiles import TILES, Tile
from engine.view import PublicSeat, PublicView

Hands = tuple[tuple[Tile, ...], ...]


def example_view(rules: Rules, example: Example) -> PublicView:
    """The board of an example: two seats play in turn and score; with hands left, the end of the round is scored too.
    Raises ValueError for a play that does not fit."""
    options = default_options(rules, seats=2)
    layout, acts = _played(rules, example.plays)
    left: Hands = tuple(tuple(Tile.parse(name) for name in names.split()) for names in example.left)
    scores = [sum(act.points for act in acts if act.seat == seat) for seat in range(2)]
    if left:
        end = RoundEnd(EndReason.OUT, 0, tuple(sum(map(rules.tile_value, hand)) for hand in left), options.sides)
        scores = [sum(both) for both in zip(scores, rules.score(end).points, strict=True)]
    counts = [len(hand) for hand in left] or [_held(options, acts, seat) for seat in range(2)]
    boneyard = len(TILES) - 2 * options.hand_size
    return PublicView(
        rules=rules,
        options=options,
        number=1,
        seats=_seats(options, counts, scores),
        turn=None if left else len(acts) % 2,
        leader=0,
        lots=(),
        layout=layout,
        boneyard=boneyard,
        drawable=boneyard - rules.reserve,
        acts=acts,
        total=layout.total if rules.ends_points else None,
        last=len(layout.laid) - 1,
        scored=acts[-1].points,
        commitment="",
        secret=None,
        procedure=1,
        presses=(),
        hands=left or None,
    )


def _played(rules: Rules, plays: str) -> tuple[Layout, tuple[Act, ...]]:
    """The layout after these plays, and the plays with their points."""
    layout = Layout(rules.spinner)
    acts: list[Act] = []
    for number, play in enumerate(plays.split()):
        name, _, arm = play.partition(">")
        move = Play(Tile.parse(name), Arm(arm) if arm else None)
        if layout.laid and move.arm not in layout.fits(move.tile):
            raise ValueError(f"{play} does not fit")
        layout = layout.played(move) if layout.laid else layout.lead(move.tile)
        points = rules.ends_points(layout.total) if rules.ends_points else 0
        acts.append(Act(number % 2, move, points=points))
    return layout, tuple(acts)


def _held(options: Options, acts: Sequence[Act], seat: int) -> int:
    return options.hand_size - sum(act.seat == seat for act in acts)


def _seats(options: Options, counts: Sequence[int], scores: Sequence[int]) -> tuple[PublicSeat, ...]:
    return tuple(
        PublicSeat(tiles=count, score=scores[side_of(options.sides, seat)], pair=None, passed=False)
        for seat, count in enumerate(counts)
    )
