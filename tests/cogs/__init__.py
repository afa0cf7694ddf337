"""Everything Discord, tested with the real library."""
