"""Messages as values: what discord.py gets to send."""

from __future__ import annotations

import re
from typing import Any

from cogs.discord_io.message import Screen


def sent(picture: bytes) -> tuple[str, str]:
    """The file name of the picture, and the address in the message that shows it."""
    arguments: dict[str, Any] = Screen("x", picture=picture, alt="alt").send_arguments()
    [file], [gallery, *_] = arguments["files"], arguments["view"].to_components()
    return file.filename, gallery["items"][0]["media"]["url"]


def test_each_picture_has_a_file_name_of_its_own_that_says_nothing() -> None:
    names = set[str]()
    for picture in (b"one", b"two", b"one"):
        name, url = sent(picture)
        assert url == f"attachment://{name}"
        assert re.fullmatch(r"board-[0-9a-f]{12}\.png", name)
        names.add(name)
    assert len(names) == 2
