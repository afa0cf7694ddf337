"""Metrics: what a match leaves in the numbers that Prometheus reads, and what it does not."""

from __future__ import annotations

import re
from pathlib import Path

from cogs.client import AyazClient
from ops.metrics import Metrics
from tests.support.bots import quick_bot
from tests.support.player_actions import move_first, two_at_table
from tests.support.simulation import OpenStory


def value(text: str, name: str) -> float:
    """The value of a metric, by its name with labels; 0 where there is none."""
    found = re.search(rf"(?m)^{re.escape(name)} (\S+)$", text)
    return float(found[1]) if found else 0.0


async def test_a_match_is_counted_and_named_nowhere(tmp_path: Path, open_story: OpenStory) -> None:
    metrics = Metrics(tmp_path / "ayaz.sqlite3", version="1.2.3")

    def watched(database: Path) -> AyazClient:
        client = quick_bot(database)
        metrics.watch(client)
        return client

    assert metrics.problems() == ["start: not logged in to Discord yet, or standing by for another process"]
    async with open_story(watched) as sim:
        player, other, hand = await two_at_table(sim, turn_time=300)
        before = (await metrics.text()).decode()
        await move_first(player, hand)
        await sim.settle()
        await other.slash("leaderboard", season="1999-01")  # which there is not
        # The bot's clock is a simulated one, which only its own tasks see.
        assert [line for line in metrics.problems() if not line.startswith("database")] == []
        text = (await metrics.text()).decode()
    assert value(text, "ayaz_moves_stored_total") - value(before, "ayaz_moves_stored_total") >= 1
    assert value(text, 'ayaz_interactions_total{kind="command",result="answered"}') == 1
    assert value(text, 'ayaz_interactions_total{kind="command",result="refused"}') == 1
    assert value(text, 'ayaz_interactions_total{kind="press",result="answered"}') >= 4
    assert value(text, "ayaz_matches_live") == 1
    assert value(text, "ayaz_gateway_connected") == 1
    assert value(text, "ayaz_servers") == 1
    assert value(text, 'ayaz_drawing_seconds_count{picture="hand"}') > 0
    assert value(text, 'ayaz_database_bytes{file="main"}') > 0
    assert value(text, 'ayaz_memory_bytes{process="bot"}') > 1e7
    assert 'ayaz_info{version="1.2.3"} 1.0' in text
    labels = [labels for labels in re.findall(r"\{(.+?)\}", text) if not labels.startswith("le=")]
    assert labels
    assert not [each for each in labels if re.search(r"\d{6}|Ada|Domino Evi|[0-6]-[0-6]", each)], "who, where, a tile"
