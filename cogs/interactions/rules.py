"""The rules of a variant, page by page, in the reader's language, with example positions drawn."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.press import ScreenPress, TablePress
from cogs.interactions.verbs import ScreenVerb, TableVerb, Visibility
from cogs.texts.alt_text import BoardText
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import unbroken
from data.matches.queries import MatchQueries
from engine.examples import example_view
from engine.rules import Example, Rules
from engine.variants import VARIANTS
from renderer.paint import Labels
from renderer.worker import Renderer


@dataclass(frozen=True, slots=True)
class RulePage:
    """One page of rules: its text and the position that it shows, if it shows one."""

    text: str
    example: Example | None = None


def rule_pages(language: str, rules: Rules) -> tuple[RulePage, ...]:
    """The rules of a variant, then its tips, then what holds at every table: time, leaving, points; and the words."""
    texts, code = Catalogue(language), rules.code
    shown = {example.page: example for example in rules.examples}
    pages: list[RulePage] = []
    for number, text in enumerate(texts.pages(f"variant-{code}-rules"), 1):
        example = shown.get(number)
        caption = "" if example is None else "\n\n" + texts.text(f"variant-{code}-example-{number}")
        pages.append(RulePage(text + caption, example))
    last = (f"variant-{code}-tips", "help-table", "help-ladder", "help-gold", "help-words")
    return (*pages, *(RulePage(texts.text(key)) for key in last))


class RulesScreen:
    """Shows rules, and handles the button Rules and the buttons that turn pages."""

    def __init__(self, queries: MatchQueries, renderer: Renderer) -> None:
        self._queries = queries
        self._renderer = renderer

    def verbs(self) -> tuple[TableVerb | ScreenVerb, ...]:
        return (
            TableVerb("rules", Visibility.LOOK, self._of_table),
            ScreenVerb("page", self._turn_page),
        )

    async def show(self, interaction: Interaction, rules: Rules, *, page: int = 0) -> None:
        """Answer with one page of a variant's rules, from 0; page numbers beyond the last one show the last."""
        texts = catalogue_for(interaction)
        pages = rule_pages(texts.language, rules)
        page = min(page, len(pages) - 1)
        turns = [
            Button(texts.text(f"button-{label}"), ScreenCustomId("page", (rules.code, str(to))))
            for label, to in (("previous", page - 1), ("next", page + 1))
            if 0 <= to < len(pages)
        ]
        picture, alt = None, ""
        example = pages[page].example
        if example is not None:
            picture, alt = await draw_example(self._renderer, texts.language, rules, example)
        number = texts.text("screen-page", number=page + 1, pages=len(pages))
        await respond(
            interaction, Screen(unbroken(pages[page].text), (tuple(turns),), picture, alt, small=f"-# {number}")
        )

    async def _of_table(self, press: TablePress) -> None:
        table = await self._queries.table(press.match_id)
        await self.show(press.interaction, table.match.rules)

    async def _turn_page(self, press: ScreenPress) -> None:
        match press.id.words:
            case (code, page) if code in VARIANTS and page.isdecimal():
                await self.show(press.interaction, VARIANTS[code], page=int(page))
            case _:
                await send_text(press.interaction, press.texts.text("screen-expired"))


async def draw_example(renderer: Renderer, language: str, rules: Rules, example: Example) -> tuple[bytes, str]:
    """The picture of an example and what it shows in words."""
    view, texts = example_view(rules, example), Catalogue(language)
    names = tuple(texts.text(f"help-seat-{seat + 1}") for seat in range(len(view.seats)))
    picture = await asyncio.wrap_future(renderer.board(view, Labels(names)))
    return picture, BoardText(language, names, view).alt_text()
