"""Derives everything random in a round from its secret, by a documented and versioned procedure.

Procedure 1. The secret is 32 bytes. Its commitment, shown before the first tile is played, is the SHA-256 of those
bytes in hexadecimal. A *stream* for a purpose (an ASCII string) is the concatenation of HMAC-SHA256(secret,
``"ayaz/1/" + purpose + "/" + n``) for n = 0, 1, 2, … A number below k is the next byte b of the stream with
b < 256 - 256 % k (others are skipped), modulo k. A *deck* starts as the 28 tiles in the order 0-0, 1-0, …, 6-0, 1-1,
2-1, …, 6-6; for i = 27, 26, … 1 the tile at index i is swapped with that at an index below i + 1.

The tiles of attempt a (0, 1, … where the variant deals again) come from the deck of the purpose ``deck/a``: the first
``hand size`` tiles go to seat 0, the next to seat 1 and so on; the rest is the boneyard, next tile first. Lots are the
first tiles of the deck ``lots``, one a seat; a random leader is a number below the count of seats from ``leader``.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from engine.tiles import TILES, Tile

PROCEDURE = 1
SECRET_BYTES = 32


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands by seat and the boneyard, next tile first."""

    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]


def commitment(secret: bytes) -> str:
    """The commitment to a secret, published before the first tile is played: 64 hexadecimal digits."""
    return sha256(secret).hexdigest()


def deck(secret: bytes, purpose: str) -> tuple[Tile, ...]:
    """The 28 tiles, shuffled for a purpose."""
    stream = _stream(secret, purpose)
    tiles = list(TILES)
    place = len(tiles) - 1
    for byte in stream:  # _below, inlined: shuffling is most of the work of a deal
        if byte < _LIMITS[place + 1]:
            other = byte % (place + 1)
            tiles[place], tiles[other] = tiles[other], tiles[place]
            place -= 1
            if not place:
                break
    return tuple(tiles)


def lots(secret: bytes, seats: int) -> tuple[Tile, ...]:
    """One tile for each seat, drawn to find the leader."""
    return deck(secret, "lots")[:seats]


def random_leader(secret: bytes, seats: int) -> int:
    return _below(_stream(secret, "leader"), seats)


def deal(secret: bytes, *, seats: int, hand_size: int, accept: Callable[[tuple[tuple[Tile, ...], ...]], bool]) -> Deal:
    """The first deal whose hands ``accept`` allows."""
    attempt = 0
    while True:
        tiles = deck(secret, f"deck/{attempt}")
        hands = tuple(tiles[seat * hand_size : (seat + 1) * hand_size] for seat in range(seats))
        if accept(hands):
            return Deal(hands, tiles[seats * hand_size :])
        attempt += 1


def _stream(secret: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(secret, f"ayaz/{PROCEDURE}/{purpose}/{block}".encode("ascii"), "sha256")
        block += 1


def _below(stream: Iterator[int], bound: int) -> int:
    return next(byte for byte in stream if byte < _LIMITS[bound]) % bound


_LIMITS = (0, *(256 - 256 % bound for bound in range(1, len(TILES) + 1)))
"""By bound: bytes from this value on are skipped, because they would make low numbers more likely."""
