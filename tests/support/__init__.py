"""What tests share: the simulated server, people who play, positions, matches at random."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
"""The checkout."""
