"""`lisboa demo`: a whole game of bots in the terminal, told turn by turn, with the table when a period ends."""

from __future__ import annotations

import io
import re
import time
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

from lisboa import Game
from lisboa.bots import BOTS
from lisboa.cli.narration import Turn, split_turns, turn_line
from lisboa.cli.option_words import option_words
from lisboa.cli.player_boards import score_sheet
from lisboa.cli.player_names import name_of
from lisboa.cli.solo_standing import solo_standing
from lisboa.cli.style import STYLES, console, heading, indented
from lisboa.cli.table import draw_table
from lisboa.engine import notation
from lisboa.engine.flow import kind_of, seat_of, settle, take
from lisboa.engine.names import COLOURS
from lisboa.engine.options import Options
from lisboa.engine.playout import own_dice
from lisboa.engine.revisions import REVISION
from lisboa.engine.set_up import new_state
from lisboa.game_options import GameOptions, validated
from lisboa.seats import LACERDA

WIDEST = 132
LACERDAS_SCORE = "Lacerda scores 1 wig a rubble cube, 3 a decree, and nothing for réis and influence (SOLO-8)."


def bot_moves(options: Options, seed: int, bots: tuple[str, ...]) -> Iterator[str]:
    """The moves of a game between bots, in notation."""
    s = new_state(options, seed)
    dice = own_dice(~seed)
    while True:
        codes = settle(s).codes
        if len(codes) == 0:
            return
        code = BOTS[bots[seat_of(s)]].decide(s, codes, dice)
        yield notation.write(kind_of(s), code)
        take(s, code, False)


def run(options: GameOptions, seed: int, bots: tuple[str, ...], delay: float | None) -> None:
    """Play and tell."""
    out = console()
    out.width = min(out.width, WIDEST)
    pause = (0.12 if out.is_terminal else 0.0) if delay is None else delay
    out.print("A demonstration game of bots; `lisboa play` lets you play in a browser.", style="faint")
    out.print()
    facts = [who_plays(options, bots), *option_words(options.for_engine())[1:], f"seed {seed}"]
    out.print(heading("Lisboa", " · ".join(facts)))
    out.print()
    game = Game(seed=seed, **vars(options))
    earlier = options.rules < REVISION
    current: Turn | None = None
    for move in bot_moves(options.for_engine(), seed, bots):
        turns = split_turns(game.play(move), current, options.solo, earlier)
        current = turns[-1]
        for turn in turns[:-1]:
            tell(out, turn)
            time.sleep(pause)
        if any(turn.ends_period for turn in turns[:-1]):  # Lacerda may have played on
            out.print(draw_table(game.view(None), out.width))
            out.print()
    if current is not None:
        tell(out, current)
    finish(out, game)


def who_plays(options: GameOptions, bots: tuple[str, ...]) -> str:
    """The players, and which bots they are."""
    names = (name_of(COLOURS[seat], options.solo) for seat in range(len(bots)))
    return ", ".join(name if bot == LACERDA else f"{name} ({bot})" for name, bot in zip(names, bots, strict=True))


def tell(out: Console, turn: Turn) -> None:
    """One turn, and what everybody should hear."""
    out.print(turn_line(turn, out.width))
    for notice in turn.notices:
        out.print()
        out.print(Rule(Text(notice, style="warn"), style="line"))
        out.print()


def finish(out: Console, game: Game) -> None:
    """The table at the end, the score sheet and who won."""
    view = game.view(None)
    out.print()
    out.print(Rule(Text("The game is over", style="warn"), style="line"))
    out.print()
    out.print(draw_table(view, out.width))
    out.print()
    show_scores(out, game)


def show_scores(out: Console, game: Game) -> None:
    """The score sheet, best player first, and in solo your standing."""
    ranking = game.ranking()
    order = [COLOURS[seat] for place in ranking for seat in place]
    best = [COLOURS[seat] for seat in ranking[0]]
    out.print(heading("Final score"))
    out.print(indented(score_sheet(game.view(None), order, best)))
    names = [Text(name_of(player, game.solo), style=f"strong-{player}") for player in best]
    victory = Text(" and ").join(names).append(" share the victory." if len(best) > 1 else " wins.")
    if game.solo:
        out.print(LACERDAS_SCORE, style="faint")
        out.print()
        out.print(solo_standing(game.solo_rank()))
        out.print()
    out.print(victory)


def picture(players: int, seed: int, turn: int, width: int, path: Path) -> None:
    """A picture of the table at the beginning of a turn, as SVG."""
    options = validated(players)
    game = Game(seed=seed, **vars(options))
    for move in bot_moves(options.for_engine(), seed, ("greedy",) * len(options.seats)):
        game.play(move)
        if game.view(None)["turns"] >= turn:
            break
    paper = Console(
        record=True,
        width=width,
        theme=Theme(STYLES),
        highlight=False,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    paper.print(draw_table(game.view(None), width))
    svg = paper.export_svg(title="lisboa demo")
    path.parent.mkdir(parents=True, exist_ok=True)
    # Without rich's links to fonts on the net: a picture must not ask other servers for anything.
    path.write_text(re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL), encoding="utf-8")
