"""Chapter 1: set-up (SET-1 to SET-18), EX-1 to EX-4, RUL-5."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lisboa
from lisboa.components import CUBES, GOODS, NOBLES
from tests.scene import COLOURS, Scene, kind, play, state, to_turn_end

Document = dict[str, Any]
SEEDS = range(1, 9)


def started(players: int, seed: int = 1, **options: Any) -> lisboa.Game:
    """A game at its first main decision; every choice before it is the first option."""
    game = lisboa.Game(players, seed, **options)
    while kind(game) != "main":
        game.play(game.legal_moves()[0])
    return game


def in_turn_order(doc: Document) -> list[Document]:
    """The players from the starting player on, clockwise."""
    players = list(doc["players"])
    first = players.index(doc["starting_player"])
    return [doc["players"][colour] for colour in players[first:] + players[:first]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turn_order_is_clockwise_from_a_drawn_starting_player(players: int) -> None:
    """SET-1."""
    starters = set()
    for seed in range(1, 30):
        doc = started(players, seed).position()
        assert list(doc["players"]) == list(COLOURS[:players])
        assert doc["active_player"] == doc["starting_player"]
        starters.add(doc["starting_player"])
    assert starters == set(COLOURS[:players])
    game = started(players)
    first, turns = game.turn, []
    for _ in range(players + 1):
        turns.append(game.turn)
        active = game.position()["active_player"]
        game.play(next(move for move in game.legal_moves() if move.startswith("gold")))
        while game.position()["active_player"] == active:
            game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    assert first is not None
    assert turns == [(first + i) % players for i in range(players + 1)]
    assert game.position()["round"] == 2


@pytest.mark.parametrize(("players", "left"), [(2, 4), (3, 6), (4, 8)])
@pytest.mark.parametrize("seed", SEEDS)
def test_one_favor_each_and_the_rest_on_the_portraits(players: int, left: int, seed: int) -> None:
    """EX-1, SET-2: 6, 9 or 12 favors in the bag, one drawn by everybody."""
    doc = started(players, seed).position()
    assert sum(doc["court"]["favors"].values()) == left
    for noble in NOBLES:
        held = sum(player["favors"][noble] for player in doc["players"].values())
        assert doc["court"]["favors"][noble] + held == players
    assert all(sum(player["favors"].values()) == 1 for player in doc["players"].values())


def test_favors_are_drawn_at_random() -> None:
    """SET-2."""
    draws = {tuple(started(2, seed).position()["players"]["green"]["favors"].values()) for seed in range(20)}
    assert len(draws) == 3


def test_each_player_keeps_one_of_two_clergy_tiles_in_turn_order() -> None:
    """SET-3, RUL-5: the choices come first of all, the board is laid out after them."""
    game = lisboa.Game(4, 1)
    doc = game.position()
    assert sum(sum(player["plans"].values()) for player in doc["players"].values()) == 4
    first = COLOURS.index(doc["starting_player"])
    for i in range(4):
        assert kind(game) == "keep-clergy"
        assert game.turn == (first + i) % 4
        assert len(game.legal_moves()) == 2
        assert game.position()["period"] == 0
        assert not any(player["hand"] for player in game.position()["players"].values())
        kept = game.legal_moves()[i % 2]
        returned = game.legal_moves()[1 - i % 2].split("-")[1]
        game.play(kept)
        doc = game.position()
        assert doc["players"][COLOURS[(first + i) % 4]]["clergy"] == {kept.split("-")[1]: 1}
        on_board = [*doc["church"]["bag"], *doc["church"]["tiles"].values()]
        drawn = [n for frame in doc["stack"] if frame["step"] == "keep-clergy" for n in frame["numbers"]]
        assert int(returned) in on_board + drawn
    assert kind(game) == "main"


def test_starting_resources_of_four_players() -> None:
    """EX-2, SET-4."""
    doc = started(4).position()
    order = in_turn_order(doc)
    assert [player["influence"] for player in order] == [4, 5, 6, 7]
    for player in order:
        assert (player["wigs"], player["reis"], player["officials"]) == (5, 10, 7)
        assert player["goods"] == dict.fromkeys(GOODS, 1)
        assert player["houses_built"] == {"left": 0, "middle": 0, "right": 0}
        assert player["set_markers"] == 0
        assert sum(player["plans"].values()) == 1
        assert set(player["plans"]) <= {"blue-3", "green-3"}
        assert sum(player["clergy"].values()) == 1
        assert len(player["hand"]) == 5
    assert doc["court"]["offices"]["minister"] == {**dict.fromkeys(COLOURS, 1), "neutral": 0}
    assert sum(doc["court"]["offices"]["builder"].values()) == 0
    assert sum(doc["court"]["offices"]["king"].values()) == 0
    held = Counter(kind for player in order for kind in player["plans"])
    assert held == {"blue-3": 2, "green-3": 2}


@pytest.mark.parametrize(("players", "neutral"), [(2, 1), (3, 0), (4, 0)])
def test_neutral_officials_with_two_players_only(players: int, neutral: int) -> None:
    """SET-5."""
    offices = started(players).position()["court"]["offices"]
    assert [offices[noble]["neutral"] for noble in NOBLES] == [neutral] * 3


def test_sixteen_buildings_eight_for_each_architect() -> None:
    """SET-6: everybody sees the available building and the next one, not those below."""
    game = started(4)
    stacks = game.position()["building_stacks"]
    assert [len(stacks[architect]) for architect in ("blue", "green")] == [8, 8]
    assert sorted(stacks["blue"] + stacks["green"]) == list(range(16))
    assert any(started(4, seed).position()["building_stacks"]["blue"] != stacks["blue"] for seed in SEEDS)
    for architect in ("blue", "green"):
        shown = game.view(None)["building_stacks"][architect]
        assert shown == {"count": 8, "available": stacks[architect][-1], "next": stacks[architect][-2]}


def test_plan_stacks_have_the_fewest_officials_on_top() -> None:
    """SET-7: taken one after the other they show 2, 2, 3, 3, 4, 4, 5, 5."""
    got: list[str] = []
    for taken in range(8):
        stack = ["blue-2", "blue-2", "blue-3", "blue-3", "blue-4", "blue-4", "blue-5", "blue-5"][:taken]
        scene = Scene().hand("green", "blue-builder-4", "blue-king-2").plans("orange", dict(Counter(stack)))
        scene.plans("green", {}).plans("yellow", {"blue-3": 2}).plans("purple", {"green-3": 2})
        game = scene.game()
        assert game.position()["downtown"]["plans_taken"]["blue"] == taken
        play(game, "portfolio blue-builder-4", "plan blue")
        got += list(state(game, "green")["plans"])
    assert got == ["blue-2", "blue-2", "blue-3", "blue-3", "blue-4", "blue-4", "blue-5", "blue-5"]


def test_city_tiles() -> None:
    """SET-8: one on each of the five spaces; 22 large and 5 small ones in all."""
    downtown = started(3).position()["downtown"]
    assert downtown["tiles"] == dict.fromkeys((*GOODS, "small-tools"), True)
    assert downtown["tiles_left"] == {"large": 18, "small": 4}


@pytest.mark.parametrize("seed", SEEDS)
def test_scoring_tiles(seed: int) -> None:
    """SET-9: 3, 3, 4, 5 at random on columns 1-4, column 5 printed."""
    scoring = started(4, seed).position()["downtown"]["scoring"]
    assert sorted(scoring[str(column)] for column in range(1, 5)) == [3, 3, 4, 5]
    assert scoring["5"] == 4


def test_scoring_tiles_are_shuffled() -> None:
    """SET-9."""
    assert len({started(4, seed).position()["downtown"]["scoring"]["1"] for seed in SEEDS}) > 1


def test_church_track_and_cardinal() -> None:
    """SET-10: six tiles face up, the Cardinal on the influence icon; 37 tiles in all."""
    doc = started(4).position()
    tiles = [tile for tile in doc["church"]["tiles"].values() if tile is not None]
    assert len(tiles) == 6
    assert doc["church"]["cardinal"] == 0
    assert len(doc["church"]["bag"]) == 37 - 6 - 4


def test_treasury_and_market() -> None:
    """SET-11."""
    doc = started(4).position()
    assert doc["treasury_space"] == 2
    assert doc["prices"] == {"gold": 6, "cloth": 5, "books": 5, "tools": 4}


@pytest.mark.parametrize("players", [3, 4])
def test_rubble_on_the_whole_board(players: int) -> None:
    """SET-12: 3 per row and column (2 at column 5), 2 per site, 6 in the pile: 63 cubes, 21 of each colour."""
    downtown = started(players).position()["downtown"]
    assert [sum(downtown["row_cubes"][row].values()) for row in "ABCDE"] == [3] * 5
    assert [sum(downtown["column_cubes"][column].values()) for column in "12345"] == [3, 3, 3, 3, 2]
    assert [sum(site.values()) for site in downtown["site_cubes"].values()] == [2] * 14
    assert sum(downtown["pile"].values()) == 6
    assert downtown["cubes_gone"] == dict.fromkeys(CUBES, 0)
    places = [*downtown["row_cubes"].values(), *downtown["column_cubes"].values(), downtown["pile"]]
    places += downtown["site_cubes"].values()
    assert [sum(place[cube] for place in places) for cube in CUBES] == [21, 21, 21]


def test_rubble_with_two_players() -> None:
    """SET-12, SET-18: nothing in row E; the remaining 7 cubes leave the game; 19 plots and 12 sites."""
    downtown = started(2).position()["downtown"]
    assert [sum(downtown["row_cubes"][row].values()) for row in "ABCDE"] == [3, 3, 3, 3, 0]
    assert sum(downtown["site_cubes"]["west-E"].values()) + sum(downtown["site_cubes"]["east-E"].values()) == 0
    assert sum(sum(site.values()) for site in downtown["site_cubes"].values()) == 24
    assert sum(downtown["pile"].values()) == 6
    assert sum(downtown["cubes_gone"].values()) == 7
    assert list(downtown["stores"].values()).count(None) == 19
    assert list(downtown["buildings"].values()).count(None) == 12
    assert downtown["stores"]["E3"] == downtown["buildings"]["west-E"] == "covered"


@pytest.mark.parametrize("players", [3, 4])
def test_all_plots_and_sites_with_more_players(players: int) -> None:
    """SET-18: there is no plot A1."""
    downtown = started(players).position()["downtown"]
    assert list(downtown["stores"].values()).count(None) == 24
    assert downtown["stores"]["A1"] == "covered"
    assert list(downtown["buildings"].values()).count(None) == 14


@pytest.mark.parametrize(("players", "left_out"), [(2, 11), (3, 6), (4, 1)])
def test_political_cards(players: int, left_out: int) -> None:
    """SET-13: five blue cards each, the rest unseen in the box; four red decks of five, the top card face up."""
    game = started(players)
    doc = game.position()
    hands = [card for player in doc["players"].values() for card in player["hand"]]
    assert len(set(hands)) == 5 * players
    assert all(card.startswith("blue") for card in hands)
    assert len(doc["cards_gone"]) == left_out
    assert set(doc["cards_gone"].values()) == {"unseen"}
    for name, deck in doc["political_decks"].items():
        assert sorted(deck) == [f"red-{name}-{n}" for n in range(1, 6)]
        assert doc["decks_face_up"][name] is True


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_ships(players: int, copies: int) -> None:
    """EX-3, SET-14: blue above red; purple and brown wait."""
    doc = started(players).position()
    assert doc["shipyard"] == {"blue": copies, "red": copies, "purple": 0, "brown": 0}
    assert doc["ships_gone"] == dict.fromkeys(doc["shipyard"], 0)
    game = Scene(players).hand("green", "blue-minister-4", "blue-king-2").game()
    play(game, "portfolio blue-minister-4", "ship", "spend gold")
    assert game.position()["shipyard"] == {"blue": copies - 1, "red": copies, "purple": 0, "brown": 0}
    assert game.position()["players"]["green"]["top_row"]["1"] == "ship-blue"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_eight_decrees_and_none_about_row_e_with_two_players(players: int, seed: int) -> None:
    """SET-15."""
    doc = started(players, seed).position()
    shown = list(doc["decrees"].values())
    assert len(set(shown)) == 8
    assert None not in shown
    removed = [int(n) for n, where in doc["decrees_placed"].items() if where == "removed"]
    assert len(doc["decree_deck"]) == 70 - 8 - len(removed)
    if players == 2:
        assert not {5, 10} & set(shown)
        assert set(removed) <= {5, 10}
    else:
        assert removed == []


def test_a_decree_about_row_e_is_replaced_when_turned_up() -> None:
    """SET-15: with two players it is removed and the next one takes its space."""
    scene = Scene(2).hand("green", "blue-minister-2", "blue-king-2").display(1, 2, 3, 4, 6, 7, 8, 9)
    game = scene.set("decree_deck", [n for n in range(11, 71) if n != 30] + [30, 10, 5]).game()
    play(game, "visit blue-minister-2", "pass", "decree 3")
    to_turn_end(game)
    doc = game.position()
    assert doc["decrees"]["3"] == 30
    assert {n for n, where in doc["decrees_placed"].items() if where == "removed"} == {"5", "10"}


def test_the_draft() -> None:
    """EX-4, SET-16: keep 2 and pass 3 left, keep 1 pass 2, keep 1 pass 1: hands of 2 + 1 + 1 + 1."""
    game = lisboa.Game(4, 3, draft=True)
    while kind(game) == "keep-clergy":
        game.play(game.legal_moves()[0])
    packs = {colour: list(game.position()["players"][colour]["pack"]) for colour in COLOURS}
    assert all(len(pack) == 5 for pack in packs.values())
    kept: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for picks, passed in ((2, 3), (1, 2), (1, 1)):
        for _ in range(4 * picks):
            colour = COLOURS[game.turn or 0]
            move = game.legal_moves()[-1]
            assert move.split()[1] in packs[colour]
            kept[colour].append(move.split()[1])
            packs[colour].remove(move.split()[1])
            game.play(move)
        assert all(len(pack) == passed for pack in packs.values())
        packs = {COLOURS[(i + 1) % 4]: packs[COLOURS[i]] for i in range(4)}
    assert kind(game) == "main"
    for colour in COLOURS:
        assert sorted(game.position()["players"][colour]["hand"]) == sorted(kept[colour] + packs[colour])
        assert len(kept[colour] + packs[colour]) == 5


def test_draft_picks_are_secret_until_the_packs_move() -> None:
    """SET-16: what one keeps is not told to the others."""
    game = lisboa.Game(4, 3, draft=True)
    while kind(game) == "keep-clergy":
        game.play(game.legal_moves()[0])
    picker = game.turn
    assert picker is not None
    card = game.legal_moves()[0].split()[1]
    before = len(game.moves)
    game.play(f"draft {card}")
    other = (picker + 1) % 4
    told = str([event.to_json() for event in game.events(other, since=before)])
    assert card not in told
    assert card not in str(game.view(other))
    assert card in str(game.view(picker))


def test_starting_decrees_in_reverse_turn_order_then_refilled() -> None:
    """SET-17, EXTRA-3, RUL-5: after the hands."""
    game = lisboa.Game(3, 5, starting_decrees=True)
    while kind(game) == "keep-clergy":
        game.play(game.legal_moves()[0])
    doc = game.position()
    first = COLOURS.index(doc["starting_player"])
    display = list(doc["decrees"].values())
    for back in range(3):
        assert kind(game) == "starting-decree"
        assert game.turn == (first - 1 - back) % 3
        assert all(len(player["hand"]) == 5 for player in game.position()["players"].values())
        assert len(game.legal_moves()) == 8 - back
        game.play(f"decree {display[back]}")
    doc = game.position()
    for back in range(3):
        assert doc["decrees_placed"][str(display[back])] == COLOURS[(first - 1 - back) % 3]
    assert None not in doc["decrees"].values()
    assert kind(game) == "main"


def test_with_the_draft_starting_decrees_come_after_it() -> None:
    """RUL-5: clergy, board, hands (draft), starting decrees, first turn."""
    game = lisboa.Game(2, 5, draft=True, starting_decrees=True)
    order: list[str] = []
    while kind(game) != "main":
        if not order or order[-1] != kind(game):
            order.append(kind(game))
        game.play(game.legal_moves()[0])
    assert order == ["keep-clergy", "draft", "starting-decree"]
