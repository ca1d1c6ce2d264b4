"""Numbers of statistics: means and shares with their 95 % intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from lisboa.report.tally import spread

DEVIATIONS: Final = 1.96  # of a normal distribution: 95 % lie within
DIGITS: Final = 4


def rounded(value: float) -> float:
    """As it stands in the document."""
    return round(value, DIGITS)


def mean(total: float, times: int) -> float:
    """The mean, 0 of nothing."""
    return rounded(total / times) if times else 0.0


def share_interval(part: float, whole: int) -> dict[str, float]:
    """A share with Wilson's interval, which stays within 0 and 1 and is honest for few games."""
    if whole == 0:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    p, z2 = part / whole, DEVIATIONS**2
    centre = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = DEVIATIONS * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole**2)) / (1 + z2 / whole)
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
    times = sum(number for number, _ in known)
    middle = sum(total for _, total in known) / times
    squares = sum((total - number * middle) ** 2 for number, total in known)
    half = DEVIATIONS * math.sqrt(squares * len(known) / (len(known) - 1)) / times
    return {"mean": rounded(middle), "low": rounded(middle - half), "high": rounded(middle + half)}


def interval_of(seen: Counter[int]) -> dict[str, float] | None:
    """The mean of counted values with its interval."""
    total = sum(value * times for value, times in seen.items())
    squares = sum(value**2 * times for value, times in seen.items())
    return mean_interval(seen.total(), total, squares)


def distribution(seen: Counter[int]) -> dict[str, Any]:
    """Quartiles, mean and how often each value was seen."""
    return {**spread(seen).as_json(), "histogram": [[value, seen[value]] for value in sorted(seen)]}
