"""SQL of a server's log: rated matches that ended without a result."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from data.records.matches import AuditEntry, AuditKind, Place, User
from data.storage.store import Session, WriteBatch


async def add_audit_entry(
    batch: WriteBatch, match_id: int, place: Place, kind: AuditKind, *, at: int, actor: int | None
) -> None:
    """Note that a rated match ended without a result; ``actor`` is the person key of who ended it."""
    await batch.write(
        "INSERT INTO journal (guild, at, kind, match, actor) VALUES (?, ?, ?, ?, ?)",
        place.guild,
        at,
        kind,
        match_id,
        actor,
    )


async def read_audit_log(session: Session, guild: int, limit: int) -> tuple[AuditEntry, ...]:
    """The newest entries of a server's log, newest first."""
    rows = await session.run(
        "SELECT at, kind, match, actor, account, name, channel, channel_name FROM journal"
        " JOIN matches ON matches.id = journal.match LEFT JOIN persons ON persons.key = journal.actor"
        " WHERE journal.guild = ? ORDER BY journal.id DESC LIMIT ?",
        guild,
        limit,
    )
    people = await _people(session, guild, limit)
    return tuple(
        AuditEntry(
            at=at,
            kind=AuditKind(kind),
            match_id=match_id,
            actor=None if actor is None else User(account or 0, name or ""),
            place=Place(guild, channel, channel_name),
            people=tuple(people[match_id]),
        )
        for at, kind, match_id, actor, account, name, channel, channel_name in rows
    )


async def _people(session: Session, guild: int, limit: int) -> Mapping[int, Sequence[User]]:
    """Who sat at the matches of these entries at their end, by match, in the order of seats."""
    rows = await session.run(
        "SELECT match, account, name FROM sitters JOIN persons ON persons.key = sitters.person"
        " WHERE seat IS NOT NULL AND match IN (SELECT match FROM journal WHERE guild = ? ORDER BY id DESC LIMIT ?)"
        " ORDER BY match, seat",
        guild,
        limit,
    )
    found: defaultdict[int, list[User]] = defaultdict(list)
    for match_id, account, name in rows:
        found[match_id].append(User(account or 0, name or ""))
    return found
