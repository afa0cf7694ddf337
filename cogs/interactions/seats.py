"""Who sits where, beside the lobby's Join and Leave: free seats, invitations, sending away, and claiming the win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.discord_io.components import Menu, PeopleMenu, PressId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, is_private, respond, send_text
from cogs.interactions.dispatcher import Handler, InteractionDispatcher, TablePress
from cogs.live.board_message import Buttons, button, link, narrator
from cogs.texts.catalogue import Catalogue, language_for
from cogs.texts.names import clip, safe_name
from cogs.texts.scoring_text import score_text
from data.matches.queries import NO_PERSON
from data.matches.records import Refusal, Refused, Table, User
from engine.errors import Code, IllegalInput
from engine.ladder import LIMIT
from engine.match import Match, Person, Phase
from engine.rules import side_of

LONGEST_OPTION = 100
"""Characters of a menu's option, as Discord takes them."""
MOST_GUESTS = 10
"""People chosen in one invitation."""


# ---- taking a seat -------------------------------------------------------------------------------------------------


def seats_for(match: Match, person: int) -> tuple[int, ...]:
    """The free seats that somebody may take; the one that they had alone where it is free."""
    open_seats = tuple(seat for seat in match.free_seats if match.may_take(person, seat) is None)
    own = tuple(seat for seat in open_seats if person in match.seats[seat].sitters)
    return own or open_seats


async def _take(desk: InteractionDispatcher, press: TablePress) -> None:
    """Sit down and see the hand; ask for the seat where there are several."""
    table = await desk.matches.queries.table(press.match_id)
    seats = seats_for(table.match, table.person_of(press.user.id) or NO_PERSON)
    if len(seats) > 1 and table.seat_of(press.user.id) is None:
        await _ask_seat(press, table, seats)
    else:
        await _sit_down(desk, press, None)


async def _ask_seat(press: TablePress, table: Table, seats: Iterable[int]) -> None:
    language = language_for(press.interaction.locale)
    texts, names, match = Catalogue(language), narrator(table, language).names, table.match
    options: list[tuple[str, str]] = []
    for seat in seats:
        score = match.scores[side_of(match.options.sides, seat)]
        points = score_text(texts, score, fewest_win=match.rules.fewest_win)
        label = texts.text("screen-seat", number=str(seat + 1), name=names.plain[seat], points=points)
        options.append((str(seat), clip(label, LONGEST_OPTION)))
    menu = Menu(texts.text("screen-seat-choose"), PressId("take-seat", table.id, match.seq), tuple(options))
    await respond(press.interaction, Screen(texts.text("screen-seats"), ((menu,),)))


async def _take_seat(desk: InteractionDispatcher, press: TablePress) -> None:
    await _sit_down(desk, press, _chosen_seat(press))


async def _sit_down(desk: InteractionDispatcher, press: TablePress, seat: int | None) -> None:
    """The answer is the newcomer's hand; the clock of a turn starts anew, and a call follows as for anybody."""
    with desk.hands.answering(press.match_id, press.user.id):
        table = await desk.matches.seats.take_seat(press.match_id, press.user, seat=seat)
        taken = table.seat_of(press.user.id)
        notice = "" if taken is None else await _welcome(desk, press.interaction, table, taken)
        await desk.hands.answer(press.interaction, table, notice=notice)


async def _welcome(desk: InteractionDispatcher, interaction: Interaction, table: Table, taken: int) -> str:
    """What the seat means to who has just sat down on it."""
    texts, seat = catalogue_for(interaction), table.match.seats[taken]
    owner = seat.owner.key if isinstance(seat.owner, Person) else seat.person
    if owner is None or owner == seat.person:
        return texts.text("screen-seat-back")
    key = "screen-seat-taken"
    if (await desk.matches.queries.at_stake(table)).counts:
        balance = await desk.stats.profiles.balance(interaction.user.id, table.place.guild)
        key = "screen-seat-taken-full" if (balance or 0) > LIMIT else "screen-seat-taken-rated"
    return texts.text(key, name=narrator(table, texts.language).names.person(owner))


def _chosen_seat(press: TablePress) -> int:
    if not press.values or not press.values[0].isdecimal():
        raise IllegalInput(Code.STALE)
    return int(press.values[0])


# ---- the last person -----------------------------------------------------------------------------------------------


async def _claim(desk: InteractionDispatcher, press: TablePress) -> None:
    """Ask once whether to win as things stand."""
    table = await desk.matches.queries.table(press.match_id)
    person, match = table.person_of(press.user.id), table.match
    language = language_for(press.interaction.locale)
    if person is None or match.seat_of(person) is None:
        raise IllegalInput(Code.NOT_SEATED)
    if not match.can_claim(person):
        await _answer(press.interaction, Catalogue(language).text("screen-claim-not"))
        return
    texts, at_stake = Catalogue(language), await desk.matches.queries.at_stake(table)
    if at_stake.counts:
        told = texts.text("screen-claim-rated", stake=at_stake.points)
    else:
        told = texts.text("screen-claim-spent" if at_stake.spent else "screen-claim")
    await respond(press.interaction, Screen(told, ((button(table, language, "claim-confirm"),),)))


async def _claim_confirmed(desk: InteractionDispatcher, press: TablePress) -> None:
    await desk.matches.play.claim(press.match_id, press.user)
    await _answer(press.interaction, catalogue_for(press.interaction).text("screen-claimed"))


# ---- invitations ---------------------------------------------------------------------------------------------------


async def _invite(desk: InteractionDispatcher, press: TablePress) -> None:
    """Ask the host whom to invite."""
    table = await desk.matches.queries.table(press.match_id)
    _require_host(table, press.user)
    texts = catalogue_for(press.interaction)
    menu = PeopleMenu(
        texts.text("screen-invite-choose"), PressId("invite-people", table.id, table.match.seq), MOST_GUESTS
    )
    key = "screen-invite-private" if table.match.private else "screen-invite"
    await respond(press.interaction, Screen(texts.text(key, count=MOST_GUESTS), ((menu,),)))


async def _invite_people(desk: InteractionDispatcher, press: TablePress) -> None:
    """Invite who was chosen, tell the host who was not and why, and call the guests once in the channel."""
    table = await desk.matches.queries.table(press.match_id)
    chosen = chosen_people(press)
    guests = [each.user for each in chosen if _may_be_invited(press, table, each)]
    if guests:
        table = await desk.matches.seats.invite(press.match_id, press.user, guests)
        desk.reminders.announce(table, _invitation(table, guests), people=[guest.id for guest in guests])
    texts = catalogue_for(press.interaction)
    groups = {
        "screen-invited": guests,
        "screen-invite-seated": [each.user for each in chosen if table.seat_of(each.user.id) is not None],
        "screen-invite-bots": [each.user for each in chosen if each.is_bot],
    }
    told_of = {user.id for users in groups.values() for user in users}
    groups["screen-invite-unseen"] = [each.user for each in chosen if each.user.id not in told_of]
    told = [texts.text(key, names=_names(users)) for key, users in groups.items() if users]
    await _answer(press.interaction, "\n".join(told))


@dataclass(frozen=True, slots=True)
class Chosen:
    """Somebody who was chosen in a menu of people, by the name that this server shows."""

    user: User
    is_bot: bool
    member: discord.Member | None
    """None for who is not in the server."""


def chosen_people(press: TablePress) -> list[Chosen]:
    """Who was chosen in a menu of people. Raises IllegalInput (STALE) for a press that names nobody."""
    data: Mapping[str, Any] = press.interaction.data or {}
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    found: list[Chosen] = []
    for value in press.values:
        user: Mapping[str, Any] = users.get(value) or {}
        member: Mapping[str, Any] = members.get(value) or {}
        name = member.get("nick") or user.get("global_name") or user.get("username")
        if name:
            there = _member(press.interaction, {**member, "user": user}) if member else None
            found.append(Chosen(User(int(value), name), bool(user.get("bot")), there))
    if not found:
        raise IllegalInput(Code.STALE)
    return found


def _member(interaction: Interaction, data: Any) -> discord.Member | None:
    guild = interaction.guild
    return None if guild is None else discord.Member(data=data, guild=guild, state=interaction._state)


def _may_be_invited(press: TablePress, table: Table, chosen: Chosen) -> bool:
    """Whether somebody is a person who does not sit at the table and could come to it."""
    return not chosen.is_bot and table.seat_of(chosen.user.id) is None and _sees(press, table, chosen.member)


def _sees(press: TablePress, table: Table, member: discord.Member | None) -> bool:
    """Whether somebody sees the channel of a table, as far as is known; a mention brings them into a private thread.

    It is reckoned from roles: the permissions that come with who was chosen are not those of the channel.
    """
    guild = press.interaction.guild
    if guild is None or member is None:
        return member is not None
    channel: Any = guild.get_channel_or_thread(table.place.channel)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return channel.permissions_for(member).view_channel


def _invitation(table: Table, guests: Iterable[User]) -> str:
    return Catalogue(table.language).text(
        "lobby-invitation",
        mentions=" ".join(f"<@{guest.id}>" for guest in guests),
        host=safe_name(table.host_user.name),
        table=link(table, table.language),
    )


def _names(users: Iterable[User]) -> str:
    return ", ".join(safe_name(user.name) for user in users)


# ---- sending away --------------------------------------------------------------------------------------------------


async def _away(desk: InteractionDispatcher, press: TablePress) -> None:
    """Ask the host who is to go."""
    table = await desk.matches.queries.table(press.match_id)
    _require_host(table, press.user)
    match = table.match
    if match.phase is not Phase.LOBBY:
        raise IllegalInput(Code.NOT_A_LOBBY if match.is_live else Code.NOT_RUNNING)
    language = language_for(press.interaction.locale)
    texts, names = Catalogue(language), narrator(table, language).names.plain
    options = tuple(
        (str(number), clip(names[number], LONGEST_OPTION))
        for number, seat in enumerate(match.seats)
        if seat.occupant is not None and seat.person != match.host
    )
    if not options:
        await _answer(press.interaction, texts.text("screen-away-nobody"))
        return
    menu = Menu(texts.text("screen-away-choose"), PressId("away-seat", table.id, match.seq), options)
    await respond(press.interaction, Screen(texts.text("screen-away"), ((menu,),)))


async def _away_seat(desk: InteractionDispatcher, press: TablePress) -> None:
    before, seat = await desk.matches.queries.table(press.match_id), _chosen_seat(press)
    texts = catalogue_for(press.interaction)
    names = narrator(before, texts.language).names
    await desk.matches.seats.send_away(press.match_id, press.user, seat, seq=press.id.seq)
    await _answer(press.interaction, texts.text("screen-sent-away", name=names.seat(seat)))


def _require_host(table: Table, user: User) -> None:
    if not table.match.is_live:
        raise IllegalInput(Code.NOT_RUNNING)
    if table.host_user.id != user.id:
        raise Refused(Refusal.NOT_HOST)


async def _answer(interaction: Interaction, text: str) -> None:
    """A private sentence, in place of the private message that was pressed."""
    if is_private(interaction):
        await respond(interaction, Screen(text))
    else:
        await send_text(interaction, text)


# ---- what the private menu offers ----------------------------------------------------------------------------------


def offers(table: Table, language: str, user_id: int) -> Buttons:
    """The buttons of this module for somebody's private menu."""
    match, person = table.match, table.person_of(user_id)
    seated = person is not None and match.seat_of(person) is not None
    row: list[Any] = []
    if any(match.may_take(person or NO_PERSON, number) is None for number in match.free_seats):
        row.append(button(table, language, "take", style=discord.ButtonStyle.success))
    if person is not None and match.can_claim(person):
        row.append(button(table, language, "claim"))
    if seated and person == match.host and match.is_live:
        row.append(button(table, language, "invite"))
        if match.phase is Phase.LOBBY:
            row.append(button(table, language, "away"))
    return (tuple(row),) if row else ()


HANDLERS: dict[str, Handler] = {
    "take": _take,
    "take-seat": _take_seat,
    "claim": _claim,
    "claim-confirm": _claim_confirmed,
    "invite": _invite,
    "invite-people": _invite_people,
    "away": _away,
    "away-seat": _away_seat,
}
