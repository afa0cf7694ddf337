"""What the operator of the bot deals with: settings, the log, starting and stopping. Knows no command and no button."""
