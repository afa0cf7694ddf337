"""The documented procedure, recomputed here from its description alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import count, pairwise

import pytest

from engine.events import RoundDealt, Started
from engine.fairness import ROUNDS, commitment, deal, deck, lots, random_leader, round_key, round_secret
from engine.match import Match
from engine.tiles import TILES
from tests.support import ROOT
from tests.support.random_matches import lobby

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
    assert commitment(SECRET.hex(), 1) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_deal_gives_each_seat_its_tiles_and_the_rest_to_the_boneyard() -> None:
    dealt = deal(SECRET, seats=3, hand_size=5, accept=lambda hands: True)
    tiles = deck(SECRET, "deck/0")
    assert dealt.hands == (tiles[:5], tiles[5:10], tiles[10:15])
    assert dealt.boneyard == tiles[15:]


def test_a_refused_deal_is_dealt_again_from_the_next_deck() -> None:
    asked: list[object] = []
    dealt = deal(SECRET, seats=2, hand_size=7, accept=lambda hands: bool(asked) or asked.append(hands) is not None)
    assert dealt.hands[0] == deck(SECRET, "deck/1")[:7]


def test_every_tile_is_dealt_to_every_place_about_equally_often() -> None:
    firsts = Counter(deck(n.to_bytes(32, "big"), "deck/0")[0] for n in range(5600))
    assert set(firsts) == set(TILES)
    assert 130 < min(firsts.values()) <= max(firsts.values()) < 280


def test_lots_and_leaders_come_from_the_secret() -> None:
    assert lots(SECRET, 4) == deck(SECRET, "lots")[:4]
    leaders = Counter(random_leader(n.to_bytes(32, "big"), 3) for n in range(900))
    assert 240 < min(leaders.values()) <= max(leaders.values()) < 360


SEED = "5eed" * 16


def sha256_of_text(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def test_each_secret_is_the_seal_of_the_next_round() -> None:
    secrets = [round_secret(SEED, number) for number in range(1, ROUNDS + 1)]
    assert len(set(secrets)) == ROUNDS
    for earlier, later in pairwise(secrets):
        assert sha256_of_text(later) == earlier == commitment(later, 2)
    assert secrets[-1] == SEED


@pytest.mark.parametrize("number", [0, ROUNDS + 1])
def test_a_seed_has_no_other_secrets(number: int) -> None:
    with pytest.raises(ValueError, match="1 to 256"):
        round_secret(SEED, number)


def test_the_key_mixes_the_presses_into_the_secret_in_their_order() -> None:
    secret = round_secret(SEED, 1)
    assert round_key(secret, 2, (7, 12)).hex() == sha256_of_text(f"{secret} 7 12")
    assert len({round_key(secret, 2, presses) for presses in ((), (7,), (7, 12), (12, 7), (712,))}) == 5
    assert round_key(secret, 1, (7, 12)) == bytes.fromhex(secret)


def test_a_press_of_start_changes_the_deal() -> None:
    opening, secret = lobby()[:-1], round_secret(SEED, 1)
    hands = {
        Match.replay([*opening, Started(press), RoundDealt(secret, 2)]).round.hands  # type: ignore[union-attr]
        for press in (None, 7, 8)
    }
    assert len(hands) == 3


def test_the_example_of_the_page_prints_what_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8")
    program = page.split("```python\n")[1].split("```")[0]
    printed = page.split("```text\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(program, names)  # noqa: S102 (a program of the documentation)
    assert capsys.readouterr().out == printed
    key = round_key(str(names["secret"]), 2, names["presses"])  # type: ignore[arg-type]
    assert names["deck"]("deck/0") == [str(tile) for tile in deck(key, "deck/0")]  # type: ignore[operator]
    assert names["seal"] == commitment(str(names["secret"]), 2)
    assert program.count("\n") < 25
