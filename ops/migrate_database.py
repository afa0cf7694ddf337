"""``bot.py migrate-database FROM TO``: everything from a file to a server, or back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from data.records.errors import CannotSave
from data.storage.database import CannotOpen
from data.storage.moving import Differs, NotEmpty, move
from data.storage.opening import open_database
from data.storage.postgres_database import is_address
from ops.errors import StartError


def migrate_database(source: str, target: str) -> str:
    """Copy everything and compare it; what was done, in one line. Raises StartError, for a running bot too; then the
    target is as it was, apart from its empty tables."""
    if not is_address(source) and not Path(source).is_file():
        raise StartError(f"migrate-database: {source}: no such file")
    try:
        moved = asyncio.run(_migrate(_place(source), _place(target)))
    except (CannotOpen, CannotSave) as error:
        raise StartError(f"migrate-database: {error}") from None
    except NotEmpty:
        raise StartError("migrate-database: there is something in TO already; it has to be empty") from None
    except Differs as error:
        raise StartError(f"migrate-database: {error} is not the same in TO, so nothing was kept there") from None
    setting = "DATABASE_URL" if is_address(target) else "DATABASE_PATH"
    return f"{moved} rows copied, read back and found the same; now name TO in {setting}"


async def _migrate(source: Path | str, target: Path | str) -> int:
    async with AsyncExitStack() as stack:
        # Opening takes the lock that a running bot holds.
        opened = await stack.enter_async_context(await open_database(source))
        return await move(opened, await stack.enter_async_context(await open_database(target)))


def _place(text: str) -> Path | str:
    return text if is_address(text) else Path(text)
