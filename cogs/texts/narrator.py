"""A match told in words, in one language: the lobby, what just happened, whose turn it is, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cogs.texts import ladder_text, scoring_text
from cogs.texts.ladder_text import NO_LADDER, LadderInfo
from cogs.texts.seat_names import Named, seat_names
from cogs.texts.table_text import TableText
from engine.events import Event, Left, SeatTaken, Unseated
from engine.layout import Arm
from engine.match import Computer, Match, Person, Phase, Seat
from engine.round import Act, Draw, MoveSource, Pass, Play
from engine.rules import side_of
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
    number: int
    """Of that act in its round, from 0."""


def timestamp(at: int) -> str:
    """A time in milliseconds as Discord's own relative time, which counts for every reader in the reader's language."""
    return f"<t:{at // 1000}:R>"


def group_turns(acts: Iterable[Act]) -> list[Turn]:
    """The acts of a round as turns: drawn tiles belong to the play or pass after them."""
    found: list[Turn] = []
    for number, act in enumerate(acts):
        draws = isinstance(act.move, Draw)
        if found and isinstance(found[-1].act.move, Draw):
            found[-1] = Turn(act.seat, found[-1].drawn + draws, act, number)
        else:
            found.append(Turn(act.seat, int(draws), act, number))
    return found


class Narrator(TableText):
    """Tells one match: a ``Speaker`` that knows what to say of it."""

    __slots__ = ()

    @classmethod
    def of(cls, language: str, match: Match, people: Mapping[int, Named]) -> Narrator:
        """``people`` has everybody who ever sat at the table, by person key."""
        return cls(language, seat_names(language, match, people), people)

    # ---- lobby -----------------------------------------------------------------------------------------------------

    def lobby(self, match: Match, due_at: int | None, ladder: LadderInfo = NO_LADDER) -> str:
        """The rules in a line, the seats, the host, what is at stake or why nothing is, who may come, when the lobby
        closes."""
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
            *ladder_text.lobby_lines(self, match, ladder.stake),
        ]
        if due_at is not None:
            lines.append(self.text("lobby-expires", when=timestamp(due_at)))
        return "\n".join(lines)

    def terms(self, match: Match) -> str:
        """What the match is played to, how long a turn may take, and what the table has chosen beside that."""
        options, rules = match.options, match.rules
        time = self.text(f"choice-turn_time-{options.turn_time}")
        if options.goal.target:
            terms = [self.text("lobby-goal-target", target=options.goal.target, time=time)]
        else:
            terms = [self.text("lobby-goal-rounds", rounds=options.goal.rounds, time=time)]
        if len(rules.hand_sizes) > 1:
            terms.append(self.text("lobby-tiles", count=options.hand_size))
        if options.pairs:
            terms.append(self.text("lobby-teams"))
        if options.automatic is not rules.automatic:
            terms.append(self.text(f"lobby-automatic-{options.automatic}"))
        return " · ".join(terms)

    def _lobby_seat(self, match: Match, number: int) -> str:
        seat, pair = match.seats[number], ""
        if match.options.pairs:
            pair = self.text("lobby-pair", number=side_of(match.options.sides, number) + 1)
        if seat.occupant is None:
            return self.text("lobby-seat-free", pair=pair)
        if isinstance(seat.occupant, Computer):
            level = self.text(f"level-{seat.occupant.level}")
            return self.text("lobby-seat-computer", name=self.marked(number), pair=pair, level=level)
        key = "lobby-seat-host" if seat.person == match.host else "lobby-seat"
        return self.text(key, name=self.marked(number), pair=pair)

    def computers(self, match: Match) -> str:
        """A small line that says how strong each computer is that plays for itself; empty where there is none."""
        found = [
            self.text("computers-one", name=self.marked(number), level=self.text(f"level-{seat.owner.level}"))
            for number, seat in enumerate(match.seats)
            if isinstance(seat.owner, Computer) and seat.owner == seat.occupant
        ]
        return self.text("computers-line", computers=", ".join(found)) if found else ""

    # ---- board -----------------------------------------------------------------------------------------------------

    def board(self, match: Match, due_at: int | None, *, live: bool = True, ladder: LadderInfo = NO_LADDER) -> str:
        """The text under the picture in any phase. ``due_at`` is the table's next deadline in milliseconds.

        A round's end that is not ``live`` any more says nothing of what is waited for.
        """
        view = public_view(match)
        if match.phase is Phase.LOBBY:
            return self.lobby(match, due_at, ladder)
        if match.phase is Phase.CLOSED:
            return self.closed(match, ladder)
        if view is None:
            return self.terms(match)
        if match.phase is Phase.PLAYING:
            parts = [self.lead(match, view), self.happened(match), self.turn(match, due_at), self.stopping(match)]
        elif match.phase is Phase.BETWEEN:
            parts = [self.happened(match, last=1), self.round_end(match), scoring_text.next_lead(self, match)]
            parts += [self.next_round(match, due_at), self.stopping(match)] if live else []
        else:
            ended = self.scores(match) if match.cut_short else self.round_end(match)
            parts = [self.happened(match, last=1), ended, self.match_end(match, ladder)]
        return "\n".join(part for part in parts if part)

    def lead(self, match: Match, view: PublicView) -> str:
        """Who leads the round and why, until everybody has had a turn; empty where the lead itself says it."""
        return scoring_text.leading(self, match, view) if len(group_turns(view.acts)) <= len(view.seats) else ""

    def happened(self, match: Match, last: int | None = None) -> str:
        """One line for each of the last turns, as many as there are seats unless ``last`` is given."""
        view = public_view(match)
        if view is None:
            return ""
        count = len(view.seats) if last is None else last
        return "\n".join(self._turn_line(turn, match, view) for turn in group_turns(view.acts)[-count:])

    def _turn_line(self, turn: Turn, match: Match, view: PublicView) -> str:
        act, name = turn.act, self.maker(match, turn.number)
        late = "late-" if act.by is MoveSource.TIMEOUT else ""
        drew = "draw-" if turn.drawn else ""
        match act.move:
            case Draw():
                return self.text(f"act-{late}draw", name=name, drawn=turn.drawn)
            case Pass():
                return self.text(f"act-{late}{drew}pass", name=name, drawn=turn.drawn)
            case Play(_, None):
                return self._lead_line(act, name, view)
            case Play(tile, arm):
                assert arm is not None
                values = {"name": name, "tile": str(tile), "end": LETTERS[arm], "points": self._points(act, view)}
                return self.text(f"act-{late}{drew}play", drawn=turn.drawn, **values)

    def _lead_line(self, act: Act, name: str, view: PublicView) -> str:
        assert isinstance(act.move, Play)
        match act.by:
            case MoveSource.RULES:
                key = "act-lead-double" if act.move.tile.is_double else "act-lead-heaviest"
            case MoveSource.TIMEOUT:
                key = "act-late-lead"
            case MoveSource.OCCUPANT:
                key = "act-lead"
        points = self._points(act, view)
        return self.text(key, name=name, tile=str(act.move.tile), points=points)

    def _points(self, act: Act, view: PublicView) -> str:
        return scoring_text.play_points(self, act, view) if view.rules.ends_points else ""

    def turn(self, match: Match, due_at: int | None) -> str:
        """Whose move is awaited and until when; empty when nobody's is."""
        seat = match.on_turn
        if seat is None:
            return ""
        if due_at is None or match.seats[seat].person is None:
            return self.text("turn-untimed", name=self.marked(seat))
        return self.text("turn-person", name=self.marked(seat), when=timestamp(due_at))

    def call(self, mention: str, due_at: int | None, *, missed: bool = False) -> str:
        """The short message that calls somebody to the turn; ``mention`` is Discord's, made by the caller.

        ``missed``: the turn time before ran out too, and one more frees the seat.
        """
        if due_at is None:
            return self.text("turn-call-untimed", mention=mention)
        return self.text("turn-call-missed" if missed else "turn-call", mention=mention, when=timestamp(due_at))

    def warning(self, mention: str, due_at: int, *, missed: bool) -> str:
        """The short message shortly before a turn time is over; ``missed`` as for ``call``."""
        return self.text("turn-warning-missed" if missed else "turn-warning", mention=mention, when=timestamp(due_at))

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

    def news(self, match: Match, events: Iterable[Event]) -> str:
        """What is no move of a round: who came and who left, a line each; empty when there was nothing of it."""
        lines: list[str] = []
        for event in events:
            match event:
                case Left(person):
                    lines.append(self.text("news-left", name=self.person(person)))
                case Unseated(person, why):
                    lines.append(self.text(f"news-{why}", name=self.person(person)))
                case SeatTaken(seat, person):
                    lines.append(self._taken(match.seats[seat], person))
                case _:
                    continue
        return "\n".join(lines)

    def _taken(self, seat: Seat, person: int) -> str:
        """Who has sat down on a seat of a running match: back on the own one, or for its owner."""
        owner = seat.owner.key if isinstance(seat.owner, Person) else person
        if owner == person:
            return self.text("news-back", name=self.person(person))
        return self.text("news-taken", name=self.person(person), owner=self.person(owner))

    # ---- ends ------------------------------------------------------------------------------------------------------

    def round_end(self, match: Match) -> str:
        """The last finished round: all hands turned up, the arithmetic of its points, the running scores."""
        hands = (scoring_text.turned_up(self, match, seat) for seat in range(len(match.seats)))
        title = self.text("round-title", number=len(match.records))
        return "\n".join([title, *hands, *scoring_text.round_earned(self, match), self.scores(match)])

    def scores(self, match: Match) -> str:
        """The running scores of all sides and what they are played to."""
        return scoring_text.scores(self, match)

    def next_round(self, match: Match, due_at: int | None) -> str:
        """When the next round is dealt, and who waits for whom."""
        lines = [] if due_at is None else [self.text("round-next", when=timestamp(due_at))]
        ready, waiting = self._divided(match, lambda seat: seat.ready)
        if ready and waiting:
            lines.append(self.text("round-waiting", ready=", ".join(ready), waiting=", ".join(waiting)))
        return "\n".join(lines)

    def match_end(self, match: Match, ladder: LadderInfo = NO_LADDER) -> str:
        """Who won and who came in where, after how many rounds, and what it was worth to everybody who sat there."""
        lines = [*scoring_text.result(self, match)]
        if match.records:
            lines.append(self.text("match-length", rounds=len(match.records)))
        return "\n".join([*lines, *ladder_text.settled_lines(self, match, ladder.settlement)])

    def closed(self, match: Match, ladder: LadderInfo = NO_LADDER) -> str:
        """Why a table was closed without a result; empty where it was not."""
        return ladder_text.closed(self, match, ladder.ended_by)

    def proof(self, view: PublicView) -> str:
        """The seal of the deal while the round runs; with the secret that opens it when the round is over."""
        if view.secret is None:
            return self.text("proof-commitment", commitment=view.commitment)
        return self.text("proof-secret", commitment=view.commitment, secret=view.secret)

    # ---- hand ------------------------------------------------------------------------------------------------------

    def hand(self, view: SeatView) -> str:
        """What the holder of a hand may do now, and what the hand counts."""
        pips = sum(map(view.public.rules.tile_value, view.hand))
        lines = [self._duty(view), self.text("hand-count", count=len(view.hand), pips=pips)]
        if view.public.options.pairs:
            lines.append(self.text("hand-partner", name=self.marked((view.seat + 2) % 4)))
        return "\n".join(lines)

    def missed(self, match: Match, seat: int) -> str:
        """What a turn time that ran out means for the next one; empty where none did."""
        return self.text("hand-missed") if match.seats[seat].misses else ""

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
