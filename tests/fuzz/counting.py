"""What the recounts know by heart, and how they put a fault into words."""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]

GOODS = ("gold", "cloth", "books", "tools")
NOBLES = ("builder", "minister", "king")
CUBES = ("earthquake", "fire", "tsunami")
HULLS = {"blue": 1, "red": 2, "purple": 3, "brown": 4}


def expect(what: str, n: object, wanted: object) -> list[str]:
    return [] if n == wanted else [f"{what}: {n}, not {wanted}"]


def within(what: str, n: int, low: int, high: int) -> list[str]:
    return [] if low <= n <= high else [f"{what}: {n} is not between {low} and {high}"]
