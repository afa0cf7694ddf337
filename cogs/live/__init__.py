"""What the bot shows unasked: boards, open hands, reminders, and the tables that cannot be shown."""
