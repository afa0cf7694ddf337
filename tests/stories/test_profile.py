"""/profile: records, ratings with their picture, the last matches, and what is private."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from data.records.matches import User
from tests.support.player_actions import play_match, seat, walk_out
from tests.support.simulation import Shown, Sim


def board_link(sim: Sim, shown: Shown) -> str:
    return f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{shown.id}"


async def test_a_finished_match_appears_in_the_profile_with_a_board_link_and_the_rating_chart(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para", target=25)
    end = await play_match(sim, [ada, bo])
    winner, loser = (ada, bo) if "Ada wins" in end.text else (bo, ada)
    reply = await winner.slash("profile")
    assert reply.ephemeral
    lines = reply.text.splitlines()
    assert lines[0] == f"### {winner.name}"
    assert "Ladder points here: **1003**" in lines
    assert "Win streak: **1** · best: 1" in lines
    assert "1\u00a0match, 1\u00a0won, 0\u00a0lost" in reply.text
    assert f"[Para Oyunu]({board_link(sim, end)}) · won\u00a0**+3**" in reply.text
    assert Image.open(BytesIO(reply.shown.pictures[0])).size == (1000, 640)
    assert "after 1 rated match" in reply.shown.alt_texts[0]
    assert "1000, 1" in reply.shown.alt_texts[0]
    other = await loser.slash("profile", person=winner.actor)
    assert other.ephemeral
    assert other.text.splitlines()[:3] == lines[:3]


async def test_unrated_matches_are_shown_only_to_their_player(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"), rated=False)
    assert "only you can see this" in (await ada.slash("profile")).text
    assert "1\u00a0match" in (await ada.slash("profile", person=ada.actor)).text
    answer = (await eve.slash("profile", person=ada.actor)).text
    assert answer == "### Ada\nNo rated matches here yet."


async def test_the_profile_of_a_person_without_matches_and_of_a_bot(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    shown = (await ada.slash("profile")).shown
    assert "/domino oyna" in shown.text
    assert shown.pictures == []
    robot = sim.guild.add_member(sim.env.create_user("Robot", bot=True))
    assert "Bilgisayarların profili olmaz" in (await ada.slash("profile", person=robot)).text


async def test_the_variant_menu_of_the_chart_works_after_a_restart(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    for variant in ("draw", "draw", "para"):
        await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"), variant=variant)
    shown = (await eve.slash("profile", person=ada.actor)).shown
    assert shown.alt_texts[0].startswith("Rating in Draw Dominoes")
    before = shown.pictures[0]
    await sim.restart()
    again = (await eve.select(shown, "para", custom_id=f"s:profile:{ada.id}")).shown
    assert again.id == shown.id
    assert again.alt_texts[0].startswith("Rating in Para Oyunu")
    assert again.pictures[0] != before
    assert again.text.startswith("### Ada")


async def test_without_permission_to_attach_files_the_profile_is_text(sim: Sim) -> None:
    ada = sim.person("Ada")
    await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"))
    sim.set_bot_permissions(attach_files=False)
    shown = (await ada.slash("profile")).shown
    assert shown.pictures == []
    assert "rating **" in shown.text


async def test_a_forged_profile_id_is_answered(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play")).shown
    for custom_id in ("s:profile", "s:profile:ada", "s:profile:1:2", f"s:profile:{2**63}", f"s:profile:{'9' * 20}"):
        assert "expired" in (await ada.press(lobby, custom_id)).text
    for account in (12345, 2**63 - 1):
        assert "former player" in (await ada.press(lobby, f"s:profile:{account}")).text
