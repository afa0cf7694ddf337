"""The values of gold, the free play money of a server. Amounts are whole gold, times milliseconds since the epoch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

GIFT = 100
"""What a person gets once a day (UTC)."""
STAKES = (10, 20, 50, 100, 200, 500)
"""What a host may have each person put in."""


class PostingKind(StrEnum):
    """Why gold moved. The values are stored, and the texts have one for each (``gold-move-<kind>``)."""

    GIFT = "gift"
    STAKE = "stake"
    """Put into the pot of a match, at its start."""
    PAYOUT = "payout"
    """Taken out of it at the end, or given back where the match has no result."""
    VOID = "void"
    """What a match had moved was moved back, because its result was voided."""


@dataclass(frozen=True, slots=True)
class GoldMove:
    """A change of one account."""

    at: int
    kind: PostingKind
    amount: int
    match_id: int | None
    """None for a gift."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldAccount:
    """The account of a person on a server; the values of an empty one where they have none yet."""

    is_on: bool
    """Whether the server has gold now; without it the account rests."""
    balance: int = 0
    """Below zero only where a result was voided after its gold had been spent."""
    next_gift: int | None = None
    """When the next gift can be had; None: now."""
    moves: tuple[GoldMove, ...] = ()
    """The last changes, newest first."""


NO_GOLD = GoldAccount(is_on=False)
"""Of a server without gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableGold:
    """What a match is played for in gold."""

    stake: int
    """What each person puts in at the start; in a lobby 0 where the server has turned gold off since."""
    pot: int = 0
    """What was put in; 0 before the start, and where only one person plays."""
    received: tuple[tuple[int, int], ...] = ()
    """At the end, by person key: what each got out of the pot, in the order of seats."""
    ended: bool = False
    """Whether the pot has been paid out."""
    voided: bool = False
