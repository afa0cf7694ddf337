"""Processes beside the bot: for work that would hold up its event loop, or the lock of its interpreter.

They know of nothing else here; ``data`` and ``renderer`` each say what theirs does.
"""
