"""The real bot through the simulated Discord, by behaviour: what people do and see."""
