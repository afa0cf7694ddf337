"""Ayaz, a Discord bot that hosts dominoes: the command line.

``python bot.py`` is the bot, ``python bot.py --local`` the playground in a browser, which needs no Discord account;
``python bot.py --help`` lists what else there is.
What an operator has to fix is said in one line on stderr that names the setting, with exit status 2.
"""

from __future__ import annotations

import os
import signal

if __name__ == "__main__":
    # The imports below take a second, and nothing is open yet that has to be closed. The event loop sets handlers of
    # its own.
    def exit_at_once(_number: int, _frame: object) -> None:
        os._exit(0)

    signal.signal(signal.SIGTERM, exit_at_once)

import asyncio
import gc
import importlib
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.client import AyazClient
from cogs.discord_io.permissions import INVITE_PERMISSIONS
from composition import make_bot, upload_tile_emojis, version
from ops import runner
from ops.backups import schedule
from ops.check import check
from ops.command_line import maintain, parse
from ops.discord_login import log_in, logged_in
from ops.error_reports import reporting
from ops.errors import StartError
from ops.libraries import warn_of_missing_libraries
from ops.logs import set_up_logging
from ops.pages import serving_pages
from ops.settings import Settings, load_settings, require_token, require_writable
from ops.sharding import choose_shards
from ops.verify import verify_file

START_DELAY = 5.0
"""Seconds over which Discord counts the messages of a channel: a process that was killed may have used them up."""


async def run_bot(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises StartError for what the operator has to fix."""
    token = require_token(settings)
    if isinstance(settings.database, Path):
        require_writable(settings.database)
    warn_of_missing_libraries()
    shards = await choose_shards(settings)
    make_client = partial(
        make_bot,
        settings.database,
        command_sync=settings.command_sync == "auto",
        dev_guild=settings.dev_guild_id,
        start_delay=START_DELAY,
        tile_emojis=True,
        single_process=settings.processes == "single",
        shards=shards,
        standby=settings.standby,
    )
    copying = None if settings.database_url else asyncio.create_task(schedule(settings).run())
    try:
        async with (
            reporting(settings.sentry_dsn, version=version()),
            serving_pages(settings, version=version()) as watch,
        ):
            await runner.run(lambda: watch(make_client()), token, standby=settings.standby)
    finally:
        if copying is not None:
            copying.cancel()


async def install_emojis(settings: Settings) -> str:
    """Upload the tiles as emojis of the application where they are missing; returns a line that says how many were.

    Raises StartError for what the operator has to fix.
    """
    uploaded = await log_in(require_token(settings), upload_tile_emojis)
    return f"emojis uploaded: {uploaded}"


def run_playground(port: int | None, *, fresh: bool) -> None:
    """Serve the playground; ``fresh`` forgets what the last one has left.

    Imported here because the bot itself runs without the packages of the extra ``local``.
    """
    try:
        playground = importlib.import_module("cogs.local.playground")
    except ModuleNotFoundError as error:
        raise StartError(f"the playground needs the package {error.name}; make play installs it") from None

    def make_client(database_path: Path) -> AyazClient:  # called once the port is known to be free
        warn_of_missing_libraries()
        return make_bot(database_path)

    try:
        playground.serve(make_client, port=playground.PORT if port is None else port, fresh=fresh)
    except playground.PlaygroundError as error:
        raise StartError(str(error)) from None


async def sync(settings: Settings) -> None:
    """Send the slash commands to Discord; a running bot is not disturbed. Raises StartError."""
    token = require_token(settings)
    with TemporaryDirectory() as folder:  # the running bot has locked its database
        client = make_bot(Path(folder) / "sync.sqlite3", dev_guild=settings.dev_guild_id, ai_processes=0)
        async with logged_in(client, token):
            # The log-in has sent them already; this says whether Discord has them.
            assert client.app.sync_commands is not None
            if not await client.app.sync_commands():
                raise StartError("Discord refused the commands; the log says why")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. The exit status is 0 after an orderly end, 1 where something was found (deals that do not
    hold, permissions that are missing), and 2 where the operator has to fix something."""
    options = parse(arguments, version=version())
    if options.command not in (None, "run"):
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a copy that was stopped is no success
    try:
        if options.command == "verify":
            fair, report = verify_file(options.file)
            print(report)
            return 0 if fair else 1
        settings = load_settings()
        if options.command in ("backup", "restore", "migrate-database", "drain"):
            print(maintain(options, settings))
            return 0
        if options.command == "check":
            found = asyncio.run(check(settings, INVITE_PERMISSIONS))
            print("\n".join(found.lines))
            return found.status
        # The addresses of the playground should not drown in the log.
        quiet = options.local and "log_level" not in settings.model_fields_set
        set_up_logging("WARNING" if quiet else settings.log_level, settings.log_format)
        if options.command == "emojis":
            print(asyncio.run(install_emojis(settings)))
        elif options.local:
            run_playground(options.port, fresh=options.fresh)
        else:
            asyncio.run(sync(settings) if options.command == "sync" else run_bot(settings))
    except StartError as error:
        print(f"ayaz: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    status = main()
    gc.freeze()  # to look for garbage once more would be most of what an end costs, and hosts give it seconds
    sys.exit(status)
