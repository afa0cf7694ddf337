"""Derives everything random in a round from its secret, by documented and versioned procedures (docs/fair-deals.md).

Procedure 1, of matches opened before there was another. The secret is 32 random bytes. Its commitment, shown before the
first tile is played, is the SHA-256 of those bytes in hexadecimal. The secret is the key of the round.

Procedure 2. A match has a *seed*, 64 hexadecimal digits. The secret of round n is the seed hashed ``ROUNDS - n`` times,
each time with SHA-256 of the digits as text. So the commitment to a secret, again the SHA-256 of its digits, is the
secret of the round before, and that of round 1 can be shown in the lobby: it commits to all rounds at once. The key of
a round is the SHA-256 of the text made of its secret and of the ids of all presses of Start and Ready so far, with a
space before each id. Discord makes those ids, after the commitment has been shown.

Both derive the deal from the key in the same way. A *stream* for a purpose (an ASCII string) is the concatenation of
HMAC-SHA256(key, ``"ayaz/1/" + purpose + "/" + n``) for n = 0, 1, 2, … A number below k is the next byte b of the stream
with b < 256 - 256 % k (others are skipped), modulo k. A *deck* starts as the 28 tiles in the order 0-0, 1-0, …, 6-0,
1-1, 2-1, …, 6-6; for i = 27, 26, … 1 the tile at index i is swapped with that at an index below i + 1.

The tiles of attempt a (0, 1, … where the variant deals again) come from the deck of the purpose ``deck/a``: the first
``hand size`` tiles go to seat 0, the next to seat 1 and so on; the rest is the boneyard, next tile first. Lots are the
first tiles of the deck ``lots``, one a seat; a random leader is a number below the count of seats from ``leader``.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from engine.tiles import TILES, Tile

PROCEDURES = (1, 2)
SECRET_BYTES = 32
ROUNDS = 256
"""For how many rounds the seed of a match has secrets."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands by seat and the boneyard, next tile first."""

    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]


def round_secret(seed: str, number: int) -> str:
    """The secret of a round under procedure 2, counted from 1. Raises ValueError where the seed has none."""
    if not 1 <= number <= ROUNDS:
        raise ValueError(f"a seed has secrets for the rounds 1 to {ROUNDS}, not for {number}")
    secret = seed
    for _ in range(ROUNDS - number):
        secret = _hashed(secret)
    return secret


def commitment(secret: str, procedure: int) -> str:
    """What was published before a round whose secret is this: 64 hexadecimal digits."""
    return sha256(bytes.fromhex(secret)).hexdigest() if procedure == 1 else _hashed(secret)


def round_key(secret: str, procedure: int, presses: Iterable[int]) -> bytes:
    """The key from which a round is derived. ``presses`` are the ids of all presses of Start and Ready before it."""
    if procedure == 1:
        return bytes.fromhex(secret)
    return sha256(" ".join((secret, *map(str, presses))).encode("ascii")).digest()


def _hashed(secret: str) -> str:
    return sha256(secret.encode("ascii")).hexdigest()


def deck(key: bytes, purpose: str) -> tuple[Tile, ...]:
    """The 28 tiles, shuffled for a purpose."""
    stream = _stream(key, purpose)
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


def lots(key: bytes, seats: int) -> tuple[Tile, ...]:
    """One tile for each seat, drawn to find the leader."""
    return deck(key, "lots")[:seats]


def random_leader(key: bytes, seats: int) -> int:
    return _below(_stream(key, "leader"), seats)


def deal(key: bytes, *, seats: int, hand_size: int, accept: Callable[[tuple[tuple[Tile, ...], ...]], bool]) -> Deal:
    """The first deal whose hands ``accept`` allows."""
    attempt = 0
    while True:
        tiles = deck(key, f"deck/{attempt}")
        hands = tuple(tiles[seat * hand_size : (seat + 1) * hand_size] for seat in range(seats))
        if accept(hands):
            return Deal(hands, tiles[seats * hand_size :])
        attempt += 1


def _stream(key: bytes, purpose: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hmac.digest(key, f"ayaz/1/{purpose}/{block}".encode("ascii"), "sha256")
        block += 1


def _below(stream: Iterator[int], bound: int) -> int:
    return next(byte for byte in stream if byte < _LIMITS[bound]) % bound


_LIMITS = (0, *(256 - 256 % bound for bound in range(1, len(TILES) + 1)))
"""By bound: bytes from this value on are skipped, because they would make low numbers more likely."""
