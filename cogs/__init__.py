"""Everything Discord: commands, buttons, boards and texts."""
