"""Proofs of deals, from a log alone."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.errors import IllegalInput
from engine.events import Event, Readied, RoundDealt, Started
from engine.fairness import commitment, round_secret
from engine.match import Match, Phase
from engine.verification import verify
from tests.support.random_matches import lobby, next_event, options, states

SEED = "5eed" * 16


def sealed_match() -> list[Event]:
    """A whole match dealt by procedure 2; its people press Start and then Ready before each round."""
    rng = Random(4)
    log: list[Event] = [*lobby(options("ceza"))[:-1], Started(100)]
    match, presses, number = Match.replay(log), 100, 0
    while match.is_live:
        events = [next_event(match, rng)]
        if isinstance(events[0], RoundDealt):
            number += 1
            events = [RoundDealt(round_secret(SEED, number), 2)]
            if match.phase is Phase.BETWEEN:
                events = [Readied(1, presses + 1), Readied(2, presses + 2), *events]
                presses += 2
        for event in events:
            match = match.apply(event)
            log.append(event)
    return log


def test_the_proofs_of_a_match_hold_and_are_chained() -> None:
    match, proofs = verify(sealed_match())
    assert match.phase is Phase.FINISHED
    assert [proof.number for proof in proofs] == list(range(1, len(match.records) + 1))
    assert all(proof.kept and proof.procedure == 2 for proof in proofs)
    assert proofs[0].seal == commitment(round_secret(SEED, 1), 2)
    assert [proof.seal for proof in proofs[1:]] == [proof.secret for proof in proofs[:-1]]
    assert (proofs[0].presses, proofs[1].presses) == ((100,), (100, 101, 102))


def test_another_secret_is_found_out() -> None:
    log = sealed_match()
    deals = [number for number, event in enumerate(log) if isinstance(event, RoundDealt)]
    forged = [*log[: deals[1]], RoundDealt("ab" * 32, 2)]
    _, proofs = verify(forged)
    assert [proof.kept for proof in proofs] == [True, False]


def test_moves_that_another_deal_made_possible_are_found_out() -> None:
    log = sealed_match()
    at = next(number for number, event in enumerate(log) if isinstance(event, Started))
    with pytest.raises(IllegalInput):
        verify([*log[:at], replace(log[at], press=101), *log[at + 1 :]])  # type: ignore[type-var]


def test_older_matches_are_verified_by_procedure_1() -> None:
    log = [event for event, _ in states(Random(2))]
    match, proofs = verify(log)
    assert match.phase is Phase.FINISHED
    for proof in proofs:
        assert (proof.procedure, proof.kept, proof.presses) == (1, True, ())
        assert proof.seal == commitment(proof.secret, 1)


def test_a_log_that_is_no_match_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with Opened"):
        verify([])
