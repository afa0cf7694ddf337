"""The vectors of places, pairs and half-finished matches, each as a whole match through ``MatchService``.

People open, sit down, leave, take seats and play. So that a match comes to the scores of its vector, its variant is put
in with hands of one tile (who leads goes out) and with a round's penalties given: every round brings the same ones, so
the sums at the end are the vector's times the number of rounds, and stand to each other as they do there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from data.matches.service import MatchService, Table, User
from engine.match import Phase
from engine.rules import Goal, Options, RoundEnd, RoundScore, default_options
from engine.variants import VARIANTS
from tests.support.match_service import HERE, House, rows
from tests.vectors.test_vectors import VECTORS

Plain = dict[str, Any]

KINDS = ("placement", "partnership", "substitution")
# Penalties of seats that stay, beside a seat that earns this many of eleven points with the penalty 50.
BESIDE = {11: (60,), -11: (40,), 0: (40, 60), 5: (40, 60, 70), -5: (20, 40, 60)}


@dataclass(frozen=True)
class Script:
    """A match of a vector: penalties by seat, and the successive occupants of each seat, ``BOT`` for a computer."""

    rounds: int
    penalties: tuple[int, ...]
    occupants: tuple[tuple[str, ...], ...]
    pairs: bool
    balances: Mapping[str, int]

    @classmethod
    def of(cls, given: Plain) -> Script:
        if "seat_points" in given:
            beside = BESIDE[given["seat_points"]]
            others = tuple((f"beside {number}",) for number in range(len(beside)))
            occupants = (tuple(given["occupants"]), *others)
            return cls(given.get("stake", 11), (50, *beside), occupants, pairs=False, balances=given["balances"])
        penalties = given["penalties"]
        occupants = given.get("occupants", {name: [name] for name in penalties})
        return cls(
            rounds=given["hands"],
            penalties=tuple(penalties.values()),
            occupants=tuple(tuple(occupants[seat]) for seat in penalties),
            pairs="teams" in given,
            balances=given.get("balances", {}),
        )

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for names in self.occupants for name in names if name != "BOT"))


def stage(script: Script, monkeypatch: pytest.MonkeyPatch) -> Options:
    """Put in the variant that comes to the scores of a script; the options of its match."""

    def score(end: RoundEnd) -> RoundScore:
        return RoundScore(end.side, tuple(sum(script.penalties[seat] for seat in side) for side in end.sides))

    ceza = VARIANTS["ceza"]
    staged = replace(ceza, hand_sizes=(1,), goals=(Goal(rounds=script.rounds),), score=score)
    monkeypatch.setitem(VARIANTS, "ceza", staged)  # type: ignore[misc]
    return default_options(staged, seats=len(script.penalties), pairs=script.pairs)


class Company:
    """The people of a script, by name."""

    def __init__(self, house: House, service: MatchService, names: Sequence[str]) -> None:
        self.house, self.service = house, service
        self.users = {name: User(1000 + number, name) for number, name in enumerate(names)}

    async def seed(self, balances: Mapping[str, int]) -> None:
        for name, balance in balances.items():
            user = self.users[name]
            ((key,),) = await rows(
                self.house.path, "INSERT INTO persons (account, name) VALUES (?, ?) RETURNING key", user.id, name
            )
            await rows(
                self.house.path,
                "INSERT INTO standings VALUES (?, '', ?, ?, 0, '', 0, 0, '', 0, 0)",
                HERE.guild,
                key,
                balance,
            )

    async def sit_down(self, script: Script, agreed: Options) -> Table:
        owners = [self.users[names[0]] for names in script.occupants]
        table = await self.service.seats.open(owners[0], HERE, agreed, language="en-US")
        for owner in owners[1:]:
            await self.service.seats.join(table.id, owner)
        return await self.service.seats.start(table.id, owners[0])

    async def come_and_go(self, table: Table, script: Script) -> Table:
        for seat, names in enumerate(script.occupants):
            for gone, comes in pairwise(names):
                if gone != "BOT":
                    table = await self.service.seats.leave(table.id, self.users[gone])
                if comes != "BOT":
                    table = await self.service.seats.take_seat(table.id, self.users[comes], seat=seat)
        return table

    async def play_out(self, table: Table) -> Table:
        while table.match.is_live:
            held = table.match.on_turn is None or table.seat_user(table.match.on_turn) is not None
            if held or table.match.phase is Phase.BETWEEN:
                table = await self.house.press(self.service, table)
            else:
                self.house.now += 2000
                await self.service.tick()
                table = await self.service.queries.table(table.id)
        return table


@pytest.mark.parametrize("vector", [pytest.param(each, id=each["id"]) for each in VECTORS if each["category"] in KINDS])
async def test_a_vector_as_a_whole_match(
    vector: Plain, house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, expected = Script.of(vector["given"]), vector["expected"]
    agreed = stage(script, monkeypatch)
    company = Company(house, service, script.people)
    await company.seed(script.balances)
    table = await company.come_and_go(await company.sit_down(script, agreed), script)
    table = await company.play_out(table)

    settlement = await service.queries.settlement(table.id)
    assert (settlement.counted, settlement.stake) == (True, script.rounds)
    points = {table.user(share.person).name: share.points for share in settlement.shares}
    assert {name: points[name] for name in script.people if name in expected.get("deltas", expected.get("points"))} == (
        expected["deltas"] if "deltas" in expected else expected["points"]
    )
    if "team_penalties" in expected:
        assert [score / script.rounds for score in table.match.scores] == expected["team_penalties"]
    for share in settlement.shares:
        name = table.user(share.person).name
        assert share.balance_after == script.balances.get(name, 1000) + share.points
