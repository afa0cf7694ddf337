"""The replay of a match that is over: step by step with all hands open, as a film, and saved as text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from cogs.discord_io.components import Button, Control, Menu, TableCustomId
from cogs.discord_io.message import MAX_OPTION, Screen
from cogs.discord_io.responses import Interaction, catalogue_for, defer, respond, send_file, send_text
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import TablePress
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import narrator
from cogs.texts.alt_text import BoardText
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import clip
from cogs.texts.narrator import Narrator
from data.ladder.profiles import Profiles
from data.matches.queries import MatchQueries
from data.records.ladder import NO_LADDER, PastMatch
from data.records.matches import Refusal, Refused, Table, User
from engine import notation
from engine.replay import Replay
from engine.view import open_view
from renderer.paint import FILM_FRAMES, Labels
from renderer.worker import Renderer

_MAX_OPTIONS = 25
"""Entries of a menu that Discord takes."""

_MOVES: dict[str, Callable[[int, int], int]] = {
    "replay-first": lambda step, last: 0,
    "replay-back": lambda step, last: step - 1,
    "replay-next": lambda step, last: step + 1,
    "replay-last": lambda step, last: last,
    "replay-here": lambda step, last: step,
}
"""By verb: the step to show from the present and the last one."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """A match that is over, and how far its replay has come."""

    table: Table
    replay: Replay
    step: int
    """Index in ``replay.steps``."""

    @property
    def last(self) -> int:
        return len(self.replay.steps) - 1

    @property
    def seq(self) -> int:
        return self.replay.steps[self.step]

    def id(self, verb: str) -> TableCustomId:
        return TableCustomId(verb, self.table.id, self.seq)


class ReplayScreen:
    """Shows replays. All buttons are private, except Replay on the board of a match that is over.

    A match of a private table is shown to those who have sat at it only.
    """

    def __init__(self, queries: MatchQueries, profiles: Profiles, renderer: Renderer) -> None:
        self._queries = queries
        self._profiles = profiles
        self._renderer = renderer

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("replay", Visibility.LOOK, self._open),
            *(TableVerb(verb, Visibility.PRIVATE, self._step) for verb in _MOVES),
            TableVerb("replay-round", Visibility.PRIVATE, self._choose_round),
            TableVerb("replay-match", Visibility.PRIVATE, self._choose_match),
            TableVerb("film", Visibility.PRIVATE, self._send_film),
            TableVerb("save", Visibility.PRIVATE, self._send_text),
            TableVerb("deals", Visibility.PRIVATE, self._show_deals),
        )

    async def show_newest(self, interaction: Interaction) -> None:
        """Answer with the replay of the newest match that the user has played on this server."""
        newest = await self._newest(interaction)
        if newest is not None:
            await self._show(interaction, await self._load(newest.match_id, user_of(interaction)))

    async def show_proof(self, interaction: Interaction) -> None:
        """Answer with how the deals of the newest match that the user has played on this server can be checked."""
        texts, newest = catalogue_for(interaction), await self._newest(interaction)
        if newest is not None:
            table = await self._queries.table(newest.match_id)
            save = Button(texts.text("button-save"), TableCustomId("save", table.id, table.match.seq))
            await respond(interaction, Screen(narrator(table, texts.language).fair_deal(), ((save,),)))

    # ---- presses ---------------------------------------------------------------------------------------------------

    async def _open(self, press: TablePress) -> None:
        await self._show(press.interaction, await self._load(press.match_id, press.user))

    async def _step(self, press: TablePress) -> None:
        shown = await self._load(press.match_id, press.user, seq=press.id.seq)
        step = _MOVES[press.id.verb](shown.step, shown.last)
        await self._show(press.interaction, _Shown(shown.table, shown.replay, min(max(step, 0), shown.last)))

    async def _choose_round(self, press: TablePress) -> None:
        shown = await self._load(press.match_id, press.user, seq=press.id.seq)
        deals, value = shown.replay.deals, press.values[0] if press.values else ""
        number = int(value) if value.isdecimal() and len(value) < 6 else 1
        seq = deals[min(max(number, 1), len(deals)) - 1]
        await self._show(press.interaction, _Shown(shown.table, shown.replay, shown.replay.step_at(seq)))

    async def _choose_match(self, press: TablePress) -> None:
        value = press.values[0] if press.values else ""
        chosen = int(value) if value.isdecimal() and len(value) < 18 else press.match_id
        table = await self._queries.table(chosen)
        if table.place.guild != press.place.guild:  # the value of a menu can be forged as a custom_id can
            raise Refused(Refusal.NO_SUCH_MATCH)
        await self._show(press.interaction, await self._load(chosen, press.user))

    async def _send_film(self, press: TablePress) -> None:
        """The round that is shown, as a GIF."""
        shown, texts = await self._load(press.match_id, press.user, seq=press.id.seq), press.texts
        if not press.interaction.app_permissions.attach_files:
            await send_text(press.interaction, texts.text("replay-no-files"))
            return
        await defer(press.interaction)
        number = shown.replay.round_at(shown.seq)
        film = await self._film(shown, number)
        await send_file(
            press.interaction,
            texts.text("replay-film", number=number),
            f"domino-{shown.table.id}-{number}.gif",
            film,
        )

    async def _send_text(self, press: TablePress) -> None:
        """The match in its notation."""
        shown, texts = await self._load(press.match_id, press.user, seq=press.id.seq), press.texts
        if not press.interaction.app_permissions.attach_files:
            await send_text(press.interaction, texts.text("replay-no-files"))
            return
        names = {key: user.name for key, user in shown.table.people.items()}
        content = notation.write(shown.replay.events, names).encode()
        await send_file(press.interaction, texts.text("replay-saved"), f"domino-{shown.table.id}.txt", content)

    async def _show_deals(self, press: TablePress) -> None:
        """How the deals can be checked, with the way back to the step that was shown."""
        shown, texts = await self._load(press.match_id, press.user, seq=press.id.seq), press.texts
        words = narrator(shown.table, texts.language).fair_deal()
        await respond(press.interaction, Screen(words, ((_button(texts, shown, "replay-here"),),)))

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _newest(self, interaction: Interaction) -> PastMatch | None:
        """The newest match that the user has played on this server; None after saying that there is none."""
        played = await self._profiles.last_matches(interaction.user.id, interaction.guild_id or 0)
        if not played:
            await send_text(interaction, catalogue_for(interaction).text("replay-none"))
        return played[0] if played else None

    async def _load(self, match_id: int, user: User, *, seq: int = 0) -> _Shown:
        """Raises Refused (NOT_OVER, PRIVATE_MATCH; NO_SUCH_MATCH for one in which nothing was dealt)."""
        table = await self._queries.table(match_id)
        if table.match.is_live:
            raise Refused(Refusal.NOT_OVER)
        person = table.person_of(user.id)
        if table.match.private and (person is None or not table.match.has_sat(person)):
            raise Refused(Refusal.PRIVATE_MATCH)
        replay = Replay(await self._queries.log(match_id))
        if not replay.steps:
            raise Refused(Refusal.NO_SUCH_MATCH)
        return _Shown(table, replay, replay.step_at(seq))

    async def _show(self, interaction: Interaction, shown: _Shown) -> None:
        texts = catalogue_for(interaction)
        at_end = shown.step == shown.last
        match = shown.replay.match_at(shown.seq)
        telling = Narrator(texts.language, match, shown.table.people)
        view = open_view(match)
        assert view is not None  # steps begin with a deal
        title = texts.text(
            "replay-title",
            variant=texts.text(f"variant-{match.options.variant}-name"),
            number=shown.replay.round_at(shown.seq),
            step=shown.step + 1,
            steps=shown.last + 1,
        )
        ladder = await self._queries.ladder_info(shown.table) if at_end else NO_LADDER
        played = await self._profiles.last_matches(interaction.user.id, shown.table.place.guild)
        text, rows = f"{title}\n{telling.replay_step(ladder)}", _controls(texts, shown, played)
        board = BoardText(texts.language, telling.names.plain, view)
        if not interaction.app_permissions.attach_files:
            await respond(interaction, Screen(f"{board.message_text()}\n{text}", rows))
            return
        picture = await asyncio.wrap_future(self._renderer.board(view, Labels(telling.names.plain)))
        await respond(interaction, Screen(text, rows, picture, board.alt_text()))

    async def _film(self, shown: _Shown, number: int) -> bytes:
        replay = shown.replay
        steps = [seq for seq in replay.steps if replay.round_at(seq) == number]
        between = -(-len(steps) // FILM_FRAMES)
        frames: list[bytes] = []
        for seq in (*steps[:-1:between], steps[-1]):
            match = replay.match_at(seq)
            view, names = open_view(match), Narrator(shown.table.language, match, shown.table.people).names.plain
            assert view is not None
            # One by one, so that people who play get their pictures in between.
            frames.append(await asyncio.wrap_future(self._renderer.frame(view, Labels(names))))
        return await asyncio.wrap_future(self._renderer.film(frames))


def _controls(texts: Catalogue, shown: _Shown, played: tuple[PastMatch, ...]) -> tuple[tuple[Control, ...], ...]:
    """The buttons that step, the menus of rounds and of the reader's own matches, and the exports."""
    at_start, at_end = shown.step == 0, shown.step == shown.last
    steps = (
        _button(texts, shown, "replay-first", disabled=at_start),
        _button(texts, shown, "replay-back", disabled=at_start),
        _button(texts, shown, "replay-next", disabled=at_end),
        _button(texts, shown, "replay-last", disabled=at_end),
    )
    fair = Button(texts.text("button-fair"), shown.id("deals"))
    exports = (_button(texts, shown, "film"), _button(texts, shown, "save"), fair)
    rows: list[tuple[Control, ...]] = [steps]
    if len(shown.replay.deals) > 1:
        rows.append((_round_menu(texts, shown),))
    rows.append(exports)
    others = [match for match in played if match.match_id != shown.table.id]
    if others:
        options = tuple((str(match.match_id), _match_label(texts, match)) for match in others)
        rows.append((Menu(texts.text("replay-match"), shown.id("replay-match"), options),))
    return tuple(rows)


def _button(texts: Catalogue, shown: _Shown, verb: str, *, disabled: bool = False) -> Button:
    return Button(texts.text(f"button-{verb}"), shown.id(verb), disabled=disabled)


def _round_menu(texts: Catalogue, shown: _Shown) -> Menu:
    """As many rounds as a menu takes, the one that is shown among them."""
    count, number = len(shown.replay.deals), shown.replay.round_at(shown.seq)
    first = max(1, min(number - _MAX_OPTIONS // 2, count - _MAX_OPTIONS + 1))
    numbers = range(first, min(first + _MAX_OPTIONS, count + 1))
    options = tuple((str(each), texts.text("replay-round", number=each)) for each in numbers)
    return Menu(texts.text("replay-rounds"), shown.id("replay-round"), options)


def _match_label(texts: Catalogue, match: PastMatch) -> str:
    """A match in a menu, which shows no markup: the day is in UTC."""
    day = datetime.fromtimestamp(match.ended_at / 1000, UTC).date().isoformat()
    variant = texts.text(f"variant-{match.variant}-name")
    return clip(f"{day} · {variant} · {texts.text(f'profile-how-{match.outcome}')}", MAX_OPTION)
