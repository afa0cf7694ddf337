"""``/leaderboard``: who is ahead, page by page, with the reader's own line, only for the reader."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import ButtonStyle, app_commands
from discord.ext import commands

from cogs.commands.option_choices import DEFAULT_VARIANT, VARIANT_CHOICES, choices
from cogs.discord_io.components import Button, Menu, ScreenId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import InteractionDispatcher, Looker, ScreenPress, place_of
from cogs.texts.catalogue import Catalogue
from cogs.texts.command_text import command_str
from cogs.texts.names import safe_name
from data.ladder.records import PROVISIONAL, LeaderboardPage, LeaderboardRow, Metric, Period
from engine.variants import VARIANTS
from renderer.glyphs import number_text

ANY = "any"
"""Stands for all variants together, where a word is needed."""
HERE, EVERYWHERE = "server", "global"
_LAST = 1_000_000
"""A page beyond any board; a number of a custom_id may be longer than any database takes."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which leaderboard, and which page of it, from 1; ``everywhere`` is the global one."""

    everywhere: bool = False
    metric: Metric = Metric.POINTS
    period: Period = Period.ALL
    variant: str | None = None
    page: int = 1

    def possible(self) -> LeaderboardQuery:
        """The nearest board that there is: a rating is one variant's, and of all time."""
        if self.metric is not Metric.RATING:
            return self
        return replace(self, period=Period.ALL, variant=self.variant or DEFAULT_VARIANT)

    def id(self, verb: str) -> ScreenId:
        """For a button that leads there; two buttons of a message never have the same verb and board."""
        where = EVERYWHERE if self.everywhere else HERE
        return ScreenId(verb, (where, self.metric.value, self.period.value, self.variant or ANY, str(self.page)))

    @classmethod
    def parse(cls, said: tuple[str, ...]) -> LeaderboardQuery | None:
        """The board that a button leads to; None where this version knows no such board."""
        match said:
            case (where, metric, period, variant, page) if (
                where in (HERE, EVERYWHERE)
                and metric in tuple(Metric)
                and period in tuple(Period)
                and variant in (ANY, *VARIANTS)
                and page.isdecimal()
            ):
                chosen = None if variant == ANY else variant
                return cls(
                    where == EVERYWHERE, Metric(metric), Period(period), chosen, min(int(page), _LAST)
                ).possible()
            case _:
                return None


class LeaderboardCommands(commands.Cog):
    """The command."""

    def __init__(self, desk: InteractionDispatcher) -> None:
        self._desk = desk

    @app_commands.command(
        name=command_str("command-leaderboard-name"), description=command_str("command-leaderboard-description")
    )
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(
        where=command_str("option-where-name"),
        what=command_str("option-what-name"),
        period=command_str("option-period-name"),
        variant=command_str("option-variant-name"),
    )
    @app_commands.describe(
        where=command_str("option-where-description"),
        what=command_str("option-what-description"),
        period=command_str("option-period-description"),
        variant=command_str("option-variant-description"),
    )
    @app_commands.choices(
        where=choices("where", (HERE, EVERYWHERE)),
        what=choices("what", [metric.value for metric in Metric]),
        period=choices("period", [period.value for period in Period]),
        variant=VARIANT_CHOICES,
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        where: str = HERE,
        what: str = Metric.POINTS.value,
        period: str = Period.ALL.value,
        variant: str | None = None,
    ) -> None:
        """Show a leaderboard to who asks."""
        async with self._desk.command(interaction):
            chosen = LeaderboardQuery(where == EVERYWHERE, Metric(what), Period(period), variant)
            await show_leaderboard(self._desk, interaction, chosen.possible())


async def show_leaderboard(desk: InteractionDispatcher, interaction: Interaction, ranking: LeaderboardQuery) -> None:
    """Answer with a page of a board; a page beyond the last one is the last one."""
    guild = None if ranking.everywhere else place_of(interaction).guild
    page = await desk.stats.leaderboards.page(
        guild=guild,
        metric=ranking.metric,
        period=ranking.period,
        variant=ranking.variant,
        page=ranking.page,
        reader=interaction.user.id,
    )
    hidden = (
        ranking.everywhere and page.own is None and not await desk.stats.leaderboards.is_global(interaction.user.id)
    )
    await respond(interaction, leaderboard_screen(catalogue_for(interaction), ranking, page, hidden=hidden))


def leaderboard_screen(
    texts: Catalogue, ranking: LeaderboardQuery, page: LeaderboardPage, *, hidden: bool = False
) -> Screen:
    """A page of a board as its reader sees it; ``hidden``: the reader chose not to be on the global one."""
    where = EVERYWHERE if ranking.everywhere else HERE
    variant = texts.text(f"variant-{ranking.variant}-name" if ranking.variant else f"choice-variant-{ANY}")
    lines = [
        texts.text("ranks-title", what=texts.text(f"ranks-what-{ranking.metric}")),
        texts.text(
            "ranks-about",
            where=texts.text(f"ranks-about-{where}"),
            period=texts.text(f"choice-period-{ranking.period}"),
            variant=variant,
        ),
        "",
    ]
    lines += [_line(texts, row) for row in page.rows]
    if not page.rows:
        lines.append(texts.text("ranks-empty-global" if ranking.everywhere else "ranks-empty"))
    if page.rows or hidden:
        lines += ["", _own(texts, page.own, hidden=hidden)]
    small = texts.text("ranks-pages", number=page.page, pages=page.pages, people=page.total)
    if ranking.metric is Metric.RATING:
        small += "\n-# " + texts.text("ranks-help-rating")
    if any(row.provisional for row in (*page.rows, *([page.own] if page.own else ()))):
        small += "\n-# " + texts.text("ranks-help-provisional", matches=PROVISIONAL)
    turned = replace(ranking, page=page.page)
    return Screen("\n".join(lines), _controls(texts, turned, page), small=f"-# {small}")


def _value(texts: Catalogue, row: LeaderboardRow) -> str:
    return texts.text("ranks-provisional", value=number_text(row.value)) if row.provisional else number_text(row.value)


def _line(texts: Catalogue, row: LeaderboardRow) -> str:
    name = safe_name(row.name) if row.name else texts.text("ranks-former")
    key = "ranks-row-reader" if row.is_reader else "ranks-row"
    return texts.text(key, rank=row.rank, name=name, value=_value(texts, row))


def _own(texts: Catalogue, own: LeaderboardRow | None, *, hidden: bool) -> str:
    if own is None:
        return texts.text("ranks-own-hidden" if hidden else "ranks-own-none")
    return texts.text("ranks-own", rank=own.rank, value=_value(texts, own))


def _controls(
    texts: Catalogue, ranking: LeaderboardQuery, page: LeaderboardPage
) -> tuple[tuple[Button | Menu, ...], ...]:
    """Turning pages, then the other boards; what is chosen now cannot be pressed."""
    turns = [
        Button(texts.text(f"button-{label}"), replace(ranking, page=to).id("top"))
        for label, to in (("previous", ranking.page - 1), ("next", ranking.page + 1))
        if 1 <= to <= page.pages
    ]
    first = replace(ranking, page=1)
    other = EVERYWHERE if not ranking.everywhere else HERE
    turns.append(
        Button(texts.text(f"button-ranks-{other}"), replace(first, everywhere=not ranking.everywhere).id("top-where"))
    )
    rows: list[tuple[Button | Menu, ...]] = [tuple(turns), tuple(_metric(texts, first, each) for each in Metric)]
    if ranking.metric is not Metric.RATING:
        rows.append(tuple(_period(texts, first, each) for each in Period))
    rows.append((_variants(texts, first),))
    return tuple(rows)


def _metric(texts: Catalogue, ranking: LeaderboardQuery, metric: Metric) -> Button:
    now = metric is ranking.metric
    label, to = texts.text(f"button-ranks-{metric}"), replace(ranking, metric=metric).possible()
    return Button(label, to.id("top-what"), ButtonStyle.primary if now else ButtonStyle.secondary, disabled=now)


def _period(texts: Catalogue, ranking: LeaderboardQuery, period: Period) -> Button:
    now = period is ranking.period
    label, to = texts.text(f"button-ranks-{period}"), replace(ranking, period=period)
    return Button(label, to.id("top-when"), ButtonStyle.primary if now else ButtonStyle.secondary, disabled=now)


def _variants(texts: Catalogue, ranking: LeaderboardQuery) -> Menu:
    """The menu of variants; what is chosen takes the place of the variant in its id."""
    every = () if ranking.metric is Metric.RATING else ((ANY, texts.text(f"choice-variant-{ANY}")),)
    options = tuple((code, texts.text(f"variant-{code}-name")) for code in VARIANTS)
    chosen = texts.text(f"variant-{ranking.variant}-name" if ranking.variant else f"choice-variant-{ANY}")
    return Menu(chosen, ranking.id("top-variant"), (*every, *options))


async def _turn(desk: InteractionDispatcher, look: ScreenPress) -> None:
    said = look.id.words
    if look.values and len(said) == 5:
        said = (*said[:3], look.values[0], said[4])
    ranking = LeaderboardQuery.parse(said)
    if ranking is None:
        await send_text(look.interaction, catalogue_for(look.interaction).text("screen-expired"))
    else:
        await show_leaderboard(desk, look.interaction, ranking)


LOOKERS: dict[str, Looker] = dict.fromkeys(("top", "top-where", "top-what", "top-when", "top-variant"), _turn)
