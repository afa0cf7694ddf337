"""Tests of the opponents: what they simulate with, what they suppose, and how they choose."""
