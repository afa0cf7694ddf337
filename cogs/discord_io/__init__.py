"""Discord with its moods: sending, answering, retrying, rate limits, permissions, the gateway. Knows no match."""
