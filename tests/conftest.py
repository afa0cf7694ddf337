"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The time of one example says more about the other programs on the machine than about ours.
settings.register_profile("ayaz", deadline=None)
settings.load_profile("ayaz")
