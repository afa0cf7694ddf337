"""The log of a server: rated matches that ended without a result, with the SQL statements that keep it."""

from __future__ import annotations

from data.matches.records import AuditEntry, AuditKind, Place, User
from data.storage.store import Session, WriteBatch


async def add_audit_entry(
    writer: WriteBatch, match_id: int, place: Place, kind: AuditKind, *, at: int, actor: int | None
) -> None:
    """Write down that a rated match has ended without a result; ``actor`` is the key of who ended it."""
    await writer.write(
        "INSERT INTO journal (guild, at, kind, match, actor) VALUES (?, ?, ?, ?, ?)",
        place.guild,
        at,
        kind,
        match_id,
        actor,
    )


async def read_audit_log(ledger: Session, guild: int, limit: int) -> tuple[AuditEntry, ...]:
    """The newest lines of a server's log, the newest first."""
    rows = await ledger.run(
        "SELECT at, kind, match, actor, account, name FROM journal LEFT JOIN persons ON persons.key = journal.actor"
        " WHERE guild = ? ORDER BY id DESC LIMIT ?",
        guild,
        limit,
    )
    return tuple(
        AuditEntry(
            at=at,
            kind=AuditKind(kind),
            match=match,
            actor=None if actor is None else User(account or 0, name or ""),
        )
        for at, kind, match, actor, account, name in rows
    )
