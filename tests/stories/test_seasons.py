"""The final table of a month, server records and head-to-head, as players see them."""

from __future__ import annotations

import re

import pytest

from cogs.client import AyazClient
from data.records.matches import User
from data.records.settings import SEASON_CHANNEL
from tests.support.match_service import rows
from tests.support.player_actions import play_match, seat, walk_out
from tests.support.simulation import Person, Shown, Sim

DAY = 86_400
ADA, BO, CEM = User(9000, "Ada"), User(9001, "Bo"), User(9002, "Cem")


async def choose_channel(sim: Sim) -> None:
    assert isinstance(sim.bot, AyazClient)
    await sim.bot.app.servers.change(sim.guild.id, SEASON_CHANNEL, sim.channel.id)


async def start_again(sim: Sim, *, after: float) -> None:
    """The bot is away for so many seconds, then it runs for a while."""
    await sim.restart(after=after)
    await sim.pass_time(2, at_a_time=1)


def posts(sim: Sim) -> list[Shown]:
    """The messages with a final table, by their button."""
    return [shown for shown in sim.messages() if any(each.custom_id.startswith("s:top:") for each in shown.buttons)]


async def test_the_final_table_is_posted_once_and_shows_everybody_their_own_line(sim: Sim) -> None:
    """Stories start on 1 January 2026."""
    await choose_channel(sim)
    me = sim.person("Me")
    await walk_out(sim, ADA, BO)
    await walk_out(sim, User(me.id, "Me"), CEM)
    await start_again(sim, after=30 * DAY)
    assert posts(sim) == []
    await start_again(sim, after=DAY + 120)
    [post] = posts(sim)
    await start_again(sim, after=180)
    await sim.pass_time(180)
    assert [each.id for each in posts(sim)] == [post.id]
    assert not post.ephemeral
    assert post.mentioned == set()
    assert post.text.splitlines()[0] == "### 🏆 Final table: January 2026"
    assert "4 players, 2 matches" in post.text
    whole = await me.click(post, "Whole table")
    assert whole.ephemeral
    assert "This server · January 2026, final · all variants" in whole.text
    assert re.search(r"Your place: \*\*\d\*\* · −\d", whole.text)
    live = await me.click(whole.shown, "All time")
    assert "all time" in live.text
    back = await me.select(live.shown, "2026-01", custom_id="s:top-season:server:points:all:any:1")
    assert "January 2026, final" in back.text


async def test_nothing_is_posted_where_nobody_played_or_nobody_wants_it(sim: Sim) -> None:
    await walk_out(sim, ADA, BO)
    await start_again(sim, after=32 * DAY)
    await choose_channel(sim)
    await start_again(sim, after=28 * DAY)  # February is over too, and was empty
    await sim.pass_time(120)
    assert posts(sim) == []
    reader = sim.person("Reader", locale="tr")
    offered = await reader.actor.autocomplete(sim.channel, "leaderboard", "season", "oca")
    assert [(each["name"], each["value"]) for each in offered] == [("Ocak 2026", "2026-01")]
    shown = (await reader.slash("leaderboard", season="2026-01")).text
    assert "Bu sunucu · Ocak 2026, kesin · bütün çeşitler" in shown
    assert "O ay puanlı maçın yok" in shown
    for unknown in ("2026-02", "soon", "2026-13"):
        assert "kesin sıralaması yok" in (await reader.slash("leaderboard", season=unknown)).text


async def test_a_table_that_cannot_be_posted_follows_later(sim: Sim) -> None:
    await choose_channel(sim)
    await walk_out(sim, ADA, BO)
    sim.set_bot_permissions(send_messages=False)
    await start_again(sim, after=31 * DAY + 120)
    assert posts(sim) == []
    sim.set_bot_permissions(send_messages=True)
    await sim.pass_time(120)
    assert len(posts(sim)) == 1


async def test_a_channel_that_is_gone_gets_no_table(sim: Sim) -> None:
    await walk_out(sim, ADA, BO)
    assert isinstance(sim.bot, AyazClient)
    gone = sim.guild.create_text_channel("ladder")
    await sim.bot.app.servers.change(sim.guild.id, SEASON_CHANNEL, gone.id)
    sim.env.backend.delete_channel(gone.id)
    await sim.settle()
    await start_again(sim, after=31 * DAY + 120)
    assert [each.id for each in posts(sim)] == []
    assert await rows(sim.database, "SELECT month, unposted, message FROM seasons") == [("2026-01", 0, None)]


async def test_an_erased_name_leaves_the_posted_table(sim: Sim) -> None:
    await choose_channel(sim)
    me = sim.person("Zeliha")
    await walk_out(sim, User(me.id, "Zeliha"), BO)
    await start_again(sim, after=31 * DAY + 120)
    [post] = posts(sim)
    assert "Zeliha" in post.text
    question = (await me.slash("mydata delete")).shown
    await me.click(question, custom_id="s:erase")
    await sim.pass_time(120)
    assert "Zeliha" not in post.text
    assert "former player" in post.text
    assert len(posts(sim)) == 1


@pytest.mark.parametrize(
    ("language", "title", "none"),
    [
        ("en-US", "Server records", "No records yet"),
        ("tr", "Sunucu rekorları", "Henüz rekor yok"),
        ("pt-BR", "Recordes do servidor", "Nenhum recorde ainda"),
    ],
)
async def test_the_records_of_an_empty_server_say_how_to_set_one(
    sim: Sim, language: str, title: str, none: str
) -> None:
    reader = sim.person("Reader", locale=language)
    reply = await reader.slash("leaderboard", what="records")
    assert reply.ephemeral
    assert title in reply.text
    assert none in reply.text


async def _played(sim: Sim, *people: Person) -> str:
    """The result of a match of one round."""
    await seat(sim, *people, variant="para")
    return (await play_match(sim, people)).text


async def test_records_lead_to_their_matches_and_the_second_match_has_a_score(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    ends = [await _played(sim, ada, bo) for _ in range(2)]
    assert ["Head-to-head:" in text for text in ends] == [False, True], "one match is no rivalry yet"
    end = ends[1]
    assert re.search(r"Head-to-head: (Ada 2–0 Bo|Bo 2–0 Ada|(Ada|Bo) 1–1 (Ada|Bo)|.*drawn)", end)
    hers = await ada.slash("profile", person=bo.actor)
    assert re.search(r"You against Bo: 2\u00a0matches, \d\u00a0won, \d\u00a0lost · last <t:\d+:d>", hers.text)
    assert "You against" not in (await ada.slash("profile")).text
    records = (await ada.slash("leaderboard", what="records")).shown
    assert "**Longest win streak** · " in records.text
    assert re.search(r"\*\*Biggest round\*\* · \d+ points?\n(Ada|Bo) · \[Para Oyunu\]\(https", records.text)
    assert "Highest play" not in records.text
    replay = await ada.click(records, "Replay: round")
    assert replay.acknowledged
    assert "⏭" in "".join(replay.shown.labels)
    back = await ada.click((await ada.slash("leaderboard", what="records")).shown, "Leaderboard")
    assert "Ladder points" in back.text
    other = await ada.click(back.shown, "Records")
    assert "Server records" in (await ada.select(other.shown, "draw", custom_id="s:records:any")).text
    assert "expired" in (await ada.press(other.shown, "s:records:chess")).text
