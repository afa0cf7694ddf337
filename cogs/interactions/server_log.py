"""The log of a server in words: what moderators did there, and rated matches that ended without a result."""

from __future__ import annotations

from collections.abc import Collection

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import safe_name
from data.records.matches import AuditEntry, User

MAX_CHANNEL_NAME = 50
"""Characters of a channel's name."""


def log_text(texts: Catalogue, entries: tuple[AuditEntry, ...], *, channels: Collection[int] = ()) -> str:
    """The lines of a server's log, newest first; ``channels`` are those that still exist."""
    if not entries:
        return texts.text("settings-log-empty")
    return "\n".join((texts.text("settings-log"), *(_entry(texts, each, channels) for each in entries)))


def _entry(texts: Catalogue, entry: AuditEntry, channels: Collection[int]) -> str:
    """What was done by whom; below it the channel and the people of the match, where it concerns one."""
    line = texts.text(
        f"settings-log-{entry.kind}",
        when=f"<t:{entry.at // 1000}:f>",
        match=str(entry.match_id),
        name=_name(texts, entry.actor),
        person=_name(texts, entry.subject),
    )
    place = entry.place
    if place is None:
        return line
    if place.channel in channels or not place.name:
        channel = f"<#{place.channel}>"
    else:  # Discord does not show the name of a channel that is gone
        channel = f"#{safe_name(place.name, MAX_CHANNEL_NAME)}"
    people = ", ".join(_name(texts, user) for user in entry.people)
    return f"{line}\n{texts.text('settings-log-table', channel=channel, names=people)}"


def _name(texts: Catalogue, user: User | None) -> str:
    return safe_name(user.name) if user is not None and user.name else texts.text("ranks-former")
