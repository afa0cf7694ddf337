"""The bot against a simulated Discord: the browser playground, and the simulator's shims that tests use too."""
