"""One deal, from the lead until somebody is out or nobody can move. A frozen value; ``apply`` returns the next one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from engine import fairness
from engine.errors import Code, IllegalInput
from engine.layout import Arm, Layout
from engine.rules import How, Leader, Options, RoundEnd, RoundScore, Rules, find_leader, win_lots
from engine.tiles import Tile


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile on an arm; ``arm`` is None for the lead."""

    tile: Tile
    arm: Arm | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard; the turn stays."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn on with nothing to play and nothing to draw."""


Move = Play | Draw | Pass


class By(Enum):
    """Who made a move: the occupant of the seat, the computer for a person whose time ran out, or the rules."""

    OCCUPANT = "occupant"
    TIMEOUT = "timeout"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class Act:
    """A move as everybody saw it: a drawn tile is not in it."""

    seat: int
    move: Move
    by: By = By.OCCUPANT
    points: int = 0
    """What the open ends were worth after a play."""
    counted: bool = True
    """False where an exact target dropped those points."""


@dataclass(frozen=True, slots=True)
class Round:
    """Tiles are in ``hands``, ``boneyard`` or ``layout``, all 28 of them, at any time."""

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
    _drawing: bool = field(default=False, repr=False)

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
        hands = tuple(tuple(sorted(hand, reverse=True)) for hand in dealt.hands)
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
        if self.over:
            return ()
        plays = tuple(Play(tile, arm) for tile, arms in self.plays(self.turn).items() for arm in (arms or (None,)))
        if plays:
            return plays
        return (Draw(),) if self.drawable else (Pass(),)

    def forced(self) -> Move | None:
        """The move that happens by itself: a lead decided by the hands, and forced draws and passes where the table
        wants them automatic. Drawing once begun goes on until a tile fits or nothing may be drawn."""
        if not self.layout.laid:
            return Play(self.lead[0]) if self.rules.leader is Leader.HIGHEST_DOUBLE else None
        legal = self.legal()
        if legal == (Draw(),) and (self.options.automatic or self._drawing):
            return Draw()
        return Pass() if legal == (Pass(),) and self.options.automatic else None

    def apply(self, seat: int, move: Move, by: By = By.OCCUPANT) -> Round:
        """The round after a legal move. Raises IllegalInput, with what is allowed, for any other."""
        if self.over:
            raise IllegalInput(Code.ROUND_OVER)
        if seat != self.turn:
            raise IllegalInput(Code.NOT_YOUR_TURN)
        match move:
            case Play():
                return self._play(move, by)
            case Draw():
                return self._draw(by)
            case Pass():
                return self._pass(by)

    def _play(self, move: Play, by: By) -> Round:
        seat, tile = self.turn, move.tile
        if tile not in self.hands[seat]:
            raise IllegalInput(Code.NOT_YOUR_TILE, tile=str(tile))
        if not self.layout.laid:
            if tile not in self.lead or move.arm is not None:
                raise IllegalInput(Code.MUST_LEAD_WITH, tile=str(tile), allowed=", ".join(map(str, self.lead)))
            layout = self.layout.lead(tile)
        elif move.arm in self.layout.fits(tile):
            assert move.arm is not None
            layout = self.layout.after(tile, move.arm)
        else:
            raise IllegalInput(Code.DOES_NOT_FIT, tile=str(tile), allowed=self._open_pips())
        hand = tuple(held for held in self.hands[seat] if held != tile)
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        worth = self.rules.ends_points
        act = Act(seat, move, by, points=worth(layout.total) if worth else 0)
        after = replace(self, hands=hands, layout=layout, acts=(*self.acts, act), _drawing=False)
        return after._ended(How.OUT) if not hand else after._hand_on()

    def _draw(self, by: By) -> Round:
        if self.plays(self.turn):
            raise IllegalInput(Code.MUST_PLAY, allowed=", ".join(map(str, self.plays(self.turn))))
        if not self.drawable:
            raise IllegalInput(Code.NOTHING_TO_DRAW)
        drawn, *rest = self.boneyard
        seat = self.turn
        hands = (*self.hands[:seat], (*self.hands[seat], drawn), *self.hands[seat + 1 :])
        acts = (*self.acts, Act(seat, Draw(), by))
        after = replace(self, hands=hands, boneyard=tuple(rest), acts=acts, _drawing=True)
        return after if after.plays(seat) or after.drawable else after._blocked_or(after)

    def _pass(self, by: By) -> Round:
        if self.plays(self.turn):
            raise IllegalInput(Code.MUST_PLAY, allowed=", ".join(map(str, self.plays(self.turn))))
        if self.drawable:
            raise IllegalInput(Code.MUST_DRAW)
        return replace(self, acts=(*self.acts, Act(self.turn, Pass(), by)), _drawing=False)._hand_on()

    def _hand_on(self) -> Round:
        """The turn goes to the next seat, unless nobody can move any more."""
        return self._blocked_or(replace(self, turn=(self.turn + 1) % len(self.hands)))

    def _blocked_or(self, after: Round) -> Round:
        """``after``, or the end of the round where nobody can play and nothing may be drawn."""
        if self.drawable or any(self.plays(seat) for seat in range(len(self.hands))):
            return after
        return self._ended(How.BLOCKED)

    def _ended(self, how: How) -> Round:
        pips = tuple(sum(map(self.rules.tile_value, hand)) for hand in self.hands)
        end = RoundEnd(how, self.acts[-1].seat, pips, self.options.sides)
        return replace(self, end=end, score=self.rules.score(end))

    def _open_pips(self) -> str:
        return ", ".join(str(pip) for pip in sorted({pip for pips in self.layout.ends().values() for pip in pips}))
