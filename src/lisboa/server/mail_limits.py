"""How many e-mails one mailbox gets, whoever causes them and from whichever server they come."""

from __future__ import annotations

import hashlib
from typing import Final

from lisboa.server.owned_domains import owned_domain
from lisboa.server.settings import Settings
from lisboa.server.shared_counts import DAY_MS, HOUR_MS, Limit

# What its owner has not asked for: confirmations and invitations, which any stranger can cause.
UNASKED_PER_HOUR: Final = 5
UNASKED_PER_DAY: Final = 10
# Confirmations that one person, or one internet address, may ask for.
ASKED_BY_PERSON: Final = (5, 10)
ASKED_BY_ADDRESS: Final = (20, 60)
# Confirmations to addresses in one domain, whose owner may have any number of them; the large providers have people.
UNCONFIRMED: Final = (20, 60)
UNCONFIRMED_BY_ADDRESS: Final = (10, 30)  # of these, asked for from one internet address: some are left for others
UNCONFIRMED_AT_PROVIDERS: Final = (600, 3_000)
PROVIDERS: Final = frozenset(
    (
        *("aol.com", "bol.com.br", "centrum.cz", "clix.pt", "comcast.net", "daum.net", "docomo.ne.jp", "email.cz"),
        *("fastmail.com", "free.fr", "gmail.com", "gmx.at", "gmx.ch", "gmx.com", "gmx.de", "gmx.net", "hotmail.co.uk"),
        *("hotmail.com", "hotmail.fr", "icloud.com", "laposte.net", "libero.it", "live.com", "live.com.pt", "mail.com"),
        *("mail.ru", "msn.com", "naver.com", "orange.fr", "outlook.com", "outlook.pt", "posteo.de", "proton.me"),
        *("qq.com", "rambler.ru", "sapo.pt", "seznam.cz", "t-online.de", "tutanota.com", "uol.com.br", "web.de"),
        *("yahoo.co.jp", "yahoo.co.uk", "yahoo.com", "yahoo.com.br", "yahoo.de", "yahoo.fr", "yandex.ru", "163.com"),
    )
)
_ALIASES: Final = {
    **dict.fromkeys(("googlemail.com",), "gmail.com"),
    **dict.fromkeys(("me.com", "mac.com"), "icloud.com"),
    **dict.fromkeys(("pm.me", "protonmail.ch", "protonmail.com"), "proton.me"),
    **dict.fromkeys(("narod.ru", "ya.ru", "yandex.by", "yandex.com", "yandex.kz", "yandex.ua"), "yandex.ru"),
}
_SAME_NAMES: Final[
    dict[str, dict[int, str | None]]
] = {  # characters that a provider does not see, or takes for another
    "gmail.com": {ord("."): None},
    "proton.me": dict.fromkeys(map(ord, ".-_")),
    "yandex.ru": {ord("-"): "."},
}
_NAMED_BY_HOST: Final = (".fastmail.com", ".fastmail.fm")  # anything@ana.fastmail.com is Ana's


def mailbox_of(address: str) -> str:
    """What all spellings of an address have in common that lead to the same mailbox.

    Case, +tags, the dots of Google, and the other domains of the large providers do not matter.
    """
    name, _, domain = address.lower().rpartition("@")
    for suffix in _NAMED_BY_HOST:
        if domain.endswith(suffix):
            name, domain = domain.removesuffix(suffix).rpartition(".")[2], suffix[1:]
    domain = _ALIASES.get(domain, domain)
    name = name.partition("+")[0] or name
    return f"{name.translate(_SAME_NAMES.get(domain, {}))}@{domain}"


def limits_of_domain(address: str, asker: str) -> list[Limit]:
    """The limits of a confirmation to an address there: a domain has any number of mailboxes, which may be one.

    `asker` is a keyed hash of the internet address of whoever asks for it.
    """
    domain = owned_domain(mailbox_of(address).rpartition("@")[2])
    name = f"unconfirmed {_short(domain)}"
    if domain in PROVIDERS:
        return _hour_and_day(name, *UNCONFIRMED_AT_PROVIDERS)
    by_asker = _hour_and_day(f"unconfirmed {_short(f'{domain} {asker}')}", *UNCONFIRMED_BY_ADDRESS)
    return _hour_and_day(name, *UNCONFIRMED) + by_asker


def limits_of(address: str, settings: Settings, asked_for: bool) -> list[Limit]:
    """The limits of one e-mail to this address; `asked_for` by whoever gets it, as messages of a game are."""
    mailbox = _short(mailbox_of(address))
    found = _hour_and_day(f"mail {mailbox}", settings.mails_per_hour, settings.mails_per_day)
    return found if asked_for else found + _hour_and_day(f"unasked {mailbox}", UNASKED_PER_HOUR, UNASKED_PER_DAY)


def limits_of_asker(person_id: str, address: str) -> list[Limit]:
    """The limits of whoever asks for a confirmation; `address` is a keyed hash of an internet address."""
    by_person = _hour_and_day(f"confirmations {person_id}", *ASKED_BY_PERSON)
    return by_person + _hour_and_day(f"confirmations {address}", *ASKED_BY_ADDRESS)


def _hour_and_day(name: str, hour: int, day: int) -> list[Limit]:
    return [Limit(f"{name} hour", hour, HOUR_MS), Limit(f"{name} day", day, DAY_MS)]


def _short(name: str) -> str:
    """A name of any length as the database keeps it in a count."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]
