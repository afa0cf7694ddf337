"""What the rules gave when it was last checked by hand; ``python -m tests.golden --write`` makes it anew."""
