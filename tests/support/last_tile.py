"""Matches one tile before the end of a round."""

from __future__ import annotations

import re

from data.matches.service import MatchService
from data.records.matches import User
from engine.view import seat_view
from tests.support.player_actions import board_of, hand_of, move_first, seat
from tests.support.simulation import Person, Shown, Sim


class Brink:
    """A round that ``winner`` wins with the next tile; ``others`` are the other players."""

    def __init__(self, sim: Sim, people: list[Person], winner: Person) -> None:
        self.sim = sim
        self.winner = winner
        self.others = [person for person in people if person is not winner]

    @property
    def loser(self) -> Person:
        return self.others[0]

    @property
    def board(self) -> Shown:
        return board_of(self.sim)

    async def finish(self, person: Person) -> Shown:
        """The person on turn plays the last tile; returns the board with the result."""
        await move_first(person, await hand_of(self.sim, person))
        return self.board


async def brink(sim: Sim, count: int = 2, variant: str = "para", **options: object) -> Brink:
    """Play new matches until a player can go out with the next tile."""
    for number in range(12):
        people = [sim.person(f"{name}{number}") for name in ("Ada", "Bo", "Cem", "Dan")[:count]]
        board = await seat(sim, *people, variant=variant, players=count, turn_time=3600, **options)
        winner = await _until_the_last_tile(sim, board)
        if winner is not None:
            return Brink(sim, people, next(person for person in people if person.id == winner.id))
    raise AssertionError("no match reached a last tile that fits")


async def _until_the_last_tile(sim: Sim, board: Shown) -> User | None:
    """Play through the service, faster than by presses; returns the person who can go out, None if the round ends."""
    matches: MatchService = sim.bot.app.matches  # type: ignore[attr-defined]
    table = await matches.queries.table(int(board.buttons[0].custom_id.split(":")[2]))
    while (on_turn := table.match.on_turn) is not None:
        view, user = seat_view(table.match, on_turn), table.seat_user(on_turn)
        assert view is not None
        assert user is not None
        if len(view.hand) == 1 and view.plays:
            await sim.settle()
            return user
        with sim.as_bot():
            table = await matches.play.move(table.id, user, table.match.seq, view.moves[0])
    await sim.settle()
    return None


def line(board: Shown, person: Person) -> str:
    """The line about a person at the end of the match."""
    found = re.findall(rf"^• {person.name} (.*)$", board.text, re.MULTILINE)
    assert len(found) == 1, board.text
    return found[0]
