"""What outlives a match: bookings, standings, leaderboards and profiles."""
