"""Gold, the free play money of a server: accounts, gifts, and the pots of matches."""
