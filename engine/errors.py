"""The one error of the engine: illegal input, with a code that the catalogues translate."""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """Why an input was refused. The values are message ids of the catalogues (``refused-<code>``)."""

    BAD_TILE = "bad-tile"
    BAD_OPTION = "bad-option"
    NOT_A_LOBBY = "not-a-lobby"
    NOT_RUNNING = "not-running"
    ALREADY_SEATED = "already-seated"
    NOT_SEATED = "not-seated"
    LOBBY_FULL = "lobby-full"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_TILE = "not-your-tile"
    DOES_NOT_FIT = "does-not-fit"
    MUST_LEAD_WITH = "must-lead-with"
    MUST_PLAY = "must-play"
    MUST_DRAW = "must-draw"
    NOTHING_TO_DRAW = "nothing-to-draw"
    ROUND_NOT_OVER = "round-not-over"
    ROUND_OVER = "round-over"
    SEAT_TAKEN = "seat-taken"
    SEAT_BARRED = "seat-barred"
    RETURNED_TWICE = "returned-twice"
    NOT_INVITED = "not-invited"
    SENT_AWAY = "sent-away"
    HOST_STAYS = "host-stays"
    CLAIM_OR_LEAVE = "claim-or-leave"
    STALE = "stale"


class IllegalInput(ValueError):
    """An input that the rules refuse; nothing has changed.

    ``details`` are strings and numbers for the message to the person: what was wrong and what is allowed. They may name
    tiles of a hand, so the text of the exception, which logs have, is without them.
    """

    def __init__(self, code: Code, **details: str | int) -> None:
        super().__init__(str(code))
        self.code = code
        self.details = details
