"""The commands in the menu of a person: Profile, and Challenge to dominoes."""

from __future__ import annotations

import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.matches import User
from tests.support.player_actions import MANAGER, calls_of, links_to, live, offers, press_id, walk_out
from tests.support.simulation import Person, Reply, Sim


async def use(sim: Sim, person: Person, name: str, other: Person) -> Reply:
    return Reply(sim, await person.actor.context_menu(sim.channel, name, other.actor))


async def test_profile_is_that_of_the_person(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"))
    reply = await use(sim, eve, "Profile", ada)
    assert reply.ephemeral
    assert reply.text == (await eve.slash("profile", person=ada.actor)).text
    robot = sim.person("Robot", bot=True)
    assert reply.text != (await use(sim, eve, "Profile", robot)).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_challenge_is_a_private_table_with_an_invitation(sim: Sim, language: str) -> None:
    ada, bo, eve = sim.person("Ada", locale=language), sim.person("Bo"), sim.person("Eve")
    lobby = (await use(sim, ada, "Challenge to dominoes", bo)).shown
    await sim.settle()
    assert not lobby.ephemeral
    assert Catalogue(language).text("lobby-private") in lobby.text
    (call,) = calls_of(sim, bo)
    assert call.mentioned == {bo.id}
    assert links_to(sim, lobby.id) in call.text
    await eve.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Eve" not in lobby.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert offers(lobby, "hand")


async def test_who_cannot_be_challenged(sim: Sim) -> None:
    ada, bo, mod = sim.person("Ada"), sim.person("Bo"), sim.person("Mod", permissions=MANAGER)
    robot = sim.person("Robot", bot=True)
    for nobody in (ada, robot):
        assert (await use(sim, ada, "Challenge to dominoes", nobody)).text == Catalogue("en-US").text(
            "challenge-nobody"
        )
    sim.hide(sim.channel, bo)
    assert "Bo" in (await use(sim, ada, "Challenge to dominoes", bo)).text
    assert await live(sim) == 0
    await mod.slash("domino bar", person=ada.actor)
    assert "keep you away" in (await use(sim, ada, "Challenge to dominoes", mod)).text
    assert await live(sim) == 0


async def test_a_barred_person_gets_no_invitation(sim: Sim) -> None:
    ada, bo, mod = sim.person("Ada"), sim.person("Bo"), sim.person("Mod", permissions=MANAGER)
    await mod.slash("domino bar", person=bo.actor)
    reply = await use(sim, ada, "Challenge to dominoes", bo)
    assert any("Kept away" in shown.text for shown in reply.followups)
    assert calls_of(sim, bo) == []


async def test_the_menus_have_a_name_in_every_language(sim: Sim) -> None:
    for key in ("menu-profile", "menu-challenge"):
        names = [Catalogue(language).text(key) for language in LANGUAGES]
        assert len(set(names)) == len(LANGUAGES)
        assert all(1 <= len(name) <= 32 for name in names)
