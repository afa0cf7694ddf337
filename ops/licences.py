"""``python -m ops.licences``: the packages that the bot needs at run time, each with its licence."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

_LOCKED = Path(__file__).parents[1] / "requirements.txt"
_COPYLEFT = re.compile(r"\b[AL]?GPL|GNU (Affero |Lesser |Library )?General Public", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Package:
    """One that is installed here."""

    name: str
    version: str
    licence: str

    @property
    def is_copyleft(self) -> bool:
        """Whether it is under GPL, LGPL or AGPL, without the choice of another one."""
        return all(_COPYLEFT.search(choice) for choice in re.split(r"\bOR\b", self.licence))


def run_time_packages() -> Iterator[Package]:
    """Those of requirements.txt, without what other systems need."""
    names = re.findall(r"(?m)^([\w.-]+)==", _LOCKED.read_text(encoding="utf-8"))
    for name in names:
        try:
            found = metadata(name)
        except PackageNotFoundError:
            continue
        yield Package(name, found["Version"], _licence(found))


def _licence(found: PackageMetadata) -> str:
    """As SPDX where the package says so, else by its classifiers, else the first line of what it says."""
    stated = [said for key in ("License-Expression", "License") for said in found.get_all(key) or ()]
    classifiers = [each.rpartition(" :: ")[2] for each in found.get_all("Classifier") or () if "License ::" in each]
    return next((each.strip().partition("\n")[0] for each in stated), ", ".join(classifiers)) or "not stated"


def main() -> int:
    """Print the list; the exit status is 1 where a package may not be shipped with the bot."""
    packages = sorted(run_time_packages(), key=lambda each: each.name)
    for each in packages:
        sys.stdout.write(f"{each.name:<24}{each.version:<14}{each.licence}\n")
    wrong = [each.name for each in packages if each.is_copyleft]
    if wrong:
        sys.stderr.write(f"ayaz: under GPL, LGPL or AGPL: {', '.join(wrong)}\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
