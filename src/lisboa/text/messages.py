"""Messages to people for whom a table waits."""

from lisboa.text.catalogue import catalogue


class MessageWords:
    """Messages in one language. `decision` is the engine's name of the decision, or empty."""

    def __init__(self, locale: str = "en") -> None:
        self.locale = locale
        self._catalogue = catalogue(locale)

    def line(self, kind: str, decision: str, name: str, title: str) -> str:
        """What a person is told, in one sentence."""
        return self._catalogue.say("message-line", kind=kind, decision=decision, name=name, title=title)

    def post(self, kind: str, decision: str, name: str, title: str, url: str) -> str:
        """The sentence and below it the link, for a chat room."""
        return self._catalogue.say("message-post", kind=kind, decision=decision, name=name, title=title, url=url)

    def push_title(self, kind: str) -> str:
        """What a notification says first, without a stranger's words."""
        return self._catalogue.say("push-title", kind=kind)

    def push_body(self, kind: str, decision: str, title: str) -> str:
        """And below it."""
        return self._catalogue.say("push-body", kind=kind, decision=decision, title=title)

    def subject(self, kind: str, title: str) -> str:
        """The subject of an e-mail."""
        return self._catalogue.say("message-subject", kind=kind, title=title)

    def mail(self, kind: str, decision: str, name: str, title: str, url: str, site: str, stop: str) -> str:
        """The text of an e-mail; it tells how to get no more of them."""
        return self._catalogue.say(
            "message-mail", kind=kind, decision=decision, name=name, title=title, url=url, site=site, stop=stop
        )

    def confirm_subject(self) -> str:
        """The subject of the e-mail that asks whether an address is right."""
        return self._catalogue.say("message-confirm-subject")

    def confirm(self, url: str, site: str) -> str:
        """Its text."""
        return self._catalogue.say("message-confirm", url=url, site=site)

    def confirm_question(self) -> str:
        """What the page asks that its link leads to."""
        return self._catalogue.say("message-confirm-question")

    def confirm_button(self) -> str:
        """The button of that page."""
        return self._catalogue.say("message-confirm-button")

    def confirmed(self) -> str:
        """What the page says after that."""
        return self._catalogue.say("message-confirmed")

    def bad_link(self) -> str:
        """What a page says to which a link leads that does not work."""
        return self._catalogue.say("message-bad-link")

    def stop_question(self) -> str:
        """What the page asks that ends e-mails."""
        return self._catalogue.say("message-stop-question")

    def stop_button(self) -> str:
        """Its button."""
        return self._catalogue.say("message-stop-button")

    def stopped(self) -> str:
        """What it says when they have ended."""
        return self._catalogue.say("message-stopped")
