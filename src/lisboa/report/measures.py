"""Numbers of statistics: means and shares with their 95 % intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from lisboa.report.tally import spread

DEVIATIONS: Final = 1.96  # of a normal distribution: 95 % lie within
FEW: Final = (12.706, 4.303, 3.182, 2.776)  # of Student's distribution with 1, 2, 3, 4 degrees of freedom
DIGITS: Final = 4


def rounded(value: float) -> float:
    """As it stands in the document."""
    return round(value, DIGITS)


def mean(total: float, times: int) -> float:
    """The mean, 0 of nothing."""
    return rounded(total / times) if times else 0.0


def share_interval(part: float, whole: int, independent: float | None = None) -> dict[str, float]:
    """A share with Wilson's interval, which stays within 0 and 1 and is honest for few games.

    Where not all of them are independent, it is that of so many which are.
    """
    if whole == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    p, z2, n = part / whole, DEVIATIONS**2, whole if independent is None else independent
    centre = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = DEVIATIONS * math.sqrt(p * (1 - p) / n + z2 / (4 * n**2)) / (1 + z2 / n)
    return {
        "share": rounded(p),
        "low": rounded(max(0.0, centre - half)),
        "high": rounded(min(1.0, centre + half)),
    }


def mean_interval(times: int, total: float, squares: float) -> dict[str, float] | None:
    """A mean with its interval from a sum and a sum of squares; two values at least."""
    if times < 2:
        return None
    middle = total / times
    variance = max(0.0, (squares - times * middle**2) / (times - 1))
    half = DEVIATIONS * math.sqrt(variance / times)
    return {"mean": rounded(middle), "low": rounded(middle - half), "high": rounded(middle + half)}


def grouped_interval(groups: Iterable[tuple[int, float]]) -> dict[str, float] | None:
    """The mean of values that come in groups, each with how many there are and their sum; two groups at least.

    Values of a group may depend on each other: the interval is that of independent groups.
    """
    known = list(groups)
    if len(known) < 2:
        return None
    middle = sum(total for _, total in known) / sum(number for number, _ in known)
    half = deviations(len(known) - 1) * math.sqrt(variance_of_mean(known))
    return {"mean": rounded(middle), "low": rounded(middle - half), "high": rounded(middle + half)}


def grouped_share(groups: Iterable[tuple[int, float]], most: int) -> dict[str, float]:
    """The share of things that come in groups, each with how many there are and how many of them count.

    Things of a group may depend on each other: Wilson's interval for as many independent ones as would vary like the
    groups do (Korn and Graubard), never more than `most`. If all are alike, every group counts once.
    """
    known = list(groups)
    whole, part = sum(number for number, _ in known), sum(count for _, count in known)
    if whole in (0, len(known)):
        return share_interval(part, whole)
    p = part / whole
    if len(known) < 2 or p in (0, 1):
        return share_interval(part, whole, len(known))
    variance = variance_of_mean(known)
    alike = p * (1 - p) / variance if variance else math.inf
    return share_interval(part, whole, min(most, alike) * (DEVIATIONS / deviations(len(known) - 1)) ** 2)


def variance_of_mean(groups: list[tuple[int, float]]) -> float:
    """How far the mean of all values may be off, squared, judged by two or more independent groups."""
    times = sum(number for number, _ in groups)
    middle = sum(total for _, total in groups) / times
    squares = sum((total - number * middle) ** 2 for number, total in groups)
    return squares * len(groups) / (len(groups) - 1) / times**2


def deviations(freedom: int) -> float:
    """Within so many deviations lie 95 % of Student's distribution: what few groups tell is less certain."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = DEVIATIONS  # the expansion of Cornish and Fisher
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def interval_of(seen: Counter[int]) -> dict[str, float] | None:
    """The mean of counted values with its interval."""
    total = sum(value * times for value, times in seen.items())
    squares = sum(value**2 * times for value, times in seen.items())
    return mean_interval(seen.total(), total, squares)


def distribution(seen: Counter[int]) -> dict[str, Any]:
    """Quartiles, mean and how often each value was seen."""
    return {**spread(seen).as_json(), "histogram": [[value, seen[value]] for value in sorted(seen)]}
