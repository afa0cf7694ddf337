"""What a server has chosen."""

from __future__ import annotations

from data.servers import Servers
from tests.support.ladder_queries import Ladder


async def test_a_server_chooses_the_role_that_is_called(ladder: Ladder) -> None:
    servers = Servers(ladder.store, lambda: ladder.history.now)
    assert await servers.caller_role(1) is None
    await servers.set_caller_role(1, 77)
    await ladder.wins("ada", "bora")
    assert (await servers.caller_role(1), await servers.caller_role(2)) == (77, None)
    await servers.set_caller_role(1, None)
    assert await servers.caller_role(1) is None
