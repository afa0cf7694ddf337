"""Typed records: what storage reads and writes, and what the services return."""
