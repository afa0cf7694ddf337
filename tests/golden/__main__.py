"""``python -m tests.golden`` compares the golden files with the engine; with ``--write`` it updates them.

A variant without scripted rounds gets four then: whole rounds from their deals, two that end with an empty hand and two
that are blocked.
"""

from __future__ import annotations

import sys

from tests.golden import perft, script


def main(arguments: list[str]) -> int:
    """Exit code 0 when every file is as it should be, or was written; 1 when one differs; 2 for other arguments."""
    if arguments not in ([], ["--write"]):
        print(__doc__, file=sys.stderr)
        return 2
    wrong = 0
    made = [(perft.FILE, perft.table()), *((file, script.played(file.read_text("utf-8"))) for file in script.files())]
    for file, text in [*made, *script.missing().items()]:
        if file.exists() and file.read_text("utf-8") == text:
            continue
        wrong += 1
        print(f"{file.name} {'written' if arguments else 'differs'}")
        if arguments:
            file.write_text(text, "utf-8")
    return 1 if wrong and not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
