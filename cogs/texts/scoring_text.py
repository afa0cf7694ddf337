"""Points told in words: what a play was worth, what a round earned, who leads, who came in where.

What a variant scores by is said in its own section of the catalogues: ``variant-<code>-round-out``, ``-round-blocked``
and ``-round-nobody`` (blocked, and no side has won it) may use any of the values that ``_values`` gives.
"""

from __future__ import annotations

from cogs.texts.table_text import TableText
from engine.layout import ARMS, Layout
from engine.match import Match, RoundRecord
from engine.round import Act, Play
from engine.rules import EndReason, Leader, next_leader, side_of
from engine.tiles import Tile
from engine.view import PublicView, public_view

DEALT = -1
"""Before any move of a round, for ``Speaker.held``."""


def leading(speaker: TableText, match: Match, view: PublicView) -> str:
    """Who leads this round, and why; empty where the hands decide, because then the lead itself says it."""
    if match.rules.leader is Leader.HIGHEST_DOUBLE:
        return ""
    name = speaker.held(match, view.leader, DEALT)
    if view.lots:
        lots = (
            speaker.text("lead-lot", name=speaker.held(match, seat, DEALT), tile=str(lot))
            for seat, lot in enumerate(view.lots)
        )
        return speaker.text("lead-lots", lots=" · ".join(lots), name=name)
    before = match.records[view.number - 2] if view.number > 1 else None
    earned = before is not None and next_leader(match.rules, how=before.how, seat=before.seat) is not None
    return speaker.text("lead-earned" if earned else "lead-random", name=name)


def next_lead(speaker: TableText, match: Match) -> str:
    """Who leads the next round, or how that will be found."""
    last = match.records[-1]
    leader = next_leader(match.rules, how=last.how, seat=last.seat)
    if leader is None:
        return speaker.text(f"lead-next-{match.rules.leader}")
    return speaker.text("lead-next-earned", name=speaker.marked(leader))


def ends_sum(view: PublicView, tile: Tile) -> str:
    """What the open ends counted when this tile had just been laid: ``4 + 6 = 10``."""
    laid = view.layout.laid
    place = next(number for number, each in enumerate(laid) if each.tile == tile)
    counts = Layout.of(view.rules.spinner, laid[: place + 1]).counted()
    return _added([counts[end] for end in sorted(counts, key=_place)])


def _place(end: str) -> int:
    """Where an end stands in a sum: as in the picture, A to D; what the root itself counts where its end would be."""
    return next((number for number, arm in enumerate(ARMS) if end.endswith(arm)), 0)


def play_points(speaker: TableText, act: Act, view: PublicView) -> str:
    """What a play earned at once, with its arithmetic; where an exact target dropped it, why. Empty for nothing."""
    if not act.points or not isinstance(act.move, Play):
        return ""
    total, seat = ends_sum(view, act.move.tile), view.seats[act.seat]
    if act.counted:
        return speaker.text("act-points", sum=total, points=act.points)
    if not seat.tiles:  # with the points for going out it was one score, which the end of the round explains
        return speaker.text("act-points-void", sum=total, points=act.points)
    after = seat.score + act.points
    target = view.options.goal.target
    return speaker.text(
        "act-points-dropped", sum=total, points=act.points, score=seat.score, after=after, target=target
    )


def turned_up(speaker: TableText, match: Match, seat: int) -> str:
    """What a seat had left at the end of the last round, and what that counts."""
    record = match.records[-1]
    hand, name = record.hands[seat], speaker.marked(seat)
    if not hand:
        return speaker.text("round-hand-empty", name=name)
    tiles = " + ".join(_tile(speaker, match, tile) for tile in hand)
    return speaker.text("round-hand", name=name, tiles=tiles, sum=record.pips[seat])


def _tile(speaker: TableText, match: Match, tile: Tile) -> str:
    """A tile by name; one that counts something else than its pips by the name that the variant has for it."""
    value = match.rules.tile_value(tile)
    if value == tile.pips:
        return str(tile)
    return speaker.text(f"variant-{match.options.variant}-tile", tile=str(tile), value=value)


def round_earned(speaker: TableText, match: Match) -> list[str]:
    """What the last round earned, a line each in the order of booking: the last tile in play, then the end itself."""
    record, view = match.records[-1], public_view(match)
    act = view.acts[-1] if view is not None and view.acts else None
    lines: list[str] = []
    if view is not None and act is not None and act.points and act.counted and isinstance(act.move, Play):
        tile = act.move.tile
        values = {"name": _last_maker(speaker, match), "tile": str(tile), "sum": ends_sum(view, tile)}
        lines.append(speaker.text("round-last", points=act.points, **values))
    if record.dropped:
        return [*lines, _dropped(speaker, match, in_play=act.points if act else 0)]
    if record.how is EndReason.TARGET:
        return [*lines, speaker.text("round-target", name=_last_maker(speaker, match))]
    how = "nobody" if record.winner is None else record.how.value
    return [*lines, speaker.text(f"variant-{match.options.variant}-round-{how}", **_values(speaker, match, record))]


def _last_maker(speaker: TableText, match: Match) -> str:
    """Who held the seat of the last move of the round that is over."""
    assert match.round is not None
    return speaker.held(match, match.records[-1].seat, len(match.round.acts) - 1)


def _dropped(speaker: TableText, match: Match, *, in_play: int) -> str:
    """Why an exact target took neither the points of the last tile nor those of going out."""
    record = match.records[-1]
    side = side_of(match.options.sides, record.seat)
    points, score = in_play + record.dropped, record.scores[side]
    return speaker.text(
        "round-dropped",
        name=speaker.side(match, side),
        points=_added([in_play, record.dropped] if in_play else [record.dropped]),
        score=score,
        more=points,
        after=score + points,
        target=match.options.goal.target,
    )


def _values(speaker: TableText, match: Match, record: RoundRecord) -> dict[str, str | int]:
    """All that the sentence of a round's end may say.

    ``name`` is the side that won, or of the lowest hand where nobody did, ``who`` the seat that made the last move;
    ``own`` and ``others`` are sums where several hands are in them.
    """
    sides = match.options.sides
    totals = [sum(record.pips[seat] for seat in seats) for seats in sides]
    side = totals.index(min(totals)) if record.winner is None else record.winner
    level = [number for number, total in enumerate(totals) if total == totals[side]]
    own = [record.pips[seat] for seat in sides[side]]
    others = [record.pips[seat] for seat in range(len(record.pips)) if seat not in sides[side]]
    return {
        "name": speaker.side(match, side),
        "who": _last_maker(speaker, match),
        "names": ", ".join(speaker.side(match, number) for number in level),
        "own": _added(own),
        "others": _added(others),
        "difference": sum(others) - sum(own),
        "points": record.points[side],
        "gains": " · ".join(
            speaker.text("round-gain", name=speaker.side(match, number), points=points)
            for number, points in enumerate(record.points)
        ),
    }


def scores(speaker: TableText, match: Match) -> str:
    """The running scores of all sides, points or penalties, and what they are played to."""
    each = " · ".join(
        speaker.text("round-score", name=speaker.side(match, number), score=score)
        for number, score in enumerate(match.scores)
    )
    goal = match.options.goal
    if goal.target:
        return speaker.text("round-scores", scores=each, target=goal.target)
    key = "round-penalties" if match.rules.fewest_win else "round-scores-rounds"
    return speaker.text(key, scores=each, number=len(match.records), rounds=goal.rounds)


def result(speaker: TableText, match: Match) -> list[str]:
    """Who won a finished match, or claimed it; with more than two sides also who came in where, level ones on the same
    place."""
    winners, sides = match.winners, len(match.scores)
    if match.claimed is not None:
        return [speaker.text("match-claimed", name=speaker.side(match, match.claimed))]
    if len(winners) in (0, sides):
        lines = [speaker.text("match-drawn")]
    elif len(winners) == 1:
        key = "match-won-pair" if match.options.pairs else "match-won"
        lines = [speaker.text(key, name=speaker.side(match, winners[0]))]
    else:
        lines = [speaker.text("match-shared", names=", ".join(speaker.side(match, side) for side in winners))]
    return lines if sides == 2 else [*lines, *_places(speaker, match)]


def _places(speaker: TableText, match: Match) -> list[str]:
    fewest = match.rules.fewest_win
    order = sorted(range(len(match.scores)), key=lambda side: match.scores[side] * (1 if fewest else -1))
    best_first = [match.scores[side] for side in order]
    return [
        speaker.text(
            "match-place",
            place=best_first.index(match.scores[side]) + 1,
            name=speaker.side(match, side),
            score=score_text(speaker, match.scores[side], fewest_win=fewest),
        )
        for side in order
    ]


def score_text(speaker: TableText, score: int, *, fewest_win: bool) -> str:
    """A score with its word: points, or penalties where the fewest win."""
    return speaker.text("penalty-count" if fewest_win else "point-count", count=score)


def _added(parts: list[int]) -> str:
    """Numbers as a sum with its result; one alone as it is."""
    return str(parts[0]) if len(parts) == 1 else f"{' + '.join(map(str, parts))} = {sum(parts)}"
