"""Every word that the field `error` of a problem can have. It is part of the API: words are added, never changed."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class ErrorWord(Struct, frozen=True):
    """The statuses it comes with, and what it means."""

    statuses: tuple[int, ...]
    meaning: str


ERROR_WORDS: Final = {
    "bad-request": ErrorWord((400,), "a field is missing or has a value that cannot be used: see `field`"),
    "bad-token": ErrorWord((400,), "the link of an e-mail is not complete, too old or used already: ask for a new one"),
    "not-logged-in": ErrorWord((401,), "there is no valid cookie or token"),
    "wrong-password": ErrorWord((401, 403), "name and password do not fit (401), or the old password is wrong (403)"),
    "forbidden": ErrorWord((403,), "you may not do that here: see `detail`"),
    "csrf": ErrorWord((403,), "a change with the cookie needs the header `X-CSRF-Token`"),
    "foreign-origin": ErrorWord((403,), "a page of another site asks"),
    "not-your-turn": ErrorWord((403,), "another seat has to decide: see `turn`"),
    "not-found": ErrorWord((404,), "it does not exist, or you may not know that it does"),
    "wrong-method": ErrorWord((405,), "this address is not asked with this method"),
    "too-slow": ErrorWord((408,), "the request did not arrive in time"),
    "stale": ErrorWord((409,), "the game has gone on: `situation` is the present one, ask again with its `seq`"),
    "busy": ErrorWord(
        (409, 503), "others keep changing this game (409), or too much is asked for just now (503): try again"
    ),
    "not-started": ErrorWord((409,), "the game has not begun yet"),
    "started": ErrorWord((409,), "the game has begun already"),
    "over": ErrorWord((409,), "the game is over"),
    "not-over": ErrorWord((409,), "the game is not over yet"),
    "paused": ErrorWord((409,), "the game is paused"),
    "quarantined": ErrorWord((409,), "this version of the server tells the game differently and leaves it alone"),
    "seated": ErrorWord((409,), "you have a seat already"),
    "not-seated": ErrorWord((409,), "you have no seat"),
    "full": ErrorWord((409,), "no seat is free"),
    "taken": ErrorWord((409,), "this seat is not free"),
    "seats-open": ErrorWord((409,), "nobody sits on some seats: see `seats`"),
    "too-many-tables": ErrorWord(
        (409,), "you, or others at your address, have too many tables that wait, run, or are left to bots: see `detail`"
    ),
    "too-many-imports": ErrorWord(
        (409,), "imported games of yours, or of your address, are too many or too large: delete some first"
    ),
    "too-many-analyses": ErrorWord(
        (409,), "you, or others at your address, wait for too many analyses: see `field` and `reason`"
    ),
    "too-many-tokens": ErrorWord((409,), "revoke a token first"),
    "already-somebody": ErrorWord((409,), "you are logged in: log out first"),
    "guest-has-tables": ErrorWord((409,), "you are a guest with unfinished tables, which would be lost: see `detail`"),
    "already-registered": ErrorWord((409,), "you have an account already"),
    "name-taken": ErrorWord((409,), "the name is somebody else's, or looks like it"),
    "undo-barrier": ErrorWord((409,), "so many moves cannot be taken back: see `possible`; a rewind needs consent"),
    "nothing-to-redo": ErrorWord((409,), "so many moves cannot be played again: see `possible`"),
    "log-full": ErrorWord((409,), "so much was taken back at this table that only moves are possible now"),
    "rewind-pending": ErrorWord((409,), "somebody has asked for a rewind already"),
    "question-pending": ErrorWord((409,), "somebody has asked something already that waits for answers"),
    "no-question": ErrorWord((409,), "nobody has asked that somebody be replaced"),
    "offered-already": ErrorWord((409,), "the seat is free already: another person may take it"),
    "no-rewind": ErrorWord((409,), "nobody has asked for a rewind"),
    "agreed-already": ErrorWord((409,), "you have agreed to the rewind already"),
    "not-stood-in": ErrorWord((409,), "no bot moves for you because your time ran out or you were absent"),
    "not-absent": ErrorWord((409,), "the table has not waited for this person long enough: see `since`"),
    "no-clock": ErrorWord((409,), "the table has no clock"),
    "paused-already": ErrorWord((409,), "the clock is in that state already"),
    "too-large": ErrorWord((413,), "the body is longer than the server takes"),
    "address-too-long": ErrorWord((414,), "path and query are longer than the server takes"),
    "wrong-type": ErrorWord((415,), "the body is not JSON"),
    "unknown-host": ErrorWord((421,), "the server does not answer to this name: its host can allow it"),
    "illegal-move": ErrorWord((422,), "the rules do not allow it: see `rule`, `reason` and `link`"),
    "key-reused": ErrorWord((422,), "you used this key for another request"),
    "bad-game-file": ErrorWord((422,), "the file cannot be read or played: see `line`"),
    "too-much-work": ErrorWord((422,), "this is more than the server does for one request"),
    "too-many-requests": ErrorWord((429,), "wait as long as the header `Retry-After` says"),
    "too-many-guests": ErrorWord((429,), "too many guests have come from your address in a day: log in, or wait"),
    "too-many-sockets": ErrorWord((429,), "of a WebSocket: you have too many connections"),
    "too-many-connections": ErrorWord((429, 503), "your address has too many connections (429), or all have (503)"),
    "header-too-large": ErrorWord((431,), "a header, or all of them, are longer than the server takes"),
    "refused": ErrorWord((), "any other status below 500"),
    "internal": ErrorWord((500,), "a fault of the server; `detail` has a number to tell its host"),
    "no-mail": ErrorWord((503,), "the mail server does not answer: try again later"),
    "unavailable": ErrorWord((503,), "the database does not answer: ask again with the same key"),
}
