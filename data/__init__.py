"""Keeps matches, on disk and in memory: the lock, the state and the transaction are one boundary."""
