"""One deal, from the lead until a hand is empty or no seat can move. Immutable; ``apply`` returns the next round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine import fairness
from engine.ends import Ends, Step
from engine.errors import Code, IllegalInput
from engine.layout import Layout, Spinner, led
from engine.moves import LEADS, Act, Arm, Draw, Move, MoveSource, Pass, Play
from engine.rules import EndReason, Leader, Options, RoundEnd, RoundScore, Rules, find_leader, win_lots
from engine.tiles import BIT, EVERY_TILE, TILES, Tile, bits_of

Hands = tuple[tuple[Tile, ...], ...]
"""By seat."""

_new: Callable[[type[Round]], Round] = object.__new__

_ONLY_DRAW = (Draw(),)
_ONLY_PASS = (Pass(),)

_HAND = len(TILES)
"""Bits of one hand where all hands are one integer."""


_EMPTY = {spinner: Layout(spinner) for spinner in Spinner}
_NOTHING = (None, MoveSource.RULES, 0)
"""The move, its source and its points before any move."""


@dataclass(slots=True)  # never changed, but not frozen, which would cost a microsecond
class _Dealt:
    """What does not change during a round, shared by all its states."""

    rules: Rules
    options: Options
    hands: Hands
    boneyard: tuple[Tile, ...]
    acts: tuple[Act, ...]
    leader: int
    lead: tuple[Tile, ...]
    lots: tuple[Tile, ...]
    drawable: int
    """How many tiles of the boneyard may be drawn."""
    seats: int
    ends_points: Callable[[int], int] | None
    """``Rules.ends_points``, kept here because every move needs it."""
    shuffled: bool = False
    """Whether ``hands`` are still in the order of the deck and have to be sorted when they are read."""


class Round:
    """All 28 tiles are in ``hands``, ``boneyard`` or ``layout`` at any time.

    Immutable. It stores what the rules need for the next move, in a form that is fast to change, and the round before
    its last move; all other properties are derived on access. Rounds are equal when all their properties are, whatever
    their history.
    """

    __slots__ = (
        "_before",
        "_by",
        "_dealt",
        "_drawn",
        "_end_reason",
        "_ends",
        "_held",
        "_layout",
        "_move",
        "_points",
        "_turn",
    )

    _dealt: _Dealt
    _before: Round | None
    """The round before the last move, None at the start."""
    _move: Move | None
    _by: MoveSource
    _points: int
    _layout: Layout | None
    """Cached on first access."""
    _held: int
    """All hands as bits, 28 for each seat, those of seat 0 lowest."""
    _drawn: int
    """How many tiles have left the boneyard."""
    _ends: Ends
    _turn: int
    _end_reason: EndReason | None

    def __init__(
        self,
        rules: Rules,
        options: Options,
        hands: Hands,
        boneyard: tuple[Tile, ...],
        layout: Layout,
        turn: int,
        leader: int,
        lead: tuple[Tile, ...],
        lots: tuple[Tile, ...] = (),
        acts: tuple[Act, ...] = (),
        end_reason: EndReason | None = None,
    ) -> None:
        """A round in any state; the arguments are the properties of these names."""
        drawable = max(0, len(boneyard) - rules.reserve)
        self._dealt = _Dealt(
            rules, options, hands, boneyard, acts, leader, lead, lots, drawable, len(hands), rules.ends_points
        )
        self._held = 0
        for hand in reversed(hands):
            self._held = self._held << _HAND | bits_of(hand)
        self._before, self._layout = None, layout
        self._move, self._by, self._points = (acts[-1].move, acts[-1].by, acts[-1].points) if acts else _NOTHING
        self._drawn, self._ends, self._turn, self._end_reason = 0, layout.open, turn, end_reason

    @classmethod
    def deal(cls, rules: Rules, options: Options, key: bytes, leader: int | None) -> Round:
        """The round derived from a key (``engine.fairness``). ``leader`` is the seat that has earned the lead, None to
        find one."""
        by_hands = rules.leader is Leader.HIGHEST_DOUBLE
        dealt = fairness.deal(
            key,
            seats=options.seats,
            hand_size=options.hand_size,
            accept=lambda hands: not by_hands or find_leader(rules, hands) is not None,
        )
        lots: tuple[Tile, ...] = ()
        if leader is None and rules.leader is Leader.LOTS:
            lots = fairness.lots(key, options.seats)
            leader = win_lots(lots)
        elif leader is None and rules.leader is Leader.RANDOM:
            leader = fairness.random_leader(key, options.seats)
        return cls.begin(rules, options, dealt, leader=leader, lots=lots)

    @classmethod
    def begin(
        cls, rules: Rules, options: Options, dealt: fairness.Deal, *, leader: int | None, lots: tuple[Tile, ...] = ()
    ) -> Round:
        """The round of these hands; ``leader`` is used, and required, where the hands do not decide who leads.

        Raises ValueError for hands that have to be dealt again.
        """
        hands = dealt.hands
        if rules.leader is Leader.HIGHEST_DOUBLE:
            found = find_leader(rules, hands)
            if found is None:
                raise ValueError("no hand has a double: these hands are dealt again")
            leader, lead = found[0], (found[1],)
        elif leader is None:
            raise ValueError("a leader is needed: these hands do not decide who leads")
        else:
            hand = tuple(sorted(hands[leader], reverse=True))
            lead = hand if rules.lead_choice is None else rules.lead_choice(hand)
        begun = cls(rules, options, hands, dealt.boneyard, _EMPTY[rules.spinner], leader, leader, lead, lots)
        begun._dealt.shuffled = True
        return begun

    @property
    def rules(self) -> Rules:
        return self._dealt.rules

    @property
    def options(self) -> Options:
        return self._dealt.options

    @property
    def hands(self) -> Hands:
        """By seat: the tiles dealt, highest first in the order of the set, then those drawn."""
        dealt, held = self._dealt, self._held
        drawn, hands = dealt.boneyard[: self._drawn], dealt.hands
        if dealt.shuffled:
            hands = [sorted(hand, reverse=True) for hand in hands]
        return tuple(
            tuple([tile for tile in (*hand, *drawn) if held >> _HAND * seat & BIT[tile]])
            for seat, hand in enumerate(hands)
        )

    @property
    def boneyard(self) -> tuple[Tile, ...]:
        """The next tile to draw first."""
        return self._dealt.boneyard[self._drawn :]

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn."""
        return self._dealt.drawable - self._drawn

    @property
    def layout(self) -> Layout:
        if self._layout is None:
            assert self._before is not None
            layout = self._before.layout
            self._layout = layout.played(self._move) if isinstance(self._move, Play) else layout
        return self._layout

    @property
    def turn(self) -> int:
        """The seat on turn; once the round is over, the one that made the last move."""
        return self._turn

    @property
    def leader(self) -> int:
        return self._dealt.leader

    @property
    def lead(self) -> tuple[Tile, ...]:
        """The tiles that may lead; only one where the hands decide the leader."""
        return self._dealt.lead

    @property
    def lots(self) -> tuple[Tile, ...]:
        """The tile that each seat drew for the lead; empty unless lots decided."""
        return self._dealt.lots

    @property
    def acts(self) -> tuple[Act, ...]:
        """All moves so far."""
        acts: list[Act] = []
        each = self
        while each._before is not None and each._move is not None:
            acts.append(Act(each._before._turn, each._move, each._by, each._points))
            each = each._before
        return (*self._dealt.acts, *reversed(acts))

    @property
    def points(self) -> int:
        """What the open ends scored after the last move."""
        return self._points

    @property
    def drawing(self) -> bool:
        """Whether the seat on turn has already drawn."""
        return isinstance(self._move, Draw)

    @property
    def end_reason(self) -> EndReason | None:
        """How the round ended, None while it goes on."""
        return self._end_reason

    @property
    def over(self) -> bool:
        return self._end_reason is not None

    @property
    def end(self) -> RoundEnd | None:
        """The facts of a finished round, None before its end."""
        if self._end_reason is None:
            return None
        pips = tuple([sum(map(self.rules.tile_value, hand)) for hand in self.hands])
        return RoundEnd(self._end_reason, self._turn, pips, self.options.sides)

    @property
    def score(self) -> RoundScore | None:
        """What a finished round scores, None before its end."""
        end = self.end
        return None if end is None else self.rules.score(end)

    def plays(self, seat: int) -> dict[Tile, tuple[Arm, ...]]:
        """The playable tiles of a hand, whoever is on turn, with the arms they fit (none for a lead)."""
        hand = self.hands[seat]
        if not self._ends.fit:
            return {tile: () for tile in hand if tile in self.lead}
        fitting = ((tile, self.layout.fits(tile)) for tile in hand)
        return {tile: arms for tile, arms in fitting if arms}

    def legal(self) -> tuple[Move, ...]:
        """All legal moves of the seat on turn, plays by arm; empty when the round is over."""
        if self._end_reason is not None:
            return ()
        plays = self._ends.plays(self._held >> _HAND * self._turn)
        if plays:
            return plays
        if not self._ends.fit:  # an empty table
            return tuple(map(LEADS.__getitem__, self._dealt.lead))
        return _ONLY_DRAW if self._drawn < self._dealt.drawable else _ONLY_PASS

    def forced(self) -> Move | None:
        """The move that the rules make: a lead decided by the hands, and forced draws and passes where the table has
        them automatic. Once begun, drawing goes on until a tile fits or nothing may be drawn."""
        if not self._ends.fit:
            return Play(self.lead[0]) if self.rules.leader is Leader.HIGHEST_DOUBLE else None
        automatic = self.options.automatic
        if not (automatic or self.drawing):
            return None
        legal = self.legal()
        if legal == _ONLY_DRAW or (automatic and legal == _ONLY_PASS):
            return legal[0]
        return None

    def apply(self, seat: int, move: Move, by: MoveSource = MoveSource.OCCUPANT) -> Round:
        """The round after a legal move. Raises IllegalInput, which says what is allowed, for any other."""
        if seat != self._turn or self._end_reason is not None:
            raise self._refusal(seat, move)
        dealt, ends = self._dealt, self._ends
        held, drawn = self._held, self._drawn
        own = _HAND * seat
        hand = held >> own & EVERY_TILE
        if isinstance(move, Play):
            bit, ends, _ = ends.steps.get(move) or self._step(move)
            if not hand & bit:
                raise self._refusal(seat, move)
            hand ^= bit
            held ^= bit << own
        elif hand & ends.fit or not ends.fit or isinstance(move, Draw) is not (drawn < dealt.drawable):
            raise self._refusal(seat, move)
        elif isinstance(move, Draw):
            bit = BIT[dealt.boneyard[drawn]]
            hand |= bit
            held |= bit << own
            drawn += 1
        after = _new(Round)
        after._dealt, after._before = dealt, self
        after._move, after._by, after._layout = move, by, None
        after._held, after._drawn, after._ends = held, drawn, ends
        after._end_reason, after._turn = None, seat
        if not hand:
            after._end_reason = EndReason.OUT  # checked first: a last tile that also blocks is going out
        elif drawn >= dealt.drawable and not held & ends.anybody:
            after._end_reason = (
                EndReason.BLOCKED
            )  # no seat can play and nothing may be drawn: the passes are not played out
        elif drawn == self._drawn:
            after._turn = (seat + 1) % dealt.seats
        after._points = 0
        if dealt.ends_points is not None and isinstance(move, Play):
            after._points = dealt.ends_points(after.layout.total)
        return after

    def uncounted(self) -> Round:
        """The round with the points of its newest act not counted: an exact target dropped them."""
        *acts, newest = self.acts
        return self._replace(acts=(*acts, newest._replace(counted=False)))

    def _step(self, play: Play) -> Step:
        """The step of a play that is not cached yet. Raises IllegalInput for a play that does not fit."""
        ends, dealt = self._ends, self._dealt
        try:
            if ends.fit:
                return ends.step(play)
        except KeyError:
            raise self._refusal(self._turn, play) from None
        if play.arm is not None or play.tile not in dealt.lead:
            raise self._refusal(self._turn, play)
        _, laid, after = led(dealt.rules.spinner, play.tile)
        return BIT[play.tile], after, laid[0]

    def _values(self) -> tuple[Any, ...]:
        """The arguments for ``__init__`` that make this round; they are its identity."""
        return (
            *(self.rules, self.options, self.hands, self.boneyard, self.layout, self.turn),
            *(self.leader, self.lead, self.lots, self.acts, self.end_reason),
        )

    def _replace(self, **changes: Any) -> Round:
        """The round with some of the arguments of ``__init__`` replaced."""
        names = Round.__init__.__code__.co_varnames[1:]
        return Round(**(dict(zip(names, self._values(), strict=False)) | changes))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.hands, self.layout, self.turn))

    def __reduce__(self) -> tuple[object, ...]:
        return Round, self._values()

    def _refusal(self, seat: int, move: Move) -> IllegalInput:
        """Why a move is not legal, with what is."""
        if self.over:
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
        if not self._ends.fit:
            return IllegalInput(Code.MUST_LEAD_WITH, tile=tile, allowed=", ".join(map(str, self.lead)))
        pips = sorted({pip for pips in self.layout.ends().values() for pip in pips})
        return IllegalInput(Code.DOES_NOT_FIT, tile=tile, allowed=", ".join(map(str, pips)))
