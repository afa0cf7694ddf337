"""One vector against the engine. Hands in vectors are partial: tiles that are not named are elsewhere.

A vector is ``{id, variant, category, given, expected}``; each category has one function here that computes, from
``given`` alone, what the engine says, in the form of ``expected``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.ladder import Sitting, placement, seat_points, settle_seat
from engine.layout import Arm, Laid, Layout
from engine.round import Draw, Play, Round
from engine.rules import (
    EndReason,
    Goal,
    RoundEnd,
    Rules,
    Sides,
    add_points,
    default_options,
    find_leader,
    is_decided,
    nearest_five,
    next_leader,
    win_lots,
    winners,
)
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS

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


def _layout(rules: Rules, plays: list[Plain]) -> Layout:
    """The layout of these plays; only the opening tile's written order counts."""
    opening, *rest = plays
    left, right = (int(half) for half in opening["tile"].split("-"))
    layout = Layout.of(rules.spinner, [Laid(Tile.of(left, right), None, left, right)])
    for play in rest:
        tile, arm = Tile.parse(play["tile"]), Arm(play["arm"])
        if arm not in layout.fits(tile):
            raise ValueError(f"{tile} does not fit on {arm}")
        layout = layout.after(tile, arm)
    return layout


def _round(rules: Rules, given: Plain) -> Round:
    """A round with the named hand on turn; the other seat holds one tile that fits, so that the round goes on."""
    options = default_options(rules, seats=2)
    layout = _layout(rules, given["layout"])
    hand = _tiles(given["hand"])
    used = {laid.tile for laid in layout.laid} | set(hand)
    if "bank_order" in given:
        bank = _tiles(given["bank_order"])
    else:
        bank = tuple(tile for tile in TILES if tile not in used)[: given.get("bank", 0)]
    other = next((tile for tile in TILES if tile not in {*used, *bank} and layout.fits(tile)), hand[0])
    return Round(rules, options, (hand, (other,)), bank, layout, turn=0, leader=0, lead=())


def _sides(given: Plain, names: list[str]) -> Sides:
    if "teams" in given:
        return tuple(tuple(names.index(name) for name in team) for team in given["teams"])
    return tuple((seat,) for seat in range(len(names)))


def _deal(rules: Rules, given: Plain) -> Plain:
    options = default_options(rules, seats=given["players"], hand_size=given["hand_size"])
    dealt = Round.deal(rules, options, bytes(32), leader=None)
    return {"bank": len(dealt.boneyard), "drawable": dealt.drawable}


def _opening(rules: Rules, given: Plain) -> Plain:
    if "previous" in given:
        previous = given["previous"]
        names = ["A", "B", "C", "D"]
        seat = names.index(previous.get("by", "A"))
        earned = next_leader(rules, how=EndReason(previous["reason"]), seat=seat)
        how = rules.leader.value if earned is None else "player"
        return {"kind": "next_opener", "how": how} | ({} if earned is None else {"player": names[earned]})
    if "lots" in given:
        names = list(given["lots"])
        return {"kind": "lots", "opener": names[win_lots(_tiles(given["lots"].values()))]}
    if "hand" in given:
        hand = _tiles(given["hand"])
        choice = hand if rules.lead_choice is None else rules.lead_choice(hand)
        return {"kind": "choice", "player": given["opener"], "tiles": [str(tile) for tile in choice]}
    names = list(given["hands"])
    found = find_leader(rules, [_tiles(hand) for hand in given["hands"].values()])
    if found is None:
        return {"kind": "redeal"}
    return {"kind": "auto", "player": names[found[0]], "tile": str(found[1])}


def _legal_moves(rules: Rules, given: Plain) -> Plain:
    plays = (move for move in _round(rules, given).legal() if isinstance(move, Play))
    return {"moves": [{"tile": str(play.tile), "arm": play.arm} for play in plays]}


def _turn_action(rules: Rules, given: Plain) -> Plain:
    played = _round(rules, given)
    if "bank_order" not in given:
        kinds = {type(move).__name__.lower() for move in played.legal()}
        return {"action": "/".join(sorted(kinds)), "auto": played.forced() is not None}
    held = len(played.hands[0])
    while played.legal() == (Draw(),):
        played = played.apply(0, Draw())
    kind = type(played.legal()[0]).__name__.lower()
    drawn = [str(tile) for tile in played.hands[0][held:]]
    return {"drawn": drawn, "bank_left": len(played.boneyard), "then": kind}


def _open_sum(rules: Rules, given: Plain) -> Plain:
    layout = _layout(rules, given["layout"])
    return {"sum": layout.total, "parts": layout.counted()}


def _in_play(rules: Rules, given: Plain) -> Plain:
    total = _layout(rules, given["layout"]).total
    return {"sum": total, "points": rules.ends_points(total) if rules.ends_points else 0}


def _hand_end(rules: Rules, given: Plain) -> Plain:
    names = list(given["hands"])
    pips = tuple(sum(map(rules.tile_value, _tiles(hand))) for hand in given["hands"].values())
    sides = _sides(given, names)
    end = RoundEnd(EndReason(given["reason"]), names.index(given.get("by", names[-1])), pips, sides)
    score = rules.score(end)
    called = ["".join(names[seat] for seat in side) for side in sides]
    return {
        "winner": None if score.winner is None else called[score.winner],
        "points": dict(zip(called, score.points, strict=True)),
        "penalty": dict(zip(names, pips, strict=True)),
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
