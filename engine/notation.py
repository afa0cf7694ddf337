"""A match as a text that people can read and the engine reads back (docs/notation.md).

The text has no person keys: people are numbered in the order in which the log names them. It has no seed either,
because a rematch goes on with the secrets of the same seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.events import Drew, Event, Opened, Passed, Played, RoundDealt, decode, encode
from engine.fairness import commitment
from engine.match import Match
from engine.moves import Arm, MoveSource
from engine.rules import EndReason, Goal, Options
from engine.tiles import Tile
from engine.variants import VARIANTS

FORMAT = 1
_TITLE = f"ayaz-notation {FORMAT}"
_NO_ONE = "-"
_BY = {MoveSource.OCCUPANT: "", MoveSource.TIMEOUT: " late", MoveSource.RULES: " auto"}
_SOURCES = {suffix.strip(): by for by, suffix in _BY.items()}
_BOOL = {"yes": True, "no": False}
_LINES: Mapping[str, tuple[str, ...]] = {
    "MadePrivate": ("private",),
    "Invited": ("invite", "person"),
    "SeatsKept": ("keep", "people"),
    "Joined": ("join", "person"),
    "ComputerAdded": ("computer", "level"),
    "SentAway": ("send-away", "seat"),
    "Left": ("leave", "person"),
    "Unseated": ("unseat", "person", "why"),
    "Started": ("start", "press"),
    "RoundDealt": ("deal", "procedure", "secret"),
    "TimedOut": ("timeout", "seat"),
    "SeatTaken": ("sit", "seat", "person"),
    "Readied": ("ready", "person", "press"),
    "StopWanted": ("stop", "person"),
    "StopWithdrawn": ("stop-not", "person"),
    "Claimed": ("claim", "person"),
    "Closed": ("close", "reason"),
}
"""By kind of event: the word that begins its line, and the fields after it. ``Opened`` and moves have lines of their
own."""
_KINDS = {word: (kind, names) for kind, (word, *names) in _LINES.items()}


class NotationError(ValueError):
    """A text that is not the notation of a match. The message names the line and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Notation:
    """A match read from its notation."""

    events: tuple[Event, ...]
    names: Mapping[int, str]
    """By person, numbered from 1."""


def write(events: Iterable[Event], names: Mapping[int, str]) -> str:
    """The notation of a match. ``names`` has the name of each person key; one that is missing is written as "?".

    Raises ValueError for a log that does not begin with ``Opened``, IllegalInput where the rules refuse an event.
    """
    log = tuple(events)
    match, numbers = Match.replay(public(log[:1])), _numbers(log)
    first, *others = public(log)
    lines = [_TITLE, *_header(match)]
    lines += [f"person {number} {' '.join(names.get(key, '').split()) or '?'}" for key, number in numbers.items()]
    lines += ["", _line(first)]
    for event in others:
        before, match = match, match.apply(event)
        lines.append(_line(event) + _move_comment(event, before, match))
        if len(match.records) > len(before.records):
            lines.append(_round_comment(match))
    return "\n".join(lines) + "\n"


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events of a match as its notation has them: people numbered from 1, without the seed."""
    log = tuple(events)
    numbers = _numbers(log)
    return tuple(_numbered(event, numbers) for event in log)


def read(text: str) -> Notation:
    """The match of a notation. Raises NotationError where the text is none."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0] if not line.startswith("person ") else line
        try:
            reader.take(words.split())
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise NotationError(f"line {number}, {line.strip()!r}: {error or type(error).__name__}") from error
    return reader.notation()


# ---- writing ---------------------------------------------------------------------------------------------------------


def _people(plain: Mapping[str, Any]) -> Iterator[int]:
    """The person keys in the fields of an event."""
    named = (plain.get("host"), plain.get("person"), *plain.get("people", ()))
    return (key for key in named if key is not None)


def _numbers(log: Iterable[Event]) -> dict[int, int]:
    """A number from 1 for each person key, in the order in which they appear."""
    found = dict.fromkeys(key for event in log for key in _people(encode(event)[1]))
    return {key: number for number, key in enumerate(found, start=1)}


def _numbered(event: Event, numbers: Mapping[int, int]) -> Event:
    kind, plain = encode(event)
    for name in ("host", "person"):
        if name in plain:
            plain[name] = numbers[plain[name]]
    if "people" in plain:
        plain["people"] = [None if key is None else numbers[key] for key in plain["people"]]
    if "seed" in plain:
        plain["seed"] = None
    return decode(kind, plain)


def _header(match: Match) -> Iterator[str]:
    options = match.options
    yes_no = {value: word for word, value in _BOOL.items()}
    yield f"variant {options.variant}"
    yield f"rules-version {match.rules.version}"
    yield f"seats {options.seats}"
    yield f"pairs {yes_no[options.pairs]}"
    yield f"hand {options.hand_size}"
    yield f"target {options.goal.target}" if options.goal.target else f"rounds {options.goal.rounds}"
    yield f"automatic {yes_no[options.automatic]}"
    yield f"turn-time {options.turn_time}"
    yield f"rated {yes_no[options.rated]}"


def _line(event: Event) -> str:
    match event:
        case Opened():
            return f"open @{event.host} used {event.secrets_used}"
        case Played():
            arm = "" if event.arm is None else f" {event.arm.value}"
            return f"{event.seat + 1} {event.tile}{arm}{_BY[event.by]}"
        case Drew():
            return f"{event.seat + 1} draw{_BY[event.by]}"
        case Passed():
            return f"{event.seat + 1} pass{_BY[event.by]}"
        case _:
            kind, plain = encode(event)
            word, *names = _LINES[kind]
            return " ".join([word, *(part for name in names for part in _words(name, plain[name]))]) + _seal(event)


def _words(name: str, value: Any) -> Sequence[str]:
    """A field of an event in words; none where it has no value."""
    match name:
        case "person":
            return (f"@{value}",)
        case "people":
            return [_NO_ONE if number is None else f"@{number}" for number in value]
        case "seat":
            return (str(value + 1),)
        case _:
            return () if value is None else (str(value),)


def _seal(event: Event) -> str:
    """What had been published before a deal, as a comment."""
    return f"  # sealed {commitment(event.secret, event.procedure)}" if isinstance(event, RoundDealt) else ""


def _move_comment(event: Event, before: Match, after: Match) -> str:
    """What a play scored in points, and which tile was drawn."""
    if isinstance(event, Drew) and before.round is not None:
        return f"  # {before.round.boneyard[0]}"
    if isinstance(event, Played) and after.round is not None and after.round.points:
        act = after.round.acts[-1]
        return f"  # +{act.points}" + ("" if act.counted else " would pass the target")
    return ""


def _round_comment(match: Match) -> str:
    """How the newest round ended."""
    record = match.records[-1]
    hands = "; ".join(f"{number} {' '.join(map(str, hand)) or 'out'}" for number, hand in enumerate(record.hands, 1))
    how = {EndReason.OUT: "goes out", EndReason.BLOCKED: "blocks", EndReason.TARGET: "reaches the target"}[
        record.end_reason
    ]
    points, scores = (" : ".join(map(str, each)) for each in (record.points, record.scores))
    return f"# round {len(match.records)}: seat {record.seat + 1} {how}. Left: {hands}. Points {points}, score {scores}"


# ---- reading ---------------------------------------------------------------------------------------------------------


class _Reader:
    """Reads one line after the other."""

    def __init__(self) -> None:
        self._titled = False
        self._header: dict[str, str] = {}
        self._names: dict[int, str] = {}
        self._events: list[Event] = []

    def notation(self) -> Notation:
        if not self._events:
            raise NotationError("there is no match in the text: the line that begins with 'open' is missing")
        return Notation(tuple(self._events), self._names)

    def take(self, words: list[str]) -> None:
        """One line, without its comment."""
        if not words:
            return
        if not self._titled:
            if " ".join(words) != _TITLE:
                raise ValueError(f"the first line has to be {_TITLE!r}")
            self._titled = True
        elif words[0] == "person":
            self._names[int(words[1])] = " ".join(words[2:])
        elif words[0] == "open":
            self._events.append(self._opened(words))
        elif self._events:
            self._events.append(_event(words))
        elif len(words) == 2:
            self._header[words[0]] = words[1]
        else:
            raise ValueError("a line above 'open' has a name and one value")

    def _opened(self, words: list[str]) -> Opened:
        if self._events:
            raise ValueError("a match is opened once")
        given = self._header
        missing = {"variant", "rules-version", "seats", "pairs", "hand", "automatic", "turn-time", "rated"} - set(given)
        if missing or ("target" in given) is ("rounds" in given):
            raise ValueError(f"missing above it: {', '.join(sorted(missing)) or 'target or rounds'}")
        rules = VARIANTS.get(given["variant"])
        if rules is None or rules.version != int(given["rules-version"]):
            raise ValueError(f"these rules are not known here: {given['variant']} {given['rules-version']}")
        options = Options(
            variant=given["variant"],
            seats=int(given["seats"]),
            pairs=_BOOL[given["pairs"]],
            hand_size=int(given["hand"]),
            goal=Goal(target=int(given.get("target", 0)), rounds=int(given.get("rounds", 0))),
            automatic=_BOOL[given["automatic"]],
            turn_time=int(given["turn-time"]),
            rated=_BOOL[given["rated"]],
        )
        _, host, _, used = words
        return Opened(options, _person(host), secrets_used=int(used))


def _event(words: list[str]) -> Event:
    first, *rest = words
    if first.isdecimal():
        return _move(int(first) - 1, rest)
    if first not in _KINDS:
        raise ValueError("there is no such line")
    kind, names = _KINDS[first]
    if names == ["people"]:
        return decode(kind, {"people": [None if word == _NO_ONE else _person(word) for word in rest]})
    if not len(names) - ("press" in names) <= len(rest) <= len(names):
        raise ValueError(f"after {first!r} come: {', '.join(names) or 'no words'}")
    return decode(kind, {name: _value(name, word) for name, word in zip(names, rest, strict=False)})


def _value(name: str, word: str) -> int | str:
    match name:
        case "person":
            return _person(word)
        case "seat":
            return int(word) - 1
        case "press" | "procedure":
            return int(word)
        case _:
            return word


def _move(seat: int, words: list[str]) -> Event:
    by = _SOURCES.get(words[-1]) if words else None
    if by is not None:
        words = words[:-1]
    by = by or MoveSource.OCCUPANT
    match words:
        case ["draw"]:
            return Drew(seat, by)
        case ["pass"]:
            return Passed(seat, by)
        case [tile]:
            return Played(seat, Tile.parse(tile), None, by)
        case [tile, arm]:
            return Played(seat, Tile.parse(tile), Arm(arm), by)
        case _:
            raise ValueError("a move is a tile with its side, draw or pass")


def _person(word: str) -> int:
    if not word.startswith("@"):
        raise ValueError(f"a person is written as @1, not {word!r}")
    return int(word[1:])
