"""Prints measurements as a table, and says whether all of them meet their bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """One line of the table: a measurement, its bar, and whether it meets the bar."""

    name: str
    bar: str
    """The required value; empty for a figure without one."""
    measured: str
    holds: bool = True


def report(title: str, bars: Sequence[Bar]) -> int:
    """Print the table; the exit status is 1 when a bar falls short."""
    name, bar, measured = (
        max(len(text) for text in column)
        for column in zip(*((each.name, each.bar, each.measured) for each in bars), strict=True)
    )
    name = max(name, len(title))
    print(f"| {title:{name}} | {'bar':{bar}} | {'measured':{measured}} |    |")
    print(f"|{'-' * (name + 2)}|{'-' * (bar + 2)}|{'-' * (measured + 2)}|----|")
    for each in bars:
        verdict = "NO" if not each.holds else "ok" if each.bar else "  "
        print(f"| {each.name:{name}} | {each.bar:{bar}} | {each.measured:{measured}} | {verdict} |")
    return 0 if all(each.holds for each in bars) else 1
