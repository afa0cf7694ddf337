"""The records of a server: longest streak, biggest round, highest play; private to the reader."""

from __future__ import annotations

from cogs.discord_io.components import Button, Menu, ScreenCustomId, TableCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.leaderboard_screen import ANY, LeaderboardQuery
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.verbs import ScreenVerb
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import safe_name
from data.ladder.leaderboards import Leaderboards
from data.records.ladder import ServerRecord
from engine.variants import VARIANTS


class RecordsScreen:
    """Shows the records, and handles the menu of variants."""

    def __init__(self, leaderboards: Leaderboards) -> None:
        self._leaderboards = leaderboards

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("records", self._pressed),)

    async def show(self, interaction: Interaction, variant: str | None) -> None:
        """Answer with the records of the server, of all variants or of one."""
        guild = place_of(interaction).guild
        found = await self._leaderboards.records(guild, variant)
        await respond(interaction, records_screen(catalogue_for(interaction), found, guild=guild, variant=variant))

    async def _pressed(self, press: ScreenPress) -> None:
        match (press.values[0],) if press.values else press.id.words:
            case (variant,) if variant in (ANY, *VARIANTS):
                await self.show(press.interaction, None if variant == ANY else variant)
            case _:
                await send_text(press.interaction, press.texts.text("screen-expired"))


def records_screen(texts: Catalogue, records: tuple[ServerRecord, ...], *, guild: int, variant: str | None) -> Screen:
    """The page; links lead to the boards of the server ``guild``."""
    name = texts.text(f"variant-{variant}-name" if variant else f"choice-variant-{ANY}")
    lines = [texts.text("records-title"), texts.text("records-about", variant=name)]
    for record in records:
        lines += ["", *_record(texts, record, guild)]
    if not records:
        lines += ["", texts.text("records-none")]
    return Screen("\n".join(lines), _controls(texts, records, variant, name), small=f"-# {texts.text('records-help')}")


def _record(texts: Catalogue, record: ServerRecord, guild: int) -> tuple[str, str]:
    variant = texts.text(f"variant-{record.variant}-name")
    if record.board is not None:
        variant = f"[{variant}](https://discord.com/channels/{guild}/{record.channel}/{record.board})"
    names = " & ".join(safe_name(name) if name else texts.text("ranks-former") for name in record.names)
    who = texts.text("records-who", names=names, variant=variant, when=f"<t:{record.at // 1000}:d>")
    return texts.text(f"records-{record.kind}", value=record.value), who


def _controls(
    texts: Catalogue, records: tuple[ServerRecord, ...], variant: str | None, name: str
) -> tuple[tuple[Button | Menu, ...], ...]:
    """The replays of the record matches, the menu of variants, and the way to the leaderboard."""
    replays = tuple(
        Button(texts.text(f"button-records-{record.kind}"), TableCustomId("replay", record.match_id, number))
        for number, record in enumerate(records)  # no two buttons of a message may have the same custom_id
    )
    options = tuple((code, texts.text(f"variant-{code}-name")) for code in VARIANTS)
    options = ((ANY, texts.text(f"choice-variant-{ANY}")), *options)
    menu = Menu(name, ScreenCustomId("records", (variant or ANY,)), options)
    back = Button(texts.text("button-records-back"), LeaderboardQuery().id("top"))
    return tuple(row for row in (replays, (menu,), (back,)) if row)
