"""One deal, from the lead until somebody is out or nobody can move. A frozen value; ``apply`` returns the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from engine import fairness
from engine.ends import Play as Play
from engine.errors import Code, IllegalInput
from engine.layout import Arm, Layout
from engine.rules import How, Leader, Options, RoundEnd, RoundScore, Rules, find_leader, win_lots
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard; the turn stays."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn on with nothing to play and nothing to draw."""


Move = Play | Draw | Pass

Hands = tuple[tuple[Tile, ...], ...]
"""By seat."""

_made: Callable[[type[Any], tuple[Any, ...]], Any] = tuple.__new__  # type: ignore[reportUnknownMemberType]
"""A named tuple of all its fields, in half the time of calling its class."""

_ONLY_DRAW = (Draw(),)
_ONLY_PASS = (Pass(),)


class By(Enum):
    """Who made a move: the occupant of the seat, the computer for a person whose time ran out, or the rules."""

    OCCUPANT = "occupant"
    TIMEOUT = "timeout"
    RULES = "rules"


class Act(NamedTuple):
    """A move as everybody saw it: a drawn tile is not in it."""

    seat: int
    move: Move
    by: By = By.OCCUPANT
    points: int = 0
    """What the open ends were worth after a play."""
    counted: bool = True
    """False where an exact target dropped those points."""


class Round(NamedTuple):
    """Tiles are in ``hands``, ``boneyard`` or ``layout``, all 28 of them, at any time.

    A named tuple like ``Layout`` and ``Act``: of the kinds of frozen values it is the one that is made in a
    microsecond, and every move makes all three.
    """

    rules: Rules
    options: Options
    hands: Hands
    boneyard: tuple[Tile, ...]
    """The next tile to be drawn comes first."""
    layout: Layout
    turn: int
    leader: int
    lead: tuple[Tile, ...]
    """The tiles that may lead; only one, laid by itself, where the hands decide the leader."""
    lots: tuple[Tile, ...] = ()
    """The tile that each seat drew for the lead, where lots decided."""
    acts: tuple[Act, ...] = ()
    end: RoundEnd | None = None
    score: RoundScore | None = None
    drawing: bool = False
    """Whether the seat on turn has begun to draw."""
    moves: tuple[Move, ...] = ()
    """What ``legal`` says, worked out when the round was made by a move; none: ``legal`` does it."""

    @classmethod
    def deal(cls, rules: Rules, options: Options, secret: bytes, leader: int | None) -> Round:
        """The round that a secret gives; ``leader`` is the seat that has earned the lead, None to find one."""
        by_hands = rules.leader is Leader.HIGHEST_DOUBLE
        dealt = fairness.deal(
            secret,
            seats=options.seats,
            hand_size=options.hand_size,
            accept=lambda hands: not by_hands or find_leader(rules, hands) is not None,
        )
        lots: tuple[Tile, ...] = ()
        if leader is None and rules.leader is Leader.LOTS:
            lots = fairness.lots(secret, options.seats)
            leader = win_lots(lots)
        elif leader is None and rules.leader is Leader.RANDOM:
            leader = fairness.random_leader(secret, options.seats)
        return cls.begin(rules, options, dealt, leader=leader, lots=lots)

    @classmethod
    def begin(
        cls, rules: Rules, options: Options, dealt: fairness.Deal, *, leader: int | None, lots: tuple[Tile, ...] = ()
    ) -> Round:
        """The round of these hands; ``leader`` counts, and is needed, where the hands do not decide who leads.

        Raises ValueError for hands that have to be dealt again.
        """
        hands = tuple([tuple(sorted(hand, reverse=True)) for hand in dealt.hands])
        if rules.leader is Leader.HIGHEST_DOUBLE:
            found = find_leader(rules, hands)
            if found is None:
                raise ValueError("nobody has a double: these hands are dealt again")
            leader, lead = found[0], (found[1],)
        elif leader is None:
            raise ValueError("somebody has to lead")
        else:
            lead = hands[leader] if rules.lead_choice is None else rules.lead_choice(hands[leader])
        layout = Layout(rules.spinner)
        return cls(rules, options, hands, dealt.boneyard, layout, leader, leader, lead, lots)

    @property
    def over(self) -> bool:
        return self.end is not None

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn."""
        return max(0, len(self.boneyard) - self.rules.reserve)

    def plays(self, seat: int) -> dict[Tile, tuple[Arm, ...]]:
        """The tiles of a hand that could be played now, with the arms they fit (none for a lead)."""
        hand = self.hands[seat]
        if not self.layout.laid:
            return {tile: () for tile in hand if tile in self.lead}
        fitting = ((tile, self.layout.fits(tile)) for tile in hand)
        return {tile: arms for tile, arms in fitting if arms}

    def legal(self) -> tuple[Move, ...]:
        """Everything the seat on turn may do; empty when the round is over."""
        if self.moves or self.end is not None:
            return self.moves
        hand = self.hands[self.turn]
        if self.layout.laid:
            fitting = self.layout.open.plays
            plays = tuple(play for tile in hand for play in fitting.get(tile, ()))
        else:
            plays = tuple(Play(tile) for tile in hand if tile in self.lead)
        if plays:
            return plays
        return _ONLY_DRAW if self.drawable else _ONLY_PASS

    def forced(self) -> Move | None:
        """The move that happens by itself: a lead decided by the hands, and forced draws and passes where the table
        wants them automatic. Drawing once begun goes on until a tile fits or nothing may be drawn."""
        if not self.layout.laid:
            return Play(self.lead[0]) if self.rules.leader is Leader.HIGHEST_DOUBLE else None
        automatic = self.options.automatic
        if not (automatic or self.drawing):
            return None
        legal = self.legal()
        if legal == _ONLY_DRAW or (automatic and legal == _ONLY_PASS):
            return legal[0]
        return None

    def apply(self, seat: int, move: Move, by: By = By.OCCUPANT) -> Round:
        """The round after a legal move. Raises IllegalInput, with what is allowed, for any other."""
        if seat != self.turn or move not in (self.moves or self.legal()):
            raise self._refusal(seat, move)
        rules, options, hands, boneyard, layout, turn, leader, lead, lots, acts, _, _, _, _ = self
        hand, points, drawing = hands[seat], 0, False
        if isinstance(move, Play):
            layout = layout.played(move) if layout.laid else layout.lead(move.tile)
            place = hand.index(move.tile)
            hand = hand[:place] + hand[place + 1 :]
            if rules.ends_points is not None:
                points = rules.ends_points(layout.total)
        elif isinstance(move, Draw):
            hand, boneyard, drawing = (*hand, boneyard[0]), boneyard[1:], True
        hands = hands[:seat] + (hand,) + hands[seat + 1 :]  # noqa: RUF005 - a third faster, and there is one a move
        acts += (_made(Act, (seat, move, by, points, True)),)
        if not drawing:
            turn = (seat + 1) % len(hands)
        plays, moves, end, score = layout.open.plays, (), None, None
        for tile in hands[turn]:
            if tile in plays:
                moves += plays[tile]
        if not moves or not hand:
            moves, end = _without_play(rules, options, hands, boneyard, layout, seat)
            if end is not None:
                turn, score = seat, rules.score(end)
        return _made(
            Round,
            (rules, options, hands, boneyard, layout, turn, leader, lead, lots, acts, end, score, drawing, moves),
        )

    def _refusal(self, seat: int, move: Move) -> IllegalInput:
        """Why a move is not legal, and what is."""
        if self.end is not None:
            return IllegalInput(Code.ROUND_OVER)
        if seat != self.turn:
            return IllegalInput(Code.NOT_YOUR_TURN)
        if not isinstance(move, Play):
            plays = self.plays(seat)
            if plays:
                return IllegalInput(Code.MUST_PLAY, allowed=", ".join(map(str, plays)))
            return IllegalInput(Code.MUST_DRAW if self.drawable else Code.NOTHING_TO_DRAW)
        tile = str(move.tile)
        if move.tile not in self.hands[seat]:
            return IllegalInput(Code.NOT_YOUR_TILE, tile=tile)
        if not self.layout.laid:
            return IllegalInput(Code.MUST_LEAD_WITH, tile=tile, allowed=", ".join(map(str, self.lead)))
        pips = sorted({pip for pips in self.layout.ends().values() for pip in pips})
        return IllegalInput(Code.DOES_NOT_FIT, tile=tile, allowed=", ".join(map(str, pips)))


def _without_play(
    rules: Rules, options: Options, hands: Hands, boneyard: tuple[Tile, ...], layout: Layout, seat: int
) -> tuple[tuple[Move, ...], RoundEnd | None]:
    """What is legal, or how the round ended, after an act of ``seat`` that put it out or left the next one no play.

    Going out is looked at first: a last tile that also blocks everybody is going out.
    """
    if not hands[seat]:
        how = How.OUT
    elif len(boneyard) > rules.reserve:
        return _ONLY_DRAW, None
    elif not all(map(layout.open.plays.keys().isdisjoint, hands)):
        return _ONLY_PASS, None
    else:
        how = How.BLOCKED  # nobody can play and nothing may be drawn: no passes are waited for
    pips = tuple([sum(map(rules.tile_value, hand)) for hand in hands])
    return (), RoundEnd(how, seat, pips, options.sides)
