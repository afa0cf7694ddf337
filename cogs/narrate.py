"""A match told in words, in one language: the lobby, what just happened, whose turn it is, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cogs.names import escape
from cogs.seats import Named, person_name, seat_names
from cogs.text import Catalogue
from engine.events import Event, Joined, Left, SeatTaken
from engine.layout import Arm
from engine.match import Computer, Match, Person, Phase, RoundRecord, Seat
from engine.round import Act, By, Draw, Pass, Play
from engine.rules import How, side_of
from engine.tiles import Tile
from engine.view import PublicView, SeatView, public_view

LETTERS = {Arm.LEFT: "A", Arm.RIGHT: "B", Arm.UP: "C", Arm.DOWN: "D"}
"""What an open end is called, in texts and in pictures."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did from getting the turn until giving it on, as far as it has come."""

    seat: int
    drawn: int
    act: Act
    """Its newest act."""


def moment(at: int) -> str:
    """A time in milliseconds as Discord's own relative time, which counts for every reader in the reader's language."""
    return f"<t:{at // 1000}:R>"


def turns(acts: Iterable[Act]) -> list[Turn]:
    """The acts of a round as turns: drawn tiles belong to the play or pass after them."""
    found: list[Turn] = []
    for act in acts:
        draws = isinstance(act.move, Draw)
        if found and isinstance(found[-1].act.move, Draw):
            found[-1] = Turn(act.seat, found[-1].drawn + draws, act)
        else:
            found.append(Turn(act.seat, int(draws), act))
    return found


@dataclass(frozen=True, slots=True)
class Narrator:
    """Tells one match in one language: the table's where everybody reads it, the reader's in private."""

    language: str
    names: tuple[str, ...]
    """Plain names by seat, as pictures, buttons and alt texts show them; message texts take them through ``marked``."""
    people: Mapping[int, Named]

    @classmethod
    def of(cls, language: str, match: Match, people: Mapping[int, Named]) -> Narrator:
        """``people`` has everybody who ever sat at the table, by person key."""
        return cls(language, seat_names(language, match, people), people)

    # ---- words -----------------------------------------------------------------------------------------------------

    def text(self, key: str, **values: str | int) -> str:
        return Catalogue(self.language).text(key, **values)

    def marked(self, seat: int) -> str:
        """The name of a seat for message text, with its markdown made harmless."""
        return escape(self.names[seat])

    def side(self, match: Match, number: int) -> str:
        """Who scores together, for message text."""
        return " & ".join(self.marked(seat) for seat in match.options.sides[number])

    def person(self, key: int) -> str:
        """Somebody who sits or sat at the table, for message text."""
        return escape(person_name(Catalogue(self.language), key, self.people))

    # ---- lobby -----------------------------------------------------------------------------------------------------

    def lobby(self, match: Match, due_at: int | None) -> str:
        """The rules in a line, the seats, the host, whether the match is rated and why not, when the lobby closes."""
        code = match.options.variant
        free = sum(seat.occupant is None for seat in match.seats)
        if free:
            call = self.text("lobby-open", count=free)
        else:
            call = self.text("lobby-full", host=self.person(match.host))
        lines = [
            self.text("lobby-title", variant=self.text(f"variant-{code}-name")),
            self.text(f"variant-{code}-line"),
            self.terms(match),
            *(self._lobby_seat(match, number) for number in range(len(match.seats))),
            call,
            self._rated(match),
        ]
        if due_at is not None:
            lines.append(self.text("lobby-expires", when=moment(due_at)))
        return "\n".join(lines)

    def terms(self, match: Match) -> str:
        """What the match is played to and how long a turn may take."""
        options = match.options
        time = self.text(f"choice-turn_time-{options.turn_time}")
        if options.goal.target:
            return self.text("lobby-goal-target", target=options.goal.target, time=time)
        return self.text("lobby-goal-rounds", rounds=options.goal.rounds, time=time)

    def _lobby_seat(self, match: Match, number: int) -> str:
        seat = match.seats[number]
        if seat.occupant is None:
            return self.text("lobby-seat-free")
        key = "lobby-seat-host" if seat.person == match.host else "lobby-seat"
        return self.text(key, name=self.marked(number))

    def _rated(self, match: Match) -> str:
        if not match.options.rated:
            return self.text("lobby-unrated-option")
        computers = any(isinstance(seat.occupant, Computer) for seat in match.seats)
        return self.text("lobby-unrated-computer" if computers else "lobby-rated")

    # ---- board -----------------------------------------------------------------------------------------------------

    def board(self, match: Match, due_at: int | None) -> str:
        """The text under the picture in any phase. ``due_at`` is the table's next deadline in milliseconds."""
        view = public_view(match)
        if match.phase is Phase.LOBBY:
            return self.lobby(match, due_at)
        if match.phase is Phase.CLOSED:
            return self.closed(match)
        if view is None:
            return self.terms(match)
        if match.phase is Phase.PLAYING:
            parts = [self.happened(view), self.turn(match, due_at), self.stopping(match)]
        elif match.phase is Phase.BETWEEN:
            parts = [self.happened(view, last=1), self.round_end(match), self.next_round(match, due_at)]
            parts.append(self.stopping(match))
        else:
            parts = [self.happened(view, last=1), self.round_end(match), self.match_end(match)]
        return "\n".join(part for part in parts if part)

    def happened(self, view: PublicView, last: int | None = None) -> str:
        """One line for each of the last turns, as many as there are seats unless ``last`` is given."""
        count = len(view.seats) if last is None else last
        return "\n".join(self._turn_line(turn, view) for turn in turns(view.acts)[-count:])

    def _turn_line(self, turn: Turn, view: PublicView) -> str:
        act, name = turn.act, self.marked(turn.seat)
        late = "late-" if act.by is By.TIMEOUT else ""
        drew = "draw-" if turn.drawn else ""
        match act.move:
            case Draw():
                return self.text(f"act-{late}draw", name=name, drawn=turn.drawn)
            case Pass():
                return self.text(f"act-{late}{drew}pass", name=name, drawn=turn.drawn)
            case Play(_, None):
                return self._lead_line(act, view)
            case Play(tile, arm):
                assert arm is not None
                values = {"name": name, "tile": str(tile), "end": LETTERS[arm], "points": self._points(act, view)}
                return self.text(f"act-{late}{drew}play", drawn=turn.drawn, **values)

    def _lead_line(self, act: Act, view: PublicView) -> str:
        assert isinstance(act.move, Play)
        match act.by:
            case By.RULES:
                key = "act-lead-double" if act.move.tile.is_double else "act-lead-heaviest"
            case By.TIMEOUT:
                key = "act-late-lead"
            case By.OCCUPANT:
                key = "act-lead"
        points = self._points(act, view)
        return self.text(key, name=self.marked(act.seat), tile=str(act.move.tile), points=points)

    def _points(self, act: Act, view: PublicView) -> str:
        if not act.points or view.rules.ends_points is None:
            return ""
        return self.text("act-points" if act.counted else "act-points-dropped", points=act.points)

    def turn(self, match: Match, due_at: int | None) -> str:
        """Whose move is awaited and until when; empty when nobody's is."""
        seat = match.on_turn
        if seat is None:
            return ""
        if due_at is None or match.seats[seat].person is None:
            return self.text("turn-untimed", name=self.marked(seat))
        return self.text("turn-person", name=self.marked(seat), when=moment(due_at))

    def call(self, mention: str, due_at: int | None) -> str:
        """The short message that calls somebody to the turn; ``mention`` is Discord's, made by the caller."""
        if due_at is None:
            return self.text("turn-call-untimed", mention=mention)
        return self.text("turn-call", mention=mention, when=moment(due_at))

    def stopping(self, match: Match) -> str:
        """Who wants to end the match without a result and who has not agreed; empty when nobody wants it."""
        wanting, others = self._divided(match, lambda seat: seat.stops)
        if not wanting:
            return ""
        return self.text("turn-stop-wanted", names=", ".join(wanting), others=", ".join(others))

    def _divided(self, match: Match, wants: Callable[[Seat], bool]) -> tuple[list[str], list[str]]:
        """The people at the table for whom something holds, and the others."""
        people = [(number, seat) for number, seat in enumerate(match.seats) if seat.person is not None]
        wanting = [self.marked(number) for number, seat in people if wants(seat)]
        return wanting, [self.marked(number) for number, seat in people if not wants(seat)]

    def news(self, events: Iterable[Event], *, lobby: bool = False) -> str:
        """What is no move of a round: who came and who left, a line each; empty when there was nothing of it."""
        lines: list[str] = []
        for event in events:
            match event:
                case Joined(person):
                    lines.append(self.text("news-joined", name=self.person(person)))
                case Left(person):
                    lines.append(self.text("news-left-lobby" if lobby else "news-left", name=self.person(person)))
                case SeatTaken(_, person):
                    lines.append(self.text("news-back", name=self.person(person)))
                case _:
                    continue
        return "\n".join(lines)

    # ---- ends ------------------------------------------------------------------------------------------------------

    def round_end(self, match: Match) -> str:
        """The last finished round: all hands turned up, the arithmetic of its points, the running scores."""
        record = match.records[-1]
        hands = (self._turned_up(record, seat) for seat in range(len(match.seats)))
        title = self.text("round-title", number=len(match.records))
        return "\n".join([title, *hands, self._sum(match, record), self.scores(match)])

    def _turned_up(self, record: RoundRecord, seat: int) -> str:
        hand = record.hands[seat]
        if not hand:
            return self.text("round-hand-empty", name=self.marked(seat))
        tiles = " + ".join(str(tile) for tile in hand)
        return self.text("round-hand", name=self.marked(seat), tiles=tiles, sum=record.pips[seat])

    def _sum(self, match: Match, record: RoundRecord) -> str:
        if record.how is How.TARGET:
            return self.text("round-target", name=self.marked(record.seat))
        totals = [sum(record.pips[seat] for seat in seats) for seats in match.options.sides]
        if record.winner is None:
            how, side = "level", side_of(match.options.sides, record.seat)
        else:
            how, side = record.how.value, record.winner
        return self.text(
            f"variant-{match.options.variant}-round-{how}",
            name=self.side(match, side),
            own=totals[side],
            others=sum(totals) - totals[side],
            points=record.points[side],
        )

    def scores(self, match: Match) -> str:
        """The running scores of all sides and what they are played to."""
        scores = " · ".join(
            self.text("round-score", name=self.side(match, number), score=score)
            for number, score in enumerate(match.scores)
        )
        goal = match.options.goal
        if goal.target:
            return self.text("round-scores", scores=scores, target=goal.target)
        return self.text("round-scores-rounds", scores=scores, number=len(match.records), rounds=goal.rounds)

    def next_round(self, match: Match, due_at: int | None) -> str:
        """When the next round is dealt, and who waits for whom."""
        lines = [] if due_at is None else [self.text("round-next", when=moment(due_at))]
        ready, waiting = self._divided(match, lambda seat: seat.ready)
        if ready and waiting:
            lines.append(self.text("round-waiting", ready=", ".join(ready), waiting=", ".join(waiting)))
        return "\n".join(lines)

    def match_end(self, match: Match) -> str:
        """Who won, after how many rounds, who left before the end, whether it was rated."""
        winners = [self.side(match, number) for number in match.winners]
        if not winners:
            head = self.text("match-drawn")
        elif len(winners) == 1:
            head = self.text("match-won", name=winners[0])
        else:
            head = self.text("match-shared", names=", ".join(winners))
        length = self.text("match-length", rounds=len(match.records))
        lines = [head, f"{length} {self.text('match-rated' if match.rated else 'match-unrated')}"]
        left = [
            self.person(seat.owner.key)
            for seat in match.seats
            if isinstance(seat.owner, Person) and seat.owner != seat.occupant
        ]
        if left:
            lines.append(self.text("match-left", names=", ".join(left)))
        return "\n".join(lines)

    def closed(self, match: Match) -> str:
        """Why a table was closed without a result; empty where it was not."""
        return "" if match.reason is None else self.text(f"closed-{match.reason}")

    def proof(self, view: PublicView) -> str:
        """The seal of the deal while the round runs; with the secret that opens it when the round is over."""
        if view.secret is None:
            return self.text("proof-commitment", commitment=view.commitment)
        return self.text("proof-secret", commitment=view.commitment, secret=view.secret)

    # ---- hand ------------------------------------------------------------------------------------------------------

    def hand(self, view: SeatView) -> str:
        """What the holder of a hand may do now, and what the hand counts."""
        pips = sum(map(view.public.rules.tile_value, view.hand))
        return f"{self._duty(view)}\n{self.text('hand-count', count=len(view.hand), pips=pips)}"

    def _duty(self, view: SeatView) -> str:
        turn = view.public.turn
        if turn is None:
            return self.text("hand-over")
        if turn != view.seat:
            return self.text("hand-wait", name=self.marked(turn))
        match view.moves[0]:
            case Play():
                return self.text("hand-play" if view.public.layout.laid else "hand-lead")
            case Draw():
                return self.text("hand-draw")
            case Pass():
                return self.text("hand-pass")


def tile_list(tiles: Iterable[Tile]) -> str:
    """Tiles by name, with commas."""
    return ", ".join(str(tile) for tile in tiles)
