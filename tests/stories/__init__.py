"""End-to-end tests: the real bot on a simulated Discord server, one behaviour per file."""
