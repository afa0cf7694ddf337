"""Processes beside the bot: one way to start, ask, watch and end them. Knows nothing of dominoes."""
