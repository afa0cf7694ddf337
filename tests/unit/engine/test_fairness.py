"""The documented procedure, recomputed here from its description alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count

from engine.fairness import commitment, deal, deck, lots, random_leader
from engine.tiles import TILES

SECRET = bytes(range(32))


def described_deck(secret: bytes, purpose: str) -> list[str]:
    """The deck as a stranger would compute it from the words of the module."""
    blocks = (hmac.new(secret, f"ayaz/1/{purpose}/{n}".encode(), hashlib.sha256).digest() for n in count())
    stream = (byte for block in blocks for byte in block)
    names = [f"{high}-{low}" for low in range(7) for high in range(low, 7)]
    for place in range(27, 0, -1):
        bound = place + 1
        byte = next(b for b in stream if b < 256 - 256 % bound)
        other = byte % bound
        names[place], names[other] = names[other], names[place]
    return names


def test_the_deck_is_the_one_described() -> None:
    for purpose in ("deck/0", "deck/1", "lots"):
        assert [str(tile) for tile in deck(SECRET, purpose)] == described_deck(SECRET, purpose)


def test_the_procedure_never_changes_under_its_version() -> None:
    assert " ".join(str(tile) for tile in deck(SECRET, "deck/0")[:7]) == "3-2 5-1 0-0 6-1 6-0 1-1 5-4"
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_deal_gives_each_seat_its_tiles_and_the_rest_to_the_boneyard() -> None:
    dealt = deal(SECRET, seats=3, hand_size=5, accept=lambda hands: True)
    tiles = deck(SECRET, "deck/0")
    assert dealt.hands == (tiles[:5], tiles[5:10], tiles[10:15])
    assert dealt.boneyard == tiles[15:]


def test_a_refused_deal_is_dealt_again_from_the_next_deck() -> None:
    asked: list[object] = []
    dealt = deal(SECRET, seats=2, hand_size=7, accept=lambda hands: bool(asked) or asked.append(hands) is not None)
    assert dealt.hands[0] == deck(SECRET, "deck/1")[:7]


def test_every_tile_comes_to_every_place_about_equally_often() -> None:
    firsts = Counter(deck(n.to_bytes(32, "big"), "deck/0")[0] for n in range(5600))
    assert set(firsts) == set(TILES)
    assert 130 < min(firsts.values()) <= max(firsts.values()) < 280


def test_lots_and_leaders_come_from_the_secret() -> None:
    assert lots(SECRET, 4) == deck(SECRET, "lots")[:4]
    leaders = Counter(random_leader(n.to_bytes(32, "big"), 3) for n in range(900))
    assert 240 < min(leaders.values()) <= max(leaders.values()) < 360
