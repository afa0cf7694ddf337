"""``python -m bench NAME [ARGUMENTS]`` runs ``bench/NAME.py``; its exit status is 1 when a bar falls short."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def names() -> list[str]:
    """The benchmarks: modules of this package that have a ``main``."""
    sources = (path for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
    return sorted(path.stem for path in sources if "\ndef main(" in path.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in names():
        print(f"usage: python -m bench {{{','.join(names())}}}", file=sys.stderr)
        return 2
    status: int = import_module(f"bench.{arguments[0]}").main(arguments[1:])
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
