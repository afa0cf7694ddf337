"""The rules of a variant, page by page, in the reader's language."""

from __future__ import annotations

from cogs.answers import Interaction, show
from cogs.desk import Desk, Handler, Press
from cogs.items import Button, PressId
from cogs.screens import Screen
from cogs.text import Catalogue, pick_language
from engine.rules import Rules
from engine.variants import VARIANTS


async def show_rules(interaction: Interaction, rules: Rules, *, page: int = 0) -> None:
    """Answer with one page of a variant's rules, from 0; page numbers beyond the last one show the last."""
    language = pick_language(interaction.locale)
    texts = Catalogue(language)
    pages = texts.pages(f"variant-{rules.code}-rules")
    page = min(page, len(pages) - 1)
    turns = [
        Button(texts.text(f"button-{label}"), _page_id(rules, to))
        for label, to in (("previous", page - 1), ("next", page + 1))
        if 0 <= to < len(pages)
    ]
    number = texts.text("screen-page", number=page + 1, pages=len(pages))
    await show(interaction, Screen(pages[page], (tuple(turns),) if turns else (), small=f"-# {number}"))


def _page_id(rules: Rules, page: int) -> PressId:
    """A page belongs to no table: the variant's place in the list and the page stand for match and state."""
    return PressId("page", rules.position, page)


async def _rules(desk: Desk, press: Press) -> None:
    table = await desk.matches.table(press.match)
    await show_rules(press.interaction, table.match.rules)


async def _page(desk: Desk, press: Press) -> None:
    rules = next((each for each in VARIANTS.values() if each.position == press.match), next(iter(VARIANTS.values())))
    await show_rules(press.interaction, rules, page=press.id.seq)


HANDLERS: dict[str, Handler] = {"rules": _rules, "page": _page}
