"""The discord.py client: how it is configured, set up and closed. What it runs is built by the composition root."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.components import PressableItem
from cogs.discord_io.early_presses import EarlyPresses
from cogs.discord_io.gateway_connection import Gateway, leave
from cogs.discord_io.identify_turns import IdentifyTurns, Turns
from cogs.discord_io.rate_limiter import RateLimiter
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.responses import Interaction, catalogue_for, report_error, send_text
from cogs.discord_io.retry import timeout_trace
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.live.hands import Hands
from cogs.texts.command_text import CommandTranslator
from data.computer_players import ComputerPlayers
from data.matches.service import MatchService
from data.people import People
from data.records.settings import OWN_LANGUAGE
from data.records.shards import Shards
from data.servers import Servers
from renderer.worker import Renderer

log = logging.getLogger(__name__)


class WorkerPool(Protocol):
    """Worker processes that can be started."""

    def start(self) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Application:
    """Everything that runs behind the client. Only the client's life cycle, tests and benches use it: what handlers
    need they get in their constructors."""

    matches: MatchService
    servers: Servers
    people: People
    computer_players: ComputerPlayers
    renderer: Renderer
    background: BackgroundTasks
    limiter: RateLimiter
    gateway: Gateway
    hands: Hands
    dispatcher: InteractionDispatcher
    render_gate: RenderGate
    cogs: Sequence[commands.Cog]
    sync_commands: Callable[[], Awaitable[bool]] | None
    """Sends the slash commands to Discord, and says whether they are there; None where that is turned off."""
    install_emojis: Callable[[], Coroutine[Any, Any, None]] | None
    """Uploads the tiles as emojis where they are missing; None where that is turned off."""
    identify_turns: IdentifyTurns
    pools: Sequence[WorkerPool]
    """What is started once everything else is set up."""


class AyazClient(commands.Bot):
    """The client. ``build`` makes the application once the event loop runs; what has to be closed at the end it puts
    on the client's ``resources``.

    With ``standby_turns`` it is a stand-by: it connects at once, while ``build`` waits for the end of another process,
    and goes on there without a gap.
    """

    app: Application
    dispatcher: InteractionDispatcher
    """Where all buttons and menus send their interactions. Both are there once it is set up."""

    def __init__(
        self,
        build: Callable[[AyazClient], Awaitable[Application]],
        shards: Shards,
        *,
        standby_turns: Turns | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=[],
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            http_trace=timeout_trace(),
            shard_count=shards.count if shards.count > 1 else None,
            **options,
        )
        self.shards_here = shards
        self.resources = AsyncExitStack()
        self._build = build
        self._is_closing = self._is_leaving = False
        self.was_taken_over = False
        """Whether another process runs the shards of this one now, so that it had to stop."""
        self._standby_turns = None if standby_turns is None else IdentifyTurns(self, standby_turns)
        self._taking_over: asyncio.Task[None] | None = None
        self._failure: BaseException | None = None
        self._early_connects: set[int] = set()
        """Shards of a stand-by whose sessions have begun."""
        self.is_set_up = False
        """Whether ``setup_hook`` has finished."""
        self.on_set_up: list[Callable[[Application], None]] = []
        """Called when the application is there."""

    def chosen_language(self, account: int) -> str:
        """The language that a person has chosen for what only they see; empty for none."""
        return self.app.people.settings(account)[OWN_LANGUAGE]

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """As discord.py's. Raises CannotOpen, also when that comes out while it stands by."""
        await super().start(token, reconnect=reconnect)
        if self._failure is not None:
            raise self._failure

    async def setup_hook(self) -> None:
        """Set everything up before the first interaction; a stand-by does so later. Raises CannotOpen."""
        if self._standby_turns is None:
            await self._set_up()
        else:
            self._taking_over = asyncio.create_task(self._take_over(EarlyPresses(self)))
        self.is_set_up = True

    async def _take_over(self, early: EarlyPresses) -> None:
        try:
            await self._set_up()
            await early.release(self._refuse_early)
        except Exception as error:  # noqa: BLE001 (``start`` raises it)
            self._failure = error
            self._taking_over = None
            await self.close()
            return
        for shard in sorted(self._early_connects):
            self.dispatch("shard_connect", shard)
        if self.is_ready():
            self.dispatch("ready")

    async def _refuse_early(self, interaction: Interaction) -> None:
        """Answer a press that came while nobody could handle it, unless it was answered after all."""
        try:
            await send_text(interaction, catalogue_for(interaction).text("screen-restarting"))
        except (discord.HTTPException, OSError) as error:
            log.info("a press of before was not answered: %s", error)

    async def _set_up(self) -> None:
        self.app = app = await self._build(self)
        self.dispatcher = app.dispatcher
        self.add_dynamic_items(PressableItem)
        for cog in app.cogs:
            await self.add_cog(cog)
        await self.tree.set_translator(CommandTranslator())
        if app.sync_commands is not None:
            await app.sync_commands()
        for pool in app.pools:
            pool.start()
        if app.install_emojis is not None:
            app.background.start(app.install_emojis(), "tile emojis")
        for done in self.on_set_up:
            done(app)

    async def close(self) -> None:
        """Finish the replies in progress, refuse new interactions, and close everything. All moves are on disk."""
        if self._is_closing:
            return
        self._is_closing = True
        if self._taking_over is not None:
            self._taking_over.cancel()
            await asyncio.wait((self._taking_over,))
        app: Application | None = getattr(self, "app", None)
        if app is not None:
            await app.dispatcher.close(grace=3)
            await app.background.close(grace=2)
            app.limiter.close()
            self._is_leaving = True
            await leave(self, self.shards_here)
            await app.render_gate.idle(max_seconds=2)  # the refusals of the last presses
        await super().close()
        await self.resources.aclose()

    def is_closed(self) -> bool:
        """Whether discord.py shall not connect again."""
        return self._is_leaving or super().is_closed()

    def taken_over(self) -> None:
        """Another process runs these shards now: stop."""
        self.was_taken_over = True
        self._ending = asyncio.create_task(self.close())

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Also say what happens to the connection of a single shard as discord.py does where there are several."""
        super().dispatch(event, *args, **kwargs)
        self._note_early(event, *args)
        if event in ("connect", "disconnect", "resumed") and not isinstance(self, discord.AutoShardedClient):
            (shard,) = self.shards_here.ids
            super().dispatch(f"shard_{event}", shard)
            self._note_early(f"shard_{event}", shard)

    def _note_early(self, event: str, *args: Any) -> None:
        if event in ("shard_connect", "shard_resumed"):
            self._early_connects.add(args[0])
        elif event == "shard_disconnect":
            self._early_connects.discard(args[0])

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets this shard begin a session; other processes begin theirs, too."""
        if self.shards_here.count == 1:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            turns = self._standby_turns or self.app.identify_turns
            await turns.wait(shard_id or 0)


class ShardedAyazClient(AyazClient, commands.AutoShardedBot):
    """The client of a process with several shards."""

    def __init__(
        self,
        build: Callable[[AyazClient], Awaitable[Application]],
        shards: Shards,
        *,
        standby_turns: Turns | None = None,
    ) -> None:
        super().__init__(build, shards, standby_turns=standby_turns, shard_ids=list(shards.ids))


class CommandTree(app_commands.CommandTree[Any]):
    """Lets a command run, or says why not."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Say why no command can be used now. Must not raise: discord.py would leave the user without an answer."""
        reason = self._objection(interaction)
        if reason is None:
            return True
        await self._refuse(interaction, reason)
        return False

    def _objection(self, interaction: Interaction) -> str | None:
        client: AyazClient = interaction.client
        if client.dispatcher.closing:
            return "screen-restarting"
        if interaction.guild_id is None:
            return "screen-guild-only"
        return None if self._is_known(interaction) else "screen-commands-updated"

    def _is_known(self, interaction: Interaction) -> bool:
        """Whether the command that the user's Discord has sent is one of this process, with these options.

        A client that loaded the commands before an update sends the old names. discord.py drops an option that it does
        not know, so that the default would be taken for what the user chose.
        """
        data: Any = interaction.data
        if data.get("type", 1) != discord.AppCommandType.chat_input.value:
            return self._get_context_menu(data) is not None
        try:
            command, given = self._get_app_command_options(data)
        except (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch):
            return False
        known = {parameter.display_name: parameter for parameter in command.parameters}
        missing = {name for name, each in known.items() if each.required} - {option["name"] for option in given}
        return not missing and all(
            option["name"] in known and _accepts(known[option["name"]], option) for option in given
        )

    async def _refuse(self, interaction: Interaction, reason: str) -> None:
        client: AyazClient = interaction.client
        with client.app.render_gate.reply():
            try:
                await send_text(interaction, catalogue_for(interaction).text(reason))
            except (discord.HTTPException, OSError) as error:
                log.warning("an answer to a command was lost: %s", error)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Report that a command did not even begin."""
        name = interaction.command.qualified_name if interaction.command else "?"
        await report_error(interaction, error, what=f"command {name}")


def _accepts(parameter: app_commands.Parameter, option: Mapping[str, Any]) -> bool:
    """Whether a parameter of a command can have been meant by an option: it has its type, and its choices if any."""
    allowed = [choice.value for choice in parameter.choices]
    return option["type"] == parameter.type.value and (not allowed or option.get("value") in allowed)
