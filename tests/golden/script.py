"""Scripted rounds: text files that say a position and moves, and beside each move what the rules made of it.

::

    # what is shown here
    variant: all_fives
    target: 100                 the goal, or rounds: 11; else the default of the variant
    seats: 2   pairs: yes   tiles: 5   automatic: no      options, each on its own line; else the defaults
    scores: 40 85               running scores, by side
    round: 11                   which round of the match this is
    secret: 7                   the deal of this number as a secret of 32 bytes, or:
    hand A: 6-6 5-1             what each seat holds; tiles that do not matter are left out
    boneyard: 2-0 3-3           the next tile first
    table: 5-5 5-1>right        tiles that lie already; without it a seat leads
    turn: B                     the seat on turn, or the leader where the hands do not decide it

    A 5-1 left      | what follows is made by the rules
    ! A passes      | a move that is refused
    * B draws       | a move that the rules make by themselves
    = …             | how the round and the match stand in the end

Everything from the ``|`` on, and every line with ``*``, ``=`` or ``-``, is computed again and compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from pathlib import Path

from engine.errors import IllegalInput
from engine.fairness import Deal
from engine.ladder import seat_points, stake
from engine.layout import Arm, Layout
from engine.match import Match, Phase, RoundRecord, move_event
from engine.round import Draw, Move, Pass, Play, Round
from engine.rules import EndReason, Goal, Leader, Options, next_leader
from engine.tiles import Tile
from engine.variants import VARIANTS
from tests.support.random_matches import lobby, options

FOLDER = Path(__file__).with_name("rounds")
NAMES = "ABCD"


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def missing() -> dict[Path, str]:
    """Whole rounds of every variant that has no scripts yet, by the file to keep them in."""
    kept = {line for file in files() for line in file.read_text("utf-8").splitlines() if line.startswith("variant: ")}
    return {file: text for code in VARIANTS if f"variant: {code}" not in kept for file, text in _whole_rounds(code)}


def _whole_rounds(code: str) -> Iterator[tuple[Path, str]]:
    """Two rounds of a variant that end with an empty hand and two blocked ones, each from its deal."""
    for how in (EndReason.OUT, EndReason.BLOCKED):
        rounds = ((secret, _first_moves(code, secret)) for secret in count(1))
        found = ((secret, moves) for secret, (ended, moves) in rounds if ended is how)
        for secret, moves in islice(found, 2):
            head = f"# A whole round, the first legal move each time.\nvariant: {code}\nsecret: {secret}\n\n"
            yield FOLDER / f"{code}-{how.value}-{secret}.txt", played(head + moves)


def _first_moves(code: str, secret: int) -> tuple[EndReason | None, str]:
    """How the round of a secret ends when every seat makes its first legal move, and the moves as a script has them."""
    match, lines = _match({"variant": [code], "secret": [str(secret)]}), list[str]()
    while match.on_turn is not None and match.round is not None:
        event = match.forced()
        if event is None:
            seat, move = match.on_turn, match.round.legal()[0]
            lines.append(f"{NAMES[seat]} {_said(move)}")
            event = move_event(seat, move)
        match = match.apply(event)
    return match.round.end_reason if match.round else None, "\n".join(lines) + "\n"


def played(text: str) -> str:
    """The whole text with all that the rules make of it."""
    head, _, moves = text.partition("\n\n")
    given = dict(line.split(": ", 1) for line in head.splitlines() if not line.startswith("#"))
    match = _match({name: value.split() for name, value in given.items()})
    lines = [*_dealt(match, given), *_moves(match, moves.splitlines())]
    return "\n".join([head, "", *lines]) + "\n"


def _tiles(names: list[str]) -> tuple[Tile, ...]:
    return tuple(map(Tile.parse, names))


def _options(given: dict[str, list[str]]) -> Options:
    goal = None
    if "target" in given or "rounds" in given:
        goal = Goal(target=int(given.get("target", ["0"])[0]), rounds=int(given.get("rounds", ["0"])[0]))
    return options(
        given["variant"][0],
        seats=int(given["seats"][0]) if "seats" in given else None,
        pairs=given.get("pairs") == ["yes"],
        hand_size=int(given["tiles"][0]) if "tiles" in given else None,
        automatic=given["automatic"] == ["yes"] if "automatic" in given else None,
        goal=goal,
    )


def _match(given: dict[str, list[str]]) -> Match:
    agreed = _options(given)
    match = Match.replay(lobby(agreed, people=agreed.seats))
    scores = tuple(map(int, given["scores"])) if "scores" in given else match.scores
    before = RoundRecord(
        EndReason.OUT, 0, 0, ((),) * agreed.seats, (0,) * agreed.seats, (0,) * len(scores), 0, scores, ""
    )
    records = (before,) * (int(given["round"][0]) - 1 if "round" in given else 0)
    secret = int(given.get("secret", ["0"])[0]).to_bytes(32, "big")
    return replace(match, round=_round(agreed, given, secret), scores=scores, records=records, secret=secret.hex())


def _round(agreed: Options, given: dict[str, list[str]], secret: bytes) -> Round:
    rules = VARIANTS[agreed.variant]
    turn = NAMES.index(given["turn"][0]) if "turn" in given else None
    if "secret" in given:
        return Round.deal(rules, agreed, secret, turn)
    hands = tuple(_tiles(given[f"hand {NAMES[seat]}"]) for seat in range(agreed.seats))
    boneyard = _tiles(given.get("boneyard", []))
    if "table" not in given:
        return Round.begin(rules, agreed, Deal(hands, boneyard), leader=turn)
    lead, *rest = given["table"]
    layout = Layout(rules.spinner).lead(Tile.parse(lead))
    for play in rest:
        name, arm = play.split(">")
        layout = layout.after(Tile.parse(name), Arm(arm))
    return Round(rules, agreed, hands, boneyard, layout, turn or 0, 0, ())


def _dealt(match: Match, given: dict[str, str]) -> Iterator[str]:
    """What a secret gave, where one did."""
    dealt = match.round
    if dealt is None or "secret" not in given:
        return
    for seat, hand in enumerate(dealt.hands):
        yield f"- hand {NAMES[seat]}: {' '.join(map(str, hand))}"
    yield f"- boneyard: {' '.join(map(str, dealt.boneyard))}"
    if dealt.lots:
        yield f"- lots: {', '.join(f'{NAMES[seat]} {tile}' for seat, tile in enumerate(dealt.lots))}"
    yield f"- {NAMES[dealt.leader]} leads with {' or '.join(map(str, dealt.lead))}"


def _moves(match: Match, lines: list[str]) -> Iterator[str]:
    for line in lines:
        text = line.partition("|")[0].strip()
        match = yield from _by_themselves(match)
        if not text or text[0] in "*=-":
            continue
        refused, seat, move = _parsed(text)
        try:
            after = match.apply(move_event(seat, move))
        except IllegalInput as error:
            allowed = error.details.get("allowed")
            yield f"{text:<16}| refused: {error.code.value}{f' ({allowed})' if allowed else ''}"
            continue
        if refused:
            yield f"{text:<16}| NOT REFUSED"
            continue
        match = after
        yield f"{text:<16}| {_seen(match, move)}"
    match = yield from _by_themselves(match)
    yield from _ending(match)


def _by_themselves(match: Match) -> Iterator[str]:
    """The lines of forced moves; returns the match after them."""
    while (event := match.forced()) is not None and match.round is not None and match.on_turn is not None:
        seat, move = match.on_turn, match.round.forced()
        assert move is not None
        match = match.apply(event)
        yield f"{f'* {NAMES[seat]} {_said(move)}':<16}| {_seen(match, move)}"
    return match


def _parsed(text: str) -> tuple[bool, int, Move]:
    """``! A 6-5 left``: whether it is to be refused, whose move, and the move."""
    words = text.split()
    refused = words[0] == "!"
    name, what, *arm = words[1:] if refused else words
    moves: dict[str, Move] = {"draws": Draw(), "passes": Pass()}
    move = moves.get(what) or Play(Tile.parse(what), Arm(arm[0]) if arm else None)
    return refused, NAMES.index(name), move


def _said(move: Move) -> str:
    match move:
        case Play(tile, arm):
            return f"{tile}{f' {arm.value}' if arm else ''}"
        case Draw():
            return "draws"
        case Pass():
            return "passes"


def _seen(match: Match, move: Move) -> str:
    """What a move changed: the drawn tile, or the open ends with what they count and earn."""
    moved = match.round
    assert moved is not None
    act = moved.acts[-1]
    if isinstance(move, Draw):
        return f"{moved.hands[act.seat][-1]}, {len(moved.boneyard)} left"
    if isinstance(move, Pass):
        return "nothing to play"
    layout = moved.layout
    seen = ", ".join(f"{arm.value} {' or '.join(map(str, pips))}" for arm, pips in layout.ends().items())
    if match.rules.ends_points:
        counted = " + ".join(f"{count} {key}" for key, count in layout.counted().items())
        seen += f" | {counted} = {layout.total}"
        if act.points:
            seen += f" | +{act.points}" + ("" if act.counted else " not booked: over the target")
    return seen


def _ending(match: Match) -> Iterator[str]:
    if match.round is None or match.on_turn is not None:
        yield "= the round goes on"
        return
    record, sides = match.records[-1], match.options.sides
    names = ["".join(NAMES[seat] for seat in side) for side in sides]
    how = {
        EndReason.OUT: "goes out",
        EndReason.BLOCKED: "made the last move, all are blocked",
        EndReason.TARGET: "has the target",
    }
    yield f"= {NAMES[record.seat]} {how[record.end_reason]}"
    yield "= left in hand: " + ", ".join(f"{NAMES[seat]} {pips}" for seat, pips in enumerate(record.pips))
    booked = ", ".join(f"{name} +{points}" for name, points in zip(names, record.points, strict=True))
    yield f"= round: {'nobody' if record.winner is None else names[record.winner]} wins it, {booked}" + (
        f", {record.dropped} not booked: over the target" if record.dropped else ""
    )
    yield "= scores: " + ", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True))
    yield from _match_end(match, names) if match.phase is Phase.FINISHED else _next(match, record)


def _match_end(match: Match, names: list[str]) -> Iterator[str]:
    rules, agreed = match.rules, match.options
    yield "= match: " + (", ".join(names[side] for side in match.winners) or "drawn")
    points = seat_points(
        match.scores,
        agreed.sides,
        stake=stake(rules, agreed.goal),
        fewest_win=rules.fewest_win,
        winners=match.winners,
    )
    yield "= ladder: " + ", ".join(f"{NAMES[seat]} {earned:+}" for seat, earned in enumerate(points))


def _next(match: Match, record: RoundRecord) -> Iterator[str]:
    leader = next_leader(match.rules, end_reason=record.end_reason, seat=record.seat)
    ways = {Leader.HIGHEST_DOUBLE: "the hands decide", Leader.LOTS: "lots decide", Leader.RANDOM: "chance decides"}
    yield f"= next lead: {ways[match.rules.leader] if leader is None else NAMES[leader]}"
