"""``python -m bench press``: how long a press waits for its answer, compared with a bot that does nothing.

Both bots run offline, one after the other, in the same process and the same simulated Discord, without a network.
Measured is the time from the press reaching the bot until its answer reaches Discord: for ours with a stored move and
the picture of the new hand, for the other with the same 30 kB picture every time. Objects of the simulated Discord are
frozen out of garbage collections, because the real one is not in this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
from simcord.actors import MemberActor, _dispatch_actor_interaction  # type: ignore[reportPrivateUsage]
from simcord.backend import serializers
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.http import router

from bench.bars import Bar, report
from cogs.client import AyazClient
from cogs.discord_io.components import TableCustomId
from cogs.local.world import World, open_world
from composition import make_bot
from data.records.matches import Table, Update
from engine.events import Played
from engine.moves import Play

TABLES = 40
PRESSES = 600
RATE, RUSH, FLOOR = 50, 200, 400
"""Presses a second: for ours at an ordinary pace and in a rush, and for the bot that does nothing."""
LATEST = 3.0
"""Seconds after which Discord gives up on an answer."""
PICTURE = 30_000
"""Bytes in the answer of the bot that does nothing."""
ONE_PICTURE = 10.0
"""Milliseconds for one picture on the way from a press to its answer, the wait for another one included."""


@dataclass
class Waits:
    """When presses reached the bot and how long their answers took."""

    sent: dict[int, float] = field(default_factory=dict[int, float])
    took: list[float] = field(default_factory=list[float])
    """Milliseconds."""

    def quantile(self, share: float) -> float:
        return sorted(self.took)[min(len(self.took) - 1, int(share * len(self.took)))]

    @property
    def failed(self) -> int:
        """How many presses had no answer in time."""
        return len(self.sent) - sum(took <= 1000 * LATEST for took in self.took)


@contextlib.contextmanager
def timed(waits: Waits) -> Any:
    """Record when each answer reaches the simulated Discord."""
    dispatch = router.dispatch

    def noting(backend: Any, method: str, path: str, **rest: Any) -> Any:
        answer = dispatch(backend, method, path, **rest)
        parts = path.split("/")
        if parts[-1] == "callback" and (sent := waits.sent.get(int(parts[2]))):
            waits.took.append(1000 * (perf_counter() - sent))
        return answer

    router.dispatch = noting
    try:
        yield
    finally:
        router.dispatch = dispatch


def press(world: World, waits: Waits, who: MemberActor, message: Any, custom_id: str) -> None:
    """Send a press to the bot without waiting for the answer."""
    backend = world.env.backend
    channel = ChannelHandle(world.env, who.guild, backend.get_channel(message.channel_id))
    payload: dict[str, Any] = dict(serializers.message_payload(backend, message))
    # discord.py drops a press whose button is not in the message that came with it.
    button = {"type": 2, "style": 2, "label": "press", "custom_id": custom_id}
    payload["components"] = [{"type": 1, "components": [button]}]
    data = {"custom_id": custom_id, "component_type": 2}
    going = _dispatch_actor_interaction(
        who,
        InteractionType.MESSAGE_COMPONENT,
        channel,
        data,
        extra={"message": payload},
        source_message_id=message.id,
    )
    newest = max(backend.interactions, default=0)
    with contextlib.suppress(StopIteration):
        going.send(None)  # emits the press before its first await
    going.close()
    pressed = max(backend.interactions)
    assert pressed != newest
    waits.sent[pressed] = perf_counter()


async def paced(rate: float, count: int, once: Callable[[int], None]) -> None:
    """Call ``once`` ``rate`` times a second, ``count`` times in all, then wait for the answers."""
    gc.collect()
    gc.freeze()
    start = perf_counter()
    for number in range(count):
        once(number)
        await asyncio.sleep(max(0.0, start + (number + 1) / rate - perf_counter()))
    await asyncio.sleep(LATEST)
    gc.unfreeze()


class DoNothing(discord.Client):
    """A bot that answers every press with the same picture."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            file = discord.File(io.BytesIO(bytes(PICTURE)), "board.png")
            await interaction.response.edit_message(attachments=[file])


async def floor(rate: float, count: int) -> Waits:
    """The waits of the bot that does nothing."""
    waits, bot = Waits(), DoNothing()
    async with open_world(bot) as world:
        with world.env._bot_scope():  # type: ignore[reportPrivateUsage]
            view = discord.ui.View(timeout=None)
            view.add_item(discord.ui.Button(label="press", custom_id="press"))
            sent = await bot.get_partial_messageable(world.channel.id).send(view=view)
        message = world.env.backend.get_message(world.channel.id, sent.id)
        who = world.people[0].actor
        with timed(waits):
            await paced(rate, count, lambda _: press(world, waits, who, message, "press"))
    return waits


@dataclass
class Playing:
    """A table with two people whose hands are open."""

    id: int
    people: tuple[MemberActor, MemberActor]


async def open_tables(world: World, bot: AyazClient, guild: GuildHandle) -> list[Playing]:
    """Start tables of a server, each in its own channel, and open every hand."""
    playing: list[Playing] = []
    for number in range(TABLES):
        channel = guild.create_text_channel(f"table-{number}")
        ada, ilker = (guild.add_member(world.env.create_user(f"{name} {number}")) for name in ("Ada", "İlker"))
        lobby = (await ada.slash(channel, "domino play")).response
        assert lobby is not None
        table = (await bot.app.matches.queries.tables_in(channel.id))[0]
        for who, verb in ((ilker, "join"), (ada, "start")):
            await who.click(lobby, custom_id=await offered(lobby, verb))
        for who in (ada, ilker):
            await who.click(lobby, custom_id=await offered(lobby, "hand"))
        playing.append(Playing(table.id, (ada, ilker)))
    return playing


async def offered(message: Any, verb: str) -> str:
    """The custom_id of a button, once the message has it."""
    while True:
        for part in walk_components(message.components):
            custom_id = part.get("custom_id", "")
            if custom_id.startswith(f"d:{verb}:"):
                return custom_id
        await asyncio.sleep(0.005)


def hand_before(world: World, who: MemberActor, channel: int) -> Any:
    """The newest hand message of a person; a later message may stand below it."""
    stored = world.env.backend.messages[channel].values()
    hands = (each for each in stored if each.is_ephemeral and each.visible_to(who.id) and each.components)
    return max(hands, key=lambda each: each.id)


def next_press(table: Table) -> tuple[int, TableCustomId] | None:
    """The seat on turn at a table and a legal press for it; None between rounds."""
    played, seat = table.match.round, table.match.on_turn
    if played is None or seat is None:
        return None
    move = next(move for move in played.legal() if isinstance(move, Play))
    return seat, TableCustomId("play", table.id, table.match.seq, move.tile, move.arm)


async def ours(rate: float, count: int) -> tuple[Waits, float]:
    """The waits of the real bot on a file, and its committed moves a second."""
    with tempfile.TemporaryDirectory() as folder:
        return await pressed(make_bot(Path(folder) / "ayaz.sqlite3"), rate, count)


async def pressed(
    bot: AyazClient,
    rate: float,
    count: int,
    *,
    server: int | None = None,
    prepared: Callable[[], Awaitable[None]] | None = None,
) -> tuple[Waits, float]:
    """The waits of a bot and its committed moves a second, at tables of the server with an id, or of any.

    ``prepared`` is awaited when the hands are open, before the first press.
    """
    waits = Waits()
    async with open_world(bot) as world:
        guild = world.guild if server is None else world.env.create_guild("Bench", id=server)
        playing = await open_tables(world, bot, guild)
        known = {each.id: await bot.app.matches.queries.table(each.id) for each in playing}
        stored: list[float] = []

        def updated(update: Update) -> None:
            known[update.table.id] = update.table
            stored.extend(perf_counter() for event in update.events if isinstance(event, Played))

        def once(number: int) -> None:
            each = playing[number % len(playing)]
            table = known[each.id]
            found = next_press(table)
            if found is None:  # between rounds: the board has the button
                board = world.env.backend.get_message(table.place.channel, table.board or 0)
                for who in each.people:
                    press(world, waits, who, board, str(TableCustomId("ready", table.id, table.match.seq)))
                return
            seat, wanted = found
            who = each.people[seat]
            press(world, waits, who, hand_before(world, who, table.place.channel), str(wanted))

        bot.app.matches.on_update.append(updated)
        if prepared is not None:
            await prepared()
        with timed(waits):
            await paced(rate, count, once)
    return waits, len(stored) / (stored[-1] - stored[0])


async def measure() -> list[Bar]:
    """All lines: the bot that does nothing, and ours at an ordinary pace and in a rush."""
    nothing = await floor(FLOOR, 2 * PRESSES)
    waits, moves = await ours(RATE, PRESSES)
    rush, rushed = await ours(RUSH, PRESSES)
    most = 3 * nothing.quantile(0.99) + ONE_PICTURE
    middle, late = waits.quantile(0.5), waits.quantile(0.99)
    return [
        Bar(
            f"does nothing, {FLOOR}/s: p50 / p99", "", f"{nothing.quantile(0.5):.1f} / {nothing.quantile(0.99):.1f} ms"
        ),
        Bar(f"ours, {RATE}/s: p50", "<= 8 ms", f"{middle:.1f} ms", middle <= 8),
        Bar(f"ours, {RATE}/s: p99", f"<= {most:.0f} ms", f"{late:.1f} ms", late <= most),
        Bar(f"ours, {RATE}/s: moves stored a second", "", f"{moves:.0f}"),
        Bar(f"ours, {RUSH}/s: p50", "<= 60 ms", f"{rush.quantile(0.5):.1f} ms", rush.quantile(0.5) <= 60),
        Bar(f"ours, {RUSH}/s: p99", "", f"{rush.quantile(0.99):.1f} ms"),
        Bar(f"ours, {RUSH}/s: moves stored a second", ">= 190", f"{rushed:.0f}", rushed >= 190),
        Bar(f"ours, {RUSH}/s: presses without an answer in time", "0", str(rush.failed), rush.failed == 0),
    ]


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    logging.getLogger().setLevel(logging.ERROR)
    return report("press to answer, offline", asyncio.run(measure()))
