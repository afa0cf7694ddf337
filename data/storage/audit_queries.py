"""SQL of a server's log: rated matches that ended without a result."""

from __future__ import annotations

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
        "SELECT at, kind, match, actor, account, name FROM journal LEFT JOIN persons ON persons.key = journal.actor"
        " WHERE guild = ? ORDER BY id DESC LIMIT ?",
        guild,
        limit,
    )
    return tuple(
        AuditEntry(
            at=at,
            kind=AuditKind(kind),
            match_id=match_id,
            actor=None if actor is None else User(account or 0, name or ""),
        )
        for at, kind, match_id, actor, account, name in rows
    )
