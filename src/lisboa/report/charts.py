"""Plots as inline SVG. Colours and type are CSS classes of the page, so that a plot follows its light or dark theme.

Plots are drawn on 360 units, about as many pixels as a phone is wide, so that text stays legible there.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

LEFT, RIGHT, TOP, BOTTOM = 44, 10, 12, 38  # margins of a plot with both axes
WIDTH: Final = 360
HEIGHT: Final = 220
WIDE: Final = 960
TICKS: Final = 5

Histogram = Sequence[Sequence[int]]  # value and how often
Interval = dict[str, float]  # mean, low, high


@dataclass(frozen=True)
class Series:
    """Values of one kind: what the key calls them, their CSS class, and points x, y."""

    name: str
    look: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Scale:
    """From values to units of the drawing."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return round(self.start + (value - self.low) / ((self.high - self.low) or 1) * (self.end - self.start), 1)


@dataclass(frozen=True)
class Mark:
    """A value in a ranked plot."""

    value: float
    title: str  # told when pointed at
    look: str
    label: str = ""
    low: float | None = None
    high: float | None = None


def step(span: float, ticks: int = TICKS) -> float:
    """A round distance between ticks: 1, 2 or 5 times a power of ten."""
    raw = span / ticks or 1
    power: float = 10.0 ** math.floor(math.log10(raw))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw * 0.999)


def ticks(low: float, high: float, count: int = TICKS) -> list[float]:
    """Round values from low to high."""
    distance = step(high - low, count)
    first = math.ceil(low / distance - 1e-9)
    return [i * distance for i in range(first, math.floor(high / distance + 1e-9) + 1)]


def number(value: float) -> str:
    """A tick's label, without digits that say nothing."""
    return (f"{value:,.4g}" if abs(value) < 1000 else f"{value:,.0f}").replace("-", "−")


def element(name: str, text: object = None, **attributes: object) -> Markup:
    """An SVG element; `class_` and names with underscores are written with dashes."""
    spelled = Markup("").join(
        Markup(' {}="{}"').format(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items()
    )
    if text is None:
        return Markup("<{}{}/>").format(Markup(name), spelled)
    return Markup("<{0}{1}>{2}</{0}>").format(Markup(name), spelled, text)


def joined(parts: Iterable[Markup]) -> Markup:
    """Elements in their order."""
    return Markup("").join(parts)


def drawing(parts: Iterable[Markup], title: str, width: float = WIDTH, height: float = HEIGHT) -> Markup:
    """The whole plot; `title` is what a screen reader says."""
    look = "plot wide" if width > WIDTH else "plot"
    return element("svg", joined(parts), viewBox=f"0 0 {width} {height}", role="img", aria_label=title, class_=look)


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> Markup:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=look)


def text(x: float, y: float, words: str, look: str = "") -> Markup:
    return element("text", words, x=round(x, 1), y=round(y, 1), class_=look)


def box(x: float, y: float, width: float, height: float, look: str, title: str = "") -> Markup:
    shape = {"x": round(x, 1), "y": round(y, 1), "width": round(max(width, 0), 1), "height": round(max(height, 0), 1)}
    hint = element("title", title) if title else None
    return element("rect", hint, **shape, class_=look)


def x_axis(x: Scale, y: Scale, values: Iterable[float], title: str) -> list[Markup]:
    """Ticks and the title below a plot."""
    parts = [line(x.start, y.start, x.end, y.start, "axis")]
    parts += [text(x(value), y.start + 14, number(value), "tick middle") for value in values]
    parts.append(text((x.start + x.end) / 2, y.start + 31, title, "title middle"))
    return parts


def y_axis(x: Scale, y: Scale, values: Iterable[float], title: str, unit: str = "") -> list[Markup]:
    """Fine lines across, their values, and the title above them at the left."""
    parts = []
    for value in values:
        parts.append(line(x.start, y(value), x.end, y(value), "grid"))
        parts.append(text(x.start - 5, y(value) + 4, number(value) + unit, "tick end"))
    parts.append(text(0, 10, title, "title"))
    return parts


def frame(low: float, high: float, top: float, bottom: float = 0) -> tuple[Scale, Scale]:
    """Scales of an ordinary plot, with room for the title of the vertical axis."""
    return (
        Scale(low, high, LEFT, WIDTH - RIGHT),
        Scale(bottom, top, HEIGHT - BOTTOM, TOP + 14),
    )


def binned(seen: Histogram, width: int) -> dict[int, int]:
    """A histogram in bins of a width, by the least value of each."""
    out: dict[int, int] = {}
    for value, times in seen:
        out[value // width * width] = out.get(value // width * width, 0) + times
    return out


def histogram(
    parts: Sequence[tuple[str, Histogram]], x_title: str, y_title: str, band: tuple[int, int] | None = None
) -> Markup:
    """Stacked columns, one colour a part (its CSS class), in per cent of all; `band` shades the values looked for."""
    values = [value for _, seen in parts for value, _ in seen] or [0]
    width = max(1, round(step(max(values) - min(values), 24)))
    bins = [(look, binned(seen, width)) for look, seen in parts]
    total = sum(times for _, seen in parts for _, times in seen) or 1
    first, last = min(values) // width * width, max(values) // width * width + width
    starts = range(first, last, width)
    tallest = max(sum(seen.get(start, 0) for _, seen in bins) for start in starts) * 100 / total
    x, y = frame(first, last, tallest * 1.05)
    out = y_axis(x, y, ticks(0, tallest, 4), y_title, " %")
    if band:
        shown = (max(first, band[0]), min(last, band[1] + 1))
        out.append(box(x(shown[0]), y.end, x(shown[1]) - x(shown[0]), y.start - y.end, "band"))
    for start in starts:
        floor = 0.0
        for look, seen in bins:
            share = seen.get(start, 0) * 100 / total
            what = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
            gap = 0.5 if x(start + width) - x(start) > 4 else 0
            height = y(floor) - y(floor + share)
            across = x(start + width) - x(start) - 2 * gap
            out.append(box(x(start) + gap, y(floor + share), across, height, look, f"{what}: {share:.1f} %"))
            floor += share
    middle = width / 2 if width == 1 else 0
    labels = [value for value in ticks(first, last - 1, 6) if value == int(value)]
    shifted = Scale(x.low - middle, x.high - middle, x.start, x.end)
    return drawing([*out, *x_axis(shifted, y, labels, x_title)], f"{y_title} by {x_title}")


def lines(series: Sequence[Series], x_title: str, y_title: str) -> Markup:
    """One line a series, each named at its end."""
    points = [point for each in series for point in each.points] or [(0.0, 0.0)]
    xs, top = [x for x, _ in points], max(y for _, y in points)
    x, y = frame(min(xs), max(xs), top * 1.05 or 1, min(0, *(y for _, y in points)))
    out = y_axis(x, y, ticks(y.low, y.high), y_title)
    for each in series:
        way = " ".join(f"{x(a)},{y(b)}" for a, b in each.points)
        out.append(element("polyline", points=way, class_=f"curve {each.look}"))
        for a, b in each.points:
            hint = element("title", f"{each.name}, {number(a)}: {b:.1f}")
            out.append(element("circle", hint, cx=x(a), cy=y(b), r=2.4, class_=each.look))
    labels = [value for value in ticks(min(xs), max(xs), 7) if value == int(value)]
    return drawing([*out, *x_axis(x, y, labels, x_title)], f"{y_title} by {x_title}")


def dots(
    rows: Sequence[tuple[str, Interval]], x_title: str, reference: tuple[float, str] | None = None, unit: str = ""
) -> Markup:
    """A dot with its interval for each row; a reference is a dashed line across all rows."""
    ends = [end for _, seen in rows for end in (seen["low"], seen["high"])]
    ends += [reference[0]] if reference else []
    margin = (max(ends) - min(ends)) * 0.12 or 1
    height = TOP + 26 * len(rows) + BOTTOM + 14
    x = Scale(min(ends) - margin, max(ends) + margin, 62, WIDTH - 54)
    y = Scale(0, len(rows), height - BOTTOM, TOP + 14)
    out = [line(x(value), y.start, x(value), y.end, "grid") for value in ticks(x.low, x.high, 4)]
    if reference:
        out.append(line(x(reference[0]), y.start, x(reference[0]), y.end - 2, "reference"))
        out.append(text(x(reference[0]), y.end - 6, reference[1], "tick middle"))
    for i, (name, seen) in enumerate(rows):
        at = y(len(rows) - i - 0.5)
        out.append(text(0, at + 4, name, "label"))
        out.append(whisker(x, at, seen["mean"], seen["low"], seen["high"], "all"))
        out.append(text(WIDTH, at + 4, f"{seen['mean']:.1f}{unit}", "label end"))
    return drawing([*out, *x_axis(x, y, ticks(x.low, x.high, 4), x_title)], x_title, height=height)


def whisker(x: Scale, at: float, mean: float, low: float, high: float, look: str) -> Markup:
    """A dot on the line of its interval."""
    return line(x(low), at, x(high), at, f"whisker {look}") + element("circle", cx=x(mean), cy=at, r=3.6, class_=look)


def ranked(
    marks: Sequence[Mark], y_title: str, levels: Sequence[tuple[float, str]] = (), columns: bool = True
) -> Markup:
    """All values side by side, best first, as columns or as dots with intervals; levels are dashed lines across."""
    ordered = sorted(marks, key=lambda mark: -mark.value)
    ends = [end for mark in ordered for end in (mark.value, mark.low, mark.high) if end is not None]
    ends += [level for level, _ in levels] + [0.0]
    height = 270
    x = Scale(0, len(ordered) or 1, LEFT, WIDE - RIGHT)
    y = Scale(min(ends) * 1.05, max(ends) * 1.05 or 1, height - 22, TOP + 16)
    out = y_axis(x, y, ticks(y.low, y.high), y_title)
    out.append(line(x.start, y(0), x.end, y(0), "axis"))
    for i, mark in enumerate(ordered):
        middle, width = x(i + 0.5), (x.end - x.start) / len(ordered) * 0.72
        out.append(text(middle, height - 8, mark.label, "small middle"))
        if columns:
            out.append(box(middle - width / 2, y(mark.value), width, y(0) - y(mark.value), mark.look, mark.title))
            continue
        if mark.low is not None and mark.high is not None:
            out.append(line(middle, y(mark.low), middle, y(mark.high), f"whisker {mark.look}"))
        hint = element("title", mark.title)
        out.append(element("circle", hint, cx=middle, cy=y(mark.value), r=3.8, class_=mark.look))
    for level, name in levels:
        out.append(line(x.start, y(level), x.end, y(level), "reference"))
        out.append(text(x.end, y(level) - 5, name, "tick end"))
    return drawing(out, y_title, WIDE, height)
