"""``python -m tests.vectors FILE…`` runs vector files and prints a line for each failure, then the sums."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.vectors.runner import failure


def main(files: list[str]) -> int:
    """Exit code 0 when every vector of every file passes, 1 otherwise, 2 for no file."""
    if not files:
        print(__doc__, file=sys.stderr)
        return 2
    passed = failed = 0
    for file in files:
        for vector in json.loads(Path(file).read_text("utf-8"))["vectors"]:
            why = failure(vector)
            if why is None:
                passed += 1
            else:
                failed += 1
                print(f"{vector['id']} {vector['variant']} {vector['category']}: {why}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
