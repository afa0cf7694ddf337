"""What a worker process and its parent say to each other over pipes: frames of four bytes of length and the content."""

from __future__ import annotations

from struct import Struct
from typing import IO

READY = b"ready"
"""Sent once by the worker, when everything is imported and warm."""
_LENGTH = Struct(">I")


def read_frame(source: IO[bytes]) -> bytes | None:
    """The content of the next frame; None at the end of the stream, also in the middle of a frame."""
    head = source.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    content = source.read(length)
    return content if len(content) == length else None


def write_frame(sink: IO[bytes], content: bytes) -> None:
    """Send a frame. Raises OSError where the other side is gone."""
    sink.write(_LENGTH.pack(len(content)) + content)
    sink.flush()
