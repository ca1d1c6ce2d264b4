"""Games against Lacerda in the terminal: demonstrations, replays, simulations."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.theme import Theme
from typer.testing import CliRunner

from lisboa import Game
from lisboa.bots import BOTS
from lisboa.cli.demo import bot_moves
from lisboa.cli.lacerda_panel import lacerda_panel
from lisboa.cli.main import app
from lisboa.cli.narration import Turn, split_turns, told
from lisboa.cli.player_boards import player_board
from lisboa.cli.simulation import Plan, game_seed, simulate
from lisboa.cli.solo_standing import solo_standing
from lisboa.cli.style import STYLES
from lisboa.engine.names import COLOURS
from lisboa.engine.options import Options
from lisboa.game_options import GameOptions, validated
from lisboa.seats import LACERDA
from lisboa.solo_rank import Condition, Rank, SoloRank

OPTIONS = validated(1, goals=[0], city_tokens=True, starting_decrees=True)
SEED = 4


def run(*args: str, columns: int = 80) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": str(columns)})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


def shown(part: Any, width: int = 80) -> str:
    paper = Console(width=width, theme=Theme(STYLES), highlight=False, color_system=None)
    with paper.capture() as captured:
        paper.print(part)
    return captured.get()


def play(options: GameOptions, seed: int, bot: str) -> tuple[Game, list[Turn]]:
    """A whole game, and how it is told."""
    game = Game(seed=seed, **vars(options))
    turns: list[Turn] = []
    for move in bot_moves(options.for_engine(), seed, (bot, LACERDA)):
        turns[-1:] = split_turns(game.play(move), turns[-1] if turns else None, options.solo)
    return game, turns


@pytest.fixture(scope="module")
def played() -> tuple[Game, list[Turn]]:
    return play(OPTIONS, SEED, "eager")


# His turns


def test_every_turn_of_his_is_told(played: tuple[Game, list[Turn]]) -> None:
    """SOLO-4: he sees a noble each turn and does something there, or skips it."""
    _, turns = played
    his = [turn for turn in turns if turn.player == COLOURS[1]]
    assert len(his) > 10
    for turn in his:
        done = [phrase for player, phrase in turn.phrases if player == turn.player]
        assert re.fullmatch("visits the (Builder|Minister|King)", done[0])
        assert len(done) >= 2, done


def test_decrees_he_takes_are_told(played: tuple[Game, list[Turn]]) -> None:
    game, turns = played
    phrases = [phrase for turn in turns for player, phrase in turn.phrases if player == COLOURS[1]]
    owned = {f"decree {number}" for number, owner in game.view(None)["decrees_placed"].items() if owner == COLOURS[1]}
    assert {phrase for phrase in phrases if phrase.startswith("decree ")} == owned
    assert owned


def test_all_that_he_can_do_has_words() -> None:
    """SOLO-4 to SOLO-8: none of what happens to his pieces or for him is left out."""
    silent = {
        "lacerda-acts", "lacerda-office", "lacerda-influence", "lacerda-paid", "lacerda-plot", "lacerda-street",
        "lacerda-cube", "lacerda-site", "lacerda-building", "lacerda-rubble", "lacerda-docked",
        "lacerda-card-discarded", "lacerda-without",
    }  # fmt: skip
    words: dict[str, str] = {}
    kinds = set()
    for seed in range(6):
        game, _ = play(validated(1), seed, "eager")
        for event in game.events(None):
            if event.kind.startswith("lacerda-"):
                turn = Turn(1, COLOURS[1], True)
                turn.tell(event)
                kinds.add(event.kind)
                words[event.kind] = told(turn).plain
    assert {kind for kind in kinds if words[kind] == ""} == kinds & silent
    for kind, text in (
        ("lacerda-plan", r"plan (blue|green) [2-5]"),
        ("lacerda-ship", r"takes a (blue|red|purple|brown) ship"),
        ("lacerda-produced", r"produces \d (gold|cloth|books|tools)"),
        ("lacerda-favor", r"favor of the \w+"),
        ("lacerda-followed", r"follows"),
        ("lacerda-clergy", r"moves the Cardinal, discards a clergy tile \(.+\)"),
        ("lacerda-sailed", r"sails the \w+ ship"),
    ):
        assert re.fullmatch(text, words[kind]), kind


def test_others_call_him_lacerda(played: tuple[Game, list[Turn]]) -> None:
    _, turns = played
    whole = " ".join(told(turn).plain for turn in turns)
    assert "Yellow" not in whole
    assert "; Lacerda follows" in whole
    assert "gets the goal A" in whole


# His panel and the novice's board


def test_his_panel_says_what_he_has(played: tuple[Game, list[Turn]]) -> None:
    view = played[0].view(None)
    his = view["players"]["yellow"]
    text = shown(lacerda_panel(view, "yellow"))
    assert f"Lacerda · {his['wigs']} wigs" in text
    assert f"influence {his['influence']} · officials {his['officials']} · no hand, no money" in text
    assert f"courtier {view['lacerda']['courtier'].title()} · Assistant {view['lacerda']['assistant'].title()}" in text
    assert f"{sum(his['cubes'].values())} cubes, no sets" in text
    assert f"decrees {his['decrees']} " in text
    officials = sum(int(plan[-1]) * n for plan, n in his["completed_plans"].items())
    assert f"{officials} officials" in text
    assert text.count("▫") >= sum(his["houses_built"].values())
    for words in ("réis", "hand 0", "docks"):
        assert words not in text


def test_his_ships_with_cargo_and_at_sea(played: tuple[Game, list[Turn]]) -> None:
    view = played[0].view(None)
    cargo = dict.fromkeys(("gold", "cloth", "books", "tools"), 0)
    view["lacerda"] |= {
        "ships": {"blue": True, "red": False, "purple": True, "brown": False},
        "cargo": {"blue": cargo | {"gold": 1}, "red": cargo, "purple": cargo | {"books": 2}, "brown": cargo},
        "at_sea": {"blue": True, "red": False, "purple": False, "brown": False},
    }
    assert "ships   blue ship ▪ at sea · purple ship ▪▪▫ " in shown(lacerda_panel(view, "yellow"))


def test_goals_on_a_novices_board() -> None:
    """EXTRA-1: what is asked for and what it brings, on the novice's board only."""
    game = Game(2, 3, goals=[1])
    game.play(game.legal_moves()[0])
    while not (placed := [goal for goal, owner in game.view(None)["goals_placed"].items() if owner == "yellow"]):
        game.play(game.legal_moves()[0])
    view = game.view(None)
    text = " ".join(shown(player_board(view, "yellow")).replace("│", " ").split())
    assert f"goal {placed[0]} (visit the " in text
    assert "draw 2 goal cards" in text
    assert "goal" not in shown(player_board(view, "green"))


def test_long_lists_are_not_cut(played: tuple[Game, list[Turn]]) -> None:
    view = played[0].view(None)
    view["decrees_placed"] = {str(number): "green" for number in range(10, 50)}
    text = shown(player_board(view, "green"), width=60)
    assert re.findall(r"\b[1-4]\d\b", text.partition("decrees")[2].partition("goal")[0])[:40] == [
        str(number) for number in range(10, 50)
    ]


# Your standing


def test_the_standing_says_what_is_missing() -> None:
    ranks = (
        Rank("jester", "Jester", (Condition("wigs", 0, -3, True), Condition("decrees", 4, 5, True)), True),
        Rank("courtier", "Courtier", (Condition("wigs", 1, -3), Condition("decrees", 6, 5)), False),
        Rank("right-hand", "Minister's right hand", (Condition("wigs", 1, -3), Condition("ships", 2, 2)), False),
    )
    text = shown(solo_standing(SoloRank("jester", "Jester", ranks)))
    assert "Your standing: Jester" in text
    assert re.search(r"lead in wigs +−3 +under 0: yes +✗ 1 \(4 short\) +✗ 1 \(4 short\)", text)
    assert re.search(r"decrees +5 +under 4: no +✗ 6 \(1 short\) +–", text)
    assert re.search(r"ships +2 +– +– +✓ 2", text)
    assert re.search(r"you are one +✗ 2 missing +✗ 1 missing", text)
    assert "For Courtier you need: more wigs than Lacerda: no, difference −3" in text


def test_the_highest_rank_lacks_nothing() -> None:
    ranks = (
        Rank("jester", "Jester", (Condition("reis", 5, 30, True),), False),
        Rank("right-hand", "R", (Condition("reis", 20, 30),), True),
    )
    text = shown(solo_standing(SoloRank("right-hand", "R", ranks)))
    assert "There is no higher rank." in text
    assert text.count("✓ all hold") == text.count("you are more") == 1


# Commands


@pytest.mark.parametrize("columns", [80, 100, 120])
def test_a_solo_demonstration(columns: int) -> None:
    options = ("--goals", "all", "--city-tokens", "--starting-decrees", "--bots", "eager", "--seed", str(SEED))
    code, out, _ = run("demo", "--players", "1", *options, columns=columns)
    assert code == 0
    assert "Yellow" not in out
    assert max(len(line) for line in out.splitlines()) <= columns
    title = " ".join(out.partition("Set-up")[0].split())
    assert "Green (eager), Lacerda · starting decrees · goals for green · city tokens · seed 4" in title
    for words in (
        "● Lacerda visits the",
        "no hand, no money",
        "Your standing: ",
        "Jester",
        "Minister's",
        "(SOLO-8)",
    ):
        assert words in out
    assert re.search(r"^ +Green +Lacerda|^ +Lacerda +Green", out, re.MULTILINE)
    assert re.search(r"(Green|Lacerda) wins\.\n$", out)


def test_the_table_is_drawn_when_his_turn_is_told() -> None:
    """He moves within your move: the table after the first period already shows his turn."""
    out = run("demo", "--solo", "--bots", "eager", "--seed", "4", columns=120)[1]
    before = out.partition("· turn ")
    last = [int(number) for number in re.findall(r"^ +(\d+) ● ", before[0], re.MULTILINE)][-1]
    assert int(before[2].split()[0]) == last + 1


def test_options_of_a_demonstration() -> None:
    code, out, _ = run("demo", "-p", "2", "--draft", "--ruleset", "2017", "--bots", "eager", "--seed", "1", columns=120)
    assert code == 0
    assert "· draft ·" in out
    for args, words in (
        (("--solo", "--draft"), "draft: hands are not drafted in solo"),
        (("--players", "2", "--goals", "7"), "goals: 7 is not a seat"),
        (("--players", "2", "--solo"), "players: 2"),
        (("--goals", "me"), "neither seats like 0,2 nor all"),
    ):
        code, _, err = run("demo", *args)
        assert code == 2
        assert words in " ".join(err.replace("│", " ").split())


def test_simulate_and_demo_share_their_options() -> None:
    texts = [run(command, "--help", columns=200)[1] for command in ("simulate", "demo")]
    for option in ("--ruleset", "--draft", "--starting-decrees", "--goals", "--city-tokens", "--solo", "--bots"):
        lines = [next(line for line in text.splitlines() if f" {option} " in line).split() for text in texts]
        if option != "--bots":  # the default differs
            assert lines[0] == lines[1]


def test_replay_of_a_solo_game_with_goals_and_tokens(played: tuple[Game, list[Turn]], tmp_path: Path) -> None:
    game, _ = played
    path = tmp_path / "solo.txt"
    path.write_text(game.to_text(), encoding="utf-8")
    code, out, _ = run("replay", str(path), "--verify", columns=100)
    assert code == 0
    assert "yellow" not in out.lower()
    assert "solo · ruleset 2021 · starting decrees · goals for green · city tokens · seed 4" in " ".join(out.split())
    for words in (
        "Lacerda begins turn 1",
        "removes the token",
        "receives goal",
        "Your standing: ",
        "the hash is right",
    ):
        assert words in out
    code, out, _ = run("replay", str(path), "--to", "60", "--quiet")
    assert code == 0
    assert "no hand, no money" in out
    assert run("replay", str(path), "--to", "0")[0] == 0


def test_replay_shows_the_tokens_of_the_game(played: tuple[Game, list[Turn]], tmp_path: Path) -> None:
    """EXTRA-2: the rewards drawn on plots are not those of the board."""
    path = tmp_path / "solo.txt"
    path.write_text(played[0].to_text(), encoding="utf-8")
    plain = Game(1, SEED, starting_decrees=True, goals=[0])
    plain.play(plain.legal_moves()[0])
    printed = tmp_path / "plain.txt"
    printed.write_text(plain.to_text(), encoding="utf-8")
    city = [run("replay", str(file), "--to", "1", "-q")[1].partition("Royal court")[0] for file in (path, printed)]
    assert city[0].partition("Downtown")[2] != city[1].partition("Downtown")[2]


# Simulations


def simulated(*args: str) -> dict[str, Any]:
    code, out, err = run("simulate", "--solo", "--json", *args)
    assert code == 0, err
    found = json.loads(out)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("bot", "games", "seed"), [("eager", 4, 3), ("greedy", 1, 5)])
def test_ranks_are_those_of_the_games(bot: str, games: int, seed: int) -> None:
    """Counted again through the facade; the better bot may be more than a Jester."""
    found = simulated("--games", str(games), "--workers", "1", "--bots", bot, "--seed", str(seed))["solo_ranks"]
    seen = [play(validated(1), game_seed(seed, number), bot)[0].solo_rank() for number in range(games)]
    for place, rank in enumerate(found):
        assert rank["games"] == sum(each.name == rank["rank"] for each in seen)
        assert rank["not_reached"] == sum(place > 0 and not each.ranks[place].holds for each in seen)
        missing = [[condition.what for condition in each.ranks[place].missing] for each in seen]
        for condition in rank["missed"]:
            assert condition["games"] == sum(condition["condition"] in names for names in missing)
    assert found[0]["missed"] == []


def test_ranks_do_not_depend_on_workers() -> None:
    results = [
        simulated("--games", "9", "--bots", "eager", "--goals", "0", "--seed", "3", "--workers", n) for n in ("1", "2")
    ]
    for result in results:
        del result["timing"]
    assert results[0] == results[1]
    assert json.dumps(results[0]) == json.dumps(results[1])


def test_tallies_merge_in_any_order() -> None:
    options = Options(2, solo=True)
    parts = [simulate(Plan(3, options, ("eager", LACERDA), seed, False), 1, lambda done: None).tally for seed in (1, 2)]
    plan = Plan(6, options, ("eager", LACERDA), 1)
    one, other = plan.tally(), plan.tally()
    for part in parts:
        one.merge(part)
    for part in reversed(parts):
        other.merge(part)
    assert one == other
    assert one.solo.ranks.total() == one.solo.margins.total() == 6


def test_only_solo_has_ranks() -> None:
    code, out, _ = run("simulate", "--players", "2", "--games", "2", "--json", "--seed", "1", "--workers", "1")
    assert code == 0
    assert "solo_ranks" not in json.loads(out)


def test_tables_of_a_simulation() -> None:
    code, out, err = run("simulate", "--solo", "--bots", "eager", "--games", "5", "--seed", "1", "--workers", "1")
    assert code == 0
    assert "5 games against Lacerda" in out
    assert "5 games against Lacerda" in err
    assert "yellow" not in out.lower()
    assert "starting player" not in out
    assert re.search(r"Courtier +\d+ +\d+\.\d %", out)
    assert re.search(r"Courtier +\d+ +more wigs than Lacerda +\d+ +\d+\.\d %", out)
    assert re.search(r"Your lead +[−\d]", out)
    assert max(len(line) for line in out.splitlines()) <= 80


def test_lacerda_is_no_bot() -> None:
    assert LACERDA not in BOTS
    code, _, err = run("simulate", "--solo", "--bots", "lacerda")
    assert code == 2
    assert "no bot is called" in " ".join(err.replace("│", " ").split())
