"""From rows to a ``Table``: replay where this code knows the rules of the log, and no guess where it does not."""

from __future__ import annotations

from dataclasses import replace

from data.records.matches import AuditKind, BrokenLog, MatchRow, Refusal, Refused, Table, User
from data.storage.audit_queries import add_audit_entry
from data.storage.store import Session
from engine.events import Closed, Event, Opened, Reason
from engine.match import Match, Phase
from engine.variants import VARIANTS


def is_known(variant: str, rules_version: int) -> bool:
    """Whether a log of these rules means to this code what it meant when it was written."""
    return variant in VARIANTS and VARIANTS[variant].version == rules_version


async def read_table(session: Session, match_id: int) -> Table:
    """The table as it was last committed.

    Raises Refused (NO_SUCH_MATCH) where there is none, or an ended one that can no longer be shown; BrokenLog for a
    live one that cannot be replayed. A match closed as OUTDATED comes back as its bare lobby.
    """
    row = await session.row(match_id)
    if row is None:
        raise Refused(Refusal.NO_SUCH_MATCH)
    known = is_known(row.variant, row.rules_version)
    if row.outcome == Reason.OUTDATED:
        match = _bare(await _readable(session, match_id), seq=await session.last_seq(match_id))
    elif known:
        match = _replayed(match_id, await session.log(match_id))
    elif row.outcome is not None:
        raise Refused(Refusal.NO_SUCH_MATCH)
    else:
        raise BrokenLog(match_id, f"it is {row.variant} of version {row.rules_version}")
    return Table(
        id=match_id,
        place=row.place,
        match=match,
        people=await session.people(match_id),
        language=row.language,
        board=row.board,
        board_at=row.board_at,
        call=row.call,
        due_at=row.due_at,
        due_span=row.due_span,
        call_at=row.call_at,
        rematch_of=row.rematch_of,
        paused_at=row.paused_at,
    )


async def close_unread(session: Session, row: MatchRow, *, at: int, by: User | None) -> None:
    """Close a match without replaying it, as OUTDATED: it frees its people whatever its log looks like.

    Where a person did it that is put into the server's log: whether the match was rated cannot be known any more.
    """
    closed, actor = Closed(Reason.OUTDATED), None if by is None else await session.person(by)
    await session.append(row.id, [closed], first_seq=await session.last_seq(row.id) + 1, at=at, actor=actor)
    await session.end(row.id, outcome=Reason.OUTDATED, at=at)
    if by is not None:
        await add_audit_entry(session, row.id, row.place, AuditKind.MODERATOR, at=at, actor=actor)


def _replayed(match_id: int, events: tuple[Event, ...]) -> Match:
    try:
        return Match.replay(events)
    except Exception as error:
        # A damaged log can make the rules fail in any way; whichever it is, the match cannot be known.
        raise BrokenLog(match_id, f"{type(error).__name__}: {error}") from error


async def _readable(session: Session, match_id: int) -> Opened:
    """The first event of a log. Raises Refused (NO_SUCH_MATCH) where not even that can be read."""
    try:
        first = await session.first_event(match_id)
    except BrokenLog as error:
        raise Refused(Refusal.NO_SUCH_MATCH) from error
    if not isinstance(first, Opened) or first.options.variant not in VARIANTS:
        raise Refused(Refusal.NO_SUCH_MATCH)
    return first


def _bare(opened: Opened, *, seq: int) -> Match:
    """A closed match of which only the options are known."""
    try:
        lobby = Match.open(opened)
    except ValueError as error:  # the options are not those of today's rules
        raise Refused(Refusal.NO_SUCH_MATCH) from error
    return replace(lobby, phase=Phase.CLOSED, reason=Reason.OUTDATED, seq=seq)
