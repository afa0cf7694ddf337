"""SQL of bars: accounts that are kept away from the tables of a server."""

from __future__ import annotations

from data.storage.store import Session


async def bars_of(session: Session, account: int) -> tuple[tuple[int, int], ...]:
    """The servers that an account is barred from, and since when."""
    rows = await session.run("SELECT guild, at FROM bars WHERE account = ? ORDER BY guild", account)
    return tuple((guild, at) for guild, at in rows)


async def bars_in(session: Session, guild: int) -> tuple[tuple[int, int], ...]:
    """The accounts barred from a server, and since when; the newest first."""
    rows = await session.run("SELECT account, at FROM bars WHERE guild = ? ORDER BY at DESC, account", guild)
    return tuple((account, at) for account, at in rows)


async def is_barred(session: Session, guild: int, account: int) -> bool:
    rows = await session.run("SELECT 1 FROM bars WHERE guild = ? AND account = ?", guild, account)
    return bool(rows)


async def add_bar(session: Session, guild: int, account: int, *, at: int) -> bool:
    """Bar an account from a server; whether it was not barred before."""
    made = await session.run(
        "INSERT INTO bars (guild, account, at) VALUES (?, ?, ?) ON CONFLICT (guild, account) DO NOTHING RETURNING at",
        guild,
        account,
        at,
    )
    return bool(made)


async def drop_bar(session: Session, guild: int, account: int) -> bool:
    """Lift a bar; whether there was one."""
    dropped = await session.run("DELETE FROM bars WHERE guild = ? AND account = ? RETURNING at", guild, account)
    return bool(dropped)
