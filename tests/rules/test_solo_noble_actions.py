"""Chapter 13: the decrees Lacerda takes and the public buildings he opens (SOLO-7, RUL-35)."""

from __future__ import annotations

from contextlib import suppress

import pytest

from lisboa.components import CUBES, NOBLES
from tests.scene import Scene, kind, play, state
from tests.solo import Told, his_follow, his_noble_action, his_turn

DISPLAY = (11, 12, 13, 14, 15, 16, 17, 18)


def solo() -> Scene:
    """In the game of this seed no decree was removed at set-up."""
    return Scene(solo=True, seed=2)


def decreed(scene: Scene) -> Told:
    return his_noble_action(scene, "minister")


def opened(scene: Scene) -> Told:
    return his_noble_action(scene, "king")


# Decrees


def row(told: Told) -> list[int | None]:
    return list(told.doc["decrees"].values())


def owners(told: Told) -> dict[int, str]:
    return {int(n): owner for n, owner in told.doc["decrees_placed"].items()}


def deck(scene: Scene, *top: int) -> Scene:
    """These decrees come next, the first one first."""
    document = scene.document()["decree_deck"]
    return scene.set("decree_deck", [n for n in document if n not in top] + list(reversed(top)))


def test_the_two_leftmost_then_the_row_closes_up_and_is_refilled_at_once() -> None:
    """SOLO-7."""
    told = decreed(deck(solo().display(*DISPLAY), 40, 41))
    assert row(told) == [13, 14, 15, 16, 17, 18, 40, 41]
    assert owners(told) == {11: "yellow", 12: "yellow"}
    assert [taken["decree"].split(":")[0] for taken in told.all("lacerda-decree-taken")] == ["decree 11", "decree 12"]


def test_gaps_that_you_left_close_as_well() -> None:
    """SOLO-7, VISIT-3: you took the 1st and the 4th; he takes the leftmost two of the rest; four new ones come."""
    scene = deck(solo().display(*DISPLAY), 40, 41, 42, 43).set("decrees.1", None).set("decrees.4", None)
    scene.set("decrees_placed.11", "green").set("decrees_placed.14", "green").favors("yellow", "minister")
    told = his_follow(scene, "minister")
    assert row(told) == [15, 16, 17, 18, 40, 41, 42, 43]
    assert owners(told) == {11: "green", 14: "green", 12: "yellow", 13: "yellow"}


def test_he_follows_your_visit_after_you_took_decrees() -> None:
    """SOLO-6, SOLO-7, NOBLE-3: a real visit; your two decrees leave gaps that close to the left."""
    scene = solo().display(*DISPLAY).favors("yellow", "minister").sets("green", 1).influence("green", 9)
    game = deck(scene.hand("green", "blue-minister-1", "blue-king-1"), 40, 41, 42, 43).game()
    play(game, "visit blue-minister-1", "pass", "decree 12", "decree 18")
    assert kind(game) == "take-card"
    doc = game.position()
    assert list(doc["decrees"].values()) == [14, 15, 16, 17, 40, 41, 42, 43]
    assert doc["decrees_placed"] == {"11": "yellow", "12": "green", "13": "yellow", "18": "green"}
    assert doc["players"]["yellow"]["favors"]["minister"] is False
    assert doc["court"]["favors"]["minister"] == 2
    assert game.undoable == 0  # new decrees were seen


def test_your_own_takings_are_refilled_in_place_in_upkeep() -> None:
    """SOLO-7, TURN-6: without him nothing closes up."""
    scene = deck(solo().display(*DISPLAY).hand("green", "blue-minister-1", "blue-king-1").influence("green", 9), 40)
    game = scene.courtier("minister").game()  # his turn will be with the King
    events = play(game, "visit blue-minister-1", "pass", "decree 13", "take builder")
    assert list(game.position()["decrees"].values()) == [11, 12, 40, 14, 15, 16, 17, 18]
    assert "decrees-closed-up" not in [event.kind for event in events]


def test_decree_69_is_replaced_at_once() -> None:
    """SOLO-7, SET-15: whenever it is turned up, as are those about row E."""
    told = decreed(deck(solo().display(*DISPLAY), 69, 5, 40, 10, 41))
    assert row(told) == [13, 14, 15, 16, 17, 18, 40, 41]
    assert {n for n, owner in owners(told).items() if owner == "removed"} == {69, 5, 10}
    removed = [event.rule for event in told.events if event.kind == "decree-removed"]
    assert removed == ["SOLO-7", "SET-15", "SET-15"]


def test_decree_69_is_replaced_in_upkeep() -> None:
    """SOLO-7."""
    scene = deck(solo().display(*DISPLAY).hand("green", "blue-minister-1", "blue-king-1").influence("green", 9), 69, 40)
    game = scene.courtier("minister").game()
    play(game, "visit blue-minister-1", "pass", "decree 13", "take builder")
    assert game.position()["decrees"]["3"] == 40
    assert game.position()["decrees_placed"]["69"] == "removed"


@pytest.mark.parametrize(("face_up", "taken"), [((11, 12, 13), (11, 12)), ((11, 12), (11, 12)), ((11,), (11,))])
def test_with_fewer_decrees_he_takes_what_there_is(face_up: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """SOLO-7, RUL-6: the deck is empty and stays empty."""
    told = decreed(without_deck(face_up))
    assert [n for n, owner in owners(told).items() if owner == "yellow"] == list(taken)
    assert [n for n in row(told) if n] == list(face_up[len(taken) :])
    assert row(told)[0] == (face_up[2] if len(face_up) > 2 else None)


def without_deck(face_up: tuple[int, ...]) -> Scene:
    """All other decrees are yours."""
    barred = (5, 10, 69)
    yours = [n for n in range(1, 71) if n not in face_up and n not in barred]
    scene = solo().display(*face_up).decrees("green", *yours).influence("yellow", 5)
    for n in barred:
        scene.set(f"decrees_placed.{n}", "removed")
    return scene.set("decree_deck", [])


def test_without_decrees_he_skips_and_pays_nothing() -> None:
    """RUL-33, RUL-35."""
    told = decreed(without_deck(()))
    assert told.his["influence"] == 5
    assert told.one("lacerda-skipped")["noble"] == "minister"
    told = his_follow(without_deck(()).favors("yellow", "minister"), "minister")
    assert told.his["favors"]["minister"] is True


# Public buildings: the site

CLOCKWISE = [
    "west-D", "west-C", "west-B", "west-A", "north-gold", "north-cloth", "north-books", "north-tools", "east-A",
    "east-B", "east-C", "east-D",
]  # fmt: skip
STREETS = ("gold", "cloth", "books", "tools")
TWO_COLOURS = [[left, right] for i, left in enumerate(STREETS) for right in STREETS[i + 1 :]]


def fill(scene: Scene, sites: list[str]) -> Scene:
    """Open buildings on these sites, whatever they show; what is available must have been pinned before."""
    spare = [*TWO_COLOURS, *TWO_COLOURS, *([street] for street in STREETS)]
    for i, site in enumerate(sites):
        while site not in scene.wishes.buildings:
            with suppress(ValueError):
                scene.building(site, spare.pop(0), "blue" if i % 2 else "green")
    return scene


def new_sites(scene: Scene, told: Told) -> list[str]:
    """The sites on which a building stands now and did not before."""
    before = scene.document()["downtown"]["buildings"]
    return [site for site, tile in told.doc["downtown"]["buildings"].items() if tile != before[site]]


@pytest.mark.parametrize("taken", range(12))
def test_equal_sites_go_clockwise_from_west_of_row_d(taken: int) -> None:
    """SOLO-7: the first free one of all twelve, when nothing scores anywhere; north sites need the colour."""
    free = CLOCKWISE[taken:]
    street = free[0].removeprefix("north-") if free[0].startswith("north") else "gold"
    scene = fill(solo().available("blue", [street]), CLOCKWISE[:taken])
    told = opened(scene)
    assert new_sites(scene, told) == [free[0]]
    assert told.one("lacerda-site")["count"] == 0


def test_the_best_difference_wins_over_the_order() -> None:
    """SOLO-7: east of row C, near the end of the order, is worth most: his C2 and C4, 4 + 5."""
    scene = solo().store("C2", "yellow", "cloth").store("C4", "yellow", "tools").building("west-C", ["gold"])
    told = opened(scene.available("blue", ["cloth", "tools"]).available("green", ["gold", "books"]))
    assert new_sites(scene, told) == ["east-C"]
    assert told.his["wigs"] == 5 + 9
    assert told.one("lacerda-site")["count"] == 9


def test_your_wigs_count_against_a_site() -> None:
    """SOLO-7: row B would bring him 5 but you 4; row A brings him 3 and you nothing."""
    scene = solo().store("B4", "yellow", "tools").store("B5", "green", "tools").store("A3", "yellow", "cloth")
    scene.available("blue", ["cloth", "tools"]).available("green", ["gold"])
    told = opened(fill(scene, ["north-cloth", "north-tools"]))
    assert new_sites(scene, told) == ["west-A"]
    assert (told.his["wigs"], told.yours["wigs"]) == (5 + 3, 5)
    assert told.one("lacerda-site") | {"change": ""} == {
        "change": "", "player": "lacerda", "site": "the site west of row A", "lead": "ahead", "count": 3,
        "you": "green", "tie": "yes",
        "tied": "the site west of row A and the site east of row A",
    }  # fmt: skip


def test_you_score_your_stores_when_he_opens() -> None:
    """SOLO-7, NOBLE-4f: the only free site scores his 5 and your 4."""
    scene = solo().available("blue", ["books", "tools"]).available("green", ["gold", "tools"])
    scene.store("B4", "yellow", "tools").store("B5", "green", "tools")
    told = opened(only(scene, "west-B"))
    assert (told.his["wigs"], told.yours["wigs"]) == (10, 9)
    assert told.one("lacerda-site")["count"] == 1


def only(scene: Scene, *sites: str) -> Scene:
    """All other sites have a building."""
    return fill(scene.influence("yellow", 5), [site for site in CLOCKWISE if site not in sites])


def test_he_opens_even_at_a_loss() -> None:
    """SOLO-7: the best difference may be negative; of -4 and -9 he takes -4."""
    scene = solo().store("B5", "green", "tools").store("C5", "green", "tools").store("C4", "green", "tools")
    scene.available("blue", ["tools"]).available("green", ["books", "tools"])
    told = opened(only(scene, "west-B", "west-C"))
    assert new_sites(scene, told) == ["west-B"]
    assert (told.one("lacerda-site")["lead"], told.one("lacerda-site")["count"]) == ("behind", 4)
    assert told.yours["wigs"] == 5 + 4


def test_a_north_site_scores_the_whole_street() -> None:
    """SOLO-7, NOBLE-4f: his three gold stores bring 3 + 3 + 4, your one takes off 3; no row site is as good."""
    scene = solo().store("B1", "yellow", "gold").store("C1", "yellow", "gold").store("D2", "yellow", "gold")
    scene.store("D1", "green", "gold").available("blue", ["gold"]).available("green", ["tools"])
    told = opened(scene)
    assert new_sites(scene, told) == ["north-gold"]
    assert (told.one("lacerda-site")["count"], told.his["wigs"], told.yours["wigs"]) == (7, 15, 8)


def test_a_north_site_needs_the_colour() -> None:
    """RUL-35, NOBLE-4a: no available building shows gold, so the best street is closed to him."""
    scene = solo().store("B1", "yellow", "gold").store("C1", "yellow", "gold")
    told = opened(scene.available("blue", ["cloth", "tools"]).available("green", ["books"]))
    assert new_sites(scene, told) == ["west-D"]


# Public buildings: which one


@pytest.mark.parametrize(
    ("assistant", "architect"), [("builder", "blue"), ("minister", "blue"), ("king", "green"), ("treasury", "green")]
)
def test_equal_buildings_are_decided_by_the_assistant(assistant: str, architect: str) -> None:
    """SOLO-7."""
    told = opened(solo().assistant(assistant))
    assert told.doc["downtown"]["architects"]["west-D"] == architect
    building = told.one("lacerda-building")
    assert (building["architect"], building["reason"], building["deck"]) == (architect, "tie", assistant)


@pytest.mark.parametrize(("better", "assistant"), [("blue", "king"), ("green", "builder")])
def test_the_better_building_wins_over_the_assistant(better: str, assistant: str) -> None:
    """SOLO-7: only this building shows the colour of his store."""
    other = "green" if better == "blue" else "blue"
    scene = solo().assistant(assistant).store("D4", "yellow", "tools")
    scene.available(better, ["gold", "tools"]).available(other, ["gold", "cloth"]).building("north-tools", ["books"])
    told = opened(scene)
    assert told.doc["downtown"]["architects"]["west-D"] == better
    assert told.one("lacerda-building")["reason"] == "better"


def test_ties_between_sites_come_before_ties_between_buildings() -> None:
    """RUL-35: blue at west D and green at west A are worth the same; the site is chosen first, whoever the Assistant
    would prefer."""
    scene = solo().assistant("king").store("D1", "yellow", "gold").store("A3", "yellow", "cloth")
    scene.available("blue", ["gold", "books"]).available("green", ["cloth", "tools"])
    scene.building("north-gold", ["books", "tools"]).building("north-cloth", ["books", "tools"])
    told = opened(scene)
    assert told.one("lacerda-site")["count"] == 3
    assert new_sites(scene, told) == ["west-D"]
    assert told.doc["downtown"]["architects"]["west-D"] == "blue"
    assert told.one("lacerda-building")["reason"] == "better"


def test_only_one_architect_may_have_a_building_left() -> None:
    """RUL-24: the green stack is empty; the Assistant would have it green."""
    scene = solo().assistant("king")
    for site, colours in zip(CLOCKWISE[4:], TWO_COLOURS + TWO_COLOURS, strict=False):
        scene.building(site, colours, "green")
    told = opened(scene)
    assert told.doc["building_stacks"]["green"] == []
    assert told.doc["downtown"]["architects"]["west-D"] == "blue"
    assert told.one("lacerda-building")["reason"] == "only"


def test_on_a_north_site_only_the_building_with_the_colour() -> None:
    """RUL-35: both architects, but one building shows the street's colour."""
    scene = solo().assistant("king").available("blue", ["books"]).available("green", ["cloth"])
    told = opened(only(scene, "north-books"))
    assert told.doc["downtown"]["architects"]["north-books"] == "blue"
    assert told.one("lacerda-building")["reason"] == "only"


def test_he_takes_the_cubes_and_nothing_else() -> None:
    """SOLO-7: both cubes of the site; no reward (west D: 5 réis), no officials, no plan; the next building comes."""
    scene = solo().site_cubes("west-D", earthquake=1, tsunami=1).offices("king", yellow=2).influence("yellow", 5)
    scene.completed("yellow", {"blue-3": 1, "green-3": 1}).available("blue", ["gold"])
    following = scene.document()["building_stacks"]["blue"][-2]
    told = opened(scene)
    assert told.his["cubes"] == {"earthquake": 1, "fire": 0, "tsunami": 1}
    assert sum(told.doc["downtown"]["site_cubes"]["west-D"].values()) == 0
    assert told.his["reis"] == 0
    assert told.doc["court"]["offices"]["king"]["yellow"] == 2
    assert told.his["completed_plans"] == {"blue-3": 1, "green-3": 1}
    assert told.his["officials"] == 5
    assert told.doc["building_stacks"]["blue"][-1] == following


def test_two_cubes_of_one_colour() -> None:
    """SOLO-7: his seventh and eighth tsunami cubes find room."""
    scene = solo().site_cubes("west-D", tsunami=2).cubes("yellow", markers=0, tsunami=6)
    told = opened(scene)
    assert told.his["cubes"] == {cube: 8 if cube == "tsunami" else 0 for cube in CUBES}


@pytest.mark.parametrize("nothing", ["sites", "colour"])
def test_what_he_cannot_open_he_skips(nothing: str) -> None:
    """RUL-33, RUL-35: no free site, or only a north site without a building of its colour; the favor stays."""
    if nothing == "sites":
        scene = only(solo())
    else:
        scene = only(solo().available("blue", ["cloth"]).available("green", ["books"]), "north-gold")
    told = opened(scene)
    assert told.his["influence"] == 5
    assert told.one("lacerda-skipped")["noble"] == "king"
    told = his_follow(scene.favors("yellow", "king"), "king")
    assert told.his["favors"]["king"] is True
    assert told.one("lacerda-skipped")["follows"] == "yes"


# Following you


@pytest.mark.parametrize("noble", NOBLES)
def test_he_follows_with_the_noble_action(noble: str) -> None:
    """SOLO-6: he returns the favor, pays, and takes the Noble action, whatever the Assistant says."""
    scene = solo().favors("yellow", *NOBLES).influence("yellow", 5).treasury(3).offices("minister", green=0)
    for other in NOBLES:
        scene.offices(other, green=2)
    told = his_follow(scene, noble)
    assert told.his["favors"] == {other: other != noble for other in NOBLES}
    assert told.doc["court"]["favors"][noble] == 2
    assert told.his["influence"] == 5 - 3
    assert told.all("lacerda-acts") == []
    done = {"builder": "store-placed", "minister": "lacerda-decree-taken", "king": "building-placed"}[noble]
    assert done in told.kinds
    assert kind(told.game) == "take-card"


def test_he_always_follows_even_without_influence_and_wigs() -> None:
    """SOLO-6, SOLO-7: lacking both never stops him, and he uses the favor although he pays with wigs."""
    scene = solo().favors("yellow", "king").influence("yellow", 0).wigs("yellow", 0).offices("king", green=3)
    told = his_follow(scene, "king")
    assert told.his["favors"]["king"] is False
    assert told.one("lacerda-paid")["unpaid"] == 4


def test_he_finds_less_after_your_visit() -> None:
    """VISIT-3, SOLO-6: the tile that you used is gone for him; refilled only in upkeep."""
    scene = solo().favors("yellow", "builder").hand("green", "blue-builder-1", "blue-king-1").reis("green", 40)
    game = scene.building("west-A", ["gold"]).influence("green", 9).game()
    play(game, "visit blue-builder-1", "pass", "tile gold", "plot D1")
    while kind(game) != "take-card":
        game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    doc = game.position()
    (plot,) = [plot for plot, owner in doc["downtown"]["stores"].items() if owner == "yellow"]
    assert (plot, doc["downtown"]["facing"][plot]) == ("A2", "cloth")  # facing gold would have brought 4
    assert doc["downtown"]["tiles"]["gold"] is False
    assert state(game, "yellow")["favors"]["builder"] is False


def test_without_the_favor_he_does_not_follow() -> None:
    """SOLO-6: and sponsoring is no visit (VISIT-4)."""
    scene = solo().favors("yellow", "builder", "king").display(*DISPLAY).influence("green", 9)
    game = scene.hand("green", "blue-minister-1", "blue-king-1").game()
    events = play(game, "visit blue-minister-1", "pass", "decree 12")
    assert "lacerda-followed" not in [event.kind for event in events]


def test_his_follow_cannot_be_followed() -> None:
    """RUL-22: you hold the favor too, but it is your own visit."""
    told = his_follow(solo().favors("yellow", "king").favors("green", "king"), "king")
    assert kind(told.game) == "take-card"


def test_the_next_building_is_available_to_a_follower_at_once() -> None:
    """NOBLE-4g, VISIT-3: he opens in his turn, and you may open the building that came up."""
    scene = solo().courtier("minister").favors("green", "king").reis("green", 40).plans("green", {"blue-3": 1})
    told = his_turn(scene.available("blue", ["gold"]).influence("green", 9))
    following = told.doc["building_stacks"]["blue"][-1]
    play(told.game, "follow noble", "site west-B")
    while kind(told.game) not in ("main", "church-scoring"):
        told.game.play(told.game.legal_moves()[0])
    assert told.game.position()["downtown"]["buildings"]["west-B"] == following
