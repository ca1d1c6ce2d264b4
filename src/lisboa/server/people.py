"""People: guests, accounts and API tokens. Functions of a database connection."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from lisboa.server import schema
from lisboa.server.answers import PersonInfo, TokenInfo
from lisboa.server.languages import ENGLISH
from lisboa.server.names import key_of, looks_of, names_of_guests, valid_key, valid_name
from lisboa.server.problems import Problem, conflict, no_such, not_logged_in

TOKEN_PREFIX: Final = "lsb_"
MAX_TOKENS: Final = 50
# What is left of a guest who was removed. Their cookies are of an earlier epoch.
FORMER: Final[dict[str, Any]] = {
    "name": "former guest",
    "email": None,
    "webhook_url": None,
    "webhook_kind": None,
    "webhook_lane": None,
    "address": None,
    "last_seen_at": None,
    "seen_before_at": None,
    "epoch": schema.people.c.epoch + 1,
}


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
    last_seen_at: int | None = None

    @property
    def guest(self) -> bool:
        """Is there no account?"""
        return self.name_key is None


def new_id() -> str:
    """A short text that nobody guesses."""
    return secrets.token_urlsafe(12)


def create_guest(
    connection: Connection, name: str, now: int, language: str = ENGLISH, address: str | None = None
) -> Person:
    """Somebody new."""
    person_id = new_id()
    tidy = valid_name(name)
    check_free(connection, person_id, tidy, guest=True)
    row = {"id": person_id, "name": tidy, "epoch": 0, "created_at": now, "language": language}
    row |= {"address": address, "last_seen_at": now, "seen_before_at": now}
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
    rows = connection.execute(select(*KNOWN_TO_OTHERS).where(columns.id.in_(ids)))
    return {row.id: known_to_others(row) for row in rows}


KNOWN_TO_OTHERS: Final = [schema.people.c[name] for name in ("id", "name", "name_key", "removed_at")]


def known_to_others(row: Any) -> PersonInfo:
    """What others may know, from a row with these columns."""
    return PersonInfo(id=row.id, name=row.name, guest=row.name_key is None, former=row.removed_at is not None)


def find_account(connection: Connection, name: str) -> tuple[Person, str] | None:
    """The account of this name and its password's hash, if there is one."""
    query = select(*_COLUMNS, schema.people.c.password_hash).where(schema.people.c.name_key == key_of(name))
    row = connection.execute(query).mappings().first()
    return None if row is None else (_person(row), row["password_hash"])


def password_hash_of(connection: Connection, person_id: str) -> str | None:
    """The hash of a person's password; None for guests."""
    found: str | None = connection.scalar(select(schema.people.c.password_hash).where(schema.people.c.id == person_id))
    return found


def check_free(connection: Connection, person_id: str, name: str, guest: bool) -> None:
    """A new name must not be or look like that of an account, nor an account's like those of unnamed guests.

    Guests may always be called what guests are called, lest an account with such a name keep everybody out.
    """
    columns = schema.people.c
    looks = looks_of(name)
    if looks in names_of_guests():
        if guest:
            return
        raise name_taken(name)
    alike = (columns.looks == looks) | (columns.name_key == key_of(name))  # RITA does not look like Rita, but is
    others = select(columns.id).where(alike, columns.id != person_id).limit(1)
    if connection.execute(others).first() is not None:
        raise name_taken(name)


def name_taken(name: str) -> Problem:
    return conflict("name-taken", f"name: {name!r} is somebody else's, or looks like it", field="name")


def named(connection: Connection, person_id: str, name: str, guest: bool) -> dict[str, Any]:
    """The columns of a new name."""
    tidy = valid_name(name)
    check_free(connection, person_id, tidy, guest)
    if guest:
        return {"name": tidy}
    return {"name": tidy, "name_key": valid_key(tidy), "looks": looks_of(tidy), "looks_shared": False}


def register(connection: Connection, person_id: str, name: str, password_hash: str) -> Person:
    """Turn a guest into an account; everything they have stays theirs. Older cookies are void."""
    people = schema.people
    change = update(people).where(people.c.id == person_id, people.c.name_key.is_(None))
    values = {
        **named(connection, person_id, name, guest=False),
        "password_hash": password_hash,
        "epoch": people.c.epoch + 1,
    }
    try:
        with connection.begin_nested():
            changed = connection.execute(change.values(**values)).rowcount
    except IntegrityError:
        raise name_taken(name) from None
    if changed == 0:  # the same guest registered twice at the same time
        raise already_registered()
    silence(connection, person_id)
    return get(connection, person_id)


def already_registered() -> Problem:
    """An account is made once."""
    return conflict("already-registered", "you have an account already")


def set_password(connection: Connection, person_id: str, password_hash: str) -> Person:
    """A new password; whoever is logged in elsewhere is logged out there."""
    people = schema.people
    change = update(people).where(people.c.id == person_id)
    connection.execute(change.values(password_hash=password_hash, epoch=people.c.epoch + 1))
    silence(connection, person_id)
    return get(connection, person_id)


def end_sessions(connection: Connection, person_id: str) -> None:
    """Log out everywhere."""
    people = schema.people
    connection.execute(update(people).where(people.c.id == person_id).values(epoch=people.c.epoch + 1))
    silence(connection, person_id)


def silence(connection: Connection, person_id: str) -> None:
    """No browser shows this person's messages any more: with the sessions end what others might have set up."""
    subscriptions = schema.push_subscriptions
    connection.execute(delete(subscriptions).where(subscriptions.c.person_id == person_id))


def remove_email(connection: Connection, person_id: str, address: str) -> None:
    """No more e-mails to this address."""
    columns = schema.people.c
    mine = update(schema.people).where(columns.id == person_id, columns.email == address)
    connection.execute(mine.values(email=None))


def change(connection: Connection, person_id: str, values: dict[str, Any]) -> Person:
    """Change name, address, webhook or language. A name that stays the same is not checked again."""
    person = get(connection, person_id)
    name = values.get("name")
    if name is not None:
        new = {} if name == person.name else named(connection, person_id, name, person.guest)
        values = {**values, **new}
    try:
        with connection.begin_nested():
            if values:
                connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(**values))
    except IntegrityError:
        raise name_taken(name or "") from None
    return get(connection, person_id)


# API tokens


def hash_token(token: str) -> str:
    """Tokens are long and random, so a quick hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def create_token(connection: Connection, person: Person, label: str, now: int) -> tuple[TokenInfo, str]:
    """A new token and its secret, which is shown only once. Refused if the password has changed since the login."""
    person_id = person.id
    lock(connection, person_id)
    if get(connection, person_id).epoch != person.epoch:
        raise not_logged_in()
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


def lock(connection: Connection, person_id: str) -> None:
    """What is counted of this person stays as it is until the end of the transaction, on every server."""
    connection.execute(select(schema.people.c.id).where(schema.people.c.id == person_id).with_for_update())


def revoke_all_tokens(connection: Connection, person_id: str) -> int:
    """Returns how many there were."""
    columns = schema.tokens.c
    revoked = columns.person_id == person_id, columns.revoked_at.is_not(None)  # by an earlier version, which kept them
    connection.execute(delete(schema.tokens).where(*revoked))
    return connection.execute(delete(schema.tokens).where(columns.person_id == person_id)).rowcount


def revoke_token(connection: Connection, person_id: str, token_id: str) -> None:
    """It works no more."""
    columns = schema.tokens.c
    mine = (columns.id == token_id, columns.person_id == person_id, columns.revoked_at.is_(None))
    if connection.execute(delete(schema.tokens).where(*mine)).rowcount == 0:
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
