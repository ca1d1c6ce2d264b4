"""People: guests, accounts and API tokens. Functions of a database connection."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from lisboa.server import schema
from lisboa.server.answers import PersonInfo, TokenInfo
from lisboa.server.languages import ENGLISH
from lisboa.server.problems import Problem, bad_field, conflict, no_such

TOKEN_PREFIX: Final = "lsb_"
MAX_TOKENS: Final = 50
MAX_KEY: Final = 80
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs by their category, but nothing is seen of them
# Emoji are joined to one by U+200D, and Persian and Indian names need both joiners.
_JOINED: Final = re.compile("(?<=[^ \u200c\u200d])[\u200c\u200d](?=[^ \u200c\u200d])")
_UNSEEN: Final = re.compile("[\u034f\u200c\u200d\ufe00-\ufe0f]")


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody: a guest until there is a password."""

    id: str
    name: str
    name_key: str | None
    epoch: int
    email: str | None = None
    webhook_url: str | None = None
    webhook_kind: str | None = None
    language: str = ENGLISH

    @property
    def guest(self) -> bool:
        """Is there no account?"""
        return self.name_key is None


def new_id() -> str:
    """A short text that nobody guesses."""
    return secrets.token_urlsafe(12)


def valid_name(name: str) -> str:
    """A name to be called by, tidied up."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= 40:
        raise bad_field("name", "must have 1 to 40 characters")
    shown = _JOINED.sub("", tidy)
    if any(unicodedata.category(c) in ("Cc", "Cf", "Co", "Cs", "Cn") or c in _BLANKS for c in shown):
        raise bad_field("name", "has characters that cannot be seen")
    if all(unicodedata.category(c)[0] in "MZ" for c in shown):
        raise bad_field("name", "needs a letter, a digit or a sign")
    return tidy


def key_of(name: str) -> str:
    """What makes two names of accounts the same: neither case nor spaces nor what cannot be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(_UNSEEN.sub("", folded).split())


def valid_key(name: str) -> str:
    """The key of a name that an account may have."""
    key = key_of(name)
    if not 1 <= len(key) <= MAX_KEY:
        raise bad_field("name", "is too long when its signs are written out")
    return key


def create_guest(connection: Connection, name: str, now: int, language: str = ENGLISH) -> Person:
    """Somebody new."""
    person_id = new_id()
    row = {"id": person_id, "name": valid_name(name), "epoch": 0, "created_at": now, "language": language}
    connection.execute(insert(schema.people).values(row))
    return get(connection, person_id)


def _person(row: Any) -> Person:
    return Person(**{name: row[name] for name in Person.__struct_fields__})


_COLUMNS: Final = [schema.people.c[name] for name in Person.__struct_fields__]
_FIND: Final = select(*_COLUMNS).where(schema.people.c.id == bindparam("person"))


def find(connection: Connection, person_id: str) -> Person | None:
    """The person with this id, if there is one."""
    row = connection.execute(_FIND, {"person": person_id}).mappings().first()
    return None if row is None else _person(row)


def get(connection: Connection, person_id: str) -> Person:
    """The person with this id, or a problem."""
    person = find(connection, person_id)
    if person is None:
        raise no_such("person")
    return person


def names(connection: Connection, ids: set[str]) -> dict[str, PersonInfo]:
    """What others may know of people: name, and whether they are guests."""
    columns = schema.people.c
    rows = connection.execute(select(columns.id, columns.name, columns.name_key).where(columns.id.in_(ids)))
    return {row.id: PersonInfo(id=row.id, name=row.name, guest=row.name_key is None) for row in rows}


def find_account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of this name and its password's hash, if there is one."""
    query = select(*_COLUMNS, schema.people.c.password_hash).where(schema.people.c.name_key == key_of(name))
    row = connection.execute(query).mappings().first()
    return None if row is None else (_person(row), row["password_hash"])


def password_hash_of(connection: Connection, person_id: str) -> str | None:
    """The hash of a person's password; None for guests."""
    found: str | None = connection.scalar(select(schema.people.c.password_hash).where(schema.people.c.id == person_id))
    return found


def register(connection: Connection, person_id: str, name: str, password_hash: str) -> Person:
    """A guest gets an account and keeps everything that is his. Older cookies are void: who else had one is out."""
    tidy = valid_name(name)
    people = schema.people
    change = update(people).where(people.c.id == person_id, people.c.name_key.is_(None))
    values = {"name": tidy, "name_key": valid_key(tidy), "password_hash": password_hash, "epoch": people.c.epoch + 1}
    try:
        with connection.begin_nested():
            changed = connection.execute(change.values(**values)).rowcount
    except IntegrityError:
        raise conflict("name-taken", f"name: {tidy!r} is somebody else's", field="name") from None
    if changed == 0:  # the same guest registered twice at the same time
        raise already_registered()
    return get(connection, person_id)


def already_registered() -> Problem:
    """An account is made once."""
    return conflict("already-registered", "you have an account already")


def set_password(connection: Connection, person_id: str, password_hash: str) -> Person:
    """A new password; whoever is logged in elsewhere is logged out there."""
    people = schema.people
    change = update(people).where(people.c.id == person_id)
    connection.execute(change.values(password_hash=password_hash, epoch=people.c.epoch + 1))
    return get(connection, person_id)


def end_sessions(connection: Connection, person_id: str) -> None:
    """Log out everywhere."""
    people = schema.people
    connection.execute(update(people).where(people.c.id == person_id).values(epoch=people.c.epoch + 1))


def remove_email(connection: Connection, person_id: str, address: str) -> None:
    """No more e-mails to this address."""
    columns = schema.people.c
    mine = update(schema.people).where(columns.id == person_id, columns.email == address)
    connection.execute(mine.values(email=None))


def change(connection: Connection, person_id: str, values: dict[str, str | None]) -> Person:
    """Change name, address, webhook or language."""
    if "name" in values:
        values = {**values, "name": valid_name(values["name"] or "")}
        if not get(connection, person_id).guest:
            values["name_key"] = valid_key(values["name"] or "")
    try:
        with connection.begin_nested():
            if values:
                connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(**values))
    except IntegrityError:
        raise conflict("name-taken", "name: is somebody else's", field="name") from None
    return get(connection, person_id)


# API tokens


def hash_token(token: str) -> str:
    """Tokens are long and random, so a quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def create_token(connection: Connection, person_id: str, label: str, now: int) -> tuple[TokenInfo, str]:
    """A new token and its secret, which is told only once."""
    if len(list_tokens(connection, person_id)) >= MAX_TOKENS:
        raise conflict("too-many-tokens", f"you have {MAX_TOKENS} tokens: revoke some first")
    secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
    token = TokenInfo(id=new_id(), label=label, created_at=now)
    row = {"id": token.id, "person_id": person_id, "label": label, "token_hash": hash_token(secret), "created_at": now}
    connection.execute(insert(schema.tokens).values(**row))
    return token, secret


def list_tokens(connection: Connection, person_id: str) -> list[TokenInfo]:
    """The tokens that are not revoked."""
    columns = schema.tokens.c
    query = select(columns.id, columns.label, columns.created_at).where(
        columns.person_id == person_id, columns.revoked_at.is_(None)
    )
    return [TokenInfo(id=row.id, label=row.label, created_at=row.created_at) for row in connection.execute(query)]


def revoke_token(connection: Connection, person_id: str, token_id: str, now: int) -> None:
    """It works no more."""
    columns = schema.tokens.c
    mine = (columns.id == token_id, columns.person_id == person_id, columns.revoked_at.is_(None))
    if connection.execute(update(schema.tokens).where(*mine).values(revoked_at=now)).rowcount == 0:
        raise no_such("token")


def by_token(connection: Connection, token: str) -> Person | None:
    """Whose token this is, if it still works."""
    query = (
        select(*_COLUMNS)
        .join(schema.tokens, schema.tokens.c.person_id == schema.people.c.id)
        .where(schema.tokens.c.token_hash == hash_token(token), schema.tokens.c.revoked_at.is_(None))
    )
    row = connection.execute(query).mappings().first()
    return None if row is None else _person(row)
