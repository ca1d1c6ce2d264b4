"""How much one person or one address may ask for, as the settings say."""

from __future__ import annotations

from typing import Final

from lisboa.server.address_limits import SHARE, AddressLimit, Credential, KnownPeople
from lisboa.server.rate_limits import DAY_SECONDS, HOUR_SECONDS, OpenSockets, RateLimit
from lisboa.server.settings import Settings

PEOPLE_OF_ADDRESS: Final = 10  # a club behind one router; who makes guests without end gets no further
TALKERS: Final = 5  # of one address who may chat as much as one person may
READERS: Final = 30  # of one address, who may load all files of the client twice
FIRST_TRIES: Final = 4  # one part in so many of `--login-limit`: at accounts that an address has not guessed at yet
NEW_PASSWORDS: Final = 3  # of one person, when others have used up what the address may have
DAILY_SHARE: Final = 20  # one part in so many of a person's actions a day is theirs, whatever others there have done
MAX_HINTS: Final = 20  # a minute: each keeps a process for people busy for seconds
MAX_PLANS: Final = 120  # a minute
MAX_ANALYSES: Final = 10  # an hour: each keeps a process busy for a minute
MAX_REPORTS: Final = 10  # an hour: each holds a game
MAX_REPORTS_OF_ADDRESS: Final = 30  # whoever they are


class Limits:
    """The counts of this process."""

    def __init__(self, settings: Settings) -> None:
        of_person, of_address = settings.rate_limit, settings.rate_limit * PEOPLE_OF_ADDRESS
        self.known = KnownPeople()
        self.requests = RateLimit(of_person)  # also of all without a login at one address
        self.addresses = AddressLimit(of_address, of_person // SHARE)
        # Each for itself, so that guesses at passwords keep nobody from becoming a guest or an account.
        self.newcomers = RateLimit(settings.login_limit)
        self.logins = RateLimit(of_person)  # asked for at an address, looked at or not
        self.guesses = RateLimit(settings.login_limit)  # wrong ones
        self.first_tries = RateLimit(max(1, settings.login_limit // FIRST_TRIES))
        self.new_passwords = AddressLimit(settings.login_limit, NEW_PASSWORDS)
        self.handshakes_of_person = RateLimit(2 * of_person)  # those that lead somewhere are requests of theirs, too
        self.handshakes = AddressLimit(of_address, of_person // SHARE)  # of sockets, also where there is none
        # Each for itself: a page that somebody reloads again and again must not hide from a monitor that all is well.
        self.pages = AddressLimit(settings.page_limit, settings.page_limit // READERS)
        self.watching = RateLimit(settings.watch_limit)
        self.chat = RateLimit(settings.chat_limit)
        self.chat_of_address = RateLimit(settings.chat_limit * TALKERS)
        daily = settings.daily_actions_per_person, settings.daily_actions_per_address
        self.actions = RateLimit(daily[0], window=DAY_SECONDS)
        self.actions_of_address = AddressLimit(daily[1], daily[0] // DAILY_SHARE, window=DAY_SECONDS)
        self.hints = RateLimit(MAX_HINTS)
        self.plans = RateLimit(MAX_PLANS)
        self.analyses = RateLimit(MAX_ANALYSES, window=HOUR_SECONDS)
        self.reports = RateLimit(MAX_REPORTS, window=HOUR_SECONDS)
        self.reports_of_address = RateLimit(MAX_REPORTS_OF_ADDRESS, window=HOUR_SECONDS)
        self.sockets = OpenSockets()

    def count_action(self, person_id: str) -> None:
        """One more for the log of a game, which is kept: a program that plays itself must not fill the disk.

        It is the person who counts, not the session: there is another after every logout.
        """
        self.actions.take(person_id).check()
        valid = Credential(person_id, known=True)
        self.actions_of_address.take(self.known.address_of(person_id), lambda: valid).check()
