"""SQL of a server's log: rated matches that ended without a result, and what its managers did."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from data.records.matches import AuditEntry, AuditKind, Place, User
from data.storage.store import Session, WriteBatch


async def add_audit_entry(
    batch: WriteBatch,
    match_id: int | None,
    guild: int,
    kind: AuditKind,
    *,
    at: int,
    actor: int | None,
    subject: int | None = None,
) -> None:
    """Add a line; ``actor`` is the person key of who did it, ``subject`` that of whom it was done to."""
    await batch.write(
        "INSERT INTO journal (guild, at, kind, match, actor, subject) VALUES (?, ?, ?, ?, ?, ?)",
        guild,
        at,
        kind,
        match_id,
        actor,
        subject,
    )


async def read_audit_log(session: Session, guild: int, limit: int) -> tuple[AuditEntry, ...]:
    """The newest entries of a server's log, newest first."""
    rows = await session.run(
        "SELECT at, kind, match, channel, channel_name, actor, actors.account, actors.name, subject, subjects.account,"
        " subjects.name FROM journal LEFT JOIN matches ON matches.id = journal.match"
        " LEFT JOIN persons AS actors ON actors.key = actor LEFT JOIN persons AS subjects ON subjects.key = subject"
        " WHERE journal.guild = ? ORDER BY journal.id DESC LIMIT ?",
        guild,
        limit,
    )
    people = await _people(session, guild, limit)

    def who(key: int | None, account: int | None, name: str | None) -> User | None:
        return None if key is None else User(account or 0, name or "")

    return tuple(
        AuditEntry(
            at=at,
            kind=AuditKind(kind),
            match_id=match_id,
            actor=who(*names[:3]),
            subject=who(*names[3:]),
            place=None if channel is None else Place(guild, channel, channel_name),
            people=tuple(people[match_id]),
        )
        for at, kind, match_id, channel, channel_name, *names in rows
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
