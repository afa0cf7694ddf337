"""What a match has to do with gold, in words: the stake, the pot, and who got it."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.ladder_text import signed
from cogs.texts.seat_names import SeatNames
from data.records.gold import GoldAccount, TableGold
from engine.match import Computer, Match, Person
from renderer.glyphs import number_text


@dataclass(frozen=True, slots=True)
class GoldText:
    """The lines of one match; all are empty where it is played without gold."""

    texts: Catalogue
    names: SeatNames
    match: Match

    def lobby(self, gold: TableGold | None) -> list[str]:
        """What each person is going to put in."""
        if gold is None or not gold.stake:
            return []
        people = sum(not isinstance(seat.occupant, Computer) for seat in self.match.seats)
        key = "lobby-gold" if people > 1 else "lobby-gold-alone"
        return [self.texts.text(key, stake=number_text(gold.stake))]

    def board(self, gold: TableGold | None) -> str:
        """What lies in the pot while the match runs."""
        return self.texts.text("board-gold", pot=number_text(gold.pot)) if gold is not None and gold.pot else ""

    def end(self, gold: TableGold | None) -> list[str]:
        """Who got what, with or without a result."""
        if gold is None or not gold.ended:
            return []
        if gold.voided:
            return [self.texts.text("match-gold-voided")]
        if self.match.reason is not None:
            return [self.texts.text("closed-gold")]
        if not gold.received:
            return [self.texts.text("match-gold-nobody", pot=number_text(gold.pot))]
        shares = ", ".join(
            self.texts.text("match-gold-share", name=self.names.person(person), gold=number_text(amount))
            for person, amount in gold.received
        )
        return [self.texts.text("match-gold", pot=number_text(gold.pot), shares=shares)]

    def leaving(self, person: int, gold: TableGold | None) -> str:
        """What leaving a running match costs its owner in gold."""
        number = self.match.seat_of(person)
        if gold is None or not gold.pot or number is None or self.match.seats[number].owner != Person(person):
            return ""
        return self.texts.text("screen-leave-gold", stake=number_text(gold.stake))

    def substitute(self, owner: int, gold: TableGold | None) -> str:
        """What taking over the seat of a player who has left means in gold."""
        if gold is None or not gold.pot:
            return ""
        return self.texts.text("screen-seat-gold", name=self.names.person(owner), pot=number_text(gold.pot))


def account_text(texts: Catalogue, account: GoldAccount, *, just_given: int = 0) -> str:
    """An account: what is there, when the next gift comes, and what has changed."""
    lines = [texts.text("gold-title"), texts.text("gold-balance", gold=number_text(account.balance))]
    if just_given:
        lines.insert(1, texts.text("gold-given", gold=just_given))
    if account.next_gift is not None:
        lines.append(texts.text("gold-next", when=timestamp(account.next_gift)))
    if account.moves:
        lines += ["", texts.text("gold-moves")]
        lines += [
            texts.text(f"gold-move-{move.kind}", when=f"<t:{move.at // 1000}:d>", gold=signed(move.amount))
            for move in account.moves
        ]
    return "\n".join(lines)
