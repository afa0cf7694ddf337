"""A running match: hands and moves, the next round, leaving, ending, and the board brought down."""

from __future__ import annotations

from collections.abc import Awaitable

from cogs.discord_io.components import Button, PressId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, is_private, respond, send_text
from cogs.interactions import seats
from cogs.interactions.dispatcher import Handler, InteractionDispatcher, TablePress, is_moderator, user_of
from cogs.live.board_message import button, narrator
from cogs.texts import ladder_text
from cogs.texts.catalogue import Catalogue, language_for
from cogs.texts.names import clip
from cogs.texts.refusal_text import refusal_text
from data.matches.records import Refused, Table
from engine.errors import Code, IllegalInput
from engine.match import Phase
from engine.round import Draw, Move, Pass, Play
from engine.tiles import Tile
from engine.view import seat_view

LONGEST_LABEL = 80


# ---- the hand ----------------------------------------------------------------------------------------------------


async def show_hand(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Answer with the presser's hand; a private message of who has left shows no tiles any more.

    Raises IllegalInput (NOT_SEATED) for anybody else.
    """
    if table.seat_of(interaction.user.id) is None:
        if table.person_of(interaction.user.id) is None or not is_private(interaction):
            raise IllegalInput(Code.NOT_SEATED)
        await desk.hands.answer(interaction, table)
        return
    await desk.matches.play.seen(table.id, user_of(interaction))
    with desk.hands.answering(table.id, interaction.user.id):
        await desk.hands.answer(interaction, table)
    desk.boards.retry_now(table)


async def _hand(desk: InteractionDispatcher, press: TablePress) -> None:
    await show_hand(desk, press.interaction, await desk.matches.queries.table(press.match_id))


async def _play(desk: InteractionDispatcher, press: TablePress) -> None:
    if press.id.tile is None:
        raise IllegalInput(Code.STALE)
    await _play_tile(desk, press, press.id.tile)


async def _choose(desk: InteractionDispatcher, press: TablePress) -> None:
    if not press.values:
        raise IllegalInput(Code.STALE)
    await _play_tile(desk, press, Tile.parse(press.values[0]))


async def _play_tile(desk: InteractionDispatcher, press: TablePress, tile: Tile) -> None:
    """Play, after asking for the end only where it makes a difference."""
    table = await desk.matches.queries.table(press.match_id)
    seat = table.seat_of(press.user.id)
    view = None if seat is None else seat_view(table.match, seat)
    arm = press.id.arm
    if view is not None and arm is None and table.match.is_fresh(press.id.seq):
        choices = view.choices(tile)
        if len(choices) > 1:
            await desk.matches.play.seen(table.id, press.user)
            with desk.hands.answering(table.id, press.user.id):
                await desk.hands.ask_end(press.interaction, table, view, tile)
            return
        arm = choices[0] if choices else None
    await _move(desk, press, Play(tile, arm))


async def _draw(desk: InteractionDispatcher, press: TablePress) -> None:
    await _move(desk, press, Draw())


async def _pass(desk: InteractionDispatcher, press: TablePress) -> None:
    await _move(desk, press, Pass())


async def _move(desk: InteractionDispatcher, press: TablePress, move: Move) -> None:
    """Move; the answer is the new hand, also after a refusal, with the reason above it."""
    with desk.hands.answering(press.match_id, press.user.id):
        await _answered(desk, press, desk.matches.play.move(press.match_id, press.user, press.id.seq, move))


async def _ready(desk: InteractionDispatcher, press: TablePress) -> None:
    ready = desk.matches.play.ready(press.match_id, press.user, seq=press.id.seq)
    if is_private(press.interaction):
        await _answered(desk, press, ready)
    else:
        await ready


async def _answered(desk: InteractionDispatcher, press: TablePress, change: Awaitable[Table]) -> None:
    """Answer a press on a hand with the hand as it has become, also after a refusal, with the reason above it.

    Who sits there no more sees no tiles in it.
    """
    notice = ""
    try:
        table = await change
    except (IllegalInput, Refused) as error:
        table = await desk.matches.queries.table(press.match_id)
        if table.person_of(press.user.id) is None or not is_private(press.interaction):
            raise
        left = table.seat_of(press.user.id) is None and table.match.is_live
        notice = "" if left else refusal_text(language_for(press.interaction.locale), error)
    await desk.hands.answer(press.interaction, table, notice=notice)
    desk.boards.retry_now(table)


# ---- more --------------------------------------------------------------------------------------------------------


async def _more(desk: InteractionDispatcher, press: TablePress) -> None:
    table = await desk.matches.queries.table(press.match_id)
    language = language_for(press.interaction.locale)
    await desk.matches.play.seen(table.id, press.user)
    text = button(table, language, "text", label="text-board")
    seated = table.seat_of(press.user.id) is not None
    rows: list[tuple[Button, ...]] = [
        (button(table, language, "down", label="bring-down"), text) if seated else (text,)
    ]
    ending = [button(table, language, "leave")] if seated else []
    moderator = is_moderator(press.interaction)
    if moderator or (seated and not _must_claim(table, press.user.id)):
        in_lobby = table.match.phase is Phase.LOBBY
        ending.append(button(table, language, "stop", label="close-table" if in_lobby else "stop"))
    rows += [tuple(ending)] if ending else []
    rows += seats.offers(table, language, press.user.id)
    await respond(press.interaction, Screen(Catalogue(language).text("screen-more"), tuple(rows)))


async def _text(desk: InteractionDispatcher, press: TablePress) -> None:
    await show_text(desk, press.interaction, await desk.matches.queries.table(press.match_id))


async def show_text(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Answer with the whole table in words, for the reader only."""
    language = language_for(interaction.locale)
    telling, ladder = narrator(table, language), await ladder_text.ladder_of(desk.matches, table)
    told = telling.lobby(ladder)
    if telling.view is not None:
        told = f"{telling.text_board()}\n{telling.board(ladder=ladder)}"
    again = ((button(table, language, "text", label="refresh"),),) if table.match.is_live else ()
    await respond(interaction, Screen(told, again))


async def bring_down(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Post the board anew. Raises IllegalInput (NOT_SEATED) for people who do not sit at it and may not moderate."""
    if table.seat_of(interaction.user.id) is None and not is_moderator(interaction):
        raise IllegalInput(Code.NOT_SEATED)
    desk.boards.redraw(table, repost=True)
    hindrance = desk.permissions.problem(language_for(interaction.locale), table.place)
    if hindrance:
        await send_text(interaction, hindrance)
    else:
        await _told(interaction, "screen-board-moved")


async def _down(desk: InteractionDispatcher, press: TablePress) -> None:
    await bring_down(desk, press.interaction, await desk.matches.queries.table(press.match_id))


async def ask_leave(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Ask once, saying what it costs."""
    person = table.person_of(interaction.user.id)
    if person is None or table.match.seat_of(person) is None:
        raise IllegalInput(Code.NOT_SEATED)
    language = language_for(interaction.locale)
    rows = [button(table, language, "leave-confirm")]
    if table.match.can_claim(person):
        rows.append(button(table, language, "claim"))
    told = narrator(table, language).leave_question(person, await desk.matches.queries.at_stake(table))
    await respond(interaction, Screen(told, (tuple(rows),)))


async def _leave(desk: InteractionDispatcher, press: TablePress) -> None:
    await ask_leave(desk, press.interaction, await desk.matches.queries.table(press.match_id))


async def leave_as_seen(desk: InteractionDispatcher, press: TablePress) -> bool:
    """Leave the table in the state that the presser saw; False where that was the lobby and the match has started
    meanwhile: then ask, as that costs more."""
    try:
        await desk.matches.seats.leave(press.match_id, press.user, seq=press.id.seq)
    except IllegalInput as error:
        if error.code is not Code.NOT_A_LOBBY:
            raise
        await _leave(desk, press)
        return False
    return True


async def _leave_confirmed(desk: InteractionDispatcher, press: TablePress) -> None:
    if await leave_as_seen(desk, press):
        await desk.hands.show_left(press.interaction, await desk.matches.queries.table(press.match_id))


async def ask_stop(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Ask once whether the table is to end without a result.

    Raises IllegalInput (NOT_SEATED; CLAIM_OR_LEAVE) for who may not end it.
    """
    moderator, match = is_moderator(interaction), table.match
    if table.seat_of(interaction.user.id) is None and not moderator:
        raise IllegalInput(Code.NOT_SEATED)
    if not moderator and _must_claim(table, interaction.user.id):
        raise IllegalInput(Code.CLAIM_OR_LEAVE)
    language, in_lobby = language_for(interaction.locale), match.phase is Phase.LOBBY
    rated = "unrated" if not match.rated else "moderator" if moderator else "rated"
    text = Catalogue(language).text("screen-stop-lobby" if in_lobby else f"screen-stop-{rated}")
    confirm = button(table, language, "stop-confirm", label="close-confirm" if in_lobby else "stop-confirm")
    await respond(interaction, Screen(text, ((confirm,),)))


def _must_claim(table: Table, user_id: int) -> bool:
    """Whether somebody is the last person at a rated match that others have left: to be won or left, not voided."""
    person = table.person_of(user_id)
    return table.match.rated and person is not None and table.match.can_claim(person)


async def _stop(desk: InteractionDispatcher, press: TablePress) -> None:
    await ask_stop(desk, press.interaction, await desk.matches.queries.table(press.match_id))


async def _stop_confirmed(desk: InteractionDispatcher, press: TablePress) -> None:
    """Stop; where the answer was for the lobby and the match has started meanwhile, ask again."""
    moderator = is_moderator(press.interaction)
    try:
        table = await desk.matches.play.stop(press.match_id, press.user, seq=press.id.seq, moderator=moderator)
    except IllegalInput as error:
        if error.code is not Code.NOT_A_LOBBY:
            raise
        await _stop(desk, press)
        return
    await _told(press.interaction, "screen-stop-noted" if table.match.is_live else "screen-stopped")


async def _told(interaction: Interaction, key: str) -> None:
    """A private sentence, in place of the private message whose button was pressed."""
    text = catalogue_for(interaction).text(key)
    if is_private(interaction):
        await respond(interaction, Screen(text))
    else:
        await send_text(interaction, text)


async def pick_table(interaction: Interaction, tables: list[Table], verb: str) -> None:
    """Ask which of several tables a command means."""
    language = language_for(interaction.locale)
    texts = Catalogue(language)
    buttons = tuple(
        Button(clip(_table_label(table, language), LONGEST_LABEL), PressId(verb, table.id, table.match.seq))
        for table in tables
    )
    rows = tuple((each,) for each in buttons)
    await respond(interaction, Screen(texts.text("screen-many-tables"), rows))


def _table_label(table: Table, language: str) -> str:
    texts = Catalogue(language)
    variant = texts.text(f"variant-{table.match.options.variant}-name")
    return texts.text("screen-pick-table", variant=variant, names=", ".join(narrator(table, language).names.plain))


HANDLERS: dict[str, Handler] = {
    "hand": _hand,
    "play": _play,
    "choose": _choose,
    "draw": _draw,
    "pass": _pass,
    "ready": _ready,
    "more": _more,
    "text": _text,
    "down": _down,
    "leave": _leave,
    "leave-confirm": _leave_confirmed,
    "stop": _stop,
    "stop-confirm": _stop_confirmed,
}
