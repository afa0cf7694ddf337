"""The pot of a match (P6): put in at its start, paid out at its end, given back without a result, moved back by a void.

Each function runs inside the transaction of the event that causes it, so that gold is where the log says it is
whenever the bot is killed. A match that has no posting yet moves nothing at its end: it was played without gold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from data.records.gold import PostingKind, TableGold
from data.records.matches import Refusal, Refused, Table
from data.storage.gold_queries import GoldQueries
from data.storage.store import Session
from engine.ladder import places
from engine.match import Match, Person, Phase
from engine.rules import side_of

FEWEST = 2
"""People without whom nothing is put in: against computers alone there is nothing to win."""


async def require_gold(session: Session, guild: int, account: int, stake: int) -> None:
    """Raise Refused unless an account can put in a stake (TOO_LITTLE_GOLD), and its server has gold (GOLD_OFF)."""
    if not stake:
        return
    if not await GoldQueries(session).is_on(guild):
        raise Refused(Refusal.GOLD_OFF)
    person = await session.known_person(account)
    balance = 0 if person is None else await GoldQueries(session).balance(guild, person)
    if balance < stake:
        raise Refused(Refusal.TOO_LITTLE_GOLD, stake=stake, balance=balance)


async def put_in(session: Session, table: Table, *, at: int) -> None:
    """Everybody who plays in a match that starts puts the stake in. Nothing happens where the server has turned gold
    off since the lobby opened, or where only one person plays.

    Raises Refused (CANNOT_PUT_IN, with the names) if a person has less than that.
    """
    guild, people = table.place.guild, _owners(table.match)
    if len(people) < FEWEST or not await GoldQueries(session).is_on(guild):
        return
    queries = GoldQueries(session)
    short = [person for person in people if await queries.balance(guild, person) < table.gold]
    if short:
        names = ", ".join(table.user(person).name for person in short)
        raise Refused(Refusal.CANNOT_PUT_IN, stake=table.gold, names=names)
    amounts = {await queries.of_person(guild, person): -table.gold for person in people}
    pot = await queries.pot(guild, table.id)
    await queries.post(guild, PostingKind.STAKE, {pot: table.gold * len(people), **amounts}, at=at, match_id=table.id)


async def pay_out(session: Session, table: Table, *, at: int) -> None:
    """Pay the pot of a match that has just got its result. Where no person is left to take it, it goes back to where
    gifts come from."""
    queries, guild = GoldQueries(session), table.place.guild
    stakes = await _open_stakes(queries, table.id)
    if not stakes:
        return
    pot = sum(stakes.values())
    amounts = {
        await queries.of_person(guild, person): amount for person, amount in portions(table.match, stakes).items()
    }
    left = pot - sum(amounts.values())
    if left:
        amounts[await queries.source(guild)] = left
    amounts[await queries.pot(guild, table.id)] = -pot
    await queries.post(guild, PostingKind.PAYOUT, amounts, at=at, match_id=table.id)


async def give_back(session: Session, match_id: int, guild: int, *, at: int) -> None:
    """Give back what was put into the pot of a match that ends without a result. Its log is not needed for it."""
    queries = GoldQueries(session)
    stakes = await _open_stakes(queries, match_id)
    if stakes:
        amounts = {await queries.of_person(guild, person): amount for person, amount in stakes.items()}
        pot = await queries.pot(guild, match_id)
        await queries.post(guild, PostingKind.PAYOUT, {pot: -sum(stakes.values()), **amounts}, at=at, match_id=match_id)


async def move_back(session: Session, match_id: int, *, at: int) -> bool:
    """Undo all that a finished match has moved, because its result is voided; False where there is nothing to undo.

    Who has spent the gold meanwhile is below zero until gifts have filled that up: taking less would make gold out of
    nothing.
    """
    queries = GoldQueries(session)
    kinds = await queries.kinds(match_id)
    if PostingKind.PAYOUT not in kinds or PostingKind.VOID in kinds:
        return False
    guild, moved = await queries.moved(match_id)
    back = {account: -amount for account, amount in moved.items() if amount}
    if guild is None or not back:  # everybody has it back already
        return False
    await queries.post(guild, PostingKind.VOID, back, at=at, match_id=match_id)
    return True


async def read_gold(session: Session, table: Table) -> TableGold:
    """What a table is played for, what lies in its pot, and who got it."""
    if table.match.phase is Phase.LOBBY:
        is_on = await GoldQueries(session).is_on(table.place.guild)
        return TableGold(stake=table.gold if is_on else 0)
    queries = GoldQueries(session)
    kinds = await queries.kinds(table.id)
    if PostingKind.STAKE not in kinds:
        return TableGold(stake=0)
    received = await queries.by_person(table.id, PostingKind.PAYOUT)
    seats = {person: number for number, seat in enumerate(table.match.seats) for person in seat.sitters}
    return TableGold(
        stake=table.gold,
        pot=-sum((await queries.by_person(table.id, PostingKind.STAKE)).values()),
        received=tuple(sorted(received.items(), key=lambda each: seats.get(each[0], len(seats)))),
        ended=PostingKind.PAYOUT in kinds,
        voided=PostingKind.VOID in kinds,
    )


def portions(match: Match, stakes: Mapping[int, int]) -> dict[int, int]:
    """What the people of a finished match get out of its pot; ``stakes`` are by the person who put them in.

    The seats of the winners share the pot; after a draw each seat has what its owner put in. A seat's portion is that
    of the person who holds it. Where a computer does, or made most of its owner's choices (H18), the best seats held by
    people share it. Empty where no person is left.
    """
    place, sides = places(match), match.options.sides
    held = {number: seat.person for number, seat in enumerate(match.seats) if seat.person is not None}
    takers = {number: person for number, person in held.items() if not _let_the_computer_play(match, number)} or held
    if not takers:
        return {}
    if max(place) == 1:
        owners = [seat.owner for seat in match.seats]
        earned = {number: stakes.get(owner.key, 0) for number, owner in enumerate(owners) if isinstance(owner, Person)}
    else:
        winning = sorted(seat for side, seats in enumerate(sides) if place[side] == 1 for seat in seats)
        earned = _split(sum(stakes.values()), winning)
    best = min(place[side_of(sides, number)] for number in takers)
    heirs = [number for number in sorted(takers) if place[side_of(sides, number)] == best]
    left = sum(amount for number, amount in earned.items() if number not in takers)
    got: Counter[int] = Counter({person: earned.get(number, 0) for number, person in takers.items()})
    for number, amount in _split(left, heirs).items():
        got[takers[number]] += amount
    return {person: amount for person, amount in got.items() if amount}


def _split(amount: int, seats: Sequence[int]) -> dict[int, int]:
    """Equal parts; what does not divide goes to the first seats, one gold each."""
    each, more = divmod(amount, len(seats))
    return {seat: each + (index < more) for index, seat in enumerate(seats)}


def _let_the_computer_play(match: Match, number: int) -> bool:
    seat = match.seats[number]
    return match.rated and seat.computer_played and seat.occupant == seat.owner


def _owners(match: Match) -> list[int]:
    return [seat.owner.key for seat in match.seats if isinstance(seat.owner, Person)]


async def _open_stakes(queries: GoldQueries, match_id: int) -> dict[int, int]:
    """What people have put into a pot that has not been paid out; empty where there is none."""
    if PostingKind.PAYOUT in await queries.kinds(match_id):
        return {}
    return {person: -amount for person, amount in (await queries.by_person(match_id, PostingKind.STAKE)).items()}
