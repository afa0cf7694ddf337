"""/leaderboard: pages, ranks, the reader's own line, names, languages, buttons that always work."""

from __future__ import annotations

import re

from data.records.matches import Place, User
from tests.support.player_actions import play_match, seat, walk_out
from tests.support.simulation import Shown, Sim


def lines(shown: Shown) -> list[str]:
    """The player lines of a page."""
    return [line for line in shown.text.splitlines() if re.match(r"(▸ )?\*\*\d+\.", line)]


def turn(shown: Shown, verb: str, *, to: str = "") -> str:
    """The custom_id of a button, by its verb and the start of its label."""
    return next(
        button.custom_id
        for button in shown.buttons
        if button.custom_id.startswith(f"s:{verb}:") and to in button.custom_id
    )


async def test_a_finished_match_appears_on_the_leaderboard(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    await seat(sim, ada, bo, variant="para", target=25)
    end = await play_match(sim, [ada, bo])
    winner, loser = (ada, bo) if "Ada wins" in end.text else (bo, ada)
    reply = await loser.slash("leaderboard")
    assert reply.ephemeral
    assert lines(reply.shown) == [f"**1.** {winner.name} · 1003", f"▸ **2. {loser.name} · 997**"]
    assert "Your place: **2** · 997" in reply.text
    hers = (await eve.slash("leaderboard")).shown
    wins = (await eve.click(hers, custom_id=turn(hers, "top-what", to="wins"))).shown
    assert wins.ephemeral
    assert lines(wins)[0] == f"**1.** {winner.name} · 1"
    assert "You’re not on this leaderboard yet" in wins.text


async def test_tied_players_share_a_rank_across_pages(sim: Sim) -> None:
    """Twelve matches left by both players, with three sizes of loss, so that ties span pages."""
    for pair in range(12):
        await walk_out(
            sim, User(9000 + 2 * pair, f"A{pair}"), User(9001 + 2 * pair, f"B{pair}"), goal=(25, 50, 100)[pair % 3]
        )
    ada = sim.person("Ada")
    first = (await ada.slash("leaderboard")).shown
    seen = lines(first)
    assert first.text.count("\n") < 20
    for _ in range(2):
        shown = (await ada.click(first, "Next ▶")).shown
        assert shown.id == first.id, "the same private message is edited"
        seen += lines(shown)
    ranks = [int(re.findall(r"\d+", line)[0]) for line in seen]
    assert ranks == [1] * 8 + [9] * 8 + [17] * 8
    people = [line.split("** ")[1].split(" · ")[0] for line in seen]
    assert len(set(people)) == 24
    assert sum("· 993" in line for line in seen) == 8
    await walk_out(sim, User(9100, "Late"), User(9101, "Later"), goal=100)
    back = (await ada.click(first, "◀ Previous")).shown
    assert lines(back) == seen[10:20], "a result in between does not move the ranks above it"


async def test_names_are_the_last_known_ones_without_requests_to_discord(sim: Sim) -> None:
    """None of these people is a member or was ever in the bot's cache."""
    await walk_out(sim, User(9000, "Gone"), User(9001, "Old name"))
    await walk_out(sim, User(9001, "New name"), User(9002, "@everyone"))
    ada = sim.person("Ada")
    before = len(sim.env.http_requests)
    shown = (await ada.slash("leaderboard")).shown
    asked = sim.env.http_requests[before:]
    assert [line.split("** ")[1].split(" · ")[0] for line in lines(shown)] == ["Gone", "\\@\u200beveryone", "New name"]
    assert len(asked) == 1, "the answer is the only request"
    assert not re.search(r"\d{4,}", shown.text), "no raw id"


async def test_buttons_work_after_a_restart_on_any_copy_and_for_any_person(sim: Sim) -> None:
    for pair in range(6):
        await walk_out(sim, User(9000 + 2 * pair, f"A{pair}"), User(9001 + 2 * pair, f"B{pair}"))
    ada = sim.person("Ada", locale="tr")
    one, other = (await ada.slash("leaderboard")).shown, (await ada.slash("leaderboard")).shown
    await sim.restart()
    for copy in (one, other):
        shown = (await ada.click(copy, "Sonraki ▶")).shown
        assert "Sayfa 2/2" in shown.text
        assert shown.id == copy.id
    assert (await ada.press(one, "s:top:server:points:all:any:99")).text.count("Sayfa 2/2") == 1
    assert "eskidi" in (await ada.press(one, "s:top:moon:points:all:any:1")).text


async def test_ratings_are_shown_for_one_variant_and_another_can_be_chosen(sim: Sim) -> None:
    await walk_out(sim, User(9000, "Ada"), User(9001, "Bo"))
    eve = sim.person("Eve")
    shown = (await eve.slash("leaderboard", what="rating", period="week")).shown
    assert "This server · all time · Draw Dominoes" in shown.text
    assert [line.count("(?)") for line in lines(shown)] == [1, 1]
    other = (await eve.select(shown, "para", custom_id=turn(shown, "top-variant"))).shown
    assert "all time · Para Oyunu" in other.text
    assert lines(other) == []
    assert "/domino play" in other.text


async def test_a_week_and_a_month_end_at_midnight_utc(sim: Sim) -> None:
    """Stories start on Thursday, 1 January 2026."""
    await walk_out(sim, User(9000, "Ada"), User(9001, "Bo"))
    eve, day = sim.person("Eve"), 86_400

    async def people(period: str) -> int:
        return len(lines((await eve.slash("leaderboard", period=period)).shown))

    await sim.restart(after=3 * day)
    assert [await people(period) for period in ("all", "month", "week")] == [2, 2, 2], "Sunday"
    await sim.restart(after=day)
    assert [await people(period) for period in ("all", "month", "week")] == [2, 2, 0], "Monday"
    await walk_out(sim, User(9000, "Ada"), User(9002, "Cem"))
    assert [await people(period) for period in ("all", "month", "week")] == [3, 3, 2]
    await sim.restart(after=27 * day)
    shown = (await eve.slash("leaderboard", period="month")).shown
    assert lines(shown) == []
    assert "/domino play" in shown.text
    back = (await eve.click(shown, "All time")).shown
    assert lines(back) == ["**1.** Bo · 993", "**1.** Cem · 993", "**3.** Ada · 986"]


async def test_each_server_has_its_own_board_and_the_global_one_counts_those_with_ten_players(sim: Sim) -> None:
    ada = sim.person("Ada")
    elsewhere = sim.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("domino")
    there = User(7000, "Zoe")
    for pair in range(4):
        await walk_out(sim, User(9000 + 2 * pair, f"A{pair}"), User(9001 + 2 * pair, f"B{pair}"))
    await walk_out(sim, there, User(7001, "Yves"), place=Place(elsewhere.id, channel.id))
    assert len(lines((await ada.slash("leaderboard")).shown)) == 8
    empty = await ada.slash("leaderboard", where="global")
    assert lines(empty.shown) == []
    assert "ten rated players" in empty.text
    await walk_out(sim, User(ada.id, "Ada"), User(9050, "Bo"))
    local = (await ada.click(empty.shown, "This server")).shown
    assert "Zoe" not in local.text
    shown = (await ada.click(local, "All servers")).shown
    assert "All servers · all time" in shown.text
    assert len(lines(shown)) == 10
    assert "Zoe" not in shown.text, "her server has two players"
    assert "Your place" in shown.text


async def test_players_can_opt_out_of_the_global_board(sim: Sim) -> None:
    ada = sim.person("Ada")
    for pair in range(4):
        await walk_out(sim, User(9000 + 2 * pair, f"A{pair}"), User(9001 + 2 * pair, f"B{pair}"))
    await walk_out(sim, User(ada.id, "Ada"), User(9050, "Bo"))
    own = (await ada.slash("me")).shown
    assert "On the global leaderboard** · off" in (await ada.click(own, "Hide me on the leaderboard")).text
    shown = (await ada.slash("leaderboard", where="global")).shown
    assert "Ada" not in shown.text
    assert "hidden yourself" in shown.text
    assert "Your place" in (await ada.slash("leaderboard")).text
    await ada.click(own, "Show me on the leaderboard")
    assert "Your place" in (await ada.slash("leaderboard", where="global")).text


OF_ALL_TIME = {
    "en-US": "Each variant has its own all-time rating",
    "tr": "tüm zamanları kapsar",
    "pt-BR": "Cada modalidade tem o seu rating",
}


def has_periods(board: Shown) -> bool:
    return any(button.custom_id.startswith("s:top-when:") for button in board.buttons)


async def test_ratings_have_no_monthly_or_weekly_board(sim: Sim) -> None:
    for language, sentence in OF_ALL_TIME.items():
        reader = sim.person("Ada", locale=language)
        rating = (await reader.slash("leaderboard", what="rating", period="month")).shown
        assert sentence in rating.text, language
        assert not has_periods(rating)
        points = (await reader.slash("leaderboard", what="points", period="month")).shown
        assert sentence not in points.text, language
        assert has_periods(points)
