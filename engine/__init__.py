"""The rules of dominoes, pure and synchronous: no Discord, no I/O, no clock, no random source of its own."""
