"""A match in words, in one language: the lobby, what just happened, whose turn it is, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from cogs.texts.alt_text import BoardText, result_alt
from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.gold_text import GoldText
from cogs.texts.ladder_text import LadderText
from cogs.texts.scoring_text import ScoringText
from cogs.texts.seat_names import HasName, SeatNames
from cogs.texts.turn_text import TurnText
from data.records.ladder import NO_LADDER, LadderInfo, Stake
from engine.events import Event, Left, SeatTaken, Unseated
from engine.fairness import commitment
from engine.match import Computer, Match, Person, Phase, Seat
from engine.round import Draw, Pass, Play
from engine.rules import side_of
from engine.view import PublicView, ResultView, SeatView, public_view, result_view

MAX_SECRETS = 30
MAX_PRESSES = 12
"""Secrets of finished rounds that fit into one message, the newest."""


class Narrator:
    """Everything that messages say about one match, in the state that it is made for."""

    def __init__(
        self,
        language: str,
        match: Match,
        people: Mapping[int, HasName],
        due_at: int | None = None,
        *,
        waiting: bool = False,
    ) -> None:
        """``people`` has everyone who ever sat at the table or was invited, by person key; ``due_at`` is its next
        deadline, in milliseconds; ``waiting``: whether it waits for its only person until then."""
        self.language = language
        self.match = match
        self.due_at = due_at
        self.waiting = waiting
        self.names = SeatNames(language, match, people)
        self._texts = Catalogue(language)
        self._scoring = ScoringText(self._texts, self.names, match)
        self._turns = TurnText(self._texts, self.names, self._scoring, match)
        self._ladder = LadderText(self._texts, self.names, match)
        self.gold = GoldText(self._texts, self.names, match)

    @cached_property
    def view(self) -> PublicView | None:
        """The present round as the whole table sees it; None before the first deal."""
        return public_view(self.match)

    @cached_property
    def result(self) -> ResultView | None:
        """How the match ended; None where it has no result."""
        return result_view(self.match)

    # ---- lobby -----------------------------------------------------------------------------------------------------

    def lobby(self, ladder: LadderInfo = NO_LADDER) -> str:
        """The rules in a line, the seats and the host, what is at stake, who may sit down, when the lobby closes."""
        match, code = self.match, self.match.options.variant
        free = sum(seat.occupant is None for seat in match.seats)
        if free:
            call = self._text("lobby-open", count=free)
        else:
            call = self._text("lobby-full", host=self.names.person(match.host))
        lines = [
            self._text("lobby-title", variant=self._text(f"variant-{code}-name")),
            self._text(f"variant-{code}-line"),
            self._terms(),
            *map(self._lobby_seat, range(len(match.seats))),
            call,
            *self._ladder.lobby_lines(ladder.stake),
            *self.gold.lobby(ladder.gold),
        ]
        if self.due_at is not None:
            lines.append(self._text("lobby-expires", when=timestamp(self.due_at)))
        return "\n".join(lines)

    def _terms(self) -> str:
        """The goal of the match, the turn time, and the options that the table has chosen."""
        options, rules = self.match.options, self.match.rules
        time = self._text(f"choice-turn_time-{options.turn_time}")
        if options.goal.target:
            terms = [self._text("lobby-goal-target", target=options.goal.target, time=time)]
        else:
            terms = [self._text("lobby-goal-rounds", rounds=options.goal.rounds, time=time)]
        if len(rules.hand_sizes) > 1:
            terms.append(self._text("lobby-tiles", count=options.hand_size))
        if options.pairs:
            terms.append(self._text("lobby-pairs"))
        if options.automatic is not rules.automatic:
            terms.append(self._text(f"lobby-automatic-{options.automatic}"))
        return " · ".join(terms)

    def _lobby_seat(self, number: int) -> str:
        seat, pair = self.match.seats[number], ""
        if self.match.options.pairs:
            pair = self._text("lobby-pair", number=side_of(self.match.options.sides, number) + 1)
        if seat.occupant is None:
            return self._text("lobby-seat-free", pair=pair)
        name = self.names.seat(number)
        if isinstance(seat.occupant, Computer):
            level = self._text(f"level-{seat.occupant.level}")
            return self._text("lobby-seat-computer", name=name, pair=pair, level=level)
        return self._text("lobby-seat-host" if seat.person == self.match.host else "lobby-seat", name=name, pair=pair)

    # ---- board -----------------------------------------------------------------------------------------------------

    def board(self, *, live: bool = True, ladder: LadderInfo = NO_LADDER) -> str:
        """The text under the picture, in any phase.

        A round's end that is no longer ``live`` leaves out what the table waits for.
        """
        if self.match.phase is Phase.LOBBY:
            return self.lobby(ladder)
        if self.match.phase is Phase.CLOSED:
            return self.close_reason(ladder)
        if self.view is None:
            return self._terms()
        if self.match.phase is Phase.PLAYING:
            parts = [self._turns.lead(self.view), self.recent_turns(), self.turn(), self._stop_requests()]
            parts.append(self.gold.board(ladder.gold))
        elif self.match.phase is Phase.BETWEEN:
            parts = [self.recent_turns(1), self.round_end(), self._scoring.next_lead()]
            parts += [self.next_round(), self._stop_requests(), self.gold.board(ladder.gold)] if live else []
        else:
            ended = self.scores() if self.match.cut_short else self.round_end()
            parts = [self.match_end(ladder), self.recent_turns(1), ended]
        return "\n".join(part for part in parts if part)

    def replay_step(self, ladder: LadderInfo = NO_LADDER) -> str:
        """What has just happened, and the score: the newest turn or who leads; at an end as on the board."""
        if self.match.phase is not Phase.PLAYING or self.view is None:
            return self.board(live=False, ladder=ladder)
        newest = self.recent_turns(1) if self.view.acts else self._turns.lead(self.view)
        return "\n".join(part for part in (newest, self.scores()) if part)

    def recent_turns(self, count: int | None = None, *, reader: int | None = None) -> str:
        """A line for each of the last turns, by default as many as there are seats; ``reader`` is the seat of the only
        reader."""
        return "" if self.view is None else self._turns.recent(self.view, count, reader=reader)

    def turn(self) -> str:
        """Which seat's move is awaited and until when; empty when none is. Or whom the match waits for."""
        if self.waiting:
            return self._waits()
        seat = self.match.on_turn
        if seat is None:
            return ""
        if self.due_at is None or self.match.seats[seat].person is None:
            return self._text("turn-untimed", name=self.names.seat(seat))
        return self._text("turn-person", name=self.names.seat(seat), when=timestamp(self.due_at))

    def _waits(self) -> str:
        return self._text("turn-waits", name=self.names.person(self.match.persons[0]), when=self._end_of_wait())

    def _end_of_wait(self) -> str:
        return "–" if self.due_at is None else timestamp(self.due_at)

    def _stop_requests(self) -> str:
        """Who wants to end the match without a result and who has not agreed yet; empty when no one wants it."""
        wanting, others = self._people_split(lambda seat: seat.stops)
        if not wanting:
            return ""
        return self._text("turn-stop-wanted", names=", ".join(wanting), others=", ".join(others))

    def _people_split(self, holds: Callable[[Seat], bool]) -> tuple[list[str], list[str]]:
        """The people at the table for whose seat something holds, and the others."""
        people = [(number, seat) for number, seat in enumerate(self.match.seats) if seat.person is not None]
        return (
            [self.names.seat(number) for number, seat in people if holds(seat)],
            [self.names.seat(number) for number, seat in people if not holds(seat)],
        )

    def computer_levels(self) -> str:
        """A small line with the level of each computer that plays for itself; empty where there is none."""
        found = [
            self._text("computers-one", name=self.names.seat(number), level=self._text(f"level-{seat.owner.level}"))
            for number, seat in enumerate(self.match.seats)
            if isinstance(seat.owner, Computer) and seat.owner == seat.occupant
        ]
        return self._text("computers-line", computers=", ".join(found)) if found else ""

    def seal(self) -> str:
        """The small line of a lobby that fixes all deals of its match; empty where each round is sealed by itself."""
        secret = self.match.next_secret
        return "" if secret is None else self._text("lobby-seal", seal=commitment(secret, procedure=2))

    def fair_deal(self) -> str:
        """How each deal can be checked: the seal of the newest one, and the secrets of the rounds that are over."""
        lines = [self._text("fair-title")]
        if self.view is not None:
            lines.append(self._text("fair-seal", number=self.view.number, seal=self.view.commitment))
        secrets = [record.secret for record in self.match.records]
        if self.match.cut_short and self.match.secret is not None:
            secrets.append(self.match.secret)
        shown = list(enumerate(secrets, start=1))[-MAX_SECRETS:]
        lines += [self._text("fair-secret", number=number, secret=secret) for number, secret in shown]
        if self.match.deal_presses:
            presses = ", ".join(map(str, self.match.deal_presses[-MAX_PRESSES:]))
            lines.append(self._text("fair-presses", count=len(self.match.deal_presses), presses=presses))
        check = f"fair-check-{self.match.procedure}" if secrets else "fair-later"
        return "\n".join([*lines, self._text(check)])

    def board_alt(self) -> str:
        """The alt text of the board's picture; empty before the first deal."""
        return "" if self.view is None else BoardText(self.language, self.names.plain, self.view).alt_text()

    def result_alt(self) -> str:
        """The alt text of the picture of the result; empty where there is none."""
        return "" if self.result is None else result_alt(self.language, self.names.plain, self.match.rules, self.result)

    def text_board(self) -> str:
        """The board as message text in place of the picture; empty before the first deal."""
        return "" if self.view is None else BoardText(self.language, self.names.plain, self.view).message_text()

    # ---- messages of their own -------------------------------------------------------------------------------------

    def call(self, mention: str) -> str:
        """The message that calls a person to their turn; ``mention`` is Discord's markup for the account."""
        if self.waiting:
            return self._text("turn-call-waits", mention=mention, when=self._end_of_wait())
        if self.due_at is None:
            return self._text("turn-call-untimed", mention=mention)
        key = f"turn-call-{self._cost_of_missing}" if self._missed_last_turn() else "turn-call"
        return self._text(key, mention=mention, when=timestamp(self.due_at))

    def warning(self, mention: str) -> str:
        """The message shortly before the turn time of a person is over."""
        assert self.due_at is not None
        key = f"turn-warning-{self._cost_of_missing}" if self._missed_last_turn() else "turn-warning"
        return self._text(key, mention=mention, when=timestamp(self.due_at))

    @property
    def _cost_of_missing(self) -> str:
        """The end of the key of a text that says what one more missed turn brings: no seat, or a wait."""
        return "solo" if self.match.is_solo else "missed"

    def _missed_last_turn(self) -> bool:
        """Whether the seat on turn let its last turn time run out: one more frees the seat."""
        seat = self.match.on_turn
        return seat is not None and self.match.seats[seat].misses > 0

    def news(self, events: Iterable[Event]) -> str:
        """Who came to the running match and who left it, a line each; empty if no one did."""
        lines: list[str] = []
        for event in events:
            match event:
                case Left(person):
                    lines.append(self._text("news-left", name=self.names.person(person)))
                case Unseated(person, why):
                    lines.append(self._text(f"news-{why}", name=self.names.person(person)))
                case SeatTaken(seat, person):
                    lines.append(self._seat_taken(self.match.seats[seat], person))
                case _:
                    continue
        return "\n".join(lines)

    def _seat_taken(self, seat: Seat, person: int) -> str:
        """Who has sat down on a seat of the running match: its owner, who is back, or a substitute."""
        owner = seat.owner.key if isinstance(seat.owner, Person) else person
        if owner == person:
            return self._text("news-back", name=self.names.person(person))
        return self._text("news-taken", name=self.names.person(person), owner=self.names.person(owner))

    def leave_question(self, person: int, at_stake: Stake) -> str:
        """The question whether to leave, with what that costs this person now."""
        return self._ladder.leave_question(person, at_stake)

    # ---- ends ------------------------------------------------------------------------------------------------------

    def round_end(self) -> str:
        """The last finished round: all hands turned up, the arithmetic of its points, the running scores."""
        return "\n".join([self._text("round-title", number=len(self.match.records)), self._round_arithmetic()])

    def _round_arithmetic(self) -> str:
        assert self.view is not None
        hands = map(self._scoring.turned_up, range(len(self.match.seats)))
        return "\n".join(filter(None, [*hands, *self._scoring.round_points(self.view), self.scores()]))

    def scores(self) -> str:
        """The scores of all sides, and the goal; empty where the end of the match says them."""
        return self._scoring.scores()

    def next_round(self) -> str:
        """When the next round is dealt, and who waits for whom."""
        if self.waiting:
            return self._waits()
        lines = [] if self.due_at is None else [self._text("round-next", when=timestamp(self.due_at))]
        ready, waiting = self._people_split(lambda seat: seat.ready)
        if ready and waiting:
            lines.append(self._text("round-waiting", ready=", ".join(ready), waiting=", ".join(waiting)))
        return "\n".join(lines)

    def match_end(self, ladder: LadderInfo = NO_LADDER, *, seat: int | None = None) -> str:
        """Who won, the places, how many rounds it took, and what the ladder booked to each person; ``seat`` is the
        reader's."""
        lines = self._scoring.result(seat)
        if self.match.records:
            lines.append(self._text("match-length", rounds=len(self.match.records)))
        return "\n".join([*lines, *self._ladder.settlement_lines(ladder.settlement), *self.gold.end(ladder.gold)])

    def close_reason(self, ladder: LadderInfo = NO_LADDER) -> str:
        """Why the table was closed without a result; empty where it was not."""
        return "\n".join(filter(None, [self._ladder.close_reason(ladder.ended_by), *self.gold.end(ladder.gold)]))

    # ---- hand ------------------------------------------------------------------------------------------------------

    def hand(self, view: SeatView) -> str:
        """What the holder of a hand may do now, what has happened since their last move, what the hand counts, the
        partner, and whether a turn was missed."""
        rules = view.public.rules
        key = "hand-count-penalty" if rules.fewest_win else "hand-count"
        lines = [self._duty(view), *self._turns.since_own(view)]
        lines.append(self._text(key, count=len(view.hand), pips=sum(map(rules.tile_value, view.hand))))
        if view.public.options.pairs:
            lines.append(self._text("hand-partner", name=self.names.seat((view.seat + 2) % 4)))
        if self.match.seats[view.seat].misses:
            lines.append(self._text("hand-missed-solo" if self.match.is_solo else "hand-missed"))
        lines += filter(None, [self._ladder.computer_warning(view.seat), self._stop_requests()])
        return "\n".join(lines)

    def _duty(self, view: SeatView) -> str:
        turn = view.public.turn
        assert turn is not None  # a finished round is shown by ``round_end_of``
        if self.waiting:
            return self._text("hand-waits", when=self._end_of_wait())
        if turn != view.seat:
            return self._text("hand-wait", name=self.names.seat(turn))
        match view.moves[0]:
            case Play():
                return self._text("hand-play") if view.public.layout.laid else self._lead(view)
            case Draw():
                return self._text("hand-draw")
            case Pass():
                return self._text("hand-pass")

    def _lead(self, view: SeatView) -> str:
        """That the reader leads, and with what where the rules bar some of the tiles."""
        lines = [self._text("hand-lead")]
        if view.public.rules.lead_choice is not None and len(view.plays) < len(view.hand):
            lines.append(self._text(f"variant-{view.public.options.variant}-lead"))
        return "\n".join(lines)

    def round_end_of(self, seat: int) -> str:
        """The end of a round for the holder of a seat: who has won it, the arithmetic, the scores, what comes next."""
        parts = [
            self._scoring.round_headline(seat),
            self.recent_turns(1, reader=seat),
            self._round_arithmetic(),
            self._scoring.next_lead(seat),
            self.next_round(),
            self._stop_requests(),
        ]
        return "\n".join(part for part in parts if part)

    def match_end_of(self, seat: int | None, ladder: LadderInfo = NO_LADDER) -> str:
        """The end of a match for the holder of a seat, or for a player who has left: who has won, then how."""
        ended = self.scores() if self.match.cut_short else self._round_arithmetic()
        parts = [self.match_end(ladder, seat=seat), self.recent_turns(1, reader=seat), ended]
        return "\n".join(part for part in parts if part)

    def _text(self, key: str, **values: str | int) -> str:
        return self._texts.text(key, **values)
