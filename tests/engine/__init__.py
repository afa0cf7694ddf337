"""Tests of the rules, without Discord and without a database."""
