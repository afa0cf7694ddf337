"""What the bot shows without an interaction: boards, open hands, reminders; and tables that cannot be shown."""
