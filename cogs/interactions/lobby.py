"""From ``/domino play`` to the first deal: opening a table, sitting down, computers, starting, and the rematch."""

from __future__ import annotations

import logging
from dataclasses import replace

import aiohttp
import discord

from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import permission_names
from cogs.discord_io.responses import Interaction, catalogue_for, deliver, respond, send_text
from cogs.interactions.computer_level import choose_level
from cogs.interactions.dispatcher import Handler, InteractionDispatcher, TablePress, place_of, user_of
from cogs.interactions.hand import leave_as_seen
from cogs.live.board_message import board_screen, button, link
from cogs.texts.catalogue import Catalogue, language_for, timestamp
from cogs.texts.ladder_text import ladder_of
from cogs.texts.names import safe_name
from cogs.texts.refusal_text import refusal_text
from data.matches.guards import filling_level
from data.matches.records import Table
from engine.errors import Code, IllegalInput
from engine.rules import Options, Rules

log = logging.getLogger(__name__)


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


async def open_table(
    desk: InteractionDispatcher,
    interaction: Interaction,
    options: Options,
    *,
    computers: int,
    level: str,
    private: bool = False,
    call: bool = False,
) -> None:
    """Answer ``/domino play``: say what the bot misses in this channel, else post the lobby; its computers are as
    strong as ``level`` says, one of ``levels.CHOICES``; ``call`` mentions the role that the server chose for players.

    Raises IllegalInput and Refused where the table cannot be opened like that.
    """
    if await _tell_missing(desk, interaction):
        return
    language = language_for(interaction.locale)
    user, place = user_of(interaction), place_of(interaction)
    picked = await choose_level(desk, level, user=user, place=place, variant=options.variant)
    seated = (picked.level,) * computers
    table = await desk.matches.seats.open(user, place, options, language=language, computers=seated, private=private)
    screen = await board_screen(table, None, ladder=await ladder_of(desk.matches, table))
    posted: int | None = None
    try:
        posted = await _post(interaction, screen)
    finally:
        if posted is not None:
            desk.boards.posted(table, posted)
            await desk.matches.play.board_posted(table.id, posted)
        else:
            desk.boards.redraw(table)
    if not interaction.app_permissions.attach_files:
        await send_text(interaction, catalogue_for(interaction).text("screen-no-pictures"))
    if private:
        await send_text(interaction, catalogue_for(interaction).text("screen-private-open"))
    if call and posted is not None:
        await _call_role(desk, interaction, replace(table, board=posted))


async def _call_role(desk: InteractionDispatcher, interaction: Interaction, table: Table) -> None:
    """Call the role of this server's players to a lobby, once and not soon after another lobby did; where that cannot
    be, tell its opener why.

    A private table is for those whom its host invites: nobody else is called to it.
    """
    texts, guild = catalogue_for(interaction), interaction.guild
    chosen = await desk.servers.caller_role(table.place.guild)
    role = None if chosen is None or guild is None else guild.get_role(chosen)
    free = sum(seat.occupant is None for seat in table.match.seats)
    if table.match.private:
        await send_text(interaction, texts.text("screen-call-private"))
    elif role is None:
        await send_text(interaction, texts.text("screen-call-none", command=_settings_command(texts)))
    elif not (role.mentionable or interaction.app_permissions.mention_everyone):
        await send_text(interaction, texts.text("screen-call-barred", role=safe_name(role.name)))
    elif not free:
        await send_text(interaction, texts.text("screen-call-full"))
    elif (again_at := await desk.servers.call_role(table.place.guild)) is not None:
        await send_text(interaction, texts.text("screen-call-lately", when=timestamp(again_at)))
    else:
        host, shown = safe_name(table.host_user.name), link(table, table.language)
        text = Catalogue(table.language).text("lobby-call", role=role.mention, host=host, table=shown, count=free)
        desk.reminders.announce(table, text, role=role.id)


def _settings_command(texts: Catalogue) -> str:
    """How the command that chooses the role is called in the reader's language."""
    return f"/{texts.text('command-settings-name')} {texts.text('command-caller_role-name')}"


async def _post(interaction: Interaction, screen: Screen) -> int | None:
    """Answer with a public message; its id, None when it is not known whether there is one."""
    posted: list[int] = []

    async def send() -> None:
        answer = await interaction.response.send_message(**screen.send_arguments())
        if answer.message_id is not None:
            posted.append(answer.message_id)

    async def look() -> None:
        posted.append((await interaction.original_response()).id)

    arrived = await deliver(send)
    if arrived and not posted:  # it was there after all, and only the word of it had been lost
        try:
            await deliver(look)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("a lobby has to be looked for: %s", error)
    return posted[0] if posted else None


async def _tell_missing(desk: InteractionDispatcher, interaction: Interaction) -> bool:
    """Whether the bot misses what it needs to show a table here; then that is the answer."""
    missing = desk.permissions.update(interaction)
    if missing:
        permissions = permission_names(language_for(interaction.locale), missing)
        await send_text(
            interaction, catalogue_for(interaction).text("screen-missing-permissions", permissions=permissions)
        )
    return bool(missing)


async def _join(desk: InteractionDispatcher, press: TablePress) -> None:
    await desk.matches.seats.join(press.match_id, press.user)


async def _quit(desk: InteractionDispatcher, press: TablePress) -> None:
    await leave_as_seen(desk, press)


async def _start(desk: InteractionDispatcher, press: TablePress) -> None:
    """Start, and show the host's hand; with free seats ask first whether computers are to take them."""
    try:
        table = await desk.matches.seats.start(press.match_id, press.user)
    except IllegalInput as error:
        table = await desk.matches.queries.table(press.match_id)
        if error.code is not Code.TOO_FEW or table.host_user.id != press.user.id:
            raise
        language = language_for(press.interaction.locale)
        fill, texts = button(table, language, "fill", label="start-fill"), Catalogue(language)
        level = texts.text("screen-fill-level", level=texts.text(f"level-{filling_level(table.match)}"))
        await respond(press.interaction, Screen(f"{refusal_text(language, error)}\n{level}", ((fill,),)))
        return
    await desk.hands.answer(press.interaction, table)


async def _fill(desk: InteractionDispatcher, press: TablePress) -> None:
    table = await desk.matches.seats.start(press.match_id, press.user, fill=True)
    await desk.hands.answer(press.interaction, table)


async def _rematch(desk: InteractionDispatcher, press: TablePress) -> None:
    """A new table for the same people; who presses second sits down at it."""
    before = await desk.matches.queries.table(press.match_id)
    person = before.person_of(press.user.id)
    if person is None or not before.match.has_sat(person):
        raise IllegalInput(Code.NOT_SEATED)
    if await _tell_missing(desk, press.interaction):
        return
    await desk.matches.seats.rematch(press.match_id, press.user)
    await send_text(press.interaction, catalogue_for(press.interaction).text("screen-rematch-open"))


HANDLERS: dict[str, Handler] = {
    "join": _join,
    "quit": _quit,
    "start": _start,
    "fill": _fill,
    "rematch": _rematch,
}
