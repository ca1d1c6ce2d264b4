"""The same recount in small, straight on the numbers of a state: cheap enough for every step of thousands of games."""

from __future__ import annotations

from lisboa.engine import layout as at
from lisboa.engine.state import State

OFFICE_SPACES = 5
TREASURY_BOTTOM = 4
IS_CARD = [1] * 82 + [0] * 4 + [0]  # political cards, ships, and (as -1) nothing


def faults(s: State) -> list[str]:
    """What a quick look finds wrong with a state."""
    d = list(s.d)
    players = d[at.PLAYERS]
    found: list[str] = []
    if min(d[at.REIS : at.WIGS + 4]) < 0:
        found.append("réis, influence or wigs below 0")
    if max(d[at.INFLUENCE : at.INFLUENCE + 4]) > 10:
        found.append("influence above 10")
    if not 0 <= d[at.TREASURY] <= TREASURY_BOTTOM:
        found.append("the treasury marker is off its track")
    for seat in range(players - d[at.SOLO]):
        found += seat_faults(d, seat)
    if d[at.SOLO]:
        found += lacerda_faults(d)
    found += court_faults(d, players)
    if d[at.PERIOD] > 0:
        found += town_faults(d)
    return found


def seat_faults(d: list[int], seat: int) -> list[str]:
    """Warehouse, rubble, portfolio, hand."""
    cubes = d[at.CUBES + 3 * seat : at.CUBES + 3 * seat + 3]
    sets = min(cubes)
    goods = d[at.GOODS + 4 * seat : at.GOODS + 4 * seat + 4]
    top, bottom = at.TOP + 3 * seat, at.BOTTOM + 3 * seat
    cards = 6 - d[top : top + 3].count(-1) - d[bottom : bottom + 3].count(-1)
    found: list[str] = []
    if min(goods) < 0 or max(goods) > 2 + sets:
        found.append(f"seat {seat}: goods {goods} with {sets} sets")
    if sets < 0 or max(cubes) > 5:
        found.append(f"seat {seat}: cubes {cubes}")
    if cards > 2 + sets:
        found.append(f"seat {seat}: {cards} cards in the portfolio with {sets} sets")
    if not 0 <= d[at.HAND_N + seat] <= 5 or d[at.CLERGY_N + seat] > 4:
        found.append(f"seat {seat}: hand or clergy beyond its limit")
    if not 0 <= d[at.MARKERS + seat] <= sets:
        found.append(f"seat {seat}: {d[at.MARKERS + seat]} set markers with {sets} sets")
    return found


def lacerda_faults(d: list[int]) -> list[str]:
    """SOLO-1, SOLO-5: what he never has, his officials, his ships."""
    found: list[str] = []
    if d[at.REIS + 1] or d[at.HAND_N + 1] or d[at.CLERGY_N + 1] or d[at.MARKERS + 1]:
        found.append("Lacerda has réis, cards, clergy tiles or set markers")
    if d[at.TOP + 3 : at.TOP + 6] + d[at.BOTTOM + 3 : at.BOTTOM + 6] != [-1] * 6:
        found.append("Lacerda has a portfolio")
    if max(d[at.OFFICE + 1 : at.OFFICE + 15 : 5]) > 3 or max(d[at.PLAZA + 1 : at.PLAZA + 15 : 5]) > 0:
        found.append("Lacerda's officials")
    if min(d[at.GOODS + 4 : at.GOODS + 8]) < 0 or min(d[at.CUBES + 3 : at.CUBES + 6]) < 0:
        found.append("Lacerda's goods or cubes below 0")
    for kind in range(4):
        load = sum(d[at.FLEET_CARGO + 4 * kind : at.FLEET_CARGO + 4 * kind + 4])
        full = d[at.FLEET_SHIP + kind] == 1 and load == kind + 1
        if load > (kind + 1) * d[at.FLEET_SHIP + kind] or d[at.FLEET_SEA + kind] != full:
            found.append(f"Lacerda's ship {kind} carries {load}")
    return found


def court_faults(d: list[int], players: int) -> list[str]:
    """Officials and favors."""
    found: list[str] = []
    for noble in range(3):
        if sum(d[at.OFFICE + 5 * noble : at.OFFICE + 5 * noble + 5]) > OFFICE_SPACES:
            found.append(f"office {noble} is too full")
        if d[at.FAVOR_STACK + noble] + sum(d[at.FAVOR + noble : at.FAVOR + 12 : 3]) != players:
            found.append(f"favors of noble {noble}")
    for seat in range(players):
        out = sum(d[at.OFFICE + seat : at.OFFICE + 15 : 5]) + sum(d[at.PLAZA + seat : at.PLAZA + 15 : 5])
        if d[at.OFFICIALS + seat] + out != 8:
            found.append(f"seat {seat}: {d[at.OFFICIALS + seat] + out} officials")
    return found


def town_faults(d: list[int]) -> list[str]:
    """Cubes, prices, cards, decrees."""
    found: list[str] = []
    for colour in range(3):
        heaps = d[at.ROW_CUBES + colour : at.CUBES_GONE + 3 : 3]  # rows, columns, sites, pile, gone lie together
        if sum(heaps) + sum(d[at.CUBES + colour : at.CUBES + 12 : 3]) != 21 or min(heaps) < 0:
            found.append(f"cubes of colour {colour}")
    if min(d[at.PRICE : at.PRICE + 4]) < 1:
        found.append("a price below 1")
    cards = sum(d[at.DECK_N : at.DECK_N + 4]) + sum(d[at.HAND_N : at.HAND_N + 4]) + sum(d[at.PACK_N : at.PACK_N + 4])
    cards += 82 - d[at.GONE : at.GONE + 82].count(0) + (d[at.PLAYED] >= 0)
    cards += sum(map(IS_CARD.__getitem__, d[at.TOP : at.BOTTOM + 12]))
    drafting = sum(d[at.PACK_N : at.PACK_N + 4]) > 0
    if cards != (21 if drafting else 41 if d[at.PERIOD] == 1 else 82):
        found.append(f"{cards} political cards")
    decrees = d[at.DECREES_N] + 8 - d[at.DISPLAY : at.DISPLAY + 8].count(0)
    if decrees + 70 - d[at.DECREE_OWNER + 1 : at.DECREE_OWNER + 71].count(-1) != 70:
        found.append("decrees")
    return found
