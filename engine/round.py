"""One deal, from the lead until somebody is out or nobody can move. A frozen value; ``apply`` returns the next one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

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
    hands: tuple[tuple[Tile, ...], ...]
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
        lead: tuple[Tile, ...] | None = None
        if by_hands:
            found = find_leader(rules, dealt.hands)
            assert found is not None  # the deal was accepted for it
            leader, lead = found[0], (found[1],)
        elif leader is None and rules.leader is Leader.LOTS:
            lots = fairness.lots(secret, options.seats)
            leader = win_lots(lots)
        elif leader is None:
            leader = fairness.random_leader(secret, options.seats)
        hands = tuple([tuple(sorted(hand, reverse=True)) for hand in dealt.hands])
        if lead is None:
            choice = rules.lead_choice
            lead = choice(hands[leader]) if choice is not None else hands[leader]
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
            plays = _fitting(self.layout, hand)
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
        if isinstance(move, Play):
            return self._play(move, by)
        return self._draw(move, by) if isinstance(move, Draw) else self._pass(move, by)

    def _play(self, move: Play, by: By) -> Round:
        layout, hands, seat = self.layout, self.hands, self.turn
        layout = layout.played(move) if layout.laid else layout.lead(move.tile)
        hand = hands[seat]
        place = hand.index(move.tile)
        hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
        worth = self.rules.ends_points
        act = Act(seat, move, by, worth(layout.total) if worth else 0)
        return self._next(act, hands, self.boneyard, layout, (seat + 1) % len(hands))

    def _draw(self, move: Draw, by: By) -> Round:
        hands, seat, boneyard = self.hands, self.turn, self.boneyard
        hands = (*hands[:seat], (*hands[seat], boneyard[0]), *hands[seat + 1 :])
        return self._next(Act(seat, move, by), hands, boneyard[1:], self.layout, seat, drawing=True)

    def _pass(self, move: Pass, by: By) -> Round:
        hands, seat = self.hands, self.turn
        return self._next(Act(seat, move, by), hands, self.boneyard, self.layout, (seat + 1) % len(hands))

    def _next(
        self,
        act: Act,
        hands: tuple[tuple[Tile, ...], ...],
        boneyard: tuple[Tile, ...],
        layout: Layout,
        turn: int,
        drawing: bool = False,
    ) -> Round:
        """The round after an act: over when the seat is out or else when nobody can move, which is seen at once."""
        rules, options, _, _, _, _, leader, lead, lots, acts, end, score, _, moves = self
        moves = _fitting(layout, hands[turn])
        if not hands[act.seat]:
            end, moves = self._ended(How.OUT, act.seat, hands), ()
        elif not moves and len(boneyard) > rules.reserve:
            moves = _ONLY_DRAW
        elif not moves:
            moves = _ONLY_PASS
            if all(map(layout.open.plays.keys().isdisjoint, hands)):
                end, moves = self._ended(How.BLOCKED, act.seat, hands), ()
        if end is not None:
            turn, score = act.seat, rules.score(end)
        acts = (*acts, act)
        return Round(
            rules, options, hands, boneyard, layout, turn, leader, lead, lots, acts, end, score, drawing, moves
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

    def _ended(self, how: How, seat: int, hands: tuple[tuple[Tile, ...], ...]) -> RoundEnd:
        value = self.rules.tile_value
        return RoundEnd(how, seat, tuple([sum(map(value, hand)) for hand in hands]), self.options.sides)


def _fitting(layout: Layout, hand: tuple[Tile, ...]) -> tuple[Move, ...]:
    """The plays of a hand on a table with tiles."""
    plays = layout.open.plays
    found: tuple[Move, ...] = ()
    for tile in hand:
        if tile in plays:
            found += plays[tile]
    return found
