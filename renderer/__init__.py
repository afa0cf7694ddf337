"""Pictures of a match, without words: pure functions of a view, the players' names and a theme."""
