"""What the bot says, in every language: catalogues, names, and the sentences about a match."""
