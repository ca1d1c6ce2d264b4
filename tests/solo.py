"""Looking at Lacerda: his turn, or one step of it, in a scene; what he did and why he says he did it."""

from __future__ import annotations

from typing import Any

import lisboa
from lisboa.components import NOBLES
from lisboa.engine import flow, position, steps
from lisboa.engine import layout as at
from lisboa.game_event import GameEvent
from lisboa.text import words_in
from tests.scene import Scene

YOU, HE = 0, 1


class Told:
    """A game in which Lacerda has just acted, and what was told of it."""

    def __init__(self, game: lisboa.Game, events: list[GameEvent]) -> None:
        self.game = game
        self.events = events
        self.doc = game.position()
        self.his = self.doc["players"]["yellow"]
        self.yours = self.doc["players"]["green"]

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def all(self, kind: str) -> list[dict[str, Any]]:
        """What the events of a kind say, in the words of the catalogue."""
        return [event.message[1] for event in self.events if event.kind == kind]

    def one(self, kind: str) -> dict[str, Any]:
        """What the only event of a kind says."""
        (args,) = self.all(kind)
        return args

    def wigs_of(self, kind: str) -> int:
        """How many wigs he won or lost in events of a kind."""
        changes = [change for event in self.events if event.kind == kind for change in event.changes]
        return sum(after - before for path, before, after in changes if path == "players.yellow.wigs")


def watch(scene: Scene, active: int, *frames: tuple[int, int, int]) -> Told:
    """Let these steps (step, seat, number; the first one lowest) happen up to your decision."""
    state = position.from_document(scene.document())
    state.d[at.ACTIVE] = active
    state.d[at.DEPTH] = 0
    for step in (steps.END_CHECK, steps.UPKEEP, steps.CHURCH_CHECK):
        steps.push(state, step, active)
    for step, seat, number in frames:
        steps.push(state, step, seat, number)
    state.recording = True
    flow.settle(state)
    state.recording = False
    return Told(
        lisboa.Game._from_state(state),
        [GameEvent(event, 0, None, True, words_in("en", True)) for event in state.events],
    )


def his_turn(scene: Scene) -> Told:
    """SOLO-4: Lacerda's whole turn, up to your next decision."""
    return watch(scene, HE, (steps.LACERDA_TURN, HE, 0))


def one_step(scene: Scene, step: int, noble: str) -> Told:
    """One step of his, before you take a card."""
    return watch(scene, YOU, (steps.TAKE_CARD, YOU, 0), (step, HE, NOBLES.index(noble)))


def his_state_action(scene: Scene, noble: str) -> Told:
    """SOLO-4 (2): his State action with a noble, as the Assistant has it."""
    return one_step(scene, steps.LACERDA_STATE, noble)


def his_noble_action(scene: Scene, noble: str) -> Told:
    """SOLO-4 (3): his Noble action, paid."""
    return one_step(scene, steps.LACERDA_NOBLE, noble)


def his_follow(scene: Scene, noble: str) -> Told:
    """SOLO-6: he holds the favor, and your visit is done."""
    return one_step(scene, steps.LACERDA_FOLLOW, noble)
