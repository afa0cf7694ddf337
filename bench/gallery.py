"""Views for pictures, the same in every run: boards (short, long, four-armed, pairs, scoring), hands and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bench.rounds import POLICIES, random_round
from engine.layout import Layout, Spinner
from engine.moves import Arm, Play
from engine.rules import default_options
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS
from engine.view import PublicSeat, PublicView, ResultView, RoundPoints, SeatView
from renderer.paint import Labels

RULES = VARIANTS["draw"]
NAMES = (
    "Zeynep Işık",
    "김민준 🎲",
    "محمد عبد الله الحسيني",
    "𝓛𝓾𝓬𝓲𝓪𝓷𝓸 ★ the Magnificent",
    "Дмитрий",
    "王小明",
    "🦊Firefox_xX_1999",
    "สมชาย ใจดี",
)
Hands = tuple[tuple[Tile, ...], ...]


def public_view(
    layout: Layout,
    counts: Sequence[int],
    *,
    turn: int | None = 0,
    pairs: bool = False,
    scores: Sequence[int] = (35, 60, 35, 60),
    passed: int | None = None,
    boneyard: int = 0,
    scored: int = 0,
    hands: Hands | None = None,
) -> PublicView:
    """A board with ``layout`` and ``counts`` tiles in the hands; the ends have a total where there is a spinner."""
    seats = tuple(
        PublicSeat(tiles=count, score=scores[number], pair=number % 2 if pairs else None, passed=number == passed)
        for number, count in enumerate(counts)
    )
    return PublicView(
        rules=RULES,
        options=default_options(RULES),
        number=1,
        seats=seats,
        turn=turn,
        leader=0,
        lots=(),
        layout=layout,
        boneyard=boneyard,
        drawable=boneyard,
        acts=(),
        total=None if layout.spinner is Spinner.NONE else layout.total,
        last=len(layout.laid) - 1 if layout.laid else None,
        scored=scored,
        commitment="",
        secret=None,
        procedure=1,
        presses=(),
        hands=hands,
    )


def layout_of(spinner: Spinner, plays: str) -> Layout:
    """The layout of a lead and plays written as ``"6-6 6-4:right 6-1:left"``."""
    root, *rest = plays.split()
    layout = Layout(spinner).lead(Tile.parse(root))
    for play in rest:
        tile, arm = play.split(":")
        layout = layout.after(Tile.parse(tile), Arm(arm))
    return layout


def tiles_of(names: str) -> tuple[Tile, ...]:
    """Tiles written as ``"6-4 5-5"``."""
    return tuple(map(Tile.parse, names.split()))


def labels(view: PublicView, *, first: int = 0) -> Labels:
    """Names for the seats of ``view``, taken from the list from ``first`` on."""
    return Labels(tuple(NAMES[(first + seat) % len(NAMES)] for seat in range(len(view.seats))))


def unlaid(layout: Layout) -> list[Tile]:
    """The tiles that are not on the table."""
    laid = {laid.tile for laid in layout.laid}
    return [tile for tile in TILES if tile not in laid]


def turned_up(layout: Layout, rng: Random, seats: int) -> Hands:
    """Random hands for the end of a round; some may be empty, and a boneyard may remain."""
    tiles = unlaid(layout)
    rng.shuffle(tiles)
    cuts = sorted(rng.randint(0, len(tiles)) for _ in range(seats))
    return tuple(tuple(tiles[low:high]) for low, high in zip([0, *cuts[:-1]], cuts, strict=True))


def boards(count: int, *, seed: int = 7) -> Iterator[tuple[PublicView, Labels]]:
    """``count`` boards of all kinds."""
    rng = Random(seed)
    policies, spinners = list(POLICIES.values()), list(Spinner)
    for number in range(count):
        spinner = spinners[number % len(spinners)]
        seats = rng.randint(2, 4)
        positions = list(random_round(rng, spinner, policies[number % len(policies)], hands=rng.choice((1, seats))))
        layout = rng.choice(positions)
        left = len(unlaid(layout))
        over = number % 5 == 4
        hands = turned_up(layout, rng, seats) if over else None
        counts = [len(hand) for hand in hands] if hands else [min(7, left // seats)] * seats
        view = public_view(
            layout,
            counts,
            turn=None if over else rng.randrange(seats),
            pairs=seats == 4 and number % 2 == 0,
            scores=[rng.randint(-90, 240) for _ in range(seats)],
            passed=rng.choice((None, 0)),
            boneyard=left - sum(counts),
            scored=rng.choice((0, 5, 25)) if spinner is not Spinner.NONE else 0,
            hands=hands,
        )
        yield view, labels(view, first=number)


def seat_view(layout: Layout, hand: tuple[Tile, ...], *, own_turn: bool = True) -> SeatView:
    """What the first of two seats sees with this ``hand``."""
    left = len(unlaid(layout)) - len(hand)
    other = min(7, left)
    view = public_view(layout, (len(hand), other), turn=0 if own_turn else 1, boneyard=left - other)
    moves = (
        tuple(Play(tile, arm) for tile in hand for arm in layout.fits(tile)) if layout.laid else tuple(map(Play, hand))
    )
    return SeatView(0, view, hand, moves if own_turn else ())


def hands(count: int, *, seed: int = 7) -> Iterator[SeatView]:
    """``count`` hands of 1 to 24 tiles, on and off turn."""
    rng = Random(seed)
    for number in range(count):
        spinner = list(Spinner)[number % 3]
        layout = rng.choice(list(random_round(rng, spinner, POLICIES["random"], hands=2)))
        tiles = unlaid(layout)
        rng.shuffle(tiles)
        size = min(len(tiles), rng.choice((1, 3, 5, 7, 7, 7, 9, 12, 18, 21, 24)))
        yield seat_view(layout, tuple(tiles[:size]), own_turn=number % 4 > 0)


def result_view(
    sides: tuple[tuple[int, ...], ...], rounds: Sequence[Sequence[int]], *, winners: tuple[int, ...] | None = None
) -> ResultView:
    """A result with these points of each round; the side with the most points in a round has won it."""
    scores = tuple(map(sum, zip(*rounds, strict=True))) if rounds else (0,) * len(sides)
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    points = tuple(
        RoundPoints(number, tuple(each), each.index(max(each)) if max(each) else None)
        for number, each in enumerate(rounds, start=1)
    )
    won = tuple(side for side, place in enumerate(places) if place == 1) if winners is None else winners
    return ResultView(sides, scores, places, won, points)


def results(count: int, *, seed: int = 7) -> Iterator[tuple[ResultView, Labels]]:
    """``count`` results of two to four sides and of pairs, over up to 45 rounds."""
    rng = Random(seed)
    for number in range(count):
        seats = 2 + number % 3
        sides = ((0, 2), (1, 3)) if number % 4 == 3 else tuple((seat,) for seat in range(seats))
        played = rng.choice((0, 1, 3, 7, 11, 21, 30, 45))
        rounds = [[rng.choice((0, 0, 5, 25, 120, 240)) for _ in sides] for _ in range(played)]
        names = tuple(NAMES[(number + seat) % len(NAMES)] for seat in range(sum(map(len, sides))))
        yield result_view(sides, rounds), Labels(names)
