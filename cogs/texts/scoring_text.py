"""Points in words: what a play was worth, what a round earned, who leads, who came in where.

How a round of a variant scores is said in that variant's section of the catalogues: ``variant-<code>-round-out``,
``-round-blocked`` and ``-round-nobody`` (blocked, and no side has won it) may use any of the values that
``ScoringText._round_values`` gives.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import unbroken
from cogs.texts.seat_names import SeatNames
from engine.layout import ARMS, Layout
from engine.match import Match, Phase, RoundRecord
from engine.round import Act, Play
from engine.rules import EndReason, Leader, next_leader, side_of
from engine.tiles import Tile
from engine.view import PublicView

_AT_DEAL = -1
"""Before any move of a round, for ``SeatNames.holder``."""


@dataclass(frozen=True, slots=True)
class ScoringText:
    """The leads, points and scores of one match."""

    texts: Catalogue
    names: SeatNames
    match: Match

    # ---- who leads -------------------------------------------------------------------------------------------------

    def lead_reason(self, view: PublicView) -> str:
        """Who leads this round, and why; empty where the hands decide, because then the lead itself says it."""
        rules = self.match.rules
        if rules.leader is Leader.HIGHEST_DOUBLE:
            return ""
        name = self.names.holder(view.leader, _AT_DEAL)
        if view.lots:
            lots = (
                self.texts.text("lead-lot", name=self.names.holder(seat, _AT_DEAL), tile=str(lot))
                for seat, lot in enumerate(view.lots)
            )
            return self.texts.text("lead-lots", lots=" · ".join(lots), name=name)
        before = self.match.records[view.number - 2] if view.number > 1 else None
        earned = before is not None and next_leader(rules, end_reason=before.end_reason, seat=before.seat) is not None
        return self.texts.text("lead-earned" if earned else "lead-random", name=name)

    def next_lead(self, reader: int | None = None) -> str:
        """Who leads the next round, or how that is decided; ``reader`` is the seat of the only reader."""
        rules, last = self.match.rules, self.match.records[-1]
        leader = next_leader(rules, end_reason=last.end_reason, seat=last.seat)
        if leader is None:
            return self.texts.text(f"lead-next-{rules.leader}")
        if leader == reader:
            return self.texts.text("lead-next-own")
        return self.texts.text("lead-next-earned", name=self.names.seat(leader))

    # ---- points in play --------------------------------------------------------------------------------------------

    def play_points(self, act: Act, view: PublicView) -> str:
        """What a play scored, with its arithmetic; where an exact target dropped it, why. Empty for no points."""
        if not act.points or not isinstance(act.move, Play):
            return ""
        total, seat = _ends_sum(view, act.move.tile), view.seats[act.seat]
        if act.counted:
            return self.texts.text("act-points", sum=total, points=act.points)
        if not seat.tiles:  # one score together with the points for going out: the end of the round explains it
            return self.texts.text("act-points-void", sum=total, points=act.points)
        return self.texts.text(
            "act-points-dropped",
            sum=total,
            points=act.points,
            score=seat.score,
            after=seat.score + act.points,
            target=view.options.goal.target,
        )

    # ---- the end of a round ----------------------------------------------------------------------------------------

    def round_headline(self, seat: int) -> str:
        """Who has won the last round, or what it brought, to the holder of a seat."""
        record, sides = self.match.records[-1], self.match.options.sides
        own = side_of(sides, seat)
        if self.match.rules.fewest_win:
            return self.texts.text("hand-round-penalty", points=record.points[own])
        if record.winner is None:
            return self.texts.text("hand-round-none")
        points = record.points[record.winner]
        if record.winner == own:
            return self.texts.text("hand-round-won", points=points)
        key = "hand-round-lost-pair" if self.match.options.pairs else "hand-round-lost"
        return self.texts.text(key, name=self.names.side(record.winner), points=points)

    def turned_up(self, seat: int) -> str:
        """What a seat had left at the end of the last round, and what that counts."""
        record = self.match.records[-1]
        hand, name = record.hands[seat], self.names.seat(seat)
        if not hand:
            return self.texts.text("round-hand-empty", name=name)
        return self.texts.text("round-hand", name=name, tiles=" + ".join(map(self._tile, hand)), sum=record.pips[seat])

    def _tile(self, tile: Tile) -> str:
        """A tile by name; one that counts something else than its pips by the name that the variant has for it."""
        value, name = self.match.rules.tile_value(tile), unbroken(str(tile))
        if value == tile.pips:
            return name
        return self.texts.text(f"variant-{self.match.options.variant}-tile", tile=name, value=value)

    def round_points(self, view: PublicView) -> list[str]:
        """What the last round earned, a line each in the order of booking: the last tile in play, then the end."""
        record, act = self.match.records[-1], view.acts[-1] if view.acts else None
        lines: list[str] = []
        if act is not None and act.points and act.counted and isinstance(act.move, Play):
            tile = act.move.tile
            total = _ends_sum(view, tile)
            lines.append(
                self.texts.text("round-last", name=self._last_maker(), tile=str(tile), sum=total, points=act.points)
            )
        return [*lines, self._end_points(record, in_play=act.points if act else 0)]

    def _end_points(self, record: RoundRecord, *, in_play: int) -> str:
        if record.dropped:
            return self._dropped(record, in_play=in_play)
        if record.end_reason is EndReason.TARGET:
            return self.texts.text("round-target", name=self._last_maker())
        how = "nobody" if record.winner is None else record.end_reason.value
        return self.texts.text(f"variant-{self.match.options.variant}-round-{how}", **self._round_values(record))

    def _last_maker(self) -> str:
        """Who held the seat of the last move of the round that is over."""
        assert self.match.round is not None
        return self.names.holder(self.match.records[-1].seat, len(self.match.round.acts) - 1)

    def _dropped(self, record: RoundRecord, *, in_play: int) -> str:
        """Why an exact target took neither the points of the last tile nor those of going out."""
        side = side_of(self.match.options.sides, record.seat)
        points, score = in_play + record.dropped, record.scores[side]
        return self.texts.text(
            "round-dropped",
            name=self.names.side(side),
            points=_sum_text([in_play, record.dropped] if in_play else [record.dropped]),
            score=score,
            more=points,
            after=score + points,
            target=self.match.options.goal.target,
        )

    def _round_values(self, record: RoundRecord) -> dict[str, str | int]:
        """Everything that the sentence for the end of a round may use.

        ``name`` is the side that won, or one with the lowest hand where none did; ``who`` the seat that made the last
        move; ``names`` the sides that are level with ``name``; ``own`` and ``others`` are sums, with their parts where
        there are several hands.
        """
        sides = self.match.options.sides
        totals = [sum(record.pips[seat] for seat in seats) for seats in sides]
        side = totals.index(min(totals)) if record.winner is None else record.winner
        level = [number for number, total in enumerate(totals) if total == totals[side]]
        own = [record.pips[seat] for seat in sides[side]]
        others = [record.pips[seat] for seat in range(len(record.pips)) if seat not in sides[side]]
        return {
            "name": self.names.side(side),
            "who": self._last_maker(),
            "names": ", ".join(map(self.names.side, level)),
            "own": _sum_text(own),
            "others": _sum_text(others),
            "difference": sum(others) - sum(own),
            "points": record.points[side],
            "gains": " · ".join(
                self.texts.text("round-gain", name=self.names.side(number), points=points)
                for number, points in enumerate(record.points)
            ),
        }

    # ---- scores ----------------------------------------------------------------------------------------------------

    def scores(self) -> str:
        """The scores of all sides, points or penalties, and the goal; while the match runs also how far it is.

        Empty where the places of ``result`` say them.
        """
        is_over = self.match.phase is Phase.FINISHED
        if is_over and self._has_places:
            return ""
        each = " · ".join(
            self.texts.text("round-score", name=self.names.side(number), score=score)
            for number, score in enumerate(self.match.scores)
        )
        goal = self.match.options.goal
        if goal.target:
            return self.texts.text("round-scores", scores=each, target=goal.target)
        fewest_win = self.match.rules.fewest_win
        if is_over:
            return self.texts.text("match-penalties" if fewest_win else "match-scores", scores=each)
        key = "round-penalties" if fewest_win else "round-scores-rounds"
        return self.texts.text(key, scores=each, number=len(self.match.records), rounds=goal.rounds)

    def result(self, reader: int | None = None) -> list[str]:
        """Who won or claimed a finished match; with more than two sides also all places, shared by equal scores.

        ``reader`` is the seat of the only reader, if there is only one.
        """
        match = self.match
        if match.claimed is not None:
            return [self.texts.text("match-claimed", name=self.names.side(match.claimed))]
        winners, sides = match.winners, len(match.scores)
        if len(winners) in (0, sides):
            lines = [self.texts.text("match-drawn")]
        elif len(winners) == 1 and reader is not None and winners[0] == side_of(match.options.sides, reader):
            lines = [self.texts.text("hand-match-won")]
        elif len(winners) == 1:
            key = "match-won-pair" if match.options.pairs else "match-won"
            lines = [self.texts.text(key, name=self.names.side(winners[0]))]
        else:
            lines = [self.texts.text("match-shared", names=", ".join(map(self.names.side, winners)))]
        return [*lines, *self._places()] if self._has_places else lines

    @property
    def _has_places(self) -> bool:
        return self.match.claimed is None and len(self.match.scores) > 2

    def _places(self) -> list[str]:
        scores, fewest_win = self.match.scores, self.match.rules.fewest_win
        order = sorted(range(len(scores)), key=lambda side: scores[side] * (1 if fewest_win else -1))
        best_first = [scores[side] for side in order]
        return [
            self.texts.text(
                "match-place",
                place=best_first.index(scores[side]) + 1,
                name=self.names.side(side),
                score=score_text(self.texts, scores[side], fewest_win=fewest_win),
            )
            for side in order
        ]


def score_text(texts: Catalogue, score: int, *, fewest_win: bool) -> str:
    """A score with its unit: points, or penalty points where the fewest win."""
    return texts.text("penalty-count" if fewest_win else "point-count", count=score)


def _ends_sum(view: PublicView, tile: Tile) -> str:
    """What the open ends counted when this tile had just been played: ``4 + 6 = 10``."""
    laid = view.layout.laid
    place = next(number for number, each in enumerate(laid) if each.tile == tile)
    counts = Layout.of(view.rules.spinner, laid[: place + 1]).counted()
    return _sum_text([counts[end] for end in sorted(counts, key=_end_order)])


def _end_order(end: str) -> int:
    """Where an end stands in a sum: in the order of the letters A to D, what the root counts in place of its end."""
    return next((number for number, arm in enumerate(ARMS) if end.endswith(arm)), 0)


def _sum_text(parts: list[int]) -> str:
    """Numbers as a sum with its result; a single one as it is."""
    return str(parts[0]) if len(parts) == 1 else f"{' + '.join(map(str, parts))} = {sum(parts)}"
