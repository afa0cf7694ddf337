"""Golden files of the rules, checked by hand; ``python -m tests.golden --write`` rewrites them."""
