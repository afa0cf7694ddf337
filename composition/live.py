"""The second step: how the bot reaches Discord, and what it shows there unasked."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import RateLimiter
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import RetryQueue
from cogs.discord_io.tile_emojis import TileEmojis
from cogs.live.board_publisher import BoardServices
from cogs.live.boards import Boards
from cogs.live.deleted_boards import BoardFinder
from cogs.live.erased_names import ErasedNames
from cogs.live.hand_message import HandMessages
from cogs.live.hands import Hands
from cogs.live.match_threads import MatchThreads
from cogs.live.other_processes import OtherProcesses
from cogs.live.reminders import Reminders
from composition.environment import now, uptime
from composition.services import Services
from data.records.settings import OWN_BOARD, OWN_TURN_CALLS, TURN_CALLS


@dataclass(frozen=True, slots=True, kw_only=True)
class Live:
    """How the bot reaches Discord, and what it shows there unasked."""

    background: BackgroundTasks
    gate: RenderGate
    limiter: RateLimiter
    permissions: Permissions
    channels: ChannelClient
    retries: RetryQueue
    reminders: Reminders
    boards: Boards
    board_finder: BoardFinder
    threads: MatchThreads
    tile_emojis: TileEmojis
    hands: Hands
    erased_names: ErasedNames
    other_processes: OtherProcesses


def build_live(client: discord.Client, services: Services, *, requests_per_second: int, start_delay: float) -> Live:
    """Make what sends requests to Discord, and what it is sent for."""
    matches, renderer = services.matches, services.renderer
    background, gate = BackgroundTasks(), RenderGate()
    limiter = RateLimiter(per_second=requests_per_second, start_delay=start_delay)
    permissions = Permissions(client, clock=uptime)
    channels = ChannelClient(client, limiter)
    retries = RetryQueue(background, clock=uptime)
    servers, people = services.servers, services.people
    reminders = Reminders(
        matches,
        channel_client=channels,
        permissions=permissions,
        retry_queue=retries,
        wants_calls=lambda guild, account: (
            servers.settings(guild)[TURN_CALLS] and people.settings(account)[OWN_TURN_CALLS]
        ),
    )
    boards = Boards(
        BoardServices(
            matches=matches,
            renderer=renderer,
            render_gate=gate,
            permissions=permissions,
            channel_client=channels,
            reminders=reminders,
            retry_queue=retries,
            background=background,
            clock=now,
            uptime=uptime,
        )
    )
    tile_emojis = TileEmojis(client, renderer.tile_emoji)
    hands = Hands(
        HandMessages(
            renderer,
            ladder=matches.queries.ladder_info,
            may_return=matches.seats.may_return,
            board_style=lambda account: people.settings(account)[OWN_BOARD],
            emoji=tile_emojis.of,
        ),
        render_gate=gate,
        permissions=permissions,
        background=background,
    )
    erased_names = ErasedNames(matches, boards=boards, hands=hands, reminders=reminders, permissions=permissions)
    return Live(
        tile_emojis=tile_emojis,
        background=background,
        gate=gate,
        limiter=limiter,
        permissions=permissions,
        channels=channels,
        retries=retries,
        reminders=reminders,
        boards=boards,
        board_finder=BoardFinder(
            boards, channel_client=channels, permissions=permissions, background=background, clock=uptime
        ),
        threads=MatchThreads(client, matches, boards, channel_client=channels, permissions=permissions, clock=uptime),
        hands=hands,
        erased_names=erased_names,
        other_processes=OtherProcesses(
            matches,
            people,
            services.ladder.global_board,
            erased_names,
            background=background,
            uptime=uptime,
        ),
    )
