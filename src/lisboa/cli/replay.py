"""`lisboa replay`: a game file as a log that can be read."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from lisboa import Game, GameEvent, LisboaError, game_files
from lisboa.cli.demo import show_scores
from lisboa.cli.option_words import option_words
from lisboa.cli.style import console, count, heading
from lisboa.cli.table import draw_table
from lisboa.engine.names import COLOURS
from lisboa.game_options import from_header


class UnreadableFile(LisboaError):
    """What is wrong with a game file."""


def run(path: Path, verify: bool, to: int | None, quiet: bool) -> int:
    """Open, check, tell, and say how to exit."""
    out, err = console(), console(stderr=True)
    try:
        record, whole = read(path)
    except UnreadableFile as error:
        return complain(err, path, str(error))
    if to is not None and to > len(record.moves):
        return complain(err, path, f"--to {to}: the game has only {count(len(record.moves))} moves")
    show_header(out, path, record, whole)
    game = beginning(record)
    for number, move in enumerate(record.moves[: len(record.moves) if to is None else to], start=1):
        seat = game.turn
        events = game.play(move)
        if not quiet and seat is not None:
            show_move(out, number, COLOURS[seat], move, events)
            show_comment(out, record.comments.get(number))
    out.print()
    if game.is_over:
        show_scores(out, game)
    else:
        out.print(draw_table(game.view(None), out.width))
    if verify:
        show_verified(out, record)
    return 0


def complain(err: Console, path: Path, reason: str) -> int:
    """Say what is wrong with the file."""
    err.print(Text().append(f"{path}: ", style="bold").append(reason, style="bad"), soft_wrap=True)
    return 1


def read(path: Path) -> tuple[game_files.GameRecord, Game]:
    """What a file says, and the game; UnreadableFile says why there is none."""
    try:
        return opened(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise UnreadableFile("no such file") from None
    except UnicodeDecodeError:
        raise UnreadableFile("this is no text file (not UTF-8)") from None
    except OSError as error:
        raise UnreadableFile(error.strerror or "cannot be read") from None
    except (LisboaError, ValueError) as error:
        raise UnreadableFile(str(error)) from None


def opened(text: str) -> tuple[game_files.GameRecord, Game]:
    """What the file says, played through: that checks every move, and hash and scores if it has them."""
    if text.lstrip().startswith("{"):
        try:
            document = json.loads(text)
        except json.JSONDecodeError as error:
            raise ValueError(f"not JSON, or cut off, at line {error.lineno}") from None
        except RecursionError:
            raise ValueError("nested too deeply") from None
        except ValueError:  # Python reads no number of so many digits
            raise ValueError("a number in it is too long") from None
        return game_files.from_json(document), Game.from_json(document)
    return game_files.read_text(text), Game.from_text(text)


def beginning(record: game_files.GameRecord) -> Game:
    """The game before its first move."""
    if record.position is not None:
        return Game.from_position(record.position)
    return Game(seed=record.seed, **vars(from_header(record.options)))


def show_header(out: Console, path: Path, record: game_files.GameRecord, whole: Game) -> None:
    """What kind of game it is."""
    facts = ["solo" if whole.options.solo else f"{whole.players} players", *option_words(whole.options.for_engine())]
    facts += [", ".join(whole.seats)] if "Seats" in record.options else []
    facts.append("from a position" if record.seed is None else f"seed {record.seed}")
    facts.append(f"{count(len(record.moves))} moves")
    facts.append("finished" if whole.is_over else "not finished")
    out.print(heading(path.name, " · ".join(facts)))
    show_comment(out, record.comments.get(0))


def show_move(out: Console, number: int, player: str, move: str, events: list[GameEvent]) -> None:
    """A move and what it brought about; a line across where a turn begins."""
    line = Text().append(f"{number:>4} ", style="faint").append(f"{player:<7}", style=player)
    out.print(line.append(move, style="bold"))
    for event in events:
        if event.kind == "turn-begun" and event.seat is not None:
            colour = COLOURS[event.seat]
            out.print(Rule(Text(event.text, style=colour), style="line", align="left"))
        elif event.kind != "move":
            out.print(Padding(Text(event.text, style="faint"), (0, 0, 0, 12)))


def show_comment(out: Console, comment: str | None) -> None:
    """A comment of the file."""
    for line in (comment or "").splitlines():
        out.print(Text(f"     ; {line}", style="warn"))


def show_verified(out: Console, record: game_files.GameRecord) -> None:
    """What of the file was checked."""
    checked = [f"{count(len(record.moves))} moves are legal"]
    checked.append("the hash is right" if record.hash else "there is no hash to check")
    if record.scores is not None:
        checked.append("the scores are right")
    out.print(Text().append("Verified: ", style="good").append(", ".join(checked)))
