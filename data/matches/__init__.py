"""Live matches: the lock, the state in memory and the transaction are one boundary."""
