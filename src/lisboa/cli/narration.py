"""A turn in one line: what the players did, and what it brought them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lisboa.cli import glyphs
from lisboa.cli.player_names import name_of
from lisboa.components import ARCHITECTS, DECKS, ROWS, load
from lisboa.engine.names import ACTIONS, COLOURS

if TYPE_CHECKING:
    from lisboa import GameEvent

Numbers = tuple[int, int, int]

CAUSES = ("", "a rubble set", "three empty decks")
GAINS = {"wigs": "wigs", "reis": "réis", "influence": "infl"}


def card_played(numbers: Numbers, earlier: bool) -> str:
    """Into the portfolio, to the court as a visit, or sponsored (TURN-4)."""
    card = load().cards[numbers[0]]
    if numbers[1] == 1:
        return f"visits the {card.kind.title()}"
    if numbers[1] == 2:
        event = glyphs.card_effect(card, earlier)
        plain = event.name in (*glyphs.GOODS, "reis", "gain-influence", "influence")
        return f"sponsors an event ({glyphs.effect(event)})" if plain else "sponsors an event"
    return f"tucks a {card.kind.title()} card"


def plot(number: int) -> str:
    """The name of a plot."""
    return f"{ROWS[number // 5]}{number % 5 + 1}"


def plan(number: int) -> str:
    """A plan by architect and officials."""
    return f"plan {ARCHITECTS[number // 4]} {number % 4 + 2}"


def opened(site: int) -> str:
    """A public building by its site."""
    return f"opens {load().sites[site].name.replace('-', ' ')}"


def goal(number: int) -> str:
    """A goal card by its id."""
    return f"the goal {load().goals[number - 1].id}"


def skipped(numbers: Numbers) -> str:
    """What Lacerda cannot do: a State action, or from there on the Noble actions (SOLO-4)."""
    return f"skips the State action ({ACTIONS[numbers[0]]})" if numbers[0] < len(ACTIONS) else "skips the Noble action"


# What is worth telling of an event, besides a card played. Money, influence and wigs are summed up at the end of the
# line.
PHRASES: dict[str, Callable[[Numbers], str]] = {
    "gold-taken": lambda n: "discards a card for gold",
    "good-sold": lambda n: f"sells {glyphs.GOODS[n[0]]}",
    "ship-sailed": lambda n: "a ship sails",
    "good-offered": lambda n: f"trades {glyphs.GOODS[n[0]]}",
    "plan-taken": lambda n: plan(n[1]),
    "ship-built": lambda n: f"builds a {DECKS[n[0]]} ship",
    "produced": lambda n: "produces",
    "clergy-kept": lambda n: f"keeps a clergy tile ({glyphs.clergy(n[0])})",
    "clergy-taken": lambda n: f"meets the Cardinal ({glyphs.clergy(n[0])})",
    "clergy-used": lambda n: f"uses a clergy tile ({glyphs.clergy(n[0])})",
    "clergy-given": lambda n: "gives a tile to the church",
    "favor-taken": lambda n: f"favor of the {glyphs.NOBLES[n[0]].title()}",
    "followed": lambda n: "follows",
    "store-placed": lambda n: f"builds a {glyphs.GOODS[n[1]]} store on {plot(n[0])}",
    "set-completed": lambda n: f"completes rubble set {n[0]}",
    "decree-taken": lambda n: f"decree {n[0]}",
    "building-placed": lambda n: opened(n[0]),
    "goal-dealt": lambda n: f"gets {goal(n[0])}",
    "goal-drawn": lambda n: f"draws {goal(n[0])}",
    "goal-fulfilled": lambda n: f"fulfils {goal(n[0])}",
    "official-placed": lambda n: f"official to the {glyphs.NOBLES[n[0]].title()}",
    # Lacerda (chapter 13)
    "assistant-placed": lambda n: f"Assistant to the {load().cards[n[0]].kind.title()} deck",
    "first-building": lambda n: opened(n[0]),
    "courtier-placed": lambda n: f"courtier to the {load().cards[n[0]].kind.title()}",
    "courtier-moved": lambda n: f"visits the {glyphs.NOBLES[n[0]].title()}",
    "lacerda-skipped": skipped,
    "lacerda-plan": lambda n: plan(n[0]),
    "lacerda-ship": lambda n: f"takes a {DECKS[n[0]]} ship",
    "lacerda-produced": lambda n: f"produces {n[1]} {glyphs.GOODS[n[0]]}",
    "lacerda-clergy": lambda n: f"moves the Cardinal, discards a clergy tile ({glyphs.clergy(n[0])})",
    "lacerda-favor": lambda n: f"favor of the {glyphs.NOBLES[n[0]].title()}",
    "lacerda-decree-taken": lambda n: f"decree {n[0]}",
    "lacerda-followed": lambda n: "follows",
    "lacerda-sailed": lambda n: f"sails the {DECKS[n[0]]} ship",
    "lacerda-cube-wigs": lambda n: "scores rubble cubes",
}


@dataclass
class Turn:
    """The events of one turn."""

    number: int
    player: str
    solo: bool = False
    earlier: bool = False  # by revision 1 of the rules
    phrases: list[tuple[str, str]] = field(default_factory=list)  # player and what he did
    gains: Counter[tuple[str, str]] = field(default_factory=Counter)  # by player and what
    notices: list[str] = field(default_factory=list)
    ends_period: bool = False

    def tell(self, event: GameEvent) -> None:
        """Add an event."""
        player = self.player if event.seat is None else COLOURS[event.seat]
        phrase = self.phrase(event)
        if phrase is not None:
            self.phrases.append((player, phrase))
        for path, before, after in event.changes:
            parts = path.split(".")
            owner = next((part for part in parts if part in COLOURS), None)
            what = next((part for part in parts if part in GAINS), None)
            if parts[0] == "players" and len(parts) == 3 and owner and what:
                self.gains[owner, what] += after - before
        if event.kind == "period-ended":
            self.ends_period = True
            self.notices.append(f"The first period ends: {CAUSES[event.numbers[0]]}")
        elif event.kind == "end-triggered":
            self.notices.append(f"The end is near: {CAUSES[event.numbers[0]]}")
        elif event.kind == "final-round":
            self.notices.append("The final round begins")

    def phrase(self, event: GameEvent) -> str | None:
        """What is told of an event, if anything is; what a card does depends on the revision of the rules."""
        if event.kind == "card-played":
            return card_played(event.numbers, self.earlier)
        return PHRASES[event.kind](event.numbers) if event.kind in PHRASES else None


def told(turn: Turn) -> Text:
    """What everybody did, the active player first; what was done several times is counted."""
    out = Text()
    for player in dict.fromkeys(player for player, _ in turn.phrases):
        if out:
            out.append("; ", style="faint")
        if player != turn.player:
            out.append(f"{name_of(player, turn.solo)} ", style=player)
        seen = Counter(phrase for who, phrase in turn.phrases if who == player)
        out.append(", ".join(phrase if n == 1 else f"{phrase} ×{n}" for phrase, n in seen.items()))
    return out


def gained(turn: Turn, width: int) -> Text:
    """Changes of wigs, réis and influence, of the others only wigs; in lines of at most this width."""
    parts = []
    for what, name in GAINS.items():
        n = turn.gains[turn.player, what]
        if n:
            parts.append(Text(f"{n:+d} {name}".replace("-", "−"), style="gold" if what == "wigs" else "faint"))
    for (player, what), n in turn.gains.items():
        if player != turn.player and what == "wigs" and n:
            parts.append(Text(f"{name_of(player, turn.solo)} {n:+d}".replace("-", "−"), style=player))
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + 1 + len(part) <= width:
            lines[-1].append(" ").append_text(part)
        else:
            lines.append(Text().append_text(part))
    return Text("\n").join(lines)


def turn_line(turn: Turn, width: int) -> Table:
    """The turn as a line of the log."""
    table = Table.grid(padding=(0, 1), expand=True)
    side = 17 if width < 100 else 30
    table.add_column(width=3, justify="right", style="faint")
    table.add_column(width=9 if turn.solo else 8, no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(width=side, justify="right")
    name = Text("Set-up", style="faint")
    if turn.player:
        name = Text(f"● {name_of(turn.player, turn.solo)}", style=f"strong-{turn.player}")
    table.add_row(str(turn.number or ""), name, told(turn), gained(turn, side))
    return table


def split_turns(events: Iterable[GameEvent], current: Turn | None, solo: bool, earlier: bool = False) -> list[Turn]:
    """Turns that these events begin or go on with; the last one is still going on."""
    number = current.number if current is not None else 0
    turns = [current] if current is not None else []
    for event in events:
        if event.kind == "turn-begun" and event.seat is not None:
            number += 1
            turns.append(Turn(number, COLOURS[event.seat], solo, earlier))
        elif not turns:
            turns.append(Turn(0, "", solo, earlier))
        if event.kind != "scored":
            turns[-1].tell(event)
    return turns
