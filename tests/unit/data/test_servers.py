"""What a server has chosen."""

from __future__ import annotations

from data.records.settings import CHANNELS, PER_CHANNEL, PING_ROLE, TURN_CALLS, VARIANT, Settings
from data.servers import Servers
from tests.support.ladder_queries import Ladder


async def test_what_a_server_chooses_is_kept(ladder: Ladder) -> None:
    servers = Servers(ladder.store, lambda: ladder.history.now)
    assert servers.settings(1)[PING_ROLE] == 0
    await servers.change(1, PING_ROLE, value=77)
    await servers.change(1, CHANNELS, value=(5, 6))
    await servers.change(1, TURN_CALLS, value=False)
    await ladder.wins("ada", "bora")
    for found in (servers, await Servers.load(ladder.store, lambda: ladder.history.now)):
        settings = found.settings(1)
        assert (settings[PING_ROLE], settings[CHANNELS], settings[TURN_CALLS]) == (77, (5, 6), False)
        assert found.settings(2)[PING_ROLE] == 0
    await servers.change(1, PING_ROLE, value=0)
    assert set(servers.settings(1).stored) == {"channels", "turn_calls"}, "a default is not kept"


def test_what_another_version_has_stored_counts_as_the_default() -> None:
    stored = Settings({"variant": "a game of the past", "per_channel": "999", "turn_calls": "perhaps"})
    assert stored[VARIANT] == VARIANT.default
    assert stored[PER_CHANNEL] == PER_CHANNEL.default
    assert stored[TURN_CALLS] is True
