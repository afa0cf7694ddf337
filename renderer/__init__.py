"""Pictures of a match: pure functions of a view, the players' names and a theme, with no words in them."""
