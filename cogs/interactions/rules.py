"""The rules of a variant, page by page, in the reader's language, with example positions drawn."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from cogs.discord_io.components import Button, ScreenId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import Handler, InteractionDispatcher, Looker, ScreenPress, TablePress
from cogs.texts.alt_text import BoardText
from cogs.texts.catalogue import Catalogue, language_for
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
    last = (f"variant-{code}-tips", "help-table", "help-words")
    return (*pages, *(RulePage(texts.text(key)) for key in last))


async def show_rules(desk: InteractionDispatcher, interaction: Interaction, rules: Rules, *, page: int = 0) -> None:
    """Answer with one page of a variant's rules, from 0; page numbers beyond the last one show the last."""
    language = language_for(interaction.locale)
    texts, pages = Catalogue(language), rule_pages(language, rules)
    page = min(page, len(pages) - 1)
    turns = [
        Button(texts.text(f"button-{label}"), ScreenId("page", (rules.code, str(to))))
        for label, to in (("previous", page - 1), ("next", page + 1))
        if 0 <= to < len(pages)
    ]
    picture, alt = None, ""
    example = pages[page].example
    if example is not None:
        picture, alt = await draw_example(desk.renderer, language, rules, example)
    number = texts.text("screen-page", number=page + 1, pages=len(pages))
    await respond(interaction, Screen(pages[page].text, (tuple(turns),), picture, alt, small=f"-# {number}"))


async def draw_example(renderer: Renderer, language: str, rules: Rules, example: Example) -> tuple[bytes, str]:
    """The picture of an example and what it shows in words."""
    view, texts = example_view(rules, example), Catalogue(language)
    names = tuple(texts.text(f"help-seat-{seat + 1}") for seat in range(len(view.seats)))
    picture = await asyncio.wrap_future(renderer.board(view, Labels(names)))
    return picture, BoardText(language, names, view).alt_text()


async def _rules(desk: InteractionDispatcher, press: TablePress) -> None:
    table = await desk.matches.queries.table(press.match_id)
    await show_rules(desk, press.interaction, table.match.rules)


async def _page(desk: InteractionDispatcher, look: ScreenPress) -> None:
    match look.id.words:
        case (code, page) if code in VARIANTS and page.isdecimal():
            await show_rules(desk, look.interaction, VARIANTS[code], page=int(page))
        case _:
            await send_text(look.interaction, catalogue_for(look.interaction).text("screen-expired"))


HANDLERS: dict[str, Handler] = {"rules": _rules}
LOOKERS: dict[str, Looker] = {"page": _page}
