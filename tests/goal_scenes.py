"""Scenes with novices, and turns played from them (EXTRA-1)."""

from __future__ import annotations

from typing import Any

import lisboa
from lisboa.engine.tables import GOAL_IDS
from tests.scene import Scene, kind, play

STORES = {"B1": "gold", "B2": "cloth"}


def novice(*cards: str, period: int = 2, colour: str = "green") -> Scene:
    """One novice with these cards; Green is about to play, with means for everything; period 2 has all cards."""
    scene = Scene(period=period, novices=(colour,)).goals(colour, *cards)
    scene.reis("green", 30).influence("green", 9).treasury(3).shipyard(purple=2).offices("minister")
    scene.goods("green", gold=1, cloth=1, books=1, tools=1)
    return scene.plans("green", {"blue-2": 1}).offices("king", green=2)


def rest_of_turn(game: lisboa.Game) -> list[Any]:
    """To the end of the running turn, declining what can be declined; all events."""
    turns, told = game.position()["turns"], []
    while game.position()["turns"] == turns and not game.is_over:
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    return told


def done(events: list[Any]) -> list[str]:
    """The goal cards fulfilled."""
    return [GOAL_IDS[event.numbers[0]] for event in events if event.kind == "goal-fulfilled"]


def turn(scene: Scene, *played: str) -> list[str]:
    """The goals fulfilled in a turn that begins with these moves."""
    game, told = scene.game(), []
    for move in played:
        if kind(game) == "pay":
            told += game.play("coins 0")
        told += game.play(move)
    return done(told + rest_of_turn(game))


def ready_for(card: str) -> Scene:
    """Green holds a card of deck B and can do all that the moves below ask for."""
    scene = novice(card).cardinal(1).church({n: n for n in range(1, 7)}).favors("green", "minister")
    scene.portfolio("yellow", top=["ship-purple"]).pile(fire=1)
    for plot, street in STORES.items():
        scene.store(plot, "green", street)
    return scene.goods("green", gold=1, cloth=1, books=1, tools=1)


def church_turn(*cards: str, top: list[str] | None = None) -> tuple[lisboa.Game, list[Any]]:
    """Green brings the Cardinal to the influence icon; Green and Yellow hold a clergy tile."""
    scene = novice(*cards).hand("green", "blue-king-4", "blue-king-5").cardinal(5).church({n: n for n in range(1, 7)})
    scene.portfolio("green", top=top).clergy("yellow", 9).influence("green", 2).wigs("green", 0)
    game = scene.goods("green", tools=1).game()
    told = play(game, "portfolio blue-king-4", "cardinal 1 ahead")
    while kind(game) != "church-scoring":
        told += game.play("pass" if "pass" in game.legal_moves() else game.legal_moves()[0])
    return game, told
