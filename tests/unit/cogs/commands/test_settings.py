"""Answers of the /settings commands."""

from __future__ import annotations

import pytest

from cogs.commands.settings import log_text
from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.matches import AuditEntry, AuditKind, User


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_audit_log_entry_has_a_text(language: str) -> None:
    entries = tuple(AuditEntry(at=1_700_000_000_000, kind=kind, match_id=7, actor=None) for kind in AuditKind)
    entry_lines = log_text(Catalogue(language), entries).splitlines()[1:]
    assert len(set(entry_lines)) == len(AuditKind)
    assert all("<t:1700000000:f>" in line and "7" in line for line in entry_lines)
    named = AuditEntry(at=0, kind=AuditKind.MODERATOR, match_id=1, actor=User(1, "**@everyone**"))
    line = log_text(Catalogue(language), (named,))
    assert "@everyone" not in line
    assert r"\*\*" in line
