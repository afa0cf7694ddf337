"""What may be seen of a match, made only here: ``PublicView`` by everyone, ``SeatView`` by one seat.

Pictures, messages and opponents get nothing else, so no hidden tile can reach them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.fairness import commitment
from engine.ladder import places
from engine.layout import Layout
from engine.match import Match, Phase
from engine.moves import Act, Arm, Move, Pass, Play
from engine.rules import EndReason, Options, RoundEnd, Rules, Sides, add_points, side_of
from engine.state import VIEW
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """The public part of a seat."""

    tiles: int
    """How many it holds."""
    score: int
    """Of its side."""
    pair: int | None
    """0 or 1 where partners play."""
    passed: bool
    """Whether its last act in this round was a pass."""


@dataclass(frozen=True, slots=True)
class PublicView:
    """The board: everything that everyone may see of the present round."""

    rules: Rules
    options: Options
    number: int
    """Which round of the match this is, from 1."""
    seats: tuple[PublicSeat, ...]
    turn: int | None
    """The seat whose move is awaited."""
    leader: int
    lots: tuple[Tile, ...]
    layout: Layout
    boneyard: int
    drawable: int
    acts: tuple[Act, ...]
    total: int | None
    """The total of the open ends; None where the variant does not score them."""
    last: int | None
    """Index in ``layout.laid`` of the newest tile."""
    scored: int
    """Points scored by the newest act, if it is a play."""
    commitment: str
    """To the secret from which the round was dealt."""
    secret: str | None
    """Only when the round is over."""
    procedure: int
    """How the round was derived from the secret, one of ``fairness.PROCEDURES``."""
    presses: tuple[int, ...]
    """The ids of the presses that went into the deal."""
    hands: tuple[tuple[Tile, ...], ...] | None
    """All hands, only when the round is over."""

    @property
    def sides(self) -> Sides:
        return self.options.sides


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the holder of one seat may see."""

    seat: int
    public: PublicView
    hand: tuple[Tile, ...]
    moves: tuple[Move, ...]
    """The legal moves of the seat, plays in the order of its hand; empty when it is not its turn."""

    @property
    def plays(self) -> dict[Tile, tuple[Arm, ...]]:
        """The playable tiles and the arms they fit; no arms for a lead. Empty when it is not this seat's turn."""
        found: dict[Tile, tuple[Arm, ...]] = {}
        for move in self.moves:
            if isinstance(move, Play):
                found[move.tile] = (*found.get(move.tile, ()), *([move.arm] if move.arm else []))
        return found

    def choices(self, tile: Tile) -> tuple[Arm, ...]:
        """The arms of a playable tile between which the choice matters; only one where it does not, none for a lead."""
        arms = self.plays.get(tile, ())
        return tuple(dict.fromkeys(self.public.layout.same_after(tile, arms).values()))

    def points(self, play: Play) -> int:
        """What a legal play scores for certain: for the open ends and, where they score, for going out with it.

        0 where an exact target drops the points. What the others hold is not known, so what a variant gives for that
        is left out.
        """
        public, rules = self.public, self.public.rules
        if rules.ends_points is None:
            return 0
        points, side = rules.ends_points(public.layout.played(play).total), side_of(public.sides, self.seat)
        if len(self.hand) == 1:
            out = RoundEnd(EndReason.OUT, self.seat, (0,) * len(public.seats), public.sides)
            points += rules.score(out).points[side]
        scores = tuple(public.seats[seats[0]].score for seats in public.sides)
        return points if add_points(rules, public.options.goal, scores, side=side, points=points).counted else 0


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """What one round brought to each side, the points of its plays included."""

    number: int
    """From 1."""
    points: tuple[int, ...]
    """By side."""
    winner: int | None
    """The side that won the round; None for no side, and for a round that was cut short."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """How a match ended."""

    sides: Sides
    scores: tuple[int, ...]
    """By side."""
    places: tuple[int, ...]
    """By side, 1 for the best; level sides share one."""
    winners: tuple[int, ...]
    """The sides that won; none in a drawn match."""
    rounds: tuple[RoundPoints, ...]


def result_view(match: Match) -> ResultView | None:
    """The result of a match, None where it has none."""
    if match.phase is not Phase.FINISHED:
        return None
    scores, rounds = (0,) * len(match.scores), list[RoundPoints]()
    ends = [(record.scores, record.winner) for record in match.records]
    if match.cut_short and match.scores != (ends[-1][0] if ends else scores):
        ends.append((match.scores, None))
    for number, (after, winner) in enumerate(ends, start=1):
        gained = tuple(new - old for new, old in zip(after, scores, strict=True))
        rounds.append(RoundPoints(number, gained, winner))
        scores = after
    drawn = len(match.winners) in (0, len(match.scores))
    winners = () if drawn else match.winners
    return ResultView(match.options.sides, match.scores, places(match), winners, tuple(rounds))


def public_view(match: Match) -> PublicView | None:
    """The board of a match, None before its first deal. Made once a state."""
    kept: PublicView | None = match.__dict__.get(VIEW)
    if kept is None:
        kept = match.__dict__[VIEW] = _public_view(match)
    return kept


def _public_view(match: Match) -> PublicView | None:
    played = match.round
    if played is None or match.secret is None:
        return None
    sides = match.options.sides
    last_acts = {act.seat: act for act in played.acts}
    newest = played.acts[-1] if played.acts else None
    over = match.on_turn is None
    seats = tuple(
        PublicSeat(
            tiles=len(hand),
            score=match.scores[side_of(sides, number)],
            pair=side_of(sides, number) if match.options.pairs else None,
            passed=number in last_acts and isinstance(last_acts[number].move, Pass),
        )
        for number, hand in enumerate(played.hands)
    )
    return PublicView(
        rules=match.rules,
        options=match.options,
        number=len(match.records) + (0 if over and not match.cut_short else 1),
        seats=seats,
        turn=match.on_turn,
        leader=played.leader,
        lots=played.lots,
        layout=played.layout,
        boneyard=len(played.boneyard),
        drawable=played.drawable,
        acts=played.acts,
        total=played.layout.total if match.rules.ends_points else None,
        last=len(played.layout.laid) - 1 if played.layout.laid else None,
        scored=newest.points if newest and newest.counted else 0,
        commitment=commitment(match.secret, match.procedure),
        secret=match.secret if over else None,
        procedure=match.procedure,
        presses=match.deal_presses,
        hands=played.hands if over else None,
    )


def open_view(match: Match) -> PublicView | None:
    """The board with all hands turned up, None before the first deal. Only for the replay of a match that is over."""
    public = public_view(match)
    if public is None or match.round is None:
        return None
    return replace(public, hands=match.round.hands)


def seat_view(match: Match, seat: int) -> SeatView | None:
    """What one seat sees, None before the first deal."""
    public = public_view(match)
    if public is None or match.round is None:
        return None
    hand = match.round.hands[seat]
    moves = match.round.legal() if match.on_turn == seat else ()
    places = {tile: place for place, tile in enumerate(hand)}
    by_hand = sorted(moves, key=lambda move: places[move.tile] if isinstance(move, Play) else 0)
    return SeatView(seat, public, hand, tuple(by_hand))
