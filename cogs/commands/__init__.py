"""The slash commands, as Discord lists them."""
