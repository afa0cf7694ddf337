"""The log of a server in words."""

from __future__ import annotations

import pytest

from cogs.interactions.server_log import log_text
from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.matches import AuditEntry, AuditKind, Place, User


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_audit_log_entry_has_a_text(language: str) -> None:
    entries = tuple(AuditEntry(at=1_700_000_000_000, kind=kind, match_id=7, actor=None) for kind in AuditKind)
    entry_lines = log_text(Catalogue(language), entries).splitlines()[1:]
    assert len(set(entry_lines)) == len(AuditKind)
    assert all("<t:1700000000:f>" in line for line in entry_lines)
    named = AuditEntry(at=0, kind=AuditKind.MODERATOR, match_id=1, actor=User(1, "**@everyone**"))
    line = log_text(Catalogue(language), (named,)).splitlines()[1]
    assert "@everyone" not in line
    assert r"\*\*" in line


def test_a_channel_that_is_gone_is_named_and_one_that_is_there_is_linked() -> None:
    entry = AuditEntry(
        at=0,
        kind=AuditKind.LOST,
        match_id=1,
        actor=None,
        place=Place(1, 2, "oyun **@everyone**"),
        people=(User(1, "Ada"), User(0, "")),
    )
    gone = log_text(Catalogue("en-US"), (entry,)).splitlines()[2]
    assert gone.startswith(r"-# #oyun \*\*\@")
    assert "@everyone" not in gone
    assert gone.endswith(" · Ada, former player")
    assert log_text(Catalogue("en-US"), (entry,), channels={2}).splitlines()[2] == "-# <#2> · Ada, former player"
