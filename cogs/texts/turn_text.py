"""The turns of a round in words: who drew, played or passed, and what it scored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cogs.texts.alt_text import END_LETTERS
from cogs.texts.catalogue import Catalogue
from cogs.texts.scoring_text import ScoringText
from cogs.texts.seat_names import SeatNames
from engine.match import Match
from engine.round import Act, Draw, MoveSource, Pass, Play
from engine.view import PublicView, SeatView


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in one turn so far."""

    seat: int
    drawn: int
    act: Act
    """Its newest act."""
    number: int
    """Of that act in its round, from 0."""


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


class TurnText:
    """The turns of one match."""

    def __init__(self, texts: Catalogue, names: SeatNames, scoring: ScoringText, match: Match) -> None:
        self._texts = texts
        self._names = names
        self._scoring = scoring
        self._match = match

    def lead(self, view: PublicView) -> str:
        """Who leads the round and why, until each seat has had a turn; empty where the lead itself says it."""
        return self._scoring.lead_reason(view) if len(group_turns(view.acts)) <= len(view.seats) else ""

    def recent(self, view: PublicView, count: int | None = None, *, reader: int | None = None) -> str:
        """A line for each of the last turns, by default as many as there are seats; ``reader`` is the seat of the only
        reader, if there is only one."""
        turns = group_turns(view.acts)[-(count or len(view.seats)) :]
        return "\n".join(self._line(turn, view, reader) for turn in turns)

    def since_own(self, view: SeatView) -> list[str]:
        """A line for each turn since the last one of the seat that its occupant ended; that one if there is none.

        At most as many as there are seats. Tiles that the seat has drawn in this turn have a line of their own.
        """
        turns = group_turns(view.public.acts)
        if turns and turns[-1].seat == view.seat and isinstance(turns[-1].act.move, Draw):
            del turns[-1]
        own = [
            number for number, turn in enumerate(turns) if turn.seat == view.seat and turn.act.by is MoveSource.OCCUPANT
        ]
        since = turns[own[-1] + 1 :] if own else turns
        return [self._line(turn, view.public, view.seat) for turn in (since or turns[-1:])[-len(view.public.seats) :]]

    def _line(self, turn: Turn, view: PublicView, reader: int | None) -> str:
        act, name = turn.act, self._names.maker(turn.number)
        who = "own-" if self._is_own(turn, reader) else ""
        late = "late-" if act.by is MoveSource.TIMEOUT else ""
        drew = "draw-" if turn.drawn else ""
        match act.move:
            case Draw():
                return self._texts.text(f"act-{who}{late}draw", name=name, drawn=turn.drawn)
            case Pass():
                return self._texts.text(f"act-{who}{late}{drew}pass", name=name, drawn=turn.drawn)
            case Play(_, None):
                return self._lead_line(act, name, view, prefix=f"{who}{late}")
            case Play(tile, arm):
                assert arm is not None
                values = {"name": name, "tile": str(tile), "end": END_LETTERS[arm], "points": self._points(act, view)}
                return self._texts.text(f"act-{who}{late}{drew}play", drawn=turn.drawn, **values)

    def _is_own(self, turn: Turn, reader: int | None) -> bool:
        """Whether it was the turn of the reader, and not of somebody who had that seat before or meanwhile."""
        return turn.seat == reader and self._match.maker(turn.number) == self._match.seats[turn.seat].occupant

    def _lead_line(self, act: Act, name: str, view: PublicView, *, prefix: str) -> str:
        assert isinstance(act.move, Play)
        how = ""
        if act.by is MoveSource.RULES:
            how = "-double" if act.move.tile.is_double else "-heaviest"
        points = self._points(act, view)
        return self._texts.text(f"act-{prefix}lead{how}", name=name, tile=str(act.move.tile), points=points)

    def _points(self, act: Act, view: PublicView) -> str:
        """What a play scored; empty for the last one of a round, whose points are in the sums of the round's end."""
        summed = act.counted and act is view.acts[-1] and len(self._match.records) == view.number
        return self._scoring.play_points(act, view) if view.rules.ends_points and not summed else ""
