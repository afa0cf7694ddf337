"""The files of the repository."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.support import ROOT


def tracked() -> list[Path]:
    """The files of the repository; without git, all files that are not obviously local ones."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
        names = [name for name in listed.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        found = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
        own = {".venv", "var", ".git", "__pycache__", ".env"}
        names = [str(path) for path in found if not own.intersection(path.parts)]
    return [ROOT / name for name in names if (ROOT / name).is_file()]
