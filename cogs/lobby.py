"""From ``/domino play`` to the first deal: opening a table, sitting down, computers, starting, and the rematch."""

from __future__ import annotations

from cogs.answers import Interaction, catalogue, deliver, say, show
from cogs.desk import Desk, Handler, Press, place_of, user_of
from cogs.public import button, public_screen
from cogs.rights import names
from cogs.screens import Screen
from cogs.text import Catalogue, pick_language, refusal
from engine.ai import LEVELS
from engine.errors import Code, IllegalInput
from engine.rules import Options, Rules

LEVEL = LEVELS[0]
"""At which a computer sits down when nobody asked for another."""


def goal_objection(texts: Catalogue, rules: Rules, *, target: int | None, rounds: int | None) -> str:
    """Why a variant cannot be played to what was asked for, and what it is played to; empty where it can.

    Whether it has this very target or number of rounds is not looked at here: the engine refuses what it has not.
    """
    name = texts.text(f"variant-{rules.code}-name")
    targets = sorted(goal.target for goal in rules.goals if goal.target)
    lengths = sorted(goal.rounds for goal in rules.goals if goal.rounds)
    if target is not None and not targets:
        return texts.text("screen-no-target", variant=name, allowed=", ".join(map(str, lengths)))
    if rounds is not None and not lengths:
        return texts.text("screen-no-rounds", variant=name, allowed=", ".join(map(str, targets)))
    return "" if target is None or rounds is None else texts.text("screen-one-goal", variant=name)


async def open_table(desk: Desk, interaction: Interaction, options: Options, *, computers: int) -> None:
    """Answer ``/domino play``: say what the bot misses in this channel, else post the lobby.

    Raises IllegalInput and Refused where the table cannot be opened like that.
    """
    language = pick_language(interaction.locale)
    missing = desk.rights.note(interaction)
    if missing:
        await say(
            interaction,
            catalogue(interaction).text("screen-missing-permissions", permissions=names(language, missing)),
        )
        return
    levels = (LEVEL,) * computers
    table = await desk.matches.open(
        user_of(interaction), place_of(interaction), options, language=language, computers=levels
    )
    screen = await public_screen(table, None)
    posted: list[int] = []

    async def send() -> None:
        answer = await interaction.response.send_message(**screen.sending())
        if answer.message_id is not None:
            posted.append(answer.message_id)

    try:
        await deliver(send)
    finally:
        if posted:
            desk.boards.posted(table, posted[0])
            await desk.matches.board_posted(table.id, posted[0])
        else:
            desk.boards.redraw(table)
    if not interaction.app_permissions.attach_files:
        await say(interaction, catalogue(interaction).text("screen-no-pictures"))


async def _join(desk: Desk, press: Press) -> None:
    await desk.matches.join(press.match, press.user)


async def _quit(desk: Desk, press: Press) -> None:
    await desk.matches.leave(press.match, press.user)


async def _computer(desk: Desk, press: Press) -> None:
    await desk.matches.add_computer(press.match, press.user, LEVEL)


async def _start(desk: Desk, press: Press) -> None:
    """Start, and show the host's hand; with free seats ask first whether computers are to take them."""
    try:
        table = await desk.matches.start(press.match, press.user)
    except IllegalInput as error:
        table = await desk.matches.table(press.match)
        if error.code is not Code.TOO_FEW or table.host_user.id != press.user.id:
            raise
        language = pick_language(press.interaction.locale)
        fill = button(table, language, "fill", label="start-fill")
        await show(press.interaction, Screen(refusal(language, error), ((fill,),)))
        return
    await desk.hands.answer(press.interaction, table)


async def _fill(desk: Desk, press: Press) -> None:
    table = await desk.matches.start(press.match, press.user, fill=True)
    await desk.hands.answer(press.interaction, table)


async def _rematch(desk: Desk, press: Press) -> None:
    """A new table for the same people; who presses second sits down at it."""
    before = await desk.matches.table(press.match)
    if before.person_of(press.user.id) is None:
        raise IllegalInput(Code.NOT_SEATED)
    await desk.matches.rematch(press.match, press.user)
    await say(press.interaction, catalogue(press.interaction).text("screen-rematch-open"))


HANDLERS: dict[str, Handler] = {
    "join": _join,
    "quit": _quit,
    "computer": _computer,
    "start": _start,
    "fill": _fill,
    "rematch": _rematch,
}
