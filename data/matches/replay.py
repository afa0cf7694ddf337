"""From rows to a ``Table``: replay where this code knows the rules of the log, and no guess where it does not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from data.gold.pots import give_back
from data.records.matches import AuditKind, BrokenLog, MatchRow, Refusal, Refused, Table, User
from data.storage.audit_queries import add_audit_entry
from data.storage.store import Session
from engine.events import Closed, Event, Opened, Reason
from engine.match import Match, Phase
from engine.rules import default_options
from engine.variants import VARIANTS


def is_known(variant: str, rules_version: int) -> bool:
    """Whether a log of these rules means to this code what it meant when it was written."""
    return variant in VARIANTS and VARIANTS[variant].version == rules_version


async def read_table(session: Session, match_id: int) -> Table:
    """The table as it was last committed.

    Raises Refused (NO_SUCH_MATCH) where there is none, or an ended one that can no longer be shown; BrokenLog for a
    live one that cannot be replayed. A match closed as OUTDATED comes back without its rounds.
    """
    row = await session.row(match_id)
    if row is None:
        raise Refused(Refusal.NO_SUCH_MATCH)
    people = await session.people(match_id)
    return Table(
        id=match_id,
        place=row.place,
        match=await _read_match(session, row, people),
        people=people,
        language=row.language,
        board=row.board,
        board_at=row.board_at,
        call=row.call,
        due_at=row.due_at,
        due_span=row.due_span,
        call_at=row.call_at,
        rematch_of=row.rematch_of,
        gold=row.gold,
        paused_at=row.paused_at,
        give_up_at=row.give_up_at,
        waiting=row.waiting,
    )


async def close_unread(session: Session, match_id: int, *, at: int) -> None:
    """Close a match without replaying it, as OUTDATED: it frees its people whatever its log looks like.

    Unless it is known to be unrated that is put into the server's log.
    """
    row = await session.row(match_id)
    if row is None or row.outcome is not None:
        return
    await session.append(
        match_id, [Closed(Reason.OUTDATED)], first_seq=await session.last_seq(match_id) + 1, at=at, actor=None
    )
    await session.end(match_id, outcome=Reason.OUTDATED, at=at)
    await give_back(session, match_id, row.place.guild, at=at)
    opened = await _opened(session, match_id)
    if opened is None or opened.options.rated:
        await add_audit_entry(session, match_id, row.place.guild, AuditKind.OUTDATED, at=at, actor=None)


async def _read_match(session: Session, row: MatchRow, people: Mapping[int, User]) -> Match:
    known = is_known(row.variant, row.rules_version)
    if row.outcome == Reason.OUTDATED:
        return _bare(await _opened(session, row.id), people, seq=await session.last_seq(row.id))
    if row.outcome is None and not known:
        raise BrokenLog(row.id, f"it is {row.variant} of version {row.rules_version}")
    try:
        if known:
            return _replayed(row.id, await session.log(row.id))
    except BrokenLog:
        if row.outcome is None:
            raise
    raise Refused(Refusal.NO_SUCH_MATCH)


def _replayed(match_id: int, events: tuple[Event, ...]) -> Match:
    try:
        return Match.replay(events)
    except MemoryError:
        raise
    except Exception as error:
        # A damaged log can make the rules fail in any way; whichever it is, the match cannot be known.
        raise BrokenLog(match_id, f"{type(error).__name__}: {error}") from error


async def _opened(session: Session, match_id: int) -> Opened | None:
    """The first event of a log; None where not even that can be read."""
    try:
        first = await session.first_event(match_id)
    except BrokenLog:
        return None
    return first if isinstance(first, Opened) else None


def _bare(opened: Opened | None, people: Mapping[int, User], *, seq: int) -> Match:
    """A closed match of which at most the options are known. Raises Refused (NO_SUCH_MATCH) if no person sat there."""
    if not people:
        raise Refused(Refusal.NO_SUCH_MATCH)
    try:
        if opened is None or opened.host not in people:
            raise ValueError
        lobby = Match.open(opened)
    except ValueError:  # unknown, or not the options of today's rules
        lobby = Match.open(Opened(default_options(next(iter(VARIANTS.values()))), min(people)))
    return replace(lobby, phase=Phase.CLOSED, reason=Reason.OUTDATED, seq=seq)
