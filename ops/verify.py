"""``bot.py verify FILE``: checks the deals of a match that was saved as text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine import notation
from engine.errors import IllegalInput
from engine.match import Match
from engine.verification import RoundProof, verify
from ops.errors import StartError

_MAX_BYTES = 4_000_000
"""More than any match has; a file like that is something else."""


def verify_file(path: Path) -> tuple[bool, str]:
    """Whether all deals of the match in a file hold, and a report with a line for each round.

    Raises StartError where the file cannot be read or is no match.
    """
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(_MAX_BYTES + 1)
        if len(text) > _MAX_BYTES:
            raise StartError(f"{path} is too large to be a match")
        found = notation.read(text)
        match, proofs = verify(found.events)
    except OSError as error:
        raise StartError(f"cannot read {path}: {error.strerror}") from error
    except IllegalInput as error:
        return False, f"NOT FAIR: a move in {path} is not possible with these deals ({error.code.value})"
    except ValueError as error:
        raise StartError(f"{path} is not a match saved as text: {error}") from error
    return all(proof.kept for proof in proofs), "\n".join(_report(match, proofs))


def _report(match: Match, proofs: tuple[RoundProof, ...]) -> Iterator[str]:
    for proof in proofs:
        yield f"round {proof.number}: {'ok' if proof.kept else 'NOT FAIR: the seal is another one'}"
        yield f"  seal     {proof.seal}"
        yield f"  secret   {proof.secret}"
        yield f"  presses  {' '.join(map(str, proof.presses)) or 'none'} (procedure {proof.procedure})"
    score = " : ".join(map(str, match.scores))
    yield f"{match.options.variant}, {len(proofs)} rounds, {match.phase.value}, score {score}"
    if proofs and all(proof.kept for proof in proofs):
        yield "Every move was possible with these deals. Compare the first seal with the one in the lobby."
