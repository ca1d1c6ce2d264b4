"""The city: streets, plots with stores, sites with public buildings, and the rubble between them."""

from __future__ import annotations

from rich.text import Text

from lisboa.cli.canvas import Canvas
from lisboa.cli.glyphs import (
    GOODS,
    INK,
    ON_ARCHITECT,
    ON_GOOD,
    ON_PLAYER,
    PALE,
    PAPER,
    Document,
    building,
    cubes,
    reward,
)
from lisboa.components import ROWS, Plot, Site, load

WIDTH = 74
HEIGHT = 22
PLOT_WIDTHS = (8, 8, 8, 8, 8)
PLOT_X = (12, 22, 32, 42, 52)
STREET_X = (20, 30, 40, 50)
SITE_WIDTH = 8
FIRST_ROW = 3  # below the north sites
WEST_X = 2
CUBES_X = 61
EAST_X = 66


def downtown(view: Document) -> Text:
    """The whole city as text of WIDTH columns."""
    canvas = Canvas(WIDTH, HEIGHT)
    box = load()
    draw_streets(canvas)
    for plot in box.plots:
        draw_plot(canvas, view, plot)
    for site in box.sites:
        draw_site(canvas, view, site)
    draw_rubble(canvas, view)
    return canvas.text()


def row_y(row: int) -> int:
    """The first of the two lines of a row."""
    return FIRST_ROW + 3 * row


def draw_streets(canvas: Canvas) -> None:
    """Four streets from north to south, named at the foot."""
    for street, x in enumerate(STREET_X):
        ground = ON_GOOD[GOODS[street]]
        canvas.box(x, 2, 2, row_y(4), ground)
    x = 1
    for good, name in zip(GOODS, load().street_names, strict=True):
        canvas.put(x, HEIGHT - 1, "██", good)
        canvas.put(x + 2, HEIGHT - 1, f" {name}", "faint")
        x += len(name) + 4


def draw_plot(canvas: Canvas, view: Document, plot: Plot) -> None:
    """An empty plot shows its reward, a store its owner's colour and the street it faces."""
    city = view["downtown"]
    owner = city["stores"][plot.name]
    x, y, width = PLOT_X[plot.column], row_y(plot.row), PLOT_WIDTHS[plot.column]
    if owner == "covered":
        canvas.box(x, y, width, 2, "#8a8a8a on #3a3a3a")
        return
    if owner is None:
        canvas.box(x, y, width, 2, PAPER)
        canvas.put(x, y, f" {plot.name}", "#a8976c on #efe6d2")
        canvas.put(x, y + 1, f"{reward(city['plot_rewards'][plot.name])[:width]:^{width}}", PAPER)
        return
    ground = ON_PLAYER[owner]
    good = city["facing"][plot.name]
    canvas.box(x, y, width, 2, ground)
    if GOODS.index(good) < plot.column:  # the street west of the plot
        canvas.put(x, y, "◀ ⌂", ground)
        canvas.put(x, y + 1, f" {good}", ground)
    else:
        canvas.put(x, y, f"{'⌂ ▶':>{width}}", ground)
        canvas.put(x, y + 1, f"{good + ' ':>{width}}", ground)


def draw_site(canvas: Canvas, view: Document, site: Site) -> None:
    """An empty site shows its cubes and reward, an open one the building in its architect's colour."""
    city = view["downtown"]
    number = city["buildings"][site.name]
    if site.side == "north":
        x, y = STREET_X[GOODS.index(site.street)] - 3, 0
    else:
        x, y = (WEST_X if site.side == "west" else EAST_X), row_y(site.row)
    if number == "covered":
        canvas.box(x, y, SITE_WIDTH, 2, "#8a8a8a on #3a3a3a")
    elif number is None:
        canvas.box(x, y, SITE_WIDTH, 2, PALE)
        canvas.put_text(x + 3, y, cubes(city["site_cubes"][site.name], on_paper=True), "on #dfe9f5")
        canvas.put(x, y + 1, f"{reward(city['site_rewards'][site.name]):^{SITE_WIDTH}}", PALE)
    else:
        architect = city["architects"][site.name]
        canvas.box(x, y, SITE_WIDTH, 2, ON_ARCHITECT[architect])
        canvas.put(x, y, f"{'⌂ ' + architect:^{SITE_WIDTH}}", "bold " + ON_ARCHITECT[architect])
        colours = building(number)
        canvas.put_text(x + (SITE_WIDTH - len(colours)) // 2, y + 1, colours)


def draw_rubble(canvas: Canvas, view: Document) -> None:
    """Cubes at the ends of rows and the feet of columns, and what a column scores."""
    city = view["downtown"]
    for row, letter in enumerate(ROWS):
        canvas.put(0, row_y(row), letter, "title")
        canvas.put_text(CUBES_X, row_y(row), cubes(city["row_cubes"][letter]))
    foot = row_y(4) + 3
    for column in range(5):
        middle = PLOT_X[column] + PLOT_WIDTHS[column] // 2
        canvas.put(middle - 2, foot, f" {city['scoring'][str(column + 1)]} ", INK)
        canvas.put_text(middle - 2, foot + 1, cubes(city["column_cubes"][str(column + 1)]))
    canvas.put(0, foot, "wigs", "faint")
    canvas.put(0, foot + 1, "rubble", "faint")
    canvas.put(EAST_X, foot, "pile", "faint")
    canvas.put_text(EAST_X, foot + 1, cubes(city["pile"]))
