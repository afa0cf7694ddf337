"""Buttons and menus: one dispatcher, and one module for each screen that people press on."""
