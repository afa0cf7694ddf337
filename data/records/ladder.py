"""The values that the ladder returns. Times are milliseconds since the epoch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from data.records.gold import TableGold
from engine.ladder import START, Settled
from engine.rating import Rating

DAILY_LIMIT = 5
"""How many matches a day (UTC) are booked between the same two opponents (L5)."""
GLOBAL = 0
"""Stands for all counting servers together where a server is named; no server has this id."""
GLOBAL_FROM = 10
"""How many rated players a server must have for the global boards."""

__all__ = ["DAILY_LIMIT", "GLOBAL", "GLOBAL_FROM", "START", "Rating", "Settled"]


class Uncounted(StrEnum):
    """Why a finished match is not on the ladder. The values are stored."""

    UNRATED = "unrated"
    DAILY_LIMIT = "daily-limit"
    VOIDED = "voided"
    """It was booked, and taken back by a manager of the server."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Booking:
    """What a match brought to one person."""

    person: int
    """The key; ``Table.people`` has the name."""
    seat: int
    rule: Settled
    points: int
    balance_after: int
    """The account on the server of the match."""
    rating_before: Rating | None = None
    """On this server, in the variant of the match; None, as the two below, where the rating did not move."""
    rating_after: Rating | None = None
    rated_matches: int | None = None
    """How many matches have moved that rating, this one too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadToHead:
    """How a person has done against another one, in the booked matches of a server in which they were opponents."""

    person: int
    other: int
    """The keys."""
    won: int
    """By ``person``."""
    lost: int
    drawn: int
    at: int
    """When the last one ended."""
    match_id: int
    """The last one."""

    @property
    def met(self) -> int:
        return self.won + self.lost + self.drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What became of a match on the ladder."""

    match_id: int
    counted: bool
    why: Uncounted | None
    """Why not; None also for a match that has no result."""
    stake: int
    shares: tuple[Booking, ...] = ()
    """Everybody who sat there since the first deal, in the order of seats, the owner of each before its substitutes."""
    rivalry: HeadToHead | None = None
    """How the two owners of a match of two stand with it; None for their first one, and where they have met again."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What a match is played for; in a lobby, one between those who sit there now."""

    points: int
    why: Uncounted | None
    """Why it would not be booked."""
    spent: tuple[tuple[int, int], ...] = ()
    """The pairs of opponents, by person key, who have used up their counted matches of this day."""

    @property
    def counts(self) -> bool:
        """Whether it would be booked."""
        return self.why is None


@dataclass(frozen=True, slots=True)
class LadderInfo:
    """What the ladder knows of a table beside its match; empty where it has nothing to say yet."""

    stake: Stake | None = None
    """Of a lobby."""
    settlement: Settlement | None = None
    """Of a finished match."""
    ended_by: str = ""
    """The name of the moderator who ended a rated match."""
    gold: TableGold | None = None
    """What the table is played for in gold; None where its host has set no stake."""


NO_LADDER = LadderInfo()


class Metric(StrEnum):
    POINTS = "points"
    """Ladder points: the account for all time and variants, else what was earned."""
    RATING = "rating"
    """For one variant and all time only."""
    WINS = "wins"
    """Booked matches whose winning seat the person held at the end."""
    GOLD = "gold"
    """What people have now, on one server and for all variants only."""


class Period(StrEnum):
    ALL = "all"
    MONTH = "month"
    WEEK = "week"
    """From Monday; months and weeks are the present ones in UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardRow:
    """A line of a leaderboard."""

    rank: int
    """1, 2, 2, 4: level people share one."""
    name: str
    """As last known; empty for erased people."""
    value: int
    person: int
    """The key: people of one name are numbered in its order."""
    provisional: bool = False
    is_reader: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardPage:
    """A page of a leaderboard, from 1 to ``pages`` (1 also for an empty board)."""

    rows: tuple[LeaderboardRow, ...]
    page: int
    pages: int
    own: LeaderboardRow | None
    """The reader's line, on whichever page it is; None where they have none."""
    total: int
    """How many people are on this board."""
    namesakes: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    """Names on this page that several people of the server have, and the keys of all of them, in order."""


class PersonalOutcome(StrEnum):
    """How a match ended for one person. The values are stored."""

    WON = "won"
    """They held a winning seat at the end."""
    LOST = "lost"
    DREW = "drew"
    """All were level."""
    LEFT = "left"
    """An owner who was not there at the end."""
    HELPED = "helped"
    """A substitute who did not win: no loss, no draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookingEntry:
    """A booking with what the standings need of its match."""

    match_id: int
    guild: int
    variant: str
    at: int
    outcome: PersonalOutcome
    booking: Booking
    number: int = 0
    """The place of its match in the order in which those of its server were booked; 0 before it is."""


@dataclass(frozen=True, slots=True)
class VariantRecord:
    """Matches of one variant by their outcome."""

    won: int = 0
    lost: int = 0
    drew: int = 0
    left: int = 0
    helped: int = 0

    @property
    def played(self) -> int:
        return self.won + self.lost + self.drew + self.left + self.helped


@dataclass(frozen=True, slots=True)
class RatingStanding:
    """A person's rating in one variant on one server."""

    rating: Rating
    matches: int
    """How many have moved it."""

    @property
    def provisional(self) -> bool:
        return self.rating.provisional


@dataclass(frozen=True, slots=True, kw_only=True)
class PastMatch:
    """A finished match in a profile."""

    match_id: int
    variant: str
    ended_at: int
    channel: int
    board: int | None
    """Id of the public message that shows it."""
    place: int | None
    """Of their side; None for a substitute who was gone before the end."""
    sides: int
    """How many sides there were: a pair is one."""
    outcome: PersonalOutcome
    points: int | None
    """None where it was not booked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerRecord:
    """The best that was ever done on a server."""

    kind: str
    """``streak`` (booked matches won in a row), or a ``HighlightKind`` (points)."""
    value: int
    names: tuple[str, ...]
    """Who did it, as last known; empty for erased people."""
    at: int
    match_id: int
    """The match in which it was reached."""
    variant: str
    channel: int
    board: int | None
    """Id of the public message that shows the match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A person's record on one server, from matches played there."""

    account: int
    name: str
    """As last known; empty for people who have never been at a table."""
    balance: int | None
    """Ladder points; None where no match of theirs was booked."""
    records: Mapping[str, VariantRecord] = field(default_factory=dict[str, VariantRecord])
    """By variant: what was booked."""
    private: Mapping[str, VariantRecord] = field(default_factory=dict[str, VariantRecord])
    """By variant: finished matches that were not booked; only in their own profile, else empty."""
    ratings: Mapping[str, RatingStanding] = field(default_factory=dict[str, RatingStanding])
    """By variant."""
    streak: int = 0
    """Booked matches won in a row until now."""
    best_streak: int = 0
    last: tuple[PastMatch, ...] = ()
    """The last ten, newest first; those not booked only in the own profile."""
    history: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict[str, tuple[tuple[int, int], ...]])
    """By variant: when the rating moved and what was shown then, oldest first; the last 201 times."""
    rivalry: HeadToHead | None = None
    """How its reader has done against this person; None in the own profile, and where they have not met."""
    settled: Mapping[str, int] = field(default_factory=dict[str, int])
    """By variant: the number of the rated match since which the rating is not provisional; absent while it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalTable:
    """The final table of a month on a server, without its lines."""

    guild: int
    month: str
    frozen_at: int
    players: int
    matches: int
    channel: int
    """Where it is posted."""
    message: int | None
    """None while it is not."""
    language: str
    """Of the newest table of the server."""
    best: tuple[LeaderboardRow, ...]
    """Its first three places; level people share one."""


@dataclass(frozen=True, slots=True)
class Season:
    """A month and a week in UTC: ``2026-11``, and the Monday ``2026-11-30``."""

    month: str
    week: str

    @classmethod
    def of(cls, at: int) -> Season:
        """The month and week of a moment."""
        day = datetime.fromtimestamp(at / 1000, UTC).date()
        return cls(f"{day:%Y-%m}", (day - timedelta(days=day.weekday())).isoformat())


def month_start(month: str) -> int:
    """When a month (``2026-11``, UTC) began, in milliseconds."""
    return int(datetime.fromisoformat(f"{month}-01T00:00:00+00:00").timestamp() * 1000)


def month_after(month: str) -> str:
    """The month that follows."""
    year, number = divmod(int(month[:4]) * 12 + int(month[5:]), 12)
    return f"{year:04}-{number + 1:02}"


def day_start(at: int) -> int:
    """When the day (UTC) of a moment began."""
    return at - at % 86_400_000
