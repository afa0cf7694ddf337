"""What the simulated server keeps on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cogs.local.archive import Archive, ArchiveInUse
from cogs.local.world import open_world
from tests.support.counter_bot import CounterBot


@pytest.fixture
def bot(tmp_path: Path) -> CounterBot:
    (tmp_path / "count").touch()
    return CounterBot(tmp_path / "count")


async def test_messages_and_their_pictures_and_buttons_come_back(tmp_path: Path, bot: CounterBot) -> None:
    with closing(Archive(tmp_path / "server.sqlite3")) as archive:
        async with open_world(bot, archive=archive) as world:
            deniz, channel, backend = world.people[0], world.channel.id, world.backend
            await world.use(deniz, channel, ["count"], {})
            gone = await deniz.actor.send(world.channel, "gone", attachments=[("board.png", b"gone")])
            kept = await deniz.actor.send(world.channel, "kept", attachments=[("board.png", b"old")])
            await archive.save()
            backend.delete_message(channel, gone.id)
            files = backend.store_attachments(channel, [("board.png", b"new")])
            backend.edit_message(channel, kept.id, {"attachments": files})
            [counter, _] = backend.messages[channel]
            await world.press(deniz, channel, counter, "t:secret", [])
            before = [vars(each) for each in backend.messages[channel].values()]
    with closing(Archive(tmp_path / "server.sqlite3")) as archive:
        async with open_world(CounterBot(bot.database), archive=archive) as world:
            deniz, channel, backend = world.people[0], world.channel.id, world.backend
            after = [vars(each) for each in backend.messages[channel].values()]
            differ = {"allowed_mentions"}  # what is restored mentions nobody a second time
            assert [{**each, "allowed_mentions": None} for each in after] == [
                {**each, "allowed_mentions": None} for each in before
            ], differ
            assert [each.is_ephemeral for each in world.messages(deniz, channel)] == [False, False, True]
            assert len(world.messages(world.people[1], channel)) == 2
            assert list(backend.cdn._blobs.values()) == [b"new"]
            assert await world.press(deniz, channel, counter, "t:more", [])


async def test_it_is_saved_while_the_playground_runs(tmp_path: Path, bot: CounterBot) -> None:
    path = tmp_path / "server.sqlite3"
    with closing(Archive(path)) as archive:
        async with open_world(bot, archive=archive) as world:
            stop = asyncio.Event()
            saving = asyncio.create_task(archive.save_regularly(stop))
            world.say(world.people[0], world.channel.id, "hello")
            async with asyncio.timeout(60):
                while archive._changed:  # noqa: ASYNC110 (the archive has no event for it)
                    await asyncio.sleep(0.05)
            stop.set()
            await saving
            assert archive._file.execute("SELECT count(*) FROM message").fetchone() == (1,)


def test_two_playgrounds_cannot_have_the_same_file(tmp_path: Path) -> None:
    with closing(Archive(tmp_path / "server.sqlite3")), pytest.raises(ArchiveInUse):
        Archive(tmp_path / "server.sqlite3")


def test_a_file_of_another_layout_is_begun_again_and_no_file_at_all_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "server.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript("CREATE TABLE message (other TEXT); PRAGMA user_version = 99")
    with closing(Archive(path)) as archive:
        assert archive._file.execute("SELECT id, body FROM message").fetchall() == []
    path.write_bytes(b"no database" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        Archive(path)
