"""The values that the data layer returns, and its errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.events import Event
from engine.match import Match, Person


@dataclass(frozen=True, slots=True)
class User:
    """A person as Discord names them: account id and display name. Erased people are ``User(0, "")``."""

    id: int
    name: str


ERASED = User(0, "")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is shown: ids of the server and of the channel."""

    guild: int
    channel: int
    name: str = field(default="", compare=False)
    """Of the channel, when the table was opened; empty where it is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Whereabouts:
    """Where a live match is shown, and whether it is paused: what is known of it without reading its log."""

    match_id: int
    place: Place
    paused: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DueMatches:
    """Ids of the matches for which it is time."""

    act: tuple[int, ...]
    """Their turn, their pause between rounds or their lobby is over."""
    call: tuple[int, ...]
    """The person whose turn it is gets a reminder."""
    give_up: tuple[int, ...]
    """They have been paused for so long that they are closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadlines:
    """When a live match is due; the fields of ``Table`` have the same names."""

    match_id: int
    due_at: int | None
    due_span: int
    call_at: int | None
    give_up_at: int | None


@dataclass(frozen=True, slots=True)
class LeftTurn:
    """A person who left in the middle of their turn, and when it would have timed out."""

    person: int
    due_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A match with what surrounds it: where it is, who its people are, when it is due. A value: it never changes.

    Times are milliseconds since the epoch.
    """

    id: int
    place: Place
    match: Match
    people: Mapping[int, User]
    """Everyone who ever sat here or was invited, by person key."""
    language: str
    """The locale of its public messages."""
    board: int | None = None
    """Id of the public message that shows it."""
    board_at: int = 0
    """When that message was posted."""
    call: int | None = None
    """Id of the message that reminds the person whose turn it is."""
    due_at: int | None = None
    """When the awaited seat is acted for, the lobby expires, or the next round is dealt."""
    due_span: int = 0
    """How long was given when ``due_at`` was set; while it is paused, what is left of that, 0 for the whole time."""
    call_at: int | None = None
    """When the person whose turn it is gets a reminder; None when none is needed."""
    rematch_of: int | None = None
    gold: int = 0
    """What each person puts into the pot at the start; 0: it is played without gold."""
    paused_at: int | None = None
    """Since when it cannot be shown where it is; its time stands still. None while it can."""
    give_up_at: int | None = None
    """When it is closed if it cannot be shown until then; None while it can."""
    waiting: bool = False
    """Whether it waits for its only person, who is away; ``due_at`` is then when it is closed."""
    left_turn: LeftTurn | None = field(default=None, compare=False)
    """Of the turn that is on. In memory only: who comes back after a restart has a whole turn."""

    def user(self, person: int) -> User:
        """Who a person key of this table is."""
        return self.people[person]

    def person_of(self, user_id: int) -> int | None:
        """The key of an account that ever sat here or was invited."""
        return next((key for key, user in self.people.items() if user.id == user_id), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that an account holds now."""
        person = self.person_of(user_id)
        return None if person is None else self.match.seat_of(person)

    def seat_user(self, seat: int) -> User | None:
        """The person who holds a seat now; None for a computer or a free seat."""
        person = self.match.seats[seat].person
        return None if person is None else self.people[person]

    @property
    def ends_together(self) -> bool:
        """Whether it is a running match that ends by hand only when everybody wants it: a rated one, or one for which
        several people have put gold in. Else a host who is about to lose could take the stake back."""
        if self.match.started is None:
            return False
        people = sum(isinstance(seat.owner, Person) for seat in self.match.seats)
        return self.match.rated or (self.gold > 0 and people > 1)

    @property
    def host_user(self) -> User:
        """Who may start and stop."""
        return self.people[self.match.host]


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """What is kept of a match beside its log; the fields of ``Table`` have the same names there."""

    id: int
    place: Place
    language: str
    variant: str
    rules_version: int
    rematch_of: int | None
    gold: int
    board: int | None
    board_at: int
    call: int | None
    due_at: int | None
    due_span: int
    call_at: int | None
    paused_at: int | None
    give_up_at: int | None
    waiting: bool
    outcome: str | None
    """None while the match is live."""


@dataclass(frozen=True, slots=True)
class Update:
    """A commit: the table after it and its events, oldest first."""

    table: Table
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """One seat of a finished match; ``owner`` and ``occupant`` are person keys, None for a computer."""

    seat: int
    owner: int | None
    occupant: int | None
    side: int
    score: int
    place: int
    """1 for the best; sides that are level share a place."""


class AuditKind(StrEnum):
    """What a server's log tells of: how a rated match came to end without a result, and what its managers did. The
    values are stored."""

    AGREED = "agreed"
    """Everyone at the table wanted it."""
    MODERATOR = "moderator"
    LOST = "lost"
    """Its channel or server is gone, or it could not be shown there for long."""
    OUTDATED = "outdated"
    """Its log could not be read any more, as after an update of the bot."""
    VOIDED = "voided"
    """Its result was taken off the ladder."""
    BARRED = "barred"
    """A person is kept away from the tables."""
    BAR_LIFTED = "bar-lifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class AuditEntry:
    """A line of a server's log."""

    at: int
    kind: AuditKind
    match_id: int | None
    """None where it concerns no match."""
    actor: User | None
    """Who did it, of several the last; None where no person did."""
    subject: User | None = None
    """Whom it was done to; None also for erased people."""
    place: Place | None = None
    """Of the match."""
    people: tuple[User, ...] = ()
    """Who sat there at the end, by seat."""


class Refusal(StrEnum):
    """Why the service refused. The values are message ids of the catalogues (``refused-<code>``), as the engine's."""

    NO_SUCH_MATCH = "no-such-match"
    NOT_OVER = "not-over"
    """Its replay would show hands that are still played."""
    PRIVATE_MATCH = "private-match"
    TOO_MANY_TABLES_HERE = "too-many-tables-here"
    TOO_MANY_TABLES_YOURS = "too-many-tables-yours"
    NOT_HOST = "not-host"
    NEEDS_EVERYBODY = "needs-everybody"
    """A rated match ends by hand only when everyone at the table wants it; this person has said so already."""
    STALE = "stale"
    """What was pressed belongs to a turn that is over."""
    SAT_IN_LATELY = "sat-in-lately"
    """A substitute who left may not sit in on that server for a day (L5)."""
    BARRED = "barred"
    """The managers of the server keep this person away from its tables."""
    NOT_ON_LADDER = "not-on-ladder"
    """Only what is booked can be voided."""
    DRAINING = "draining"
    """The operator is about to stop the bot: no new tables until the next start."""
    STILL_SEATED = "still-seated"
    """Who holds a seat cannot be erased."""
    NO_SUCH_SEASON = "no-such-season"
    """The server has no final table of that month."""
    TERMS_CHANGED = "terms-changed"
    """The host made the lobby rated a moment ago, and others sat down when it was not."""
    GOLD_OFF = "gold-off"
    """The server has no gold, or not any more."""
    TOO_LITTLE_GOLD = "too-little-gold"
    """Who wants to sit down cannot put in the stake."""
    STAKE_NEEDS_TWO = "stake-needs-two"
    """There is nothing to play for against computers alone."""
    CANNOT_PUT_IN = "cannot-put-in"
    """A match cannot start because some of its people cannot put in the stake."""
    GIFT_TAKEN = "gift-taken"
    """There is one gift a day."""
    RATING_NEEDS_VARIANT = "rating-needs-variant"
    """There is a rating for each variant, none for all of them."""
    RATING_IS_ALL_TIME = "rating-is-all-time"
    """There is no rating of a month or a week."""


class Refused(Exception):
    """A request that the service refuses; nothing has changed. ``details`` are plain values for the sentence shown."""

    def __init__(self, code: Refusal, **details: str | int) -> None:
        super().__init__(f"{code}: {details}" if details else str(code))
        self.code = code
        self.details = details


class BrokenLog(Exception):
    """A stored log that this code cannot read or replay. Never guessed at: the repository closes the match."""

    def __init__(self, match_id: int, why: str) -> None:
        super().__init__(f"the log of match {match_id} cannot be replayed: {why}")
        self.match_id = match_id
