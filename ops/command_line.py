"""What may stand behind ``python bot.py``, and the commands that work on the database alone."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ops.backups import back_up, restore
from ops.drain import drain
from ops.migrate_database import migrate_database
from ops.settings import Settings, require_file

_STATUS = "Exit status: 0 all well, 1 something was found, 2 something has to be fixed first; the line says what."


def parse(arguments: Sequence[str] | None, *, version: str) -> argparse.Namespace:
    """The options and the command; without one it is ``run``. Ends the process for --help, --version and mistakes."""
    parser = argparse.ArgumentParser(
        prog="bot.py", description="Ayaz, a Discord bot that hosts dominoes.", epilog=_STATUS
    )
    parser.add_argument("--version", action="version", version=f"Ayaz {version}")
    parser.add_argument("--local", action="store_true", help="play in your browser, no token needed")
    parser.add_argument("--port", type=int, help="port of the playground (default 8765; 0 picks a free one)")
    parser.add_argument("--fresh", action="store_true", help="start the playground without its earlier tables")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def add(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")

    add("run", "run the bot; what happens without a command")
    add("check", "look at settings, database, disk, token, and the bot's permissions on each server")
    add("sync", "send the slash commands to Discord, also while the bot runs")
    add("emojis", "upload the tiles as emojis of the application, where they are missing")
    copying = add("backup", "copy the whole database into one file, also while the bot runs")
    copying.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restoring = add("restore", "put a copy in the place of the database, which is kept; the bot must not run")
    restoring.add_argument("file", type=Path, metavar="FILE", help="what backup has written")
    draining = add(
        "drain", "open no new tables until the next start, as before an upgrade; a running bot obeys at once"
    )
    draining.add_argument("--off", action="store_true", help="open new tables again")
    moving = add("migrate-database", "copy everything from one database into an empty one; no bot may run on either")
    moving.add_argument("source", metavar="FROM", help="a file, or postgresql://user:password@host/name")
    moving.add_argument("target", metavar="TO", help="the same")
    verifying = add("verify", "check the deals of a match that was saved as text")
    verifying.add_argument("file", type=Path, metavar="FILE", help="what /domino replay has saved")
    return parser.parse_args(arguments)


def maintain(options: argparse.Namespace, settings: Settings) -> str:
    """Carry out one of the commands that work on the database; what was done, in one line. Raises StartError."""
    match options.command:
        case "backup":
            return back_up(require_file(settings, "backup"), options.file)
        case "restore":
            return restore(options.file, require_file(settings, "restore"))
        case "migrate-database":
            return migrate_database(options.source, options.target)
        case _:
            return drain(settings.database, on=not options.off)
