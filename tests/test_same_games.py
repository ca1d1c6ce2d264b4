"""The same game in every form of the engine and every process: compiled or not, whatever the hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = 252  # 42 in each of six settings

# Plays all games, half by chance, half eagerly, and prints a fingerprint of all moves and positions of each
SCRIPT = """
import hashlib, json, sys
from lisboa import Game
from lisboa.engine import flow, playout, position, record, views
from lisboa.engine.notation import write
from lisboa.engine.options import Options
from lisboa.engine.set_up import new_state

SETTINGS = [
    (2, 2021, False, False, False, 3, True),
    (3, 2017, True, False),
    (4, 2021, False, True),
    (4, 2017, True, True, False, 15, True),
    (2, 2021, False, True, True, 1, True),
    (2, 2017, False, False, True),
]

def fingerprint(number):
    s = new_state(Options(*SETTINGS[number % len(SETTINGS)]), 1000 + number)
    dice = playout.own_dice(number)
    digest = hashlib.sha256()
    codes = flow.settle(s).codes
    moves = 0
    while not flow.is_over(s):
        choice = playout.choose(s, codes, number // len(SETTINGS) % 2, dice)
        digest.update(f"{write(flow.kind_of(s), choice)} of {list(codes)};".encode())
        flow.take(s, choice, False)
        codes = flow.settle(s).codes
        moves += 1
        if moves % 20 == 0:
            digest.update(record.state_hash(s).encode())
    if number < 20:
        digest.update(json.dumps(position.to_document(s)).encode())
        digest.update(json.dumps(views.view(s, number % 2)).encode())
    digest.update(record.state_hash(s).encode())
    return [moves, record.state_hash(s), digest.hexdigest()]

def face(seed):
    game = Game(solo=True, seed=seed) if seed % 2 else Game(players=3, seed=seed, draft=True)
    told = []
    while not game.is_over:
        decision = game.decision
        told.append(repr(decision.options))
        moves = game.legal_moves()
        told += [json.dumps(event.to_json()) for event in game.play(moves[len(told) % len(moves)])]
    return hashlib.sha256("".join(told + [game.to_text()]).encode()).hexdigest()

print(json.dumps({
    "compiled": not flow.__file__.endswith(".py"),
    "hash of a word": hash("lisboa"),
    "games": [fingerprint(number) for number in range(int(sys.argv[1]))],
    "face": [face(seed) for seed in range(4)],
}))
"""


@cache
def played(pure: bool, hash_seed: str) -> dict[str, Any]:
    """What another process makes of the same games."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "LISBOA_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", SCRIPT, str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.slow(seconds=11)
def test_compiled_and_uncompiled_engines_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """250 games in five settings, one solo: all moves offered and chosen, positions and final hashes are equal."""
    usual, pure = played(False, "1"), played(True, "2")
    assert not pure["compiled"]
    if not usual["compiled"]:
        with capsys.disabled():
            print("\nthe engine is not compiled here: the same games were compared pure with pure")
    assert len(usual["games"]) == GAMES
    assert usual["games"] == pure["games"]
    assert usual["face"] == pure["face"]


@pytest.mark.slow
def test_two_processes_with_different_hash_seeds_play_the_same_games() -> None:
    """No set order, no hash() in what a game is."""
    one, two = played(False, "1"), played(False, "12345")
    assert one["hash of a word"] != two["hash of a word"]
    assert one["games"] == two["games"]
    assert one["face"] == two["face"]


def test_games_differ_at_all() -> None:
    """Fingerprints of different seeds differ: the comparison above means something."""
    from lisboa import Game

    hashes = {Game(players=players, seed=seed).state_hash() for players in (2, 3, 4) for seed in range(5)}
    assert len(hashes) == 15
