"""The rules of dominoes: pure and synchronous. No Discord, no I/O, no clock, no dice."""
