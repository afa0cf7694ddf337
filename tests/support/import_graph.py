"""The import graph of the packages, read from the source, and its drawing in docs/architecture.md.

``python -m tests.support.import_graph`` writes the drawing of the code as it is into that page.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.support import ROOT

PAGE = ROOT / "docs" / "architecture.md"
SHOWN = ("bot", "composition", "ops", "cogs", "data", "renderer", "workers", "engine")
"""The top-level packages and modules of the program, without tests and benches."""
MERGED = {"engine.variants": "engine"}
"""Packages drawn as part of another one: variants are discovered from their files and looked up by the match."""
_BLOCK = re.compile(r"(?s)(?<=```mermaid\n).*?(?=```)")

Graph = Mapping[str, frozenset[str]]
"""Nodes, each with the nodes that it imports."""


def imported(source: str, *, module: str, package: bool) -> Iterator[str]:
    """Every dotted name imported by the source of `module`; `from a import b` gives `a.b`.

    Imports inside functions and under TYPE_CHECKING count too, and so does `import_module("literal")`.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                if level:
                    parts = module.split(".")
                    above = parts[: len(parts) - level + package]
                    base = ".".join([*above, base] if base else above)
                yield from (f"{base}.{alias.name}" for alias in names)
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=[ast.Constant(value=str(name))]):
                if called in {"import_module", "__import__"}:
                    yield name


def modules() -> Iterator[tuple[Path, str]]:
    """Every Python file of the project with its module name; virtual environments and `var` are left out."""
    for top in sorted(ROOT.iterdir()):
        if top.name.startswith(".") or top.name == "var" or (top / "pyvenv.cfg").exists():
            continue
        for path in sorted(top.rglob("*.py")) if top.is_dir() else [top] * (top.suffix == ".py"):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield path, ".".join(parts).removesuffix(".__init__")


def module_graph() -> Graph:
    """The modules of the project, each with the modules that it imports."""
    known = {name: path for path, name in modules()}
    graph: dict[str, frozenset[str]] = {}
    for name, path in known.items():
        found = imported(path.read_text(encoding="utf-8"), module=name, package=path.name == "__init__.py")
        targets = (target if target in known else target.rpartition(".")[0] for target in found)
        graph[name] = frozenset(target for target in targets if target in known and target != name)
    return graph


def package_graph() -> Graph:
    """The packages of the program, each with the packages that it imports. A package is one node with its modules; the
    files directly in ``cogs``, ``data`` and ``engine`` are nodes of that name.
    """
    graph: dict[str, set[str]] = {}
    for module, targets in module_graph().items():
        node = _package(module)
        if node is not None:
            graph.setdefault(node, set()).update(
                other for target in targets if (other := _package(target)) is not None and other != node
            )
    return {node: frozenset(targets) for node, targets in sorted(graph.items())}


def drawing() -> str:
    """The package graph as a Mermaid flowchart, transitively reduced."""
    graph = package_graph()
    lines = ["flowchart TD"]
    for top in SHOWN:
        inside = [node for node in graph if node.split(".")[0] == top]
        if len(inside) == 1:
            lines.append(f"    {_id(inside[0])}[{inside[0]}]")
        elif inside:
            lines.append(f"    subgraph {top}_[{top}/]")
            lines += [f"        {_id(node)}[{node.removeprefix(f'{top}.')}]" for node in inside]
            lines.append("    end")
    for node in graph:
        direct = graph[node] - {far for near in graph[node] for far in _reachable(graph, near) if far != near}
        lines += [f"    {_id(node)} --> {_id(target)}" for target in sorted(direct)]
    return "\n".join(lines) + "\n"


def _package(module: str) -> str | None:
    parts = module.split(".")
    if parts[0] not in SHOWN:
        return None
    node = ".".join(parts[:2]) if ROOT.joinpath(*parts[:2]).is_dir() else parts[0]
    return MERGED.get(node, node)


def _id(node: str) -> str:
    return node.replace(".", "_")


def _reachable(graph: Graph, start: str) -> frozenset[str]:
    """All nodes reachable from a node; includes the node itself if it is part of a cycle."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += graph[node]
    return frozenset(found)


def drawn(page: str) -> str:
    """The drawing found in the text of the page."""
    found = _BLOCK.search(page)
    return found[0] if found else ""


def main() -> None:
    """Update the drawing in the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(_BLOCK.sub(lambda _: drawing(), page, count=1), encoding="utf-8")


if __name__ == "__main__":
    main()
