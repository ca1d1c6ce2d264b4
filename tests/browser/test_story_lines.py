"""Lines of the story of whole games in every language, made by the client's scripts without a browser.

A line has room for the main things of a turn: what is missing in it would not have fitted.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

import pytest

import lisboa
from lisboa.engine.names import COLOURS
from lisboa.text.catalogue import catalogue
from lisboa.text.lexicon import Lexicon
from tools.build_web import found_npm, installed_npm

SCRIPT = Path(__file__).parents[2] / "web" / "story_lines.mjs"
LANGUAGES = ("en", "pt", "ru", "cs", "ja")
BOTS = ("greedy", "apprentice", "courtier", "greedy")
LONGEST = 120
BROADEST = 150  # in letters of usual width
JOINT = 2  # the comma before another deed
WHY = ("none", "stores", "sets", "cubes", "influence")  # wigs may be told with the reason
CARDS = ("visit", "portfolio", "sponsor")


@cache
def whole_game(players: int, seed: int) -> lisboa.Game:
    game = lisboa.Game(players=players, seed=seed)
    while not game.is_over:
        game.play(lisboa.bots.move(game, "greedy", len(game.moves)))
    return game


def frames_of(game: lisboa.Game, language: str) -> list[dict[str, Any]]:
    """As the server sends them to the first seat: an entry for each move."""
    frames: dict[int, dict[str, Any]] = {}
    for event in game.events(0):
        told = event.seen_by(0, language).to_json()
        number = told["move"]
        frame = frames.setdefault(number, {"seq": number, "kind": "move", "seat": None, "number": number, "events": []})
        if frame["seat"] is None and told["seat"] is not None:
            frame["seat"] = COLOURS.index(told["seat"])
        frame["events"].append(told)
    return [frames[number] for number in sorted(frames)]


def turns_in(frames: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events of each turn."""
    turns: list[list[dict[str, Any]]] = []
    for event in (event for frame in frames for event in frame["events"]):
        if event["kind"] == "turn-begun":
            turns.append([])
        if turns:
            turns[-1].append(event)
    return turns


def names_of(players: int) -> dict[str, dict[str, Any]]:
    """The first seat looks on; the others are bots, each of whom has a name in every language."""
    seen = Counter(BOTS[:1])
    names: dict[str, dict[str, Any]] = {COLOURS[0]: {"name": "Ana"}}
    for colour, bot in zip(COLOURS[1:players], BOTS[1:], strict=False):
        seen[bot] += 1
        names[colour] = {"bot": bot, "twin": seen[bot]}
    return names


def told_by_client(asked: list[dict[str, Any]]) -> list[list[list[dict[str, Any]]]]:
    """For each game, for each turn, its lines."""
    node = Path((found_npm() or installed_npm())[0]).with_name("node")
    done = subprocess.run([node, SCRIPT], input=json.dumps(asked), capture_output=True, text=True, check=True)
    found: list[list[list[dict[str, Any]]]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("players", "seed"), [(4, 3), (3, 4), (2, 5)])
def test_a_line_has_the_main_deeds_of_its_turn(players: int, seed: int) -> None:
    game, names = whole_game(players, seed), names_of(players)
    entries = {language: frames_of(game, language) for language in LANGUAGES}
    asked = [{"frames": entries[one], "language": one, "me": "green", "names": names} for one in LANGUAGES]
    seen: Counter[str] = Counter()
    for language, turns in zip(LANGUAGES, told_by_client(asked), strict=True):
        say = Lexicon(catalogue(language)).say
        called = {colour: name.get("name") or say("bot-name", **name) for colour, name in names.items()}
        for events, lines in zip(turns_in(entries[language]), turns, strict=True):
            for line in lines:
                assert 0 < len(line["text"]) <= LONGEST, line
                assert breadth(line["text"]) <= BROADEST, line
                for what, words in main_deeds(events, line["colour"], called, say).items():
                    told = any(one in line["text"] for one in words)
                    seen[what] += told
                    room = fits(line["text"] + " " * JOINT + words[0])
                    assert told or not room, f"{language}, {what}: {words} is not in {line['text']!r}"
    assert seen.keys() == {"sale", "wigs", "building", "card", "decree", *(["follows"] if players > 2 else [])}


@pytest.mark.parametrize("seed", [3, 8])
def test_what_the_reader_scores_goes_before_what_others_did_besides(seed: int) -> None:
    game, names = whole_game(4, seed), names_of(4)
    entries = {language: frames_of(game, language) for language in LANGUAGES}
    asked = [{"frames": entries[one], "language": one, "me": "green", "names": names} for one in LANGUAGES]
    for language, turns in zip(LANGUAGES, told_by_client(asked), strict=True):
        say = Lexicon(catalogue(language)).say
        for events, lines in zip(turns_in(entries[language]), turns, strict=True):
            wigs = wigs_in(events, "green")
            if events[0]["seat"] == "green" or not wigs:
                continue
            text = lines[0]["text"]
            yours = {say("ui-story-yours", size="full", count=wigs, why=why) for why in WHY}
            yours.add(say("ui-story-yours", size="brief", count=wigs, why="none"))
            if not any(words in text for words in yours):
                favors = [e["args"]["noble"] for e in events if e["kind"] == "favor-taken" and e["seat"] != "green"]
                assert not any(say("ui-story-favor", noble=noble) in text for noble in favors), text


def wigs_in(events: list[dict[str, Any]], colour: str) -> int:
    """How many a turn brought them."""
    changes = [change for event in events if event["kind"] != "scored" for change in event["changes"]]
    return sum(max(0, after - before) for path, before, after in changes if path == f"players.{colour}.wigs")


def breadth(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def fits(text: str) -> bool:
    return len(text) <= LONGEST and breadth(text) <= BROADEST


def main_deeds(
    events: list[dict[str, Any]], colour: str, called: dict[str, str], say: Callable[..., str]
) -> dict[str, tuple[str, ...]]:
    """What a reader misses most, in words that say it: the shortest ones first."""
    own = [event for event in events if event["seat"] == colour]
    found: dict[str, tuple[str, ...]] = {}
    sold = [event["args"]["count"] for event in own if event["kind"] == "good-sold"]
    if sold:
        found["sale"] = (say("ui-story-sold", count=len(sold), reis=sum(sold)),)
    wigs = wigs_in(events, colour)
    if wigs:
        found["wigs"] = tuple(say("ui-story-wigs", size=size, count=wigs, why="none") for size in ("brief", "full"))
    buildings = [event["args"]["site"] for event in own if event["kind"] == "building-placed"]
    if len(buildings) == 1 and "Rua " not in buildings[0]:
        found["building"] = (at_row(buildings[0], say), buildings[0])
    decrees = [event for event in own if event["kind"] in ("decree-taken", "lacerda-decree-taken")]
    if len(decrees) == 1 and not any(event["kind"] == "ship-built" for event in own):
        found["decree"] = (decrees[0]["args"]["worth"],)
    for event in own:
        if event["kind"] == "card-played":
            found["card"] = (card_words(event["args"], say),)
    if events[0]["seat"] == colour:
        followed = [event["seat"] for event in events if event["kind"] == "followed" and event["seat"] != "green"]
        if followed:
            name = called[followed[0]]
            found["follows"] = (say("ui-story-follows", name=name, deeds="none", you="no", size="brief"),)
    return found


def at_row(site: str, say: Callable[..., str]) -> str:
    """A building at the end of a row."""
    row = re.search(r"[A-E]", site)
    assert row, site
    side = "west" if site == say("site", side="west", row=row[0]) else "east"
    return say("ui-story-building", size="brief", side=side, row=row[0], site=site)


def card_words(args: dict[str, Any], say: Callable[..., str]) -> str:
    """The last word of what a card was played for: before it a language may have shorter ones."""
    noble = str(args.get("noble", ""))
    return say(f"ui-story-{args['use']}", noble=noble, kind=noble, size="brief").split()[-1]
