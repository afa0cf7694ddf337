"""A leaderboard, page by page, with the reader's own line; private to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle

from cogs.discord_io.components import Button, Menu, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.verbs import ScreenVerb
from cogs.texts.catalogue import Catalogue
from cogs.texts.months import is_month, month_name
from cogs.texts.names import escape, plain_name
from data.gold.service import Gold
from data.ladder.leaderboards import Leaderboards
from data.ladder.seasons import Seasons
from data.records.ladder import LeaderboardPage, LeaderboardRow, Metric, Period
from data.records.matches import Refusal, Refused
from engine.variants import DEFAULT_VARIANT, VARIANTS
from renderer.glyphs import number_text

ANY = "any"
"""The word for all variants together."""
RECORDS = "records"
"""What ``/leaderboard`` compares where it shows the records of the server."""
HERE, EVERYWHERE = "server", "global"
MAX_MONTHS = 25
"""Final tables that a menu offers; Discord takes no more entries."""
_MAX_PAGE = 1_000_000
"""Limit for the page in a custom_id, which may be a number too long for the database."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """What the reader has chosen of a leaderboard, and a page of it, from 1. ``everywhere``: the global one, not that
    of the server. Buttons lead on with what was chosen; what is shown of it is ``normalized``."""

    everywhere: bool = False
    metric: Metric = Metric.POINTS
    period: Period = Period.ALL
    variant: str | None = None
    page: int = 1
    season: str = ""
    """The month (``2026-11``) whose final table it is, in place of a period; empty for one that still changes."""

    def normalized(self) -> LeaderboardQuery:
        """The nearest leaderboard that exists: ratings are per variant, and of all time; gold is of one server; final
        tables are those of the server, of all variants, by points or wins."""
        if self.season:
            metric = Metric.WINS if self.metric is Metric.WINS else Metric.POINTS
            return replace(self, everywhere=False, metric=metric, period=Period.MONTH, variant=None)
        if self.metric is Metric.GOLD:
            return LeaderboardQuery(metric=Metric.GOLD, page=self.page)
        if self.metric is not Metric.RATING:
            return self
        return replace(self, period=Period.ALL, variant=self.variant or DEFAULT_VARIANT)

    def id(self, verb: str) -> ScreenCustomId:
        """The custom_id of a button that leads there. No two buttons of a message may have the same verb and query."""
        where = EVERYWHERE if self.everywhere else HERE
        period = self.season or self.period.value
        return ScreenCustomId(verb, (where, self.metric.value, period, self.variant or ANY, str(self.page)))

    @classmethod
    def parse(cls, words: tuple[str, ...]) -> LeaderboardQuery | None:
        """The query in the words of a custom_id; None if this version knows no such leaderboard."""
        match words:
            case (where, metric, period, variant, page) if (
                where in (HERE, EVERYWHERE)
                and metric in tuple(Metric)
                and (period in tuple(Period) or is_month(period))
                and variant in (ANY, *VARIANTS)
                and page.isdecimal()
            ):
                chosen = None if variant == ANY else variant
                season = period if is_month(period) else ""
                return cls(
                    where == EVERYWHERE,
                    Metric(metric),
                    Period.MONTH if season else Period(period),
                    chosen,
                    min(int(page), _MAX_PAGE),
                    season,
                )
            case _:
                return None


class LeaderboardScreen:
    """Shows leaderboards and the final tables of months, and handles the buttons that lead to other ones."""

    def __init__(self, leaderboards: Leaderboards, seasons: Seasons, gold: Gold) -> None:
        self._leaderboards = leaderboards
        self._seasons = seasons
        self._gold = gold

    def verbs(self) -> tuple[ScreenVerb, ...]:
        names = ("top", "top-where", "top-what", "top-when", "top-variant", "top-season")
        return tuple(ScreenVerb(name, self._pressed) for name in names)

    async def show(self, interaction: Interaction, query: LeaderboardQuery) -> None:
        """Answer with a page of a leaderboard; a page beyond the last one is the last one.

        Raises Refused (GOLD_OFF) for that of gold where there is none.
        """
        shown, has_gold = query.normalized(), await self._gold.is_on(place_of(interaction).guild)
        if shown.metric is Metric.GOLD and not has_gold:
            raise Refused(Refusal.GOLD_OFF)
        page, reader = await self._page(interaction, shown), interaction.user.id
        hidden = shown.everywhere and page.own is None and not await self._leaderboards.is_global(reader)
        months = () if shown.everywhere else await self.months(interaction)
        screen = leaderboard_screen(
            catalogue_for(interaction), query, page, hidden=hidden, months=months, has_gold=has_gold
        )
        await respond(interaction, screen)

    async def months(self, interaction: Interaction) -> tuple[str, ...]:
        """The months of which the server has a final table, the newest first, as many as a menu takes."""
        return await self._seasons.months(place_of(interaction).guild, count=MAX_MONTHS)

    async def _page(self, interaction: Interaction, query: LeaderboardQuery) -> LeaderboardPage:
        guild, reader = place_of(interaction).guild, interaction.user.id
        if query.season:
            return await self._seasons.page(guild, query.season, query.metric, page=query.page, reader=reader)
        return await self._leaderboards.page(
            guild=None if query.everywhere else guild,
            metric=query.metric,
            period=query.period,
            variant=query.variant,
            page=query.page,
            reader=reader,
        )

    async def _pressed(self, press: ScreenPress) -> None:
        words = press.id.words
        if press.values and len(words) == 5:
            place = 2 if press.id.verb == "top-season" else 3
            words = (*words[:place], press.values[0], *words[place + 1 :])
        query = LeaderboardQuery.parse(words)
        if query is None:
            await send_text(press.interaction, press.texts.text("screen-expired"))
        else:
            await self.show(press.interaction, query)


def leaderboard_screen(
    texts: Catalogue,
    query: LeaderboardQuery,
    page: LeaderboardPage,
    *,
    hidden: bool = False,
    months: Sequence[str] = (),
    has_gold: bool = False,
) -> Screen:
    """A page of a leaderboard. ``hidden``: the reader has chosen not to be on the global one; ``months``: of which the
    server has final tables; ``has_gold``: whether it has gold."""
    chosen, query = query, query.normalized()
    where = EVERYWHERE if query.everywhere else HERE
    variant = texts.text(f"variant-{query.variant}-name" if query.variant else f"choice-variant-{ANY}")
    lines = [
        texts.text("ranks-title", what=texts.text(f"ranks-what-{query.metric}")),
        texts.text(
            "ranks-about-gold" if query.metric is Metric.GOLD else "ranks-about",
            where=texts.text(f"ranks-about-{where}"),
            period=_period_name(texts, query),
            variant=variant,
        ),
        "",
    ]
    names = _names(texts, page)
    lines += [_line(texts, row, name) for row, name in zip(page.rows, names, strict=True)]
    if not page.rows:
        empty = "ranks-empty-gold" if query.metric is Metric.GOLD else "ranks-empty"
        lines.append(texts.text("ranks-empty-global" if query.everywhere else empty))
    if page.rows or hidden:
        lines += ["", _own(texts, query, page.own, hidden=hidden)]
    small = texts.text("ranks-pages", number=page.page, pages=page.pages, people=page.total)
    if query.season:
        small += "\n-# " + texts.text("ranks-help-season")
    if query.metric is Metric.RATING:
        small += "\n-# " + texts.text("ranks-help-rating")
    if any(row.provisional for row in (*page.rows, *([page.own] if page.own else ()))):
        small += "\n-# " + texts.text("ranks-help-provisional")
    turned = replace(chosen, page=page.page)
    return Screen("\n".join(lines), _controls(texts, turned, page, months, has_gold=has_gold), small=f"-# {small}")


def _value(texts: Catalogue, row: LeaderboardRow) -> str:
    return texts.text("ranks-provisional", value=number_text(row.value)) if row.provisional else number_text(row.value)


def _names(texts: Catalogue, page: LeaderboardPage) -> list[str]:
    """What the people of a page are called there. Equal names are numbered, by who came to the bot first, also of those
    who are on another page; and names that only look equal."""
    namesakes: dict[str, set[int]] = {}
    for row in page.rows:
        namesakes.setdefault(plain_name(row.name), set()).update({row.person}, page.namesakes.get(row.name, ()))
    return [_name(texts, row, sorted(namesakes[plain_name(row.name)])) for row in page.rows]


def _name(texts: Catalogue, row: LeaderboardRow, namesakes: Sequence[int]) -> str:
    if not row.name:
        return texts.text("ranks-former")
    name = plain_name(row.name)
    if len(namesakes) > 1:
        name = texts.text("seat-same-name", name=name, number=str(namesakes.index(row.person) + 1))
    return escape(name)


def _line(texts: Catalogue, row: LeaderboardRow, name: str) -> str:
    key = "ranks-row-reader" if row.is_reader else "ranks-row"
    return texts.text(key, rank=row.rank, name=name, value=_value(texts, row))


def _period_name(texts: Catalogue, query: LeaderboardQuery) -> str:
    if query.season:
        return texts.text("ranks-season", month=month_name(texts, query.season))
    return texts.text(f"choice-period-{query.period}")


def _own(texts: Catalogue, query: LeaderboardQuery, own: LeaderboardRow | None, *, hidden: bool) -> str:
    if own is None and query.season:
        return texts.text("ranks-own-season")
    if own is None and query.metric is Metric.GOLD:
        return texts.text("ranks-empty-gold")
    if own is None:
        return texts.text("ranks-own-hidden" if hidden else "ranks-own-none")
    return texts.text("ranks-own", rank=own.rank, value=_value(texts, own))


def _controls(
    texts: Catalogue, query: LeaderboardQuery, page: LeaderboardPage, months: Sequence[str], *, has_gold: bool
) -> tuple[tuple[Button | Menu, ...], ...]:
    """Turning pages, then the other boards; what is chosen now cannot be pressed."""
    turns = [
        Button(texts.text(f"button-{label}"), replace(query, page=to).id("top"))
        for label, to in (("previous", query.page - 1), ("next", query.page + 1))
        if 1 <= to <= page.pages
    ]
    first = replace(query, page=1)
    if query.season:
        return _season_controls(texts, first, turns, months)
    other = EVERYWHERE if not query.everywhere else HERE
    compared = [_metric(texts, first, each) for each in Metric if has_gold or each is not Metric.GOLD]
    if query.metric is Metric.GOLD:
        return tuple(tuple(row) for row in (turns, compared) if row)
    turns.append(
        Button(texts.text(f"button-ranks-{other}"), replace(first, everywhere=not query.everywhere).id("top-where"))
    )
    if not query.everywhere:
        records = ScreenCustomId("records", (query.variant or ANY,))
        turns.append(Button(texts.text("button-ranks-records"), records))
    rows: list[tuple[Button | Menu, ...]] = [tuple(turns), tuple(compared)]
    if query.metric is not Metric.RATING:
        rows.append(tuple(_period(texts, first, each) for each in Period))
    rows.append((_variants(texts, first),))
    if months:
        rows.append((_seasons(texts, first, months),))
    return tuple(rows)


def _season_controls(
    texts: Catalogue, query: LeaderboardQuery, turns: list[Button], months: Sequence[str]
) -> tuple[tuple[Button | Menu, ...], ...]:
    """Turning pages, what is compared, the way back, and the other months."""
    back = replace(query, season="")
    metrics = tuple(_metric(texts, query, each) for each in (Metric.POINTS, Metric.WINS))
    rows = (tuple(turns), metrics, tuple(_period(texts, back, each, chosen=False) for each in Period))
    return (*(row for row in rows if row), (_seasons(texts, query, months),))


def _metric(texts: Catalogue, query: LeaderboardQuery, metric: Metric) -> Button:
    now = metric is query.normalized().metric
    label, to = texts.text(f"button-ranks-{metric}"), replace(query, metric=metric)
    return Button(label, to.id("top-what"), ButtonStyle.primary if now else ButtonStyle.secondary, disabled=now)


def _period(texts: Catalogue, query: LeaderboardQuery, period: Period, *, chosen: bool = True) -> Button:
    now = chosen and period is query.period
    label, to = texts.text(f"button-ranks-{period}"), replace(query, period=period)
    return Button(label, to.id("top-when"), ButtonStyle.primary if now else ButtonStyle.secondary, disabled=now)


def _seasons(texts: Catalogue, query: LeaderboardQuery, months: Sequence[str]) -> Menu:
    """The menu of months that are over; what is chosen takes the place of the period in its id."""
    chosen = month_name(texts, query.season) if query.season else texts.text("ranks-seasons")
    return Menu(chosen, query.id("top-season"), tuple((month, month_name(texts, month)) for month in months))


def _variants(texts: Catalogue, query: LeaderboardQuery) -> Menu:
    """The menu of variants; what is chosen takes the place of the variant in its id."""
    every = () if query.metric is Metric.RATING else ((ANY, texts.text(f"choice-variant-{ANY}")),)
    options = tuple((code, texts.text(f"variant-{code}-name")) for code in VARIANTS)
    variant = query.normalized().variant
    chosen = texts.text(f"variant-{variant}-name" if variant else f"choice-variant-{ANY}")
    return Menu(chosen, query.id("top-variant"), (*every, *options))
