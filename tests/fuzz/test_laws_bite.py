"""A law that never complains proves nothing: each is shown a game that breaks it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lisboa import Game
from lisboa.engine import layout as at
from lisboa.engine.check import problems
from tests.fuzz import laws, quick, recount
from tests.fuzz.knowledge import Knowledge
from tests.fuzz.laws import LawBroken, Note
from tests.scene import Scene, moves


def in_the_middle(players: int = 3) -> Game:
    """A game in which somebody is to play a card."""
    game = Game(players=players, seed=8)
    rng = random.Random(8)
    while len(game.moves) < 40 or (game.decision is not None and game.decision.kind != "main"):
        game.play(rng.choice(game.legal_moves()))
    return game


def revealing(game: Game) -> tuple[Note, Note]:
    """Play on to a move that turned up a card: what was before, what is now."""
    while True:
        before = Note(game)
        game.play(game.legal_moves()[0])
        if game.undoable == 0:
            return before, Note(game)


def resample_often(game: Game) -> None:
    """One resampled game may happen to be like the true one, twenty will not."""
    for seed in range(20):
        laws.resampling_cannot_be_told(game, Note(game), random.Random(seed))


def test_conservation_bites() -> None:
    for index, amount in ((at.CUBES, 1), (at.REIS, -99), (at.OFFICIALS, 1), (at.SHIPYARD, 1), (at.TILES_LEFT, -1)):
        game = in_the_middle()
        laws.conservation(game, Note(game))
        game._state.d[index] += amount
        with pytest.raises(LawBroken, match="conservation"):
            laws.conservation(game, Note(game))


def test_conservation_of_goals_and_tokens_bites() -> None:
    """EXTRA-1, EXTRA-2"""
    for index, value in (
        (at.PLOT_REWARD + 7, -1),
        (at.SITE_REWARD + 5, 11),
        (at.GOAL_DECK_N, 7),
        (at.GOAL_OWNER + 1, -1),
    ):
        game = Game(3, 8, goals=True, city_tokens=True)
        while game.position()["period"] == 0:
            game.play(game.legal_moves()[0])
        laws.conservation(game, Note(game))
        game._state.d[index] = value
        assert recount.faults(game.position()) != []
        assert problems(game._state) != []


def test_a_goal_that_changes_hands_and_a_token_that_appears_are_noticed() -> None:
    """EXTRA-1, EXTRA-2, RUL-6"""
    game = Game(3, 8, goals=True, city_tokens=True)
    while game.position()["period"] == 0:
        game.play(game.legal_moves()[0])
    before, now = Note(game), Note(game)
    laws.prices_never_rise(game, now, before)
    goal = next(goal for goal, owner in now.position["goals_placed"].items() if owner == "green")
    now.position["goals_placed"][goal] = "yellow"
    with pytest.raises(LawBroken, match="goal cards change hands"):
        laws.prices_never_rise(game, now, before)
    now = Note(game)
    before.position["downtown"]["plot_rewards"]["C3"] = None
    with pytest.raises(LawBroken, match="rewards appear"):
        laws.prices_never_rise(game, now, before)


def test_conservation_bites_against_lacerda() -> None:
    """SOLO-1, SOLO-5: also the quick look notices each of these."""
    for index, amount in (
        (at.REIS + 1, 1), (at.CUBES + 3, 1), (at.CLERGY_N + 1, 1), (at.MARKERS + 1, 1), (at.OFFICE + 1, 4),
        (at.PLAZA + 1, 1), (at.FLEET_CARGO + 12, 5), (at.FLEET_SEA + 3, 1), (at.GOODS + 4, -99), (at.WIGS + 1, -999),
    ):  # fmt: skip
        game = against_lacerda()
        laws.conservation(game, Note(game))
        assert quick.faults(game._state) == []
        game._state.d[index] += amount
        assert quick.faults(game._state) != [], index
        with pytest.raises(LawBroken, match="conservation"):
            laws.conservation(game, Note(game))


def against_lacerda() -> Game:
    """A solo game in which you are to play a card."""
    game = Game(solo=True, seed=8)
    rng = random.Random(8)
    while len(game.moves) < 20 or (game.decision is not None and game.decision.kind != "main"):
        game.play(rng.choice(game.legal_moves()))
    return game


def with_favors_at_the_icon() -> Game:
    """Green visits the King and brings the Cardinal to the influence icon; yellow may follow and move him on."""
    scene = Scene().hand("green", "blue-king-1").cardinal(5).favors("yellow", "king").reis("green", 40)
    scene.influence("green", 10).influence("yellow", 10).plans("green", {"blue-2": 1})
    return scene.game()


def test_a_reward_that_can_be_declined_is_noticed() -> None:
    """RUL-4: plot B3 brings a plan; in revision 1 it could be declined."""
    for rules, declinable in ((2, False), (1, True)):
        scene = Scene().hand("green", "blue-builder-1").reis("green", 40).influence("green", 5)
        scene.row_cubes("B", fire=1).column_cubes(3).doc["options"]["rules"] = rules
        game = scene.game()
        for move in ("visit blue-builder-1", "pass", "tile books", "plot B3"):
            game.play(move)
        now = Note(game)
        assert ("pass" in now.legal) is declinable
        laws.rewards_are_resolved(game, now)
        now.position["options"]["rules"] = 2
        now.legal = ["plan blue", "plan green", "pass"]
        with pytest.raises(LawBroken, match="rewards are resolved"):
            laws.rewards_are_resolved(game, now)


def test_a_church_scoring_that_begins_with_the_first_mover_is_noticed() -> None:
    """RUL-21"""
    game = with_favors_at_the_icon()
    game.play("visit blue-king-1")
    game.play("free cardinal")
    events = game.play(moves(game, "cardinal")[0])
    now = Note(game)
    assert now.position["church_called_by"] == "green"
    laws.last_mover_begins(now, events)
    now.position["church_called_by"] = "yellow"
    with pytest.raises(LawBroken, match="last mover begins"):
        laws.last_mover_begins(now, events)


def test_dead_ends_and_endless_games_are_noticed() -> None:
    game = in_the_middle()
    now = Note(game)
    laws.goes_on_or_is_over(game, now)
    now.legal = []
    with pytest.raises(LawBroken, match="dead end"):
        laws.goes_on_or_is_over(game, now)
    now = Note(game)
    now.moves = ["pass"] * laws.MOST_MOVES
    with pytest.raises(LawBroken, match="game ends"):
        laws.goes_on_or_is_over(game, now)


def test_a_view_with_another_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """RUL-30"""
    game = in_the_middle()
    known = Knowledge(game)
    laws.views_show_what_they_may(Note(game), known)
    laws.resampling_cannot_be_told(game, Note(game), random.Random(1))
    honest = Game.view

    def leaky(self: Game, seat: int | None) -> dict[str, Any]:
        return {**honest(self, seat), "oops": [player["hand"] for player in self.position()["players"].values()]}

    monkeypatch.setattr(Game, "view", leaky)
    with pytest.raises(LawBroken, match="hidden card"):
        laws.views_show_what_they_may(Note(game), known)
    with pytest.raises(LawBroken, match="can tell"):
        resample_often(game)


def test_a_view_with_the_order_of_the_decrees_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle()
    honest = Game.view

    def leaky(self: Game, seat: int | None) -> dict[str, Any]:
        return {**honest(self, seat), "next": self.position()["decree_deck"][-1]}

    monkeypatch.setattr(Game, "view", leaky)
    with pytest.raises(LawBroken, match="can tell"):
        resample_often(game)


def test_a_view_that_forgets_a_card_taken_openly_is_noticed() -> None:
    """RUL-30: a card taken from a face-up deck stays known to all."""
    game = in_the_middle()
    known = Knowledge(game)
    assert known.taken
    for card in range(82):
        game._state.d[at.KNOWN + card] = 0
    with pytest.raises(LawBroken, match="forgets"):
        laws.views_show_what_they_may(Note(game), known)


def test_events_that_tell_too_little_or_too_much_are_noticed() -> None:
    game = in_the_middle()
    before = Note(game)
    events = game.play(game.legal_moves()[0])
    laws.events_tell_all(before, Note(game), events)
    with pytest.raises(LawBroken, match="the events say"):
        laws.events_tell_all(before, Note(game), [event for event in events if not event.changes])
    known = Knowledge(game)
    laws.events_leak_nothing(game, known, 0)
    known.seen = {seat: set() for seat in known.seen}
    with pytest.raises(LawBroken, match="hidden card"):
        laws.events_leak_nothing(game, known, len(game.moves) - 1)


def test_events_with_wrong_numbers_are_noticed() -> None:
    game = in_the_middle()
    before = Note(game)
    game.play(game.legal_moves()[0])
    for _, event in game._events[before.events :]:
        changes = event.changes
        event.noted = vec[i64]()
        for change in changes:
            event.note(change.index, change.before, change.before)
    with pytest.raises(LawBroken, match="event"):
        laws.events_tell_all(before, Note(game), game.events(before.seat, len(before.moves)))


def test_an_undo_that_does_not_return_what_was_is_noticed() -> None:
    game = in_the_middle()
    before = Note(game)
    game.play(next(move for move in game.legal_moves() if game.copy().play(move) and not reveals(game, move)))
    laws.undo_and_redo(game, Note(game), before)
    game._undo[-1][0].d[at.REIS] += 1
    with pytest.raises(LawBroken, match="undo"):
        laws.undo_and_redo(game, Note(game), before)


def reveals(game: Game, move: str) -> bool:
    """Is the move a barrier?"""
    twin = game.copy()
    twin.play(move)
    return twin.undoable == 0


def test_an_undo_over_a_barrier_is_noticed() -> None:
    game = in_the_middle()
    before, now = revealing(game)
    laws.barrier_where_something_showed(game, now, before)
    now.undoable = 1
    with pytest.raises(LawBroken, match="barrier"):
        laws.barrier_where_something_showed(game, now, before)


def test_a_copy_that_is_not_independent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle()
    laws.copies_are_independent(game, Note(game), random.Random(1))
    monkeypatch.setattr(Game, "copy", lambda self: self)
    with pytest.raises(LawBroken, match="copy"):
        laws.copies_are_independent(game, Note(game), random.Random(1))


def test_rising_prices_and_wrong_totals_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """SELL-4"""
    game = in_the_middle()
    before, now = Note(game), Note(game)
    laws.prices_never_rise(game, now, before)
    before.position["prices"]["gold"] -= 1
    with pytest.raises(LawBroken, match="prices"):
        laws.prices_never_rise(game, now, before)
    laws.scores_add_up(game, now)
    sheets = game.scores()
    sheets[0]["total"] += 1
    monkeypatch.setattr(Game, "scores", lambda _: sheets)
    with pytest.raises(LawBroken, match="score"):
        laws.scores_add_up(game, now)
