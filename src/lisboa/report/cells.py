"""Small plots without text for the cells of tables: the number stands beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from markupsafe import Markup

from lisboa.report.charts import Interval, Scale, box, element, joined, line, whisker

WIDTH: Final = 150
HEIGHT: Final = 14


def cell(parts: Iterable[Markup]) -> Markup:
    """A drawing as high as a line of text; the table says the same in numbers."""
    return element(
        "svg",
        joined(parts),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        class_="cell",
        aria_hidden="true",
    )


def bar(value: float, most: float, look: str = "all") -> Markup:
    """A bar from 0."""
    return cell([box(0, 2, value / (most or 1) * WIDTH, HEIGHT - 4, look)])


def stack(parts: Sequence[tuple[float, str]]) -> Markup:
    """Parts of a whole, each with its CSS class."""
    total = sum(part for part, _ in parts) or 1
    out, at = [], 0.0
    for part, look in parts:
        width = part / total * WIDTH
        out.append(box(at, 2, width, HEIGHT - 4, look))
        at += width
    return cell(out)


def spread(seen: dict[str, float], low: float, high: float) -> Markup:
    """From least to most a line, the middle half of all values a box, the median a stroke."""
    x = Scale(low, high, 2, WIDTH - 2)
    return cell(
        [
            line(x(seen["min"]), 7, x(seen["max"]), 7, "whisker all"),
            box(x(seen["q1"]), 2, x(seen["q3"]) - x(seen["q1"]), HEIGHT - 4, "middle-half"),
            line(x(seen["median"]), 1, x(seen["median"]), HEIGHT - 1, "median"),
        ]
    )


def interval(seen: Interval | None, reach: float, look: str = "all") -> Markup:
    """A dot with its interval, on a scale from -reach to reach with a stroke at 0."""
    x = Scale(-reach, reach, 4, WIDTH - 4)
    parts = [line(x(0), 0, x(0), HEIGHT, "axis")]
    if seen is not None:
        low, high = max(seen["low"], -reach), min(seen["high"], reach)
        parts.append(whisker(x, HEIGHT / 2, max(-reach, min(reach, seen["mean"])), low, high, look))
    return cell(parts)
