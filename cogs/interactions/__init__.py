"""Buttons and menus: one dispatcher, and a module for each screen, with the handlers of its verbs."""
