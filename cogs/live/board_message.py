"""The public message of a table: the lobby, the board, the end of a round and of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from discord import ButtonStyle

from cogs.discord_io.channel_client import PostedMessage
from cogs.discord_io.components import Button, TableCustomId
from cogs.discord_io.message import Picture, Screen
from cogs.texts.catalogue import Catalogue
from cogs.texts.narrator import Narrator
from data.records.ladder import NO_LADDER, LadderInfo
from data.records.matches import Table
from engine.events import Event
from engine.match import Phase
from renderer.paint import Labels
from renderer.worker import Renderer

Buttons = tuple[tuple[Button, ...], ...]

ACCENTS: dict[Phase, int] = {
    Phase.LOBBY: 0x0072CE,
    Phase.PLAYING: 0x2C7C66,
    Phase.BETWEEN: 0xF08C00,
    Phase.FINISHED: 0xFFC83D,
    Phase.CLOSED: 0x6F8F86,
}
"""The colour of the frame around the public message, by what it shows: those of the pictures."""


def button(
    table: Table, language: str, verb: str, *, label: str = "", style: ButtonStyle = ButtonStyle.secondary
) -> Button:
    """A button of this table, labelled with the text ``button-<label>``, by default ``button-<verb>``."""
    text = Catalogue(language).text(f"button-{label or verb}")
    return Button(text, TableCustomId(verb, table.id, table.match.seq), style)


def go_on_button(table: Table, language: str) -> Button:
    """The button with which the person of a match that waits is back at the hand."""
    return button(table, language, "hand", label="go-on", style=ButtonStyle.success)


def yes_or_no(
    table: Table, language: str, verb: str, *, label: str = "", style: ButtonStyle = ButtonStyle.danger
) -> tuple[Button, Button]:
    """The answers to a question: No first, then Yes, labelled as in ``button``; red for what cannot be undone."""
    return button(table, language, "no"), button(table, language, verb, label=label, style=style)


def narrator(table: Table, language: str | None = None) -> Narrator:
    """The narrator of a table in a language, by default in that of its public messages."""
    return Narrator(language or table.language, table.match, table.people, table.due_at, waiting=table.waiting)


def link(table: Table, language: str) -> str:
    """The variant's name as a link to the table's message; the name alone while that is not known."""
    texts = Catalogue(language)
    name, place = texts.text(f"variant-{table.match.options.variant}-name"), table.place
    if table.board is None:
        return f"**{name}**"
    return f"**[{name}](https://discord.com/channels/{place.guild}/{place.channel}/{table.board})**"


async def board_screen(
    table: Table,
    renderer: Renderer | None,
    news: Sequence[Event] = (),
    *,
    live: bool = True,
    ladder: LadderInfo = NO_LADDER,
) -> Screen:
    """The public message of a table in its present state.

    ``renderer`` None: the board as text; ``news``: the events to tell; ``live`` False: without buttons and without
    what is still to come, for a message that was replaced.
    """
    match, accent = table.match, ACCENTS[table.match.phase]
    telling = narrator(table)
    if match.phase is Phase.LOBBY:
        buttons = _lobby_buttons(table) if live else ()
        return Screen(telling.lobby(ladder), buttons, small=telling.seal(), accent=accent)
    if match.phase is Phase.CLOSED:
        return Screen(telling.close_reason(ladder), _board_buttons(table) if live else (), accent=accent)
    view = telling.view
    assert view is not None  # the start deals
    parts = (telling.news(news), telling.board(live=live, ladder=ladder))
    text = "\n".join(part for part in parts if part)
    buttons = _board_buttons(table) if live else ()
    small = telling.computer_levels()
    if renderer is None:
        return Screen(f"{telling.text_board()}\n{text}", buttons, small=small, accent=accent)
    labels = Labels(telling.names.plain)
    drawing = renderer.board(view, labels)
    if telling.result is None:
        return Screen(text, buttons, await asyncio.wrap_future(drawing), telling.board_alt(), small, accent)
    result = await asyncio.wrap_future(renderer.result(telling.result, labels))
    below = Picture(await asyncio.wrap_future(drawing), telling.board_alt())
    return Screen(text, buttons, result, telling.result_alt(), small, accent, below)


def stale_replacement(table: Table, message: int) -> Screen | None:
    """The screen for a public message that is not up to date any more; None for the board, the call, and what may have
    been sent just now."""
    if table.match.phase is Phase.CLOSED:
        return Screen(narrator(table).close_reason(), accent=ACCENTS[Phase.CLOSED])
    # Ids grow with time: the board has replaced only messages with a lower one.
    if table.board is None or message >= table.board or message == table.call:
        return None
    return Screen(Catalogue(table.language).text("screen-board-moved"))


def is_board(message: PostedMessage) -> bool:
    """Whether a message in the channel is a board: every board has a button for the rules, and nothing else has."""
    return "rules" in message.verbs


def offers_seat(message: PostedMessage) -> bool:
    """Whether a message tells a player that their seat is free. What is neither this nor a board is a call."""
    return "take" in message.verbs and not is_board(message)


def _lobby_buttons(table: Table) -> Buttons:
    """Only buttons that can help: no seat is offered at a full table, and a host alone is offered computers."""
    language, match = table.language, table.match
    leave, rules, more = (
        button(table, language, "quit", label="leave"),
        button(table, language, "rules"),
        button(table, language, "more"),
    )
    start = button(table, language, "start", style=ButtonStyle.primary)
    if all(seat.occupant is not None for seat in match.seats):
        return (start, leave), (rules, more)
    join = button(table, language, "join", style=ButtonStyle.success)
    seats = (join, leave, button(table, language, "computer", label="add-computer"))
    if match.private:
        return seats, (start, button(table, language, "invite"), rules, more)
    if len(match.persons) > 1:
        return seats, (start, rules, more)
    return seats, (button(table, language, "solo", style=ButtonStyle.primary), rules, more)


def _board_buttons(table: Table) -> Buttons:
    language, match = table.language, table.match
    rules, fair = button(table, language, "rules"), button(table, language, "fair")
    if match.phase is Phase.FINISHED:
        rematch = button(table, language, "rematch", style=ButtonStyle.primary)
        return (rematch, button(table, language, "replay")), (rules, fair)
    if match.phase is Phase.CLOSED:  # what was dealt can be looked at and checked
        return () if match.round is None else ((button(table, language, "replay"), rules, fair),)
    main = button(table, language, "ready" if match.phase is Phase.BETWEEN else "hand", style=ButtonStyle.primary)
    if table.waiting:
        main = go_on_button(table, language)
    first = (main, rules, button(table, language, "more"))
    # In a row of its own: four with their labels do not fit side by side on a small phone.
    second = [button(table, language, "take", style=ButtonStyle.success)] if match.free_seats else []
    if any(match.can_claim(person) for person in match.persons):
        second.append(button(table, language, "claim"))
    if match.phase is Phase.BETWEEN:  # during a round it is in the menu
        second.append(fair)
    return (first, tuple(second)) if second else (first,)
