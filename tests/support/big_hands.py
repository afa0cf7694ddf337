"""Tables with a hand of any size."""

from __future__ import annotations

from dataclasses import replace

from data.records.matches import Place, Table, User
from engine.events import Joined, Opened, RoundDealt, Started
from engine.layout import Layout
from engine.match import Match
from engine.rules import default_options
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS


def big_table(count: int, ends: tuple[int, int]) -> Table:
    """A table with seat 0 on turn, holding the given number of tiles, and the given two open ends."""
    match = Match.open(Opened(default_options(VARIANTS["draw"]), 1)).apply(Joined(2)).apply(Started())
    match = match.apply(RoundDealt("00" * 32))
    assert match.round is not None
    root = Tile.of(*ends)
    held = sorted((tile for tile in TILES if tile != root), key=lambda tile: not set(tile) & set(ends))[:count]
    rest = tuple(tile for tile in TILES if tile not in (*held, root))
    played = match.round._replace(turn=0, layout=Layout().lead(root), hands=(tuple(held), rest[:1]), boneyard=rest[1:])
    people = {1: User(1, "Ada"), 2: User(2, "Bo")}
    return Table(id=10**15, place=Place(1, 2), match=replace(match, round=played), people=people, language="en-US")
