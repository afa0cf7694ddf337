"""What the host does about people: inviting them to the table, and sending them away from the lobby."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from cogs.discord_io.components import Menu, PeopleMenu, TableCustomId
from cogs.discord_io.message import MAX_OPTION, Screen
from cogs.discord_io.responses import Interaction, respond, respond_text
from cogs.interactions.press import TablePress
from cogs.interactions.seats import chosen_seat
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import link, narrator, yes_or_no
from cogs.live.reminders import Reminders
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import clip, safe_name
from data.matches.guards import require_occupied
from data.matches.queries import MatchQueries
from data.matches.seats import MAX_INVITATIONS, MatchSeats
from data.records.matches import Place, Refusal, Refused, Table, User
from engine.errors import Code, IllegalInput
from engine.match import Phase
from engine.variants import VARIANTS

MAX_INVITED = 10
"""People chosen in one invitation."""
MAX_SEATS = max(seats for rules in VARIANTS.values() for seats in rules.seat_counts)


class InvitationScreens:
    """Handles Invite and Send away."""

    def __init__(self, queries: MatchQueries, seats: MatchSeats, reminders: Reminders) -> None:
        self._queries = queries
        self._seats = seats
        self._reminders = reminders

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("invite", Visibility.LOOK, self._ask_whom_to_invite),
            TableVerb("invite-people", Visibility.PRIVATE, self._invite),
            TableVerb("away", Visibility.PRIVATE, self._ask_whom_to_send_away),
            TableVerb("away-seat", Visibility.PRIVATE, self._ask_to_send_away),
            *(
                TableVerb(f"away-{seat}", Visibility.PRIVATE, partial(self._send_away, seat))
                for seat in range(MAX_SEATS)
            ),
        )

    async def _ask_whom_to_invite(self, press: TablePress) -> None:
        table = await self._queries.table(press.match_id)
        _require_host(table, press.user)
        texts = press.texts
        press_id = TableCustomId("invite-people", table.id, table.match.seq)
        menu = PeopleMenu(texts.text("screen-invite-choose"), press_id, MAX_INVITED)
        key = "screen-invite-private" if table.match.private else "screen-invite"
        await respond(press.interaction, Screen(texts.text(key, count=MAX_INVITED), ((menu,),)))

    async def _invite(self, press: TablePress) -> None:
        """Invite those of the chosen people who can come, mention them once, and list to the host who was not invited
        and why."""
        table = await self._queries.table(press.match_id)
        chosen = chosen_people(press)
        able = [each.user for each in chosen if _can_be_invited(press, table, each)]
        before = table
        if able:
            table = await self._seats.invite(press.match_id, press.user, able)
        guests = [user for user in able if _invitations(table, user) > _invitations(before, user)]
        often = [user for user in able if _invitations(before, user) >= MAX_INVITATIONS]
        if guests:
            people = [guest.id for guest in guests]
            self._reminders.announce(table, invitation(table, guests), press=press.interaction.id, people=people)
        groups = {
            "screen-invited": guests,
            "screen-invite-seated": [each.user for each in chosen if table.seat_of(each.user.id) is not None],
            "screen-invite-bots": [each.user for each in chosen if each.is_bot],
            "screen-invite-often": often,
            "screen-invite-barred": [user for user in able if user not in (*guests, *often)],
        }
        listed = {user.id for users in groups.values() for user in users}
        groups["screen-invite-unseen"] = [each.user for each in chosen if each.user.id not in listed]
        count = MAX_INVITATIONS
        lines = [press.texts.text(key, names=_names(users), count=count) for key, users in groups.items() if users]
        await respond_text(press.interaction, "\n".join(lines))

    async def _ask_whom_to_send_away(self, press: TablePress) -> None:
        table = await self._queries.table(press.match_id)
        _require_host(table, press.user)
        match, texts = table.match, press.texts
        if match.phase is not Phase.LOBBY:
            raise IllegalInput(Code.NOT_A_LOBBY if match.is_live else Code.NOT_RUNNING)
        names = narrator(table, texts.language).names.plain
        options = tuple(
            (str(number), clip(names[number], MAX_OPTION))
            for number, seat in enumerate(match.seats)
            if seat.occupant is not None and seat.person != match.host
        )
        if not options:
            await respond_text(press.interaction, texts.text("screen-away-nobody"))
            return
        menu = Menu(texts.text("screen-away-choose"), TableCustomId("away-seat", table.id, match.seq), options)
        await respond(press.interaction, Screen(texts.text("screen-away"), ((menu,),)))

    async def _ask_to_send_away(self, press: TablePress) -> None:
        """Ask about the person on the chosen seat; a computer goes at once. Raises as ``MatchSeats.send_away``."""
        table, seat = await self._queries.table(press.match_id), chosen_seat(press)
        _require_host(table, press.user)
        require_occupied(table.match, seat, seq=press.id.seq)
        if table.match.seats[seat].person is None:
            await self._send_away(seat, press)
            return
        language = press.texts.language
        text = press.texts.text("screen-away-sure", name=narrator(table, language).names.seat(seat))
        answers = yes_or_no(table, language, f"away-{seat}", label="away-confirm")
        await respond(press.interaction, Screen(text, (answers,)))

    async def _send_away(self, seat: int, press: TablePress) -> None:
        before = await self._queries.table(press.match_id)
        names = narrator(before, press.texts.language).names
        table = await self._seats.send_away(press.match_id, press.user, seat, seq=press.id.seq)
        if table.match.rated_since == table.match.seq:
            self._announce_rated(table, press)
        await respond_text(press.interaction, press.texts.text("screen-sent-away", name=names.seat(seat)))

    def _announce_rated(self, table: Table, press: TablePress) -> None:
        """Tell the others at the table that the match counts now: they sat down when it did not."""
        others = [user.id for user in map(table.seat_user, range(len(table.match.seats))) if user is not None]
        others.remove(press.user.id)
        if others:
            mentions, shown = _mentions(others), link(table, table.language)
            text = Catalogue(table.language).text("lobby-rated-now", mentions=mentions, table=shown)
            self._reminders.announce(table, text, press=press.interaction.id, people=others)


@dataclass(frozen=True, slots=True)
class ChosenPerson:
    """An account that was chosen in a menu of people, by its name in this server."""

    user: User
    is_bot: bool
    member: discord.Member | None
    """None for an account that is not in the server."""


def chosen_people(press: TablePress) -> list[ChosenPerson]:
    """The accounts that were chosen in a menu of people. Raises IllegalInput (STALE) if there are none."""
    data: Mapping[str, Any] = press.interaction.data or {}
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    found: list[ChosenPerson] = []
    for value in press.values:
        user: Mapping[str, Any] = users.get(value) or {}
        member: Mapping[str, Any] = members.get(value) or {}
        name = member.get("nick") or user.get("global_name") or user.get("username")
        if name:
            there = _member(press.interaction, {**member, "user": user}) if member else None
            found.append(ChosenPerson(User(int(value), name), bool(user.get("bot")), there))
    if not found:
        raise IllegalInput(Code.STALE)
    return found


def _member(interaction: Interaction, data: Any) -> discord.Member | None:
    guild = interaction.guild
    return None if guild is None else discord.Member(data=data, guild=guild, state=interaction._state)  # pyright: ignore[reportPrivateUsage]


def _can_be_invited(press: TablePress, table: Table, chosen: ChosenPerson) -> bool:
    """Whether it is a person who does not sit at the table and could come to it."""
    return (
        not chosen.is_bot
        and table.seat_of(chosen.user.id) is None
        and sees(press.interaction, table.place, chosen.member)
    )


def sees(interaction: Interaction, place: Place, member: discord.Member | None) -> bool:
    """Whether a member sees the channel of a table, if that is known; a mention brings them into a private thread.

    Computed from roles: the permissions that come with the chosen members are not those of the channel.
    """
    guild = interaction.guild
    if guild is None or member is None:
        return member is not None
    channel: Any = guild.get_channel_or_thread(place.channel)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return channel.permissions_for(member).view_channel


def invitation(table: Table, guests: Iterable[User]) -> str:
    """The public message that mentions the guests of a table."""
    return Catalogue(table.language).text(
        "lobby-invitation",
        mentions=_mentions(guest.id for guest in guests),
        host=safe_name(table.host_user.name),
        table=link(table, table.language),
    )


def _mentions(accounts: Iterable[int]) -> str:
    return " ".join(f"<@{account}>" for account in accounts)


def _invitations(table: Table, user: User) -> int:
    """How often a user was invited to a table."""
    person = table.person_of(user.id)
    return 0 if person is None else table.match.invitations.count(person)


def _names(users: Iterable[User]) -> str:
    return ", ".join(safe_name(user.name) for user in users)


def _require_host(table: Table, user: User) -> None:
    if not table.match.is_live:
        raise IllegalInput(Code.NOT_RUNNING)
    if table.host_user.id != user.id:
        raise Refused(Refusal.NOT_HOST)
