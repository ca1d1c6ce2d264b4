"""The same numbers counted from `Game.events` and `Game.scores`: by words and paths, not by the engine's numbers."""

from __future__ import annotations

from collections import Counter

from lisboa import Game
from lisboa.components import load
from lisboa.engine.names import COLOURS
from lisboa.game_event import GameEvent

WIG_EVENTS = {
    "store-scored": "stores",
    "building-scored": "buildings",
    "ship-sailed": "ships",
    "period-set-wigs": "period-sets",
    "influence-wig": "influence",
    "visit-paid": "visits",
}
FATES = {"visit": "court", "sponsor": "court", "portfolio": "portfolio", "gold": "gold", "discard": "period-end"}
ACTIONS = ("cardinal", "favor", "plan", "recruit", "decree", "rubble")  # rewards whose moves begin with the same word
REWARDS = {plot.name.lower(): plot.reward.name for plot in load().plots} | {
    site.name.lower(): site.reward.name for site in load().sites
}


class Recount:
    """One game after the other."""

    def __init__(self) -> None:
        self.lines: Counter[tuple[int, str]] = Counter()
        self.scores: Counter[tuple[int, int, bool, int]] = Counter()  # seat, place in turn order, victory, wigs
        self.owners: dict[int, list[tuple[bool, int]]] = {}  # by decree: victory, wigs above the average x players
        self.rewards: Counter[str] = Counter()  # of plots and sites, that were used
        self.actions: Counter[str] = Counter()
        self.cards: Counter[tuple[str, str]] = Counter()
        self.clergy: Counter[tuple[int, str]] = Counter()
        self.decrees: Counter[int] = Counter()
        self.plots: Counter[str] = Counter()
        self.sites: Counter[str] = Counter()
        self.state_actions: Counter[tuple[str, str]] = Counter()
        self.first_period: Counter[int] = Counter()
        self.wigs_as_turn_begins: Counter[int] = Counter()
        self.leads: Counter[int] = Counter()

    def add(self, game: Game) -> None:
        turns = 0
        wigs = dict.fromkeys(COLOURS, 5)
        self._pending = ""
        for event in game.events(None):
            self.wigs(event, wigs)
            self.things(event)
            if event.choice:
                self.reward(event.choice)
                self.move(event.choice, game)
            if event.kind == "turn-begun":
                turns += 1
                for path, _before, after in event.changes:
                    if path.endswith(".turns"):
                        self.wigs_as_turn_begins[after] += wigs[path.split(".")[1]]
            if event.kind == "period-ended":
                self.first_period[turns] += 1
        self.results(game)

    def results(self, game: Game) -> None:
        first = COLOURS.index(game.view(None)["starting_player"])
        order = [(first + place) % game.players for place in range(game.players)]
        everybody = sum(sheet["total"] for sheet in game.scores())
        for decree, owner in game.view(None)["decrees_placed"].items():
            if owner in COLOURS:
                seat = COLOURS.index(owner)
                edge = game.players * game.scores()[seat]["total"] - everybody
                self.owners.setdefault(int(decree), []).append((seat in game.ranking()[0], edge))
        for seat, sheet in enumerate(game.scores()):
            self.scores[seat, order.index(seat), seat in game.ranking()[0], sheet["total"]] += 1
            for line, number in sheet.items():
                if line.startswith("SCORE"):
                    self.lines[seat, line.lower()] += number
        totals = sorted(sheet["total"] for sheet in game.scores())
        self.leads[totals[-1] - totals[-2]] += 1

    def wigs(self, event: GameEvent, wigs: dict[str, int]) -> None:
        for path, before, after in event.changes:
            _players, _, rest = path.partition("players.")
            colour, _, what = rest.partition(".")
            if what == "wigs" and event.kind != "scored":
                line = WIG_EVENTS.get(event.kind) or ("church" if event.rule == "STATE-8" else "rewards")
                self.lines[COLOURS.index(colour), line] += after - before
                wigs[colour] = after

    def things(self, event: GameEvent) -> None:
        for path, before, after in event.changes:
            parts = path.split(".")
            if parts[0] == "decrees_placed" and after in COLOURS:
                self.decrees[int(parts[1])] += 1
            if parts[0] == "players" and parts[2] == "clergy":
                fate = {"clergy-given": "given", "clergy-used": "used"}.get(event.kind, "taken")
                assert after - before == (1 if fate == "taken" else -1)
                self.clergy[int(parts[3]), fate] += 1

    def reward(self, choice: str) -> None:
        """A reward that is an action is used in the decision after the place is chosen; other rewards are gains."""
        word, *rest = choice.split(" ")
        if self._pending:
            place, effect = self._pending.split(" ")
            self.rewards[place] += word == effect
            self._pending = ""
        if word in ("plot", "site"):
            effect = REWARDS[rest[0].lower()]
            if effect in ACTIONS:
                self._pending = f"{rest[0]} {effect}"
            else:
                self.rewards[rest[0]] += 1

    def move(self, choice: str, game: Game) -> None:
        word, *rest = choice.split(" ")
        if word in FATES:
            self.cards[rest[0], FATES[word]] += 1
        if word == "visit":
            self.actions["visit-" + rest[0].split("-")[1]] += 1
        if word in ("sponsor", "gold") or choice in ("sell", "trade"):
            self.actions[word] += 1
        if word == "follow":
            self.actions["follow"] += 1
        if word == "plot":
            self.plots[rest[0]] += 1
        if word == "site":
            self.sites[rest[0]] += 1
        if word == "free":
            self.state_actions[rest[0], "visit"] += 1
        if word == "follow" and rest[0] != "noble":
            self.state_actions[rest[0], "follow"] += 1
        if word == "offer":
            self.state_actions[rest[1], "trade"] += 1
