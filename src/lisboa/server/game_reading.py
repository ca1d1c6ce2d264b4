"""A game file read and played through, in a worker process: it imports no more than that needs."""

from __future__ import annotations

from typing import Any

import msgspec

from lisboa.errors import BadGameFile
from lisboa.game import Game
from lisboa.server.packed_positions import packed
from lisboa.server.problems import Problem, bad_field
from lisboa.server.workers.jobs import Job, Report


class GameRead(msgspec.Struct, frozen=True, kw_only=True):
    """What a game file comes to, with the fingerprint of the position after each move, and some packed positions."""

    players: int  # people and bots
    seats: int  # Lacerda's too
    options: dict[str, Any]
    seed: str | None
    position: dict[str, Any] | None
    moves: list[str]
    hashes: list[str]
    positions: dict[int, bytes]  # by the number of the move

    @property
    def solo(self) -> bool:
        """Is it against Lacerda?"""
        return self.seats > self.players


class ReadGameFile(Job[GameRead], frozen=True):
    """Play a file through, as text or as JSON that nobody has decoded yet; a problem names line and reason."""

    text: str | None
    document: bytes | None
    snapshot_every: int

    def run(self, _: Report) -> GameRead:
        """In a worker process."""
        field = "game" if self.text is None else "text"
        try:
            if self.text is None:
                game = Game.from_json(decoded(self.document or b"null"))
            else:
                game = Game.from_text(self.text)
        except BadGameFile as error:
            raise Problem(422, "bad-game-file", f"{field}: {error}", field=field, line=error.line) from None
        except RecursionError:
            raise bad_field(field, "is nested too deeply") from None
        return game_read(game, self.snapshot_every)

    def result_type(self) -> type[GameRead]:
        """All that a table needs of the file."""
        return GameRead


def decoded(document: bytes) -> dict[str, Any] | None:
    """The JSON of a game. The server knows only that brackets and quotes fit together."""
    try:
        return msgspec.json.decode(document, type=dict[str, Any] | None)
    except UnicodeDecodeError:
        raise bad_field("game", "is not UTF-8") from None
    except msgspec.DecodeError as error:
        raise bad_field("game", str(error).partition(" - at `$")[0]) from None


def game_read(game: Game, snapshot_every: int) -> GameRead:
    """All that a table needs of it."""
    again = game.rewound(0)
    hashes: list[str] = []
    positions: dict[int, bytes] = {}
    for number, move in enumerate(game.moves, start=1):
        again.play(move)
        hashes.append(again.state_hash())
        if number % snapshot_every == 0:
            positions[number] = packed(again.position())
    return GameRead(
        players=game.options.players,
        seats=game.players,
        options={name: value for name, value in game.options.to_header().items() if name != "Seats"},
        seed=None if game.seed is None else str(game.seed),
        position=game.to_json()["header"].get("Position"),
        moves=game.moves,
        hashes=hashes,
        positions=positions,
    )
