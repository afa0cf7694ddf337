"""One vector against the engine. Hands in vectors are partial: tiles that are not named are elsewhere.

A vector is ``{id, variant, category, given, expected}``; each category has one function here that computes, from
``given`` alone, what the engine says, in the form of ``expected``. Deals, leads, plays, draws, passes and ends of
rounds go through ``Match.apply``, as in live play. Lots, sums of points and settlements are given as numbers from which
no match can be made, and run against the functions of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain, permutations
from typing import Any

from engine.errors import IllegalInput
from engine.events import RoundDealt
from engine.fairness import Deal
from engine.ladder import Sitting, placement, seat_points, settle_seat
from engine.layout import Arm, Laid, Layout
from engine.match import Match, Phase, RoundRecord, move_event
from engine.round import Draw, Move, Pass, Play, Round
from engine.rules import (
    EndReason,
    Goal,
    Options,
    RoundEnd,
    Rules,
    Sides,
    add_points,
    default_options,
    is_decided,
    nearest_five,
    win_lots,
    winners,
)
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS
from tests.support.random_matches import lobby

Plain = dict[str, Any]


def failure(vector: Plain) -> str | None:
    """Why a vector fails, None when it passes. What the engine does not have yet fails."""
    rules = VARIANTS.get(vector["variant"])
    if rules is None:
        return "no such variant"
    category = CATEGORIES.get(vector["category"])
    if category is None:
        return "no such category"
    try:
        actual = category(rules, vector["given"])
    except Exception as error:  # a crash is a failure of this vector, not of the run
        return f"{type(error).__name__}: {error}"
    expected = _comparable(vector["expected"])
    actual = {name: value for name, value in _comparable(actual).items() if name in expected}
    return None if actual == expected else f"expected {expected}, got {actual}"


def _tiles(names: Iterable[str]) -> tuple[Tile, ...]:
    return tuple(Tile.parse(name) for name in names)


def _comparable(outcome: Plain) -> Plain:
    """Tiles compare with either half first, sets of tiles and moves in any order."""
    found = dict(outcome)
    for name in ("tiles", "moves"):
        if name in found:
            found[name] = sorted(_canonical(each) for each in found[name])
    for name in ("tile", "drawn"):
        if name in found:
            found[name] = _canonical(found[name])
    return found


def _canonical(value: Any) -> Any:
    if isinstance(value, dict):
        return str(Tile.parse(value["tile"])), value["arm"]
    if isinstance(value, list):
        return [_canonical(each) for each in value]
    return str(Tile.parse(value)) if isinstance(value, str) else value


def _match(agreed: Options, played: Round, *, records: tuple[RoundRecord, ...] = ()) -> Match:
    """A match of people in this round, after these."""
    match = Match.replay(lobby(agreed, people=agreed.seats))
    return replace(match, round=played, records=records, secret="00" * 32)


def _moved(match: Match, move: Move) -> Match:
    """The match after a move of the seat on turn."""
    assert match.on_turn is not None
    return match.apply(move_event(match.on_turn, move))


def _accepted(match: Match, moves: Iterable[Move]) -> list[Move]:
    """Those of these moves that the match lets the seat on turn make; they are those that it says are legal."""
    assert match.round is not None
    found: list[Move] = []
    for move in moves:
        try:
            _moved(match, move)
        except IllegalInput:
            continue
        found.append(move)
    if set(found) != set(match.round.legal()):
        raise ValueError(f"legal are {match.round.legal()}, but {found} are accepted")
    return found


def _any_moves(hand: Iterable[Tile]) -> list[Move]:
    """All that somebody with this hand could try."""
    return [Draw(), Pass(), *(Play(tile, arm) for tile in hand for arm in (None, *Arm))]


def _rooted(rules: Rules, opening: Plain) -> Layout:
    """The layout of an opening tile as it is written: its first half lies to the left."""
    left, right = (int(half) for half in opening["tile"].split("-"))
    return Layout.of(rules.spinner, [Laid(Tile.of(left, right), None, left, right)])


def _laid(rules: Rules, plays: list[Plain]) -> Match:
    """The match of two after these plays, which they make in turn; nobody goes out or is blocked by them."""
    opening, *rest = plays
    agreed = default_options(rules, seats=2)
    tiles = _tiles(play["tile"] for play in plays)
    spare = [tile for tile in TILES if tile not in tiles]
    hands, boneyard = ((*tiles[::2], spare[0]), (*tiles[1::2], spare[1])), tuple(spare[2:])
    begun = Round(rules, agreed, hands, boneyard, Layout(rules.spinner), 0, 0, tiles[:1])
    match = _match(agreed, begun)
    if not rest:
        return _moved(match, Play(tiles[0]))
    hands = ((*tiles[2::2], spare[0]), hands[1])
    match = _match(agreed, Round(rules, agreed, hands, boneyard, _rooted(rules, opening), 1, 0, ()))
    for play in rest:
        match = _moved(match, Play(Tile.parse(play["tile"]), Arm(play["arm"])))
    return match


def _layout(rules: Rules, plays: list[Plain]) -> Layout:
    """The layout of these plays; only the opening tile's written order counts."""
    if len(plays) == 1:
        return _rooted(rules, plays[0])
    laid = _laid(rules, plays).round
    assert laid is not None
    return laid.layout


def _turn(rules: Rules, given: Plain) -> Match:
    """A match with the named hand on turn; the other seat holds one tile that fits, so that the round goes on."""
    agreed = default_options(rules, seats=2)
    layout = _layout(rules, given["layout"])
    hand = _tiles(given["hand"])
    used = {laid.tile for laid in layout.laid} | set(hand)
    if "bank_order" in given:
        bank = _tiles(given["bank_order"])
    else:
        bank = tuple(tile for tile in TILES if tile not in used)[: given.get("bank", 0)]
    other = next((tile for tile in TILES if tile not in {*used, *bank} and layout.fits(tile)), hand[0])
    return _match(agreed, Round(rules, agreed, (hand, (other,)), bank, layout, turn=0, leader=0, lead=()))


def _last_play(rules: Rules, hands: Iterable[tuple[Tile, ...]], how: EndReason) -> tuple[Layout, Play]:
    """A layout, and a play on it that ends a round: after a blocking one no tile of these hands fits."""
    held = {tile for hand in hands for tile in hand}
    free = [tile for tile in TILES if tile not in held]
    empty = Layout(rules.spinner)
    on_one = ((empty.lead(lead), Play(tile, arm)) for lead, tile in permutations(free, 2) for arm in Arm)
    fitting = ((layout, play) for layout, play in on_one if play.arm in layout.fits(play.tile))
    for layout, play in chain(fitting, ((empty, Play(lead)) for lead in free)):
        after = layout.played(play)
        if how is EndReason.OUT or not any(after.fits(other) for other in held):
            return layout, play
    raise ValueError("these hands can always go on")


def _ended(rules: Rules, agreed: Options, how: EndReason, hands: list[tuple[Tile, ...]], seat: int) -> Match:
    """The match after the round that ends with these hands, by a last play of this seat."""
    layout, last = _last_play(rules, hands, how)
    before = tuple((*hand, last.tile) if number == seat else hand for number, hand in enumerate(hands))
    rounds = (_record(how, seat, agreed),) * max(0, agreed.goal.rounds - 1)
    match = _match(agreed, Round(rules, agreed, before, (), layout, seat, seat, (last.tile,)), records=rounds)
    match = _moved(match, last)
    if match.records[-1].end_reason is not how:
        raise ValueError(f"the round ended by {match.records[-1].end_reason}")
    return match


def _record(how: EndReason, seat: int, agreed: Options) -> RoundRecord:
    """A round that somebody ended in some way, and that scored nothing."""
    nothing = (0,) * len(agreed.sides)
    return RoundRecord(how, seat, 0, ((),) * agreed.seats, (0,) * agreed.seats, nothing, 0, nothing, "")


def _sides(given: Plain, names: list[str]) -> Sides:
    if "teams" in given:
        return tuple(tuple(names.index(name) for name in team) for team in given["teams"])
    return tuple((seat,) for seat in range(len(names)))


def _deal(rules: Rules, given: Plain) -> Plain:
    agreed = default_options(rules, seats=given["players"], hand_size=given["hand_size"])
    dealt = Match.replay(lobby(agreed, people=agreed.seats)).apply(RoundDealt("00" * 32)).round
    assert dealt is not None
    return {"bank": len(dealt.boneyard), "drawable": dealt.drawable}


def _opening(rules: Rules, given: Plain) -> Plain:
    if "previous" in given:
        return _next_opener(rules, given["previous"])
    if "lots" in given:
        names = list(given["lots"])
        return {"kind": "lots", "opener": names[win_lots(_tiles(given["lots"].values()))]}
    if "hand" in given:
        return _lead_choice(rules, given)
    names = list(given["hands"])
    hands = tuple(_tiles(hand) for hand in given["hands"].values())
    agreed = default_options(rules, seats=len(names))
    try:
        begun = Round.begin(rules, agreed, Deal(hands, ()), leader=None)
    except ValueError:
        return {"kind": "redeal"}
    match = _match(agreed, begun)
    led = match.forced()
    assert led is not None
    after = match.apply(led).round
    assert after is not None
    return {"kind": "auto", "player": names[after.acts[0].seat], "tile": str(after.layout.laid[0].tile)}


def _next_opener(rules: Rules, previous: Plain) -> Plain:
    """Who leads the deals after such a round: always that seat, or whoever the hands, lots or chance say."""
    names = ["A", "B", "C", "D"]
    seat = names.index(previous.get("by", "A"))
    agreed = default_options(rules, seats=max(2, seat + 1))
    match = Match.replay(lobby(agreed, people=agreed.seats))
    match = replace(match, phase=Phase.BETWEEN, records=(_record(EndReason(previous["reason"]), seat, agreed),))
    deals = (match.apply(RoundDealt(number.to_bytes(32, "big").hex())).round for number in range(20))
    if {dealt.leader for dealt in deals if dealt is not None} == {seat}:
        return {"kind": "next_opener", "how": "player", "player": names[seat]}
    return {"kind": "next_opener", "how": rules.leader.value}


def _lead_choice(rules: Rules, given: Plain) -> Plain:
    opener, hand = "ABCD".index(given["opener"]), _tiles(given["hand"])
    agreed = default_options(rules, seats=4 if 4 in rules.seat_counts else 2)
    others = iter(tile for tile in TILES if tile not in hand)
    hands = tuple(hand if seat == opener else (next(others),) for seat in range(agreed.seats))
    match = _match(agreed, Round.begin(rules, agreed, Deal(hands, ()), leader=opener))
    leads = _accepted(match, _any_moves(hand))
    return {"kind": "choice", "player": given["opener"], "tiles": [str(m.tile) for m in leads if isinstance(m, Play)]}


def _legal_moves(rules: Rules, given: Plain) -> Plain:
    moves = _accepted(_turn(rules, given), _any_moves(_tiles(given["hand"])))
    return {"moves": [{"tile": str(move.tile), "arm": move.arm} for move in moves if isinstance(move, Play)]}


def _turn_action(rules: Rules, given: Plain) -> Plain:
    match = _turn(rules, given)
    if "bank_order" not in given:
        kinds = {type(move).__name__.lower() for move in _accepted(match, _any_moves(_tiles(given["hand"])))}
        return {"action": "/".join(sorted(kinds)), "auto": match.forced() is not None}
    assert match.round is not None
    held = len(match.round.hands[0])
    while match.round.legal() == (Draw(),):
        match = _moved(match, Draw())
        assert match.round is not None
    kind = type(match.round.legal()[0]).__name__.lower()
    drawn = [str(tile) for tile in match.round.hands[0][held:]]
    return {"drawn": drawn, "bank_left": len(match.round.boneyard), "then": kind}


def _open_sum(rules: Rules, given: Plain) -> Plain:
    layout = _layout(rules, given["layout"])
    return {"sum": layout.total, "parts": layout.counted()}


def _in_play(rules: Rules, given: Plain) -> Plain:
    after = _laid(rules, given["layout"])
    assert after.round is not None
    return {"sum": after.round.layout.total, "points": after.round.acts[-1].points}


def _hand_end(rules: Rules, given: Plain) -> Plain:
    names = list(given["hands"])
    hands = [_tiles(hand) for hand in given["hands"].values()]
    agreed = default_options(rules, seats=len(names), pairs="teams" in given)
    seat = names.index(given.get("by", names[-1]))
    record = _ended(rules, agreed, EndReason(given["reason"]), hands, seat).records[-1]
    called = ["".join(names[seat] for seat in side) for side in _sides(given, names)]
    return {
        "winner": None if record.winner is None else called[record.winner],
        "points": dict(zip(called, record.points, strict=True)),
        "penalty": dict(zip(names, record.pips, strict=True)),
    }


def _rounding(rules: Rules, given: Plain) -> Plain:
    return {"rounded": nearest_five(given["value"])}


def _match_end(rules: Rules, given: Plain) -> Plain:
    if "hands_played" in given:
        return {"finished": is_decided(Goal(rounds=given["hands"]), (), rounds=given["hands_played"])}
    names, scores = list(given["scores"]), tuple(given["scores"].values())
    goal = Goal(target=given["target"]) if given["target"] else Goal(rounds=1)
    event, counted, side = given["event"], False, None
    if event["player"] is not None:
        side = names.index(event["player"])
        bonus = event.get("hand_points", 0)
        if event.get("out") and "hand_points" not in event:
            # the vectors leave the point for going out to the variant
            pips = tuple(0 if number == side else 1 for number in range(len(names)))
            bonus = rules.score(RoundEnd(EndReason.OUT, side, pips, _sides({}, names))).points[side]
        booking = add_points(rules, goal, scores, side=side, points=event.get("play_points", 0) + bonus)
        scores, counted = booking.scores, booking.counted
    finished = is_decided(goal, scores, rounds=1)
    won = winners(rules, goal, scores, last=side) if finished else None
    winner = None if won is None else names[won[0]] if won else "draw"
    return {
        "scores": dict(zip(names, scores, strict=True)),
        "finished": finished,
        "winner": winner,
        "counted": counted,
    }


def _placement(rules: Rules, given: Plain) -> Plain:
    names, penalties = list(given["penalties"]), list(given["penalties"].values())
    points = placement(penalties, stake=given["hands"], fewest_win=rules.fewest_win)
    return {"points": dict(zip(names, points, strict=True))}


def _seat_points(rules: Rules, given: Plain) -> tuple[list[int], dict[str, int]]:
    """The sums by side and the points by seat of a whole match."""
    names = list(given["penalties"])
    sides = _sides(given, names)
    totals = [sum(given["penalties"][names[seat]] for seat in side) for side in sides]
    points = seat_points(totals, sides, stake=given["hands"], fewest_win=rules.fewest_win)
    return totals, dict(zip(names, points, strict=True))


def _partnership(rules: Rules, given: Plain) -> Plain:
    totals, points = _seat_points(rules, given)
    return {"team_penalties": totals, "points": points}


def _substitution(rules: Rules, given: Plain) -> Plain:
    occupants, points = given["occupants"], {"seat": given.get("seat_points", 0)}
    if "penalties" in given:
        points = _seat_points(rules, given)[1]
    else:
        occupants = {"seat": occupants}
    everybody = dict.fromkeys(name for names in occupants.values() for name in names if name != "BOT")
    keys = {name: key for key, name in enumerate(everybody)}
    balances = {key: given["balances"].get(name, 0) for name, key in keys.items()}
    stake = given.get("stake", given.get("hands", 0))
    deltas: dict[int, int] = {}
    for seat, names in occupants.items():
        people = tuple(keys[name] for name in names if name != "BOT")
        shares = settle_seat(points[seat], Sitting(people, held=names[-1] != "BOT"), balances, stake=stake)
        deltas |= {key: share.points for key, share in shares.items()}
    return {"deltas": {name: deltas[key] for name, key in keys.items()}}


CATEGORIES: dict[str, Callable[[Rules, Plain], Plain]] = {
    "deal": _deal,
    "opening": _opening,
    "legal_moves": _legal_moves,
    "turn_action": _turn_action,
    "open_sum": _open_sum,
    "in_play": _in_play,
    "hand_end": _hand_end,
    "rounding": _rounding,
    "match_end": _match_end,
    "placement": _placement,
    "partnership": _partnership,
    "substitution": _substitution,
}
