"""Everything between the bot and Discord: messages, answers, retries, rate limits, permissions, the gateway."""
