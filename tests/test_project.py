"""The house is in order: lock, exports, changelog and settings say the same; nothing points out of the repository."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from cogs.texts.catalogue import Catalogue
from engine.rules import Rules
from engine.variants import VARIANTS
from tests.support import ROOT
from tests.support.repository import tracked

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))


# What each export holds beyond the run time: extras and dependency groups.
EXPORTS: dict[str, tuple[list[str], list[str]]] = {
    "requirements.txt": ([], []),
    "requirements-local.txt": (["local"], ["test"]),
    "requirements-dev.txt": (["local"], ["dev"]),
}

MACHINES = [
    {"python_version": python, "python_full_version": f"{python}.1", **system}
    for python, system in product(
        ["3.11", "3.12", "3.13", "3.14", "3.15"],
        [
            {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"},
            {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "aarch64"},
            {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
            {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
        ],
    )
]


@cache
def evaluate(marker: str, machine: int) -> bool:
    """Whether a marker holds on one of MACHINES; the empty marker always does."""
    environment = {**default_environment(), **MACHINES[machine], "implementation_name": "cpython", "extra": ""}
    return not marker or Marker(marker).evaluate(environment)


def locked(name: str) -> dict[str, Any]:
    """The one entry of a package in the lock."""
    (entry,) = (package for package in LOCK["package"] if package["name"] == name)
    return entry


def hashes(package: dict[str, Any]) -> frozenset[str]:
    """The hashes of every file the lock knows of a package."""
    files = [*package.get("wheels", []), *filter(None, [package.get("sdist")])]
    return frozenset(file["hash"] for file in files)


def closure(extras: Iterable[str], groups: Iterable[str], machine: int) -> dict[str, tuple[str, frozenset[str]]]:
    """By name, version and hashes of all that the lock puts onto a machine."""
    project = locked(PROJECT["project"]["name"])
    waiting = [
        *project["dependencies"],
        *(edge for extra in extras for edge in project["optional-dependencies"][extra]),
        *(edge for group in groups for edge in project["dev-dependencies"][group]),
    ]
    seen: set[tuple[str, str]] = set()
    while waiting:
        edge = waiting.pop()
        if not evaluate(edge.get("marker", ""), machine):
            continue
        package = locked(edge["name"])
        for extra in ["", *edge.get("extra", [])]:
            if (edge["name"], extra) not in seen:
                seen.add((edge["name"], extra))
                waiting += package["optional-dependencies"][extra] if extra else package.get("dependencies", [])
    return {name: (locked(name)["version"], hashes(locked(name))) for name, _ in seen}


def export_lines(text: str) -> Iterator[tuple[str, str, str, frozenset[str]]]:
    """Name, version, marker and hashes of each requirement of an export."""
    for block in re.sub(r"\\\n", " ", text).splitlines():
        if block and not block.lstrip().startswith("#"):
            requirement, *found = re.split(r"\s+--hash=", block.strip())
            pinned, _, marker = requirement.partition(" ; ")
            name, _, version = pinned.partition("==")
            yield name, version, marker.strip(), frozenset(found)


def differences(text: str, *, extras: Iterable[str], groups: Iterable[str]) -> list[str]:
    """What an export and the lock disagree on, for every supported machine."""
    lines = list(export_lines(text))
    found: list[str] = []
    for machine, described in enumerate(MACHINES):
        export = {name: (version, files) for name, version, marker, files in lines if evaluate(marker, machine)}
        lock = closure(extras, groups, machine)
        wrong = sorted(name for name in export.keys() | lock.keys() if export.get(name) != lock.get(name))
        found += [f"{name} on {described['sys_platform']} {described['python_version']}" for name in wrong]
    return found


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_is_the_lock(name: str) -> None:
    extras, groups = EXPORTS[name]
    text = (ROOT / name).read_text(encoding="utf-8")
    assert differences(text, extras=extras, groups=groups) == [], "make lock"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"aiosqlite==", "aiosqlite==9"),
        (r"--hash=sha256:[0-9a-f]{8}", "--hash=sha256:00000000"),
        (r" ; sys_platform == 'win32'", ""),
        (r"(?m)^aiosqlite==(.*\\\n)+", ""),
        (r"\A", "left-pad==1.0 --hash=sha256:00\n"),
    ],
    ids=["version", "hash", "marker", "missing", "extra"],
)
def test_a_changed_export_is_noticed(old: str, new: str) -> None:
    text = (ROOT / "requirements-local.txt").read_text(encoding="utf-8")
    changed, count = re.subn(old, new, text, count=1)
    assert count == 1
    assert differences(changed, extras=["local"], groups=["test"])


def requirement(entry: dict[str, Any]) -> tuple[str, str, frozenset[str], str]:
    """A requirement as the lock's metadata has it, in a form that compares."""
    extra = re.search(r"extra == '(\w+)'", entry.get("marker", ""))
    specifier = str(Requirement(f"x{entry.get('specifier', '')}").specifier)
    return entry["name"], specifier, frozenset(entry.get("extras", [])), extra[1] if extra else ""


def asked(line: str, extra: str = "") -> tuple[str, str, frozenset[str], str]:
    """A requirement of pyproject.toml in the same form."""
    wanted = Requirement(line)
    return canonicalize_name(wanted.name), str(wanted.specifier), frozenset(wanted.extras), extra


def group_lines(name: str) -> Iterator[str]:
    """The requirements of a dependency group, included groups followed."""
    for entry in PROJECT["dependency-groups"][name]:
        if isinstance(entry, str):
            yield entry
        else:
            yield from group_lines(entry["include-group"])


def test_the_lock_was_made_from_this_pyproject() -> None:
    project, metadata = PROJECT["project"], locked(PROJECT["project"]["name"])
    wanted = {asked(line) for line in project["dependencies"]}
    wanted |= {asked(line, extra) for extra, lines in project["optional-dependencies"].items() for line in lines}
    assert {requirement(entry) for entry in metadata["metadata"]["requires-dist"]} == wanted, "make lock"
    for group, entries in metadata["metadata"]["requires-dev"].items():
        assert {requirement(entry) for entry in entries} == {asked(line) for line in group_lines(group)}, "make lock"
    assert metadata["metadata"]["requires-dev"].keys() == PROJECT["dependency-groups"].keys()
    assert metadata["version"] == project["version"]
    assert LOCK["requires-python"] == project["requires-python"]


def test_packages_come_from_the_public_index_only() -> None:
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert set(re.findall(r"https?://([^/\"]+)", text)) == {"pypi.org", "files.pythonhosted.org"}
    assert all("://" not in (ROOT / name).read_text(encoding="utf-8") for name in EXPORTS)
    assert all("index-url" not in (ROOT / name).read_text(encoding="utf-8") for name in EXPORTS)


def test_the_changelog_knows_the_version() -> None:
    headings = re.findall(r"(?m)^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert headings[0] == "[Unreleased]"
    releases = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d", heading) for heading in headings[1:]]
    assert all(releases), "a release reads: [1.2.3] - 2026-01-31"
    versions = [Version(release[1]) for release in releases if release]
    assert versions == sorted(set(versions), reverse=True)
    assert Version(PROJECT["project"]["version"]) >= max(versions, default=Version("0.1.0"))


def test_the_python_version_is_said_once() -> None:
    assert (ROOT / ".python-version").read_text(encoding="utf-8").strip() == PROJECT["project"]["requires-python"]


def test_the_procfile_starts_the_bot() -> None:
    assert (ROOT / "Procfile").read_text(encoding="utf-8") == "worker: python bot.py\n"


def test_nothing_points_out_of_the_repository() -> None:
    outside = ("../" + "shared").encode()
    assert [str(path) for path in tracked() if outside in path.read_bytes()] == []


def test_every_module_says_what_it_is_for() -> None:
    sources = [path for path in tracked() if path.suffix == ".py"]
    assert len(sources) > 3
    silent = [str(path) for path in sources if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == []


def test_every_connection_to_sqlite_is_closed() -> None:
    """As what ``with`` gets, a connection ends its transaction and stays open, which Python 3.13 warns of."""

    def connects(item: ast.withitem) -> bool:
        return isinstance(item.context_expr, ast.Call) and ast.unparse(item.context_expr.func) == "sqlite3.connect"

    left_open = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in tracked()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.With) and any(map(connects, node.items))
    ]
    assert left_open == [], "with closing(sqlite3.connect(...)) as connection, connection:"


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=lambda rules: rules.code)
def test_the_readme_says_who_plays_a_variant_and_to_what(rules: Rules) -> None:
    name = Catalogue("en-US").text(f"variant-{rules.code}-name")
    rows = [
        line.split("|")
        for line in (ROOT / "README.md").read_text("utf-8").splitlines()
        if line.startswith(f"| {name} |")
    ]
    assert len(rows) == 1
    _, _, players, goals, *_ = rows[0]
    assert tuple(map(int, re.findall(r"\d", players))) == rules.seat_counts
    assert ("two pairs" in players) == rules.pairs
    written = [int(number) for number in re.findall(r"\d+", goals.replace("one round", "1"))]
    assert sorted(written) == sorted(goal.target or goal.rounds for goal in rules.goals)
    assert f"**{rules.goals[0].target or rules.goals[0].rounds}" in goals.replace("one round", "1")
