"""What ``/domino play`` is asked for. A request that is refused keeps what was chosen: a button opens the nearest table
that there is, or tries the same one again."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Self

from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.computer_level import CHOICES
from cogs.interactions.lobby import Lobby
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.table_endings import TableEndings
from cogs.interactions.verbs import ScreenVerb
from cogs.texts.catalogue import Catalogue
from cogs.texts.refusal_text import refusal_text
from data.gold.pots import FEWEST
from data.gold.service import Gold
from data.matches.guards import require_seats
from data.records.gold import NO_GOLD, GoldAccount
from data.records.matches import Refusal, Refused
from engine.errors import Code, IllegalInput
from engine.match import SUBSTITUTE_LEVEL
from engine.rules import TURN_TIMES, Goal, Options, Rules, default_options
from engine.variants import DEFAULT_VARIANT, VARIANTS

MAX_LABEL = 34
"""Characters of a button that fits a phone."""
_NONE = "x"
_FULL = frozenset({Refusal.TOO_MANY_TABLES_HERE, Refusal.TOO_MANY_TABLES_YOURS})


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """The options of ``/domino play`` as they were chosen; None stands for the default of the variant."""

    variant: str = DEFAULT_VARIANT
    players: int | None = None
    pairs: bool = False
    target: int | None = None
    rounds: int | None = None
    tiles: int | None = None
    turn_time: int = TURN_TIMES[0]
    computers: int = 0
    level: str | None = None
    """One of ``computer_level.CHOICES``."""
    rated: bool = True
    automatic: bool | None = None
    private: bool = False
    call: bool = False
    thread: bool = False
    stake: int = 0
    """In gold, of each person; 0 for none."""

    @property
    def rules(self) -> Rules:
        return VARIANTS[self.variant]

    def options(self) -> Options:
        """The options of the match. Raises IllegalInput (BAD_OPTION) for what the variant does not have."""
        rules = self.rules
        chosen = self.players is not None or rules.pairs
        options = default_options(
            rules,
            seats=self.players if chosen else rules.seat_counts[0],
            pairs=self.pairs,
            hand_size=self.tiles,
            goal=None if self.target is self.rounds is None else Goal(self.target or 0, self.rounds or 0),
            automatic=self.automatic,
            turn_time=self.turn_time,
            rated=self.rated,
        )
        require_seats(options.seats, self.computers)
        return options

    def words(self) -> tuple[str, ...]:
        """The request as the words of a custom_id."""
        flags = "".join(str(int(flag)) for flag in (self.pairs, self.rated, self.private, self.call, self.thread))
        counts = (self.players, self.tiles, self.computers, self.stake)
        return (
            self.variant,
            "-".join(map(_word, counts)),
            "-".join(map(_word, (self.target, self.rounds))),
            str(self.turn_time),
            self.level or _NONE,
            f"{flags}{_word(None if self.automatic is None else int(self.automatic))}",
        )

    @classmethod
    def parse(cls, words: tuple[str, ...]) -> Self | None:
        """The request of these words; None where they are no words of a request. Its values still have to be checked,
        as those of a command: a custom_id can be forged."""
        try:
            variant, counts, goal, seconds, level, flags = words
            (players, tiles, computers, stake), (target, rounds) = (
                map(_number, counts.split("-")),
                map(_number, goal.split("-")),
            )
            turn_time = _number(seconds) or 0
            pairs, rated, private, call, thread = (bool("01".index(flag)) for flag in flags[:5])
            automatic = {_NONE: None, "0": False, "1": True}[flags[5:]]
        except (ValueError, KeyError):
            return None
        if variant not in VARIANTS or level not in (*CHOICES, _NONE):
            return None
        return cls(
            variant=variant,
            players=players,
            pairs=pairs,
            target=target,
            rounds=rounds,
            tiles=tiles,
            turn_time=turn_time,
            computers=computers or 0,
            level=None if level == _NONE else level,
            rated=rated,
            automatic=automatic,
            private=private,
            call=call,
            thread=thread,
            stake=stake or 0,
        )


def _word(value: int | None) -> str:
    return _NONE if value is None else str(value)


def _number(word: str) -> int | None:
    """Raises ValueError for what is no number of an option."""
    if word == _NONE:
        return None
    if len(word) > len(str(max(TURN_TIMES))) or not (word.isascii() and word.isdecimal()):
        raise ValueError(word)
    return int(word)


@dataclass(frozen=True, slots=True)
class Mended:
    """The nearest request that can be had, and why it is not the one that was made."""

    request: TableRequest
    reasons: tuple[str, ...] = ()
    """A sentence for each thing that cannot be had."""
    changes: tuple[str, ...] = ()
    """What is different, in a few words each."""


def mend(request: TableRequest, texts: Catalogue, purse: GoldAccount = NO_GOLD) -> Mended:
    """Replace what the variant does not have by the nearest that it has; a stake that ``purse``, the host's gold, does
    not allow by none. Too little gold alone is left: the gift of the day may help."""
    goal = _mend_goal(request, texts)
    mended = Mended(goal.request)
    while True:
        try:
            mended.request.options()
        except IllegalInput as error:
            mended = _mend_option(mended, error, texts)
        else:
            both = (*mended.reasons, *goal.reasons), (*mended.changes, *goal.changes)
            return _mend_stake(Mended(mended.request, *both), texts, purse)


def _mend_stake(mended: Mended, texts: Catalogue, purse: GoldAccount) -> Mended:
    """No stake where there is no gold, where the other seats are all for computers, and where the host has too little
    for a table that has to be another one anyway."""
    request = mended.request
    if not request.stake:
        return mended
    if not purse.is_on:
        refused = Refused(Refusal.GOLD_OFF)
    elif request.options().seats - request.computers < FEWEST:
        refused = Refused(Refusal.STAKE_NEEDS_TWO)
    elif mended.reasons and purse.balance < request.stake:
        refused = Refused(Refusal.TOO_LITTLE_GOLD, stake=request.stake, balance=purse.balance)
    else:
        return mended
    reason = refusal_text(texts.language, refused)
    return Mended(replace(request, stake=0), (*mended.reasons, reason), (*mended.changes, texts.text("mended-stake")))


def _mend_goal(request: TableRequest, texts: Catalogue) -> Mended:
    """A variant that is played to targets only, or over rounds only, keeps its own default; of both, the target is
    kept."""
    rules = request.rules
    name = texts.text(f"variant-{rules.code}-name")
    targets = sorted(goal.target for goal in rules.goals if goal.target)
    lengths = sorted(goal.rounds for goal in rules.goals if goal.rounds)
    if request.target is not None and not targets:
        reason = texts.text("screen-no-target", variant=name, allowed=", ".join(map(str, lengths)))
        request = replace(request, target=None)
    elif request.rounds is not None and not lengths:
        reason = texts.text("screen-no-rounds", variant=name, allowed=", ".join(map(str, targets)))
        request = replace(request, rounds=None)
    elif request.target is not None and request.rounds is not None:
        reason = texts.text("screen-one-goal", variant=name)
        request = replace(request, rounds=None)
    else:
        return Mended(request)
    goal = Goal(target=request.target or 0, rounds=request.rounds or 0)
    goal = rules.goals[0] if goal == Goal() else goal
    option = "target" if goal.target else "rounds"
    changes = (_change(texts, option, goal.target or goal.rounds),) if goal in rules.goals else ()
    return Mended(request, (reason,), changes)


def _mend_option(mended: Mended, error: IllegalInput, texts: Catalogue) -> Mended:
    """Raises the error again where it names no option that could be changed."""
    option, request = str(error.details.get("option")), mended.request
    if error.code is not Code.BAD_OPTION or not hasattr(request, option):
        raise error
    more = _more_players(request) if option == "computers" else None
    if more is not None:
        option, value = "players", more
    elif option == "pairs":
        value = False
    else:
        value = _nearest(str(error.details["allowed"]), int(error.details["value"]))
    changed = replace(request, **{option: value})
    reasons, changes = (
        (*mended.reasons, refusal_text(texts.language, error)),
        (*mended.changes, _change(texts, option, value)),
    )
    return Mended(changed, reasons, changes)


def _more_players(request: TableRequest) -> int | None:
    """The players with whom all computers find a seat, unless their number was chosen."""
    if request.players is not None or request.pairs:
        return None
    return next((seats for seats in sorted(request.rules.seat_counts) if seats > request.computers), None)


def _nearest(allowed: str, value: int) -> int:
    """The allowed number next to the refused one, the lower of two."""
    return min(map(int, allowed.split(", ")), key=lambda each: (abs(each - value), each))


def _change(texts: Catalogue, option: str, value: int) -> str:
    if option == "turn_time":
        return texts.text(f"choice-turn_time-{value}")
    return texts.text(f"mended-{option}", count=int(value))


class TableRequests:
    """Opens tables on request, and handles the button on a refusal."""

    def __init__(self, lobby: Lobby, endings: TableEndings, gold: Gold) -> None:
        self._lobby = lobby
        self._endings = endings
        self._gold = gold
        self._opened: deque[int] = deque(maxlen=64)
        """Ids of the messages whose button has just opened a table: two quick presses are not to open two."""

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("open", self._open_again),)

    async def open(self, interaction: Interaction, request: TableRequest) -> bool:
        """Open the table; False where the answer is why not, with a button to open the nearest one or to try again."""
        texts = catalogue_for(interaction)
        mended = mend(request, texts, await self._purse(interaction) if request.stake else NO_GOLD)
        if mended.reasons:
            await respond(interaction, _offer(texts, mended))
            return False
        again = Button(texts.text("button-open-again"), ScreenCustomId("open", request.words()))
        try:
            table = await self._lobby.open(
                interaction,
                request.options(),
                computers=request.computers,
                level=request.level or SUBSTITUTE_LEVEL,
                private=request.private,
                call=request.call,
                thread=request.thread,
                gold=request.stake,
                again=again,
            )
        except Refused as error:
            if error.code not in _FULL:
                raise
            await self._endings.explain(interaction, error, in_place=False, again=again)
            return False
        return table is not None

    async def _purse(self, interaction: Interaction) -> GoldAccount:
        return await self._gold.account(interaction.user.id, place_of(interaction).guild)

    async def _open_again(self, press: ScreenPress) -> None:
        request, source = TableRequest.parse(press.id.words), press.interaction.message
        if request is None or source is None:
            await send_text(press.interaction, press.texts.text("screen-expired"))
        elif source.id not in self._opened:
            self._opened.append(source.id)
            if not await self.open(press.interaction, request):
                self._opened.remove(source.id)


def _offer(texts: Catalogue, mended: Mended) -> Screen:
    label = texts.text("mended-open", changes=", ".join(mended.changes))
    lines = mended.reasons
    if len(label) > MAX_LABEL:
        label = texts.text("button-open-changed")
        lines = (*lines, texts.text("screen-mended", changes=", ".join(mended.changes)))
    return Screen("\n".join(lines), ((Button(label, ScreenCustomId("open", mended.request.words())),),))
