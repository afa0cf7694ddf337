"""Rule vectors: small positions with their right outcome, run against the public functions of the engine."""
