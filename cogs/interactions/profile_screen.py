"""A profile: matches on this server, and the rating over time as a picture; private to the reader."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord

from cogs.discord_io.components import Menu, ScreenCustomId
from cogs.discord_io.message import MAX_ALT, MAX_TEXT, Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.gold_screen import gift_buttons
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.verbs import ScreenVerb
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import safe_name
from data.gold.service import Gold
from data.ladder.profiles import Profiles
from data.records.gold import NO_GOLD, GoldAccount
from data.records.ladder import HeadToHead, PastMatch, Profile, Rating, VariantRecord
from engine.variants import VARIANTS
from renderer.glyphs import number_text
from renderer.paint import RatingLine
from renderer.worker import Renderer

_MAX_DRAWN = 200
"""Matches that the picture shows at most; more are a blur on a phone."""
_CAPTION = 250
"""Characters reserved for the caption of the picture."""
_MAX_ACCOUNT = 2**63
"""Limit for the account in a custom_id, which may be a number too long for the database."""
_KINDS = ("won", "lost", "drew", "left", "helped")


class ProfileScreen:
    """Shows profiles, and handles the menu of variants whose rating is drawn."""

    def __init__(self, profiles: Profiles, gold: Gold, renderer: Renderer) -> None:
        self._profiles = profiles
        self._gold = gold
        self._renderer = renderer

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("profile", self._variant_chosen),)

    async def show(self, interaction: Interaction, account: int, *, name: str = "", variant: str | None = None) -> None:
        """Answer with the profile of an account; ``name`` is its name now, if that is known.

        ``variant`` is the one whose rating is drawn, by default the one with the most matches.
        """
        texts, place = catalogue_for(interaction), place_of(interaction)
        own = account == interaction.user.id
        profile = await self._profiles.profile(account, place.guild, reader=interaction.user.id)
        chosen = drawn_variant(profile, variant)
        gold = await self._gold.account(account, place.guild)
        text = profile_text(texts, profile, name=name or profile.name, guild=place.guild, own=own, gold=gold)
        picture, alt = None, ""
        if chosen is not None and interaction.app_permissions.attach_files:
            picture = await asyncio.wrap_future(self._renderer.rating(rating_line(profile, chosen)))
            alt = rating_alt(texts, profile, chosen)
            text += "\n\n" + _caption(texts, profile, chosen)
        rows = (*rating_menu(texts, profile), *(gift_buttons(texts, gold) if own else ()))
        await respond(interaction, Screen(text, rows, picture, alt))

    async def show_person(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Answer with the profile of a person whom the user chose; computers and bots have none."""
        if person.bot:
            await send_text(interaction, catalogue_for(interaction).text("profile-bot"))
        else:
            await self.show(interaction, person.id, name=person.display_name)

    async def _variant_chosen(self, press: ScreenPress) -> None:
        match press.id.words:
            case (account,) if account.isdecimal() and int(account) < _MAX_ACCOUNT:
                variant = press.values[0] if press.values else None
                await self.show(press.interaction, int(account), variant=variant)
            case _:
                await send_text(press.interaction, press.texts.text("screen-expired"))


def drawn_variant(profile: Profile, wanted: str | None) -> str | None:
    """The variant whose rating is drawn; None if no rating has changed yet."""
    drawn = [code for code in VARIANTS if profile.history.get(code)]
    if wanted in drawn:
        return wanted
    return max(drawn, key=lambda code: profile.ratings[code].matches, default=None)


def rating_line(profile: Profile, variant: str) -> RatingLine:
    """The ratings to draw: the newest ones, and the one before them."""
    shown = [rating for _, rating in profile.history[variant]]
    values = (Rating().shown, *shown)[-_MAX_DRAWN - 1 :]
    matches = profile.ratings[variant].matches
    return RatingLine(values, matches - len(values) + 1, profile.settled.get(variant, matches))


def rating_alt(texts: Catalogue, profile: Profile, variant: str) -> str:
    """The picture in words, with as many of its newest numbers as fit into an alt text."""
    line = rating_line(profile, variant)
    summary = texts.text(
        "profile-graph-alt",
        variant=texts.text(f"variant-{variant}-name"),
        now=number_text(line.values[-1]),
        matches=profile.ratings[variant].matches,
        high=number_text(max(line.values)),
        low=number_text(min(line.values)),
    )
    room = (MAX_ALT - len(summary) - 80) // 7  # a number, its minus, a comma and a space
    return f"{summary} {texts.text('profile-graph-alt-all', ratings=', '.join(map(number_text, line.values[-room:])))}"


def profile_text(
    texts: Catalogue, profile: Profile, *, name: str, guild: int, own: bool, gold: GoldAccount = NO_GOLD
) -> str:
    """The profile in words; links lead to the boards of the server ``guild``."""
    lines = [texts.text("profile-title", name=safe_name(name) if name else texts.text("ranks-former"))]
    if profile.balance is not None:
        lines.append(texts.text("profile-points", points=number_text(profile.balance)))
    if gold.is_on:
        lines.append(texts.text("profile-gold", gold=number_text(gold.balance)))
    if profile.records:
        if profile.best_streak:
            lines.append(texts.text("profile-streak", wins=profile.streak, best=profile.best_streak))
        lines += _records(texts, profile.records, profile)
    else:
        lines.append(texts.text("profile-none-own" if own else "profile-none"))
    if profile.rivalry is not None:
        lines.append(_rivalry(texts, profile.rivalry, name))
    if profile.private:
        lines += ["", texts.text("profile-private"), *_records(texts, profile.private, None)]
    last = [each for each in profile.last if own or each.points is not None]
    if last:
        lines += ["", texts.text("profile-last"), *(_match(texts, each, guild) for each in last)]
    # Whole lines are dropped if the text is too long: half a link would not work.
    while sum(len(line) + 1 for line in lines) > MAX_TEXT - _CAPTION:
        lines.pop()
    return "\n".join(lines)


def _rivalry(texts: Catalogue, rivalry: HeadToHead, name: str) -> str:
    """How the reader has done against this person, and when they met last."""
    counts = {"won": rivalry.won, "lost": rivalry.lost, "drew": rivalry.drawn}
    parts = [texts.text("profile-played", count=rivalry.met)]
    parts += [texts.text(f"profile-{kind}", count=n) for kind, n in counts.items() if n or kind != "drew"]
    record = ", ".join(part.replace(" ", "\u00a0") for part in parts)
    return texts.text("profile-rivalry", name=safe_name(name), record=record, when=_day(rivalry.at))


def _records(texts: Catalogue, records: Mapping[str, VariantRecord], profile: Profile | None) -> list[str]:
    """A line per variant, in the order of variants; with the rating if ``profile`` is given and has one."""
    lines: list[str] = []
    for code in VARIANTS:
        if code not in records:
            continue
        name, record = texts.text(f"variant-{code}-name"), _record(texts, records[code])
        standing = profile.ratings.get(code) if profile else None
        if standing is None:
            lines.append(texts.text("profile-record", variant=name, record=record))
            continue
        rating = number_text(standing.rating.shown)
        if standing.provisional:
            rating = texts.text("ranks-provisional", value=rating)
        lines.append(texts.text("profile-rated", variant=name, rating=rating, record=record))
    return lines


def _record(texts: Catalogue, record: VariantRecord) -> str:
    """The number of matches, and how they ended; won and lost even if they are 0."""
    counts = {kind: int(getattr(record, kind)) for kind in _KINDS}
    parts = [texts.text("profile-played", count=record.played)]
    parts += [texts.text(f"profile-{kind}", count=n) for kind, n in counts.items() if n or kind in ("won", "lost")]
    return ", ".join(part.replace(" ", "\u00a0") for part in parts)  # a line breaks between them, not inside


def _match(texts: Catalogue, match: PastMatch, guild: int) -> str:
    """A line about a match: date, variant (a link to its board), result, ladder points."""
    variant, how = texts.text(f"variant-{match.variant}-name"), texts.text(f"profile-how-{match.outcome}")
    if match.board is not None:
        variant = f"[{variant}](https://discord.com/channels/{guild}/{match.channel}/{match.board})"
    if match.place is not None and match.sides > 2:
        how = texts.text("profile-how-place", how=how, place=match.place, sides=match.sides)
    when = _day(match.ended_at)
    if match.points is None:
        return texts.text("profile-match", when=when, variant=variant, how=how)
    points = number_text(match.points) if match.points <= 0 else f"+{match.points}"
    return texts.text("profile-match-points", when=when, variant=variant, how=how, points=points)


def _day(at: int) -> str:
    """The date of a moment, in Discord's markup for the reader's time zone."""
    return f"<t:{at // 1000}:d>"


def _caption(texts: Catalogue, profile: Profile, variant: str) -> str:
    shown = profile.history[variant][-_MAX_DRAWN:]
    first, last = _day(shown[0][0]), _day(shown[-1][0])
    return "-# " + texts.text("profile-graph", variant=texts.text(f"variant-{variant}-name"), first=first, last=last)


def rating_menu(texts: Catalogue, profile: Profile) -> tuple[tuple[Menu, ...], ...]:
    """A menu of the variants whose rating can be drawn, if there are several."""
    drawn = [code for code in VARIANTS if profile.history.get(code)]
    if len(drawn) < 2:
        return ()
    options = tuple((code, texts.text(f"variant-{code}-name")) for code in drawn)
    return ((Menu(texts.text("profile-graph-menu"), ScreenCustomId("profile", (str(profile.account),)), options),),)
