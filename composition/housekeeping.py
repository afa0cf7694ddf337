"""The last step: what is tidied up every hour."""

from __future__ import annotations

import discord

from cogs.live.ended_boards import EndedBoards
from cogs.live.housekeeping import Housekeeping
from cogs.live.season_posts import SeasonPosts
from composition.environment import now
from composition.live import Live
from composition.services import Services
from data.outdated_boards import OutdatedBoards
from data.retention import Retention


def build_housekeeping(client: discord.Client, services: Services, live: Live) -> Housekeeping:
    """Make what deletes data whose time has come, posts the tables of months and mends the boards of ended matches."""
    return Housekeeping(
        client,
        Retention(services.store, services.servers, now),
        SeasonPosts(
            services.ladder.seasons,
            services.servers,
            permissions=live.permissions,
            channel_client=live.channels,
            clock=now,
        ),
        EndedBoards(
            OutdatedBoards(services.store),
            services.matches.queries,
            live.boards,
            renderer=services.renderer,
            render_gate=live.gate,
            permissions=live.permissions,
            channel_client=live.channels,
            clock=now,
        ),
        live.threads,
        background=live.background,
        clock=now,
    )
