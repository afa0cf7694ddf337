"""Tests of the data layer, against real SQLite files."""
