"""One line of the table: what was tried, what was measured, what must hold."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """Something that was measured, and whether it is within its limit."""

    measured: str
    limit: str
    held: bool


@dataclass(frozen=True)
class Outcome:
    """What an attack has seen: how much was tried, and what was measured."""

    tried: str
    checks: tuple[Check, ...]


@dataclass(frozen=True)
class Row:
    """One attack and its outcome."""

    name: str
    tried: str
    checks: tuple[Check, ...]

    @property
    def held(self) -> bool:
        """Did the server stand it?"""
        return all(check.held for check in self.checks)


def at_most(what: str, value: float, limit: float, unit: str = "") -> Check:
    """A number with an upper limit."""
    return Check(f"{what} {shown(value)}{unit}", f"≤ {shown(limit)}{unit}", value <= limit)


def at_least(what: str, value: float, limit: float, unit: str = "") -> Check:
    """A number with a lower limit."""
    return Check(f"{what} {shown(value)}{unit}", f"≥ {shown(limit)}{unit}", value >= limit)


def must(what: str, held: bool, otherwise: str) -> Check:
    """A fact: `what` if it holds, else what was seen instead."""
    return Check(what if held else otherwise, what, held)


def shown(value: float) -> str:
    """Few digits."""
    return f"{value:.0f}" if value == int(value) or abs(value) >= 20 else f"{value:.1f}"
