"""``bot.py drain``: a running bot opens no new tables, and everything else goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from data.records.matches import Refusal
from ops.settings import Settings
from tests.support.match_service import ADA, BORA, DILA, HERE, House, options, two_people
from tests.support.refusals import refused


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return House(tmp_path / "var" / "ayaz.sqlite3")


async def test_no_table_is_opened_until_the_next_start(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    async with house.running() as service:
        ended = await house.play_out(service, await two_people(service, options(target=25)))
        lobby = await service.seats.open(ADA, HERE, options(), language="tr")
        assert bot.main(["drain"]) == 0
        assert capsys.readouterr().out == "no new tables until the next start or drain --off; still open: 1\n"
        with refused(Refusal.DRAINING):
            await service.seats.open(DILA, HERE, options(), language="tr")
        with refused(Refusal.DRAINING):
            await service.seats.rematch(ended.id, BORA)
        await service.seats.join(lobby.id, BORA)
        running = await service.seats.start(lobby.id, ADA)
        await house.press(service, running)
        assert bot.main(["drain"]) == 0, "twice is as good as once"
    async with house.running() as service:
        await service.seats.open(DILA, HERE, options(), language="tr")


async def test_it_can_be_ended_without_a_restart(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    async with house.running() as service:
        assert bot.main(["drain"]) == 0
        assert bot.main(["drain", "--off"]) == 0
        assert capsys.readouterr().out.splitlines()[1] == "new tables can be opened again"
        await service.seats.open(DILA, HERE, options(), language="tr")


def test_without_a_database_there_is_nothing_to_drain(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["drain"]) == 2
    assert capsys.readouterr().err == "ayaz: DATABASE_PATH: var/ayaz.sqlite3: no such file\n"
    assert not house.path.parent.exists()
