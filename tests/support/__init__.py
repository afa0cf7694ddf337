"""Helpers shared by the tests: the simulated server, player actions, positions, random matches."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The root of the checkout."""
