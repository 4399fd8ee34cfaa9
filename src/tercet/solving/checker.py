"""Check a certificate by playing its strategy against every defence.

Every line is played to its end by the reference implementation, including draws by repetition, so
the check relies on nothing but the reference implementation and this module.
"""

from dataclasses import dataclass
from typing import Any

from tercet.core.errors import TercetError
from tercet.core.reference import Reference, new_reference
from tercet.core.results import winner_of
from tercet.solving.certificate import BadCertificate, Certificate, Claim

MAX_PLIES = 50_000  # played in total; bounds the work that a hostile certificate can cause


@dataclass(frozen=True)
class CheckedClaim:
    """A claim that holds, and the number of plies played to check it."""

    claim: Claim
    played: int


def check_certificate(certificate: Certificate) -> list[CheckedClaim]:
    """Check every claim; `BadCertificate` gives the line of the first error."""
    _check_options(certificate)
    checked: list[CheckedClaim] = []
    left = MAX_PLIES
    for claim in certificate.claims:
        checker = _ClaimChecker(certificate, claim, left)
        checker.check()
        left -= checker.played
        checked.append(CheckedClaim(claim, checker.played))
    return checked


def _check_options(certificate: Certificate) -> None:
    try:
        reference: Any = new_reference(certificate.game)
    except TercetError:
        raise BadCertificate("certificate-game", 1, game=certificate.game) from None
    if not hasattr(reference, "text"):
        raise BadCertificate("certificate-no-text", 1, game=certificate.game)
    for name, value in certificate.options.items():
        if name.startswith("_") or type(getattr(reference, name, None)) is not type(value):
            raise BadCertificate("certificate-option", 1, option=name, value=repr(value))
    try:
        new_reference(certificate.game, **certificate.options)
    except (TypeError, ValueError):
        raise BadCertificate("certificate-options", 1) from None


class _ClaimChecker:
    def __init__(self, certificate: Certificate, claim: Claim, left: int) -> None:
        self.claim = claim
        self.start = new_reference(certificate.game, **certificate.options)
        self.left = left
        self.played = 0
        self.used: set[str] = set()

    def check(self) -> None:
        """Play the strategy against every defence."""
        claim = self.claim
        if claim.winner not in self.start.seats:
            raise BadCertificate("certificate-winner", claim.line, winner=claim.winner)
        for token in claim.start.split():
            self._play(self.start, token, "certificate-bad-start", claim.line)
        if self.start.mover() not in self.start.seats:
            raise BadCertificate("certificate-bad-start", claim.line, move=claim.start)
        longest = 0
        todo: list[tuple[Reference, int, tuple[str, ...]]] = [(self.start, 0, ())]
        while todo:
            game, depth, before = todo.pop()
            if game.mover() is None:
                self._check_won(game)
                longest = max(longest, depth)
            elif game.mover() == claim.winner:
                todo.append((game, depth + 1, self._follow(game, before)))
            else:
                for move in game.moves():
                    after = game.copy()
                    self._play(after, move, "certificate-bad-move", claim.line)
                    todo.append((after, depth + 1, before))
        if longest != claim.plies:
            facts = {"claimed": claim.plies, "found": longest}
            raise BadCertificate("certificate-plies", claim.line, **facts)
        for position, entry in claim.entries.items():
            if position not in self.used:
                raise BadCertificate("certificate-unused", entry.line, position=position)

    def _follow(self, game: Any, before: tuple[str, ...]) -> tuple[str, ...]:
        """Play the winner's move; return the positions in which the winner moved on this line."""
        position: str = game.text()
        entry = self.claim.entries.get(position)
        if entry is None:
            raise BadCertificate("certificate-missing", self.claim.line, position=position)
        if position in before:
            raise BadCertificate("certificate-cycle", entry.line, position=position)
        self.used.add(position)
        self._play(game, entry.move, "certificate-bad-move", entry.line)
        return (*before, position)

    def _check_won(self, game: Reference) -> None:
        outcome = game.outcome()
        if outcome is None or winner_of(outcome[0], game.seats) != self.claim.winner:
            raise BadCertificate("certificate-no-win", self.claim.line, start=self.claim.start)

    def _play(self, game: Reference, move: str, message: str, line: int) -> None:
        self.played += 1
        if self.played > self.left:
            raise BadCertificate("certificate-endless", line)
        try:
            game.play(move)
        except ValueError:
            raise BadCertificate(message, line, move=move) from None
