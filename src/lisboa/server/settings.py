"""What can be set. `lisboa serve` has an option and an environment variable for each."""

import re
from typing import Final
from urllib.parse import urlsplit

import msgspec

from lisboa.errors import LisboaError
from lisboa.server import email_addresses
from lisboa.server.client_addresses import EVERYBODY, network_of

ANALYSES: Final = ("auto", "asked")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("auto", "json", "console")
EVERYWHERE: Final = ("0.0.0.0", "::")
HOST_NAME: Final = re.compile(r"[\w-]+(\.[\w-]+)*\.?")


class BadSettings(LisboaError):
    """Settings that make no sense, alone or together."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The names are those of the options; the variables are LISBOA_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "lisboa.db"  # a file for SQLite, or a postgresql:// address
    public_url: str = ""  # the address people see, for links in messages; empty: http://host:port
    trusted_proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-* headers are believed
    allowed_host: str = ""  # further names that this server answers to, with commas
    connections_per_address: int = 400  # open at once, requests and sockets; trusted proxies have as many as they like
    sockets_per_address: int = 200  # WebSockets open at once of all people of one address
    sockets_per_person: int = 50  # WebSockets open at once of one person
    header_seconds: float = 10.0  # how long a client may take to send the header of a request
    request_seconds: float = 60.0  # and the whole request
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    secure_cookies: bool = False  # cookies only over https (always so if public_url is https)
    bot_workers: int = 1
    bot_think_seconds: float = 2.0  # how long a bot thinks about a move; less while many tables wait
    bot_time_limit: float = 10.0  # seconds after which a bot is stopped and the greedy move is played instead
    hint_workers: int = 1  # processes that look for hints: bots never keep people waiting
    hint_think_seconds: float = 3.0  # how long a hint is searched for; less while many people wait
    hint_time_limit: float = 8.0  # seconds after which who asked for a hint is told that there is none
    job_workers: int = 1  # processes that read game files and try plans, so that nobody's move waits for them
    job_time_limit: float = 8.0  # seconds after which such a job is killed
    analyses: str = "auto"  # of finished games: asked for, or auto: those of people too, if there is time
    analysis_simulations: int = 240  # imagined games for each decision that is looked at closely
    analysis_cpu_seconds: int = 900  # of processor time, for one game; how long that takes depends on what else is done
    analyses_per_person: int = 3  # that one person may wait for at once
    analyses_per_address: int = 10  # that all people of one address may wait for at once
    rate_limit: int = 600  # requests a minute of one person or, without a login, of one address
    login_limit: int = 60  # a minute of one address, each: new guests, wrong logins, new passwords
    page_limit: int = 12_000  # pages and files of the client a minute of one address: 30 people load all of them twice
    chat_limit: int = 60  # lines a minute of one person; five times as many of all people of one address
    watch_limit: int = 600  # requests a minute of one address for /health, /metrics and /schema
    body_limit: int = 65_536  # bytes of a request
    import_limit: int = 1_048_576  # bytes of a game file to import
    guests_per_address: int = 200  # new ones a day; the IPv6 addresses of one /64 are one, here and below
    waiting_tables_per_person: int = 20  # that have not begun
    waiting_tables_per_address: int = 60
    waiting_seats_per_person: int = 50  # at tables that have not begun
    waiting_seats_per_address: int = 100
    running_tables_per_person: int = 200  # more than anybody plays
    running_tables_per_address: int = 600
    bot_games_per_person: int = 3  # in which nobody plays but bots
    bot_games_per_address: int = 12
    daily_bot_games_per_person: int = 100  # that bots have finished alone
    daily_bot_games_per_address: int = 300
    daily_actions_per_person: int = 30_000  # moves and all else that a game's log keeps: ten people do not make as many
    daily_actions_per_address: int = 300_000
    text_bytes_per_person: int = 1_000_000  # of chat and notes, a day
    text_bytes_per_address: int = 10_000_000
    imports_per_person: int = 200  # game files that are kept
    imports_per_address: int = 600
    import_bytes_per_person: int = 40_000_000
    import_bytes_per_address: int = 120_000_000
    guest_days: int = 30  # without a visit, after which a guest without a table is removed; 0: never
    keep_days: int = 180  # the same of other guests, and of imported games; 0: never
    removal_notice_days: int = 14  # before that it is shown on the start page
    max_live_tables: int = 1_000  # games kept in memory; others are read again from the database
    snapshot_every: int = 25  # entries of the log
    webhooks_to_private_hosts: bool = False  # allow webhooks and push services on private networks
    push_contact: str = ""  # for push services, if our messages trouble them; empty: the public URL or smtp_sender
    smtp_host: str = ""  # empty: no e-mail
    smtp_port: int = 25
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = False
    smtp_sender: str = "lisboa@localhost"  # an address, or a name and <an address>
    mails_per_hour: int = 30  # to one mailbox; what comes later waits, and is left out if it is not true any more
    mails_per_day: int = 100
    metrics: bool = True  # serve /metrics
    log_level: str = "info"
    log_format: str = "auto"  # json, console; auto: console on a terminal, else json

    def __post_init__(self) -> None:
        """Refuse what cannot be meant."""
        check_word("analyses", self.analyses, ANALYSES)
        check_word("log-level", self.log_level, LOG_LEVELS)
        check_word("log-format", self.log_format, LOG_FORMATS)
        if self.bot_think_seconds >= self.bot_time_limit:
            raise BadSettings("--bot-think-seconds: a bot that thinks as long as --bot-time-limit would never move")
        if self.hint_think_seconds >= self.hint_time_limit:
            raise BadSettings("--hint-think-seconds: as long as --hint-time-limit, there would never be a hint")
        if self.public_url:
            check_public_url(self.public_url, self.secure_cookies)
        check_hosts(self.allowed_host)
        check_proxies(self.trusted_proxies)
        check_sender(self.smtp_sender)
        check_contact(self.push_contact)
        if bool(self.smtp_user) != bool(self.smtp_password):
            raise BadSettings("--smtp-user and --smtp-password: one does not work without the other")
        if (self.smtp_user or self.smtp_starttls) and not self.smtp_host:
            raise BadSettings("--smtp-host: is missing, though other settings of e-mail are there")

    @property
    def url(self) -> str:
        """The address people see, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")

    @property
    def links_lead_nowhere(self) -> bool:
        """Does nobody on another machine get here by the links in messages?"""
        return not self.public_url and self.host in EVERYWHERE

    @property
    def cookies_are_secure(self) -> bool:
        """May cookies travel over https only?"""
        return self.secure_cookies or self.url.startswith("https:")


def check_word(option: str, word: str, words: tuple[str, ...]) -> None:
    """One of a few words."""
    if word not in words:
        raise BadSettings(f"--{option}: {word!r} is none of {', '.join(words)}")


def check_sender(text: str) -> None:
    """Who e-mails are from."""
    try:
        email_addresses.sender(text)
    except ValueError:
        raise BadSettings(
            f"--smtp-sender: {text!r} is neither an address nor like Lisboa <lisboa@example.org>"
        ) from None


def check_contact(text: str) -> None:
    """Somebody to write to, as push services want it (RFC 8292)."""
    scheme, _, rest = text.partition(":")
    try:
        if scheme == "mailto":
            email_addresses.check_email(rest)
            return
    except ValueError:
        pass
    if text and (scheme != "https" or not urlsplit(text).netloc or not text.isprintable() or " " in text):
        raise BadSettings(
            f"--push-contact: {text!r} is neither like mailto:ana@example.org nor like https://example.org/contact"
        )


def words_of(setting: str) -> list[str]:
    """Several values with commas."""
    return [word.strip() for word in setting.split(",") if word.strip()]


def check_hosts(names: str) -> None:
    """Names of hosts, as browsers send them: whoever writes an address or a pattern would wait for it in vain."""
    for word in words_of(names):
        if HOST_NAME.fullmatch(word) is None:
            raise BadSettings(f"--allowed-host: {word!r} is no name like play.example.org, without port or path")


def check_proxies(addresses: str) -> None:
    """Addresses or networks, or * for all: proxies are known by where they connect from, never by a name."""
    for word in words_of(addresses):
        if word != EVERYBODY and network_of(word) is None:
            raise BadSettings(f"--trusted-proxies: {word!r} is no address like 127.0.0.1 or 10.0.0.0/8")


def check_public_url(url: str, secure_cookies: bool) -> None:
    """An address that people can follow, and by which their cookies travel."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadSettings(f"--public-url: {url!r} is no address like https://lisboa.example.org")
    if secure_cookies and parts.scheme == "http":
        raise BadSettings("--secure-cookies: cookies over https only would never come back to an address with http")
