"""Checks the deals of a match from its log alone, as docs/fair-deals.md describes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.events import Event, RoundDealt
from engine.fairness import commitment
from engine.match import Match


@dataclass(frozen=True, slots=True)
class RoundProof:
    """How one round was sealed and dealt."""

    number: int
    """From 1."""
    procedure: int
    """One of ``fairness.PROCEDURES``."""
    seal: str
    """The commitment to the secret."""
    secret: str
    presses: tuple[int, ...]
    """The ids of the presses that went into the deal."""
    kept: bool
    """Whether the seal is the one that was given before: for later rounds of procedure 2 the secret of the round
    before. It is True for a first round, whose seal has to be compared with what the lobby showed."""


def verify(events: Iterable[Event]) -> tuple[Match, tuple[RoundProof, ...]]:
    """The match as it was played under its own deals, and the proof of each round.

    Raises IllegalInput for a log whose moves are not legal with these deals, ValueError for one that is no match.
    """
    log = tuple(events)
    match = Match.replay(log[:1])
    proofs: list[RoundProof] = []
    for event in log[1:]:
        match = match.apply(event)
        if isinstance(event, RoundDealt):
            proofs.append(_proof(match, event, proofs[-1] if proofs else None))
    return match, tuple(proofs)


def _proof(match: Match, event: RoundDealt, last: RoundProof | None) -> RoundProof:
    seal = commitment(event.secret, event.procedure)
    chained = event.procedure != 1 and last is not None and last.procedure == event.procedure
    return RoundProof(
        number=1 if last is None else last.number + 1,
        procedure=event.procedure,
        seal=seal,
        secret=event.secret,
        presses=match.deal_presses if event.procedure != 1 else (),
        kept=not chained or (last is not None and seal == last.secret),
    )
