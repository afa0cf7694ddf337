"""What players in a story do: read a message and press one of its buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord

from data.records.matches import Place, User
from engine.rules import Goal, default_options
from engine.variants import VARIANTS
from tests.support.simulation import Person, Reply, Shown, Sim

MODERATOR = discord.Permissions(manage_messages=True)
MANAGER = discord.Permissions(manage_guild=True)
TILE = re.compile(r"[0-6]-[0-6]( \+[0-9]+(/\+[0-9]+)*)?")
"""The label of a button that plays a tile, in some variants with the points that it scores."""
AFTER_A_STOP = ["Replay", "Rules", "Fair deal"]
"""The buttons of a match that ended without a result."""
WORDS = {
    "en-US": {"join": "Join", "start": "Start", "hand": "My hand", "ready": "Ready", "refresh": "Refresh"},
    "tr": {"join": "Katıl", "start": "Başlat", "hand": "Taşlarım", "ready": "Hazırım", "refresh": "Yenile"},
    "pt-BR": {"join": "Entrar", "start": "Começar", "hand": "Pedras", "ready": "Pronto", "refresh": "Atualizar"},
}


def press_id(shown: Shown, verb: str) -> str:
    """The custom_id of the message's button for a verb."""
    found = [button.custom_id for button in shown.buttons if button.custom_id.split(":")[1] == verb]
    assert found, f"no button for {verb}: {shown}"
    return found[0]


def offers(shown: Shown, verb: str) -> bool:
    """Whether the message has a button for a verb."""
    return any(button.custom_id.split(":")[1] == verb for button in shown.buttons)


def tiles(hand: Shown) -> list[str]:
    """The playable tiles of a hand."""
    return [button.label.split()[0] for button in hand.buttons if TILE.fullmatch(button.label)]


def board_of(sim: Sim) -> Shown:
    """The newest public message that shows a table; reminders have no rules button."""
    return [shown for shown in sim.messages() if offers(shown, "rules")][-1]


async def seat(sim: Sim, host: Person, *others: Person, **options: Any) -> Shown:
    """Open a table, join the others, start; returns the board."""
    board = (await host.slash("domino play", **options)).shown
    for person in others:
        await person.click(board, custom_id=press_id(board, "join"))
    await host.click(board, custom_id=press_id(board, "start"))
    return board


async def hand_of(sim: Sim, person: Person) -> Shown:
    """Press Hand on the board; returns the person's hand."""
    board = board_of(sim)
    return (await person.click(board, custom_id=press_id(board, "hand"))).shown


async def who_plays(sim: Sim, people: Sequence[Person]) -> tuple[Person, Shown] | None:
    """The player on turn with their hand; None if none of these people is on turn."""
    for person in people:
        hand = await hand_of(sim, person)
        if tiles(hand):
            return person, hand
    return None


async def ada_and_bo(sim: Sim, *, turn_time: int = 300) -> tuple[Person, Person, Shown]:
    """Start a match of Ada and Bo; returns both and the board."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    return ada, bo, await seat(sim, ada, bo, turn_time=turn_time)


async def on_turn(sim: Sim, *people: Person) -> tuple[Person, Person, Shown]:
    """The player on turn, the other one, and the hand of the player on turn."""
    found = await who_plays(sim, people)
    assert found is not None
    player, hand = found
    return player, next((person for person in people if person is not player), player), hand


async def two_at_table(sim: Sim, **options: int) -> tuple[Person, Person, Shown]:
    """Start a match of Ada and Bo; returns the player on turn, the other one, and the hand of the player on turn."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, **options)
    return await on_turn(sim, ada, bo)


async def play_first(person: Person, hand: Shown) -> None:
    """Play the first playable tile, on the first end if there is a choice."""
    first = next(button for button in hand.buttons if TILE.fullmatch(button.label))
    after = (await person.click(hand, custom_id=first.custom_id)).shown
    ends = [button for button in after.buttons if button.custom_id.count(":") == 5]
    if ends:
        await person.click(after, custom_id=ends[0].custom_id)


async def move_first(person: Person, hand: Shown) -> None:
    """Make the first move that the hand offers: play a tile, draw, or pass."""
    if tiles(hand):
        await play_first(person, hand)
    else:
        verb = next(verb for verb in ("draw", "pass") if offers(hand, verb))
        await person.click(hand, custom_id=press_id(hand, verb))


def is_asked(hand: Shown) -> bool:
    """Whether the hand offers a move."""
    return bool(tiles(hand)) or offers(hand, "draw") or offers(hand, "pass")


async def play_round(sim: Sim, people: Sequence[Person]) -> None:
    """Play until the board shows the end of a round, reusing open hands; computers get the time they need."""
    hands = [(person, await hand_of(sim, person)) for person in people]
    for _ in range(80):
        if not offers(board_of(sim), "hand"):
            return
        found = next((each for each in hands if is_asked(each[1])), None)
        if found is None:
            await sim.pass_time(0.6)
        else:
            await move_first(*found)
    raise AssertionError("the round does not end")


async def play_match(sim: Sim, people: Sequence[Person]) -> Shown:
    """Play to the result, all pressing Ready between rounds; returns the last board."""
    for _ in range(60):
        await play_round(sim, people)
        board = board_of(sim)
        if not offers(board, "ready"):
            return board
        for person in people:
            await person.click(board, custom_id=press_id(board, "ready"))
    raise AssertionError("the match does not end")


async def walk_out(
    sim: Sim,
    *people: User,
    variant: str = "draw",
    goal: int | None = None,
    rated: bool = True,
    place: Place | None = None,
) -> int:
    """Play a match that all players leave at once, so that computers finish it and each pays the stake; returns its id.

    Bypasses the UI, so that a story can begin with many results, also of people who are no longer members.
    """
    matches = sim.bot.app.matches  # type: ignore[attr-defined]
    agreed = default_options(
        VARIANTS[variant], seats=len(people), goal=Goal(target=goal) if goal else None, rated=rated
    )
    with sim.as_bot():
        table = await matches.seats.open(
            people[0], place or Place(sim.guild.id, sim.channel.id), agreed, language="en-US"
        )
        for person in people[1:]:
            await matches.seats.join(table.id, person)
        await matches.seats.start(table.id, people[0])
        for person in people:
            await matches.seats.leave(table.id, person)
    await sim.settle()
    return table.id


async def add_computer(host: Person, lobby: Shown, level: str = "medium") -> Shown:
    """The host adds a computer and chooses its level; returns the answer."""
    asked = (await host.click(lobby, custom_id=press_id(lobby, "computer"))).shown
    return (await host.click(asked, custom_id=press_id(asked, f"level-{level}"))).shown


async def leave(person: Person, board: Shown) -> Reply:
    """Leave by the private menu; returns the answer to the confirmation."""
    asked = (await more(person, board, "leave")).shown
    return await person.click(asked, custom_id=press_id(asked, "leave-confirm"))


async def take(person: Person, board: Shown) -> Reply:
    """Press “Take seat”."""
    return await person.click(board, custom_id=press_id(board, "take"))


async def open_menu(person: Person, board: Shown) -> Shown:
    """Open the private menu of the table."""
    return (await person.click(board, custom_id=press_id(board, "more"))).shown


async def more(person: Person, board: Shown, verb: str) -> Reply:
    """Press a button of the private menu."""
    menu = await open_menu(person, board)
    return await person.click(menu, custom_id=press_id(menu, verb))


async def invite(host: Person, board: Shown, *guests: Person) -> Reply:
    """Invite people to the table."""
    asked = (await more(host, board, "invite")).shown
    assert asked.ephemeral
    return await host.select(asked, *guests)


def calls_of(sim: Sim, person: Person) -> list[Shown]:
    """The public messages that mention this person."""
    return [shown for shown in sim.messages() if person.id in shown.mentioned]


def calls(sim: Sim) -> list[Shown]:
    """The public messages that mention a person."""
    return [shown for shown in sim.messages() if shown.mentioned]


def press_id_of(board: Shown, verb: str) -> str:
    """The custom_id that a button for this verb would have on the board."""
    _, _, match, seq, *_ = board.buttons[0].custom_id.split(":")
    return f"d:{verb}:{match}:{seq}"


def timed_out(sim: Sim) -> bool:
    """Whether the board says that the last turn timed out."""
    return "Time’s up" in board_of(sim).text


async def live(sim: Sim) -> int:
    """The number of live tables."""
    return len(await sim.bot.app.matches.queries.live_tables())  # type: ignore[attr-defined]


async def leave_by_command(person: Person) -> None:
    """Leave by the slash command, which needs no board."""
    asked = (await person.slash("domino leave")).shown
    await person.click(asked, custom_id=press_id(asked, "leave-confirm"))


def links_to(sim: Sim, message: int) -> str:
    return f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{message}"
