"""The picture of downtown: rows, columns, streets, plots and sites with their rewards, and the spaces for rubble."""

from __future__ import annotations

from lisboa.components import GOODS, ROWS, Components, Plot, Site
from tools.rules_book.language import BookWords
from tools.rules_book.sheet import COBALT, GOOD_COLOURS, INK, PALE, SAND, SERIF, WHITE, Sheet
from tools.rules_book.signs import cube_spaces, legend_of_cubes, short, sign

SITE = (112, 72)
PLOT_WIDTHS = (104, 104, 104, 104, 76)
PLOT_HEIGHT = 78
STREET = 44
GAP = 12
LEFT = 196  # of column 1
TOP = 196  # of row A
WEST = 44
ROWS_BELOW = 5 * (PLOT_HEIGHT + GAP)
CUBE = 18


def column_x(column: int) -> float:
    """The western edge of a column."""
    return LEFT + sum(PLOT_WIDTHS[:column]) + column * STREET


def row_y(row: int) -> float:
    """The northern edge of a row."""
    return TOP + row * (PLOT_HEIGHT + GAP)


def street_x(street: int) -> float:
    """The western edge of a street, which runs east of the column with its number."""
    return column_x(street) + PLOT_WIDTHS[street]


EAST_CUBES = column_x(4) + PLOT_WIDTHS[4] + 16
EAST = EAST_CUBES + CUBE + 16


def downtown(box: Components, words: BookWords) -> Sheet:
    """The whole picture."""
    description = words.say(
        "book-downtown-description",
        plots=len(box.plots),
        streets=words.listed([words.say("good", good=good) for good in GOODS]),
        sites=len(box.sites),
        cubes=box.row_cubes,
        feet=words.numbers(box.column_cubes),
    )
    sheet = Sheet(words, 60, 46, words.say("book-downtown-title"), description)
    sheet.heading(words.say("book-downtown-heading"))
    for street in range(len(GOODS)):
        draw_street(sheet, box, street)
    for plot in box.plots:
        draw_plot(sheet, plot)
    for site in box.sites:
        draw_site(sheet, box, site)
    draw_rows(sheet, box)
    draw_columns(sheet, box)
    draw_legend(sheet, box)
    return sheet


def draw_street(sheet: Sheet, box: Components, street: int) -> None:
    """A street with its good and its name."""
    good = GOODS[street]
    x = street_x(street)
    sheet.rect(x + 4, TOP - 26, STREET - 8, ROWS_BELOW + 18, GOOD_COLOURS[good], radius=3)
    sheet.rect(x + 8, TOP + ROWS_BELOW - 40, STREET - 16, 28, WHITE, radius=3)
    sign(sheet, good, x + STREET / 2 - 12, TOP + ROWS_BELOW - 38)
    middle = TOP + (ROWS_BELOW - 56) / 2
    dark = good in ("cloth", "books")
    name = box.street_names[street]
    sheet.text(x + STREET / 2 + 6, middle, name, 17, fill=WHITE if dark else INK, bold=True, face=SERIF, turned=True)


def draw_plot(sheet: Sheet, plot: Plot) -> None:
    """A plot with its name and reward."""
    x, y, width = column_x(plot.column), row_y(plot.row), PLOT_WIDTHS[plot.column]
    sheet.rect(x, y, width, PLOT_HEIGHT, SAND, "#b9a778")
    sheet.text(x + 8, y + 17, plot.name, 13, anchor="start", fill="#6d5c38", bold=True)
    sign(sheet, plot.reward.name, x + width / 2 - 14, y + 21, 28)
    sheet.text(x + width / 2, y + PLOT_HEIGHT - 10, short(sheet.words, plot.reward), 14, room=width - 4)


def site_place(site: Site) -> tuple[float, float]:
    """The upper left corner of a site."""
    width, height = SITE
    if site.side == "north":
        return street_x(GOODS.index(site.street)) + STREET / 2 - width / 2, TOP - 26 - height
    return (WEST if site.side == "west" else EAST), row_y(site.row) + (PLOT_HEIGHT - height) / 2


def draw_site(sheet: Sheet, box: Components, site: Site) -> None:
    """A site with the spaces of its cubes and its reward."""
    width, height = SITE
    x, y = site_place(site)
    stroke = GOOD_COLOURS[site.street] if site.side == "north" else COBALT
    sheet.rect(x, y, width, height, PALE, stroke, weight=3 if site.side == "north" else 1.5)
    cube_spaces(sheet, x + 10, y + 10, box.site_cubes, CUBE)
    sign(sheet, site.reward.name, x + width - 38, y + 6, 28)
    sheet.text(x + width / 2, y + height - 12, short(sheet.words, site.reward), 14, room=width - 6)


def draw_rows(sheet: Sheet, box: Components) -> None:
    """Letters of the rows, and the spaces for rubble at their east ends."""
    for row, letter in enumerate(ROWS):
        middle = row_y(row) + PLOT_HEIGHT / 2
        sheet.text(LEFT - 18, middle + 8, letter, 24, bold=True, face=SERIF)
        height = box.row_cubes * (CUBE + 4) - 4
        cube_spaces(sheet, EAST_CUBES, middle - height / 2, box.row_cubes, CUBE, down=True)


def draw_columns(sheet: Sheet, box: Components) -> None:
    """The foot of each column: its number, what it scores, its spaces for rubble."""
    y = TOP + ROWS_BELOW + 14
    for column, count in enumerate(box.column_cubes):
        middle = column_x(column) + PLOT_WIDTHS[column] / 2
        sheet.text(middle - 28, y + 23, str(column + 1), 24, bold=True, face=SERIF)
        printed = column == len(box.column_cubes) - 1
        sheet.rect(middle - 10, y, 44, 32, COBALT if printed else WHITE, COBALT, dash="" if printed else "4 3")
        value = str(box.scoring_column5) if printed else "?"
        sheet.text(middle + 12, y + 23, value, 20, fill=WHITE if printed else COBALT, bold=True, face=SERIF)
        cube_spaces(sheet, middle - (count * (CUBE + 4) - 4) / 2, y + 42, count, CUBE)


def draw_legend(sheet: Sheet, box: Components) -> None:
    """What the dashed squares and numbers mean."""
    y = TOP + ROWS_BELOW + 102
    last = len(box.column_cubes)
    sheet.text(WEST, y, sheet.say("book-downtown-squares"), 15, anchor="start", room=552)
    legend_of_cubes(sheet, WEST + 560, y - 19, box.cube_values)
    tiles = sheet.words.numbers(tuple(sorted(box.scoring_tiles)))
    columns = sheet.say("book-downtown-columns", tiles=tiles, before=last - 1, last=last)
    sheet.text(WEST, y + 28, columns, 15, anchor="start", room=sheet.width - 2 * WEST)
