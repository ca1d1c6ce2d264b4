"""Messages by e-mail, through the mail server of the settings."""

import asyncio
import secrets
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final

import aiosmtplib
import msgspec

from lisboa.errors import BadOption
from lisboa.server.email_addresses import check_email, sender
from lisboa.server.languages import message_words
from lisboa.server.letters import Letter, Refused, TryAgain
from lisboa.server.settings import Settings

TIMEOUT: Final = 10.0  # seconds for everything
TLS_PORT: Final = 465  # where mail servers speak TLS from the first byte on


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """An address that is to be confirmed; `url` opens the page that does it. Nothing in it is a stranger's words."""

    address: str
    language: str
    url: str


def write_email(letter: Letter, settings: Settings, now: int) -> EmailMessage:
    """A plain text message. Its id is the letter's: a mailbox can tell when it gets one twice."""
    words = message_words(letter.language)
    message = _addressed(letter.id, letter.email, settings, now)
    if letter.stop_url:
        message["List-Unsubscribe"] = f"<{letter.stop_url}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    text = words.mail(
        letter.kind, letter.decision, letter.name, letter.title, letter.url, settings.url, letter.stop_url
    )
    return _worded(message, words.locale, words.subject(letter.kind, letter.title), text)


def write_confirmation(asked: Asked, settings: Settings, now: int) -> EmailMessage:
    """The message that asks whether an address is right."""
    words = message_words(asked.language)
    message = _addressed(secrets.token_urlsafe(12), asked.address, settings, now)
    return _worded(message, words.locale, words.confirm_subject(), words.confirm(asked.url, settings.url))


def _addressed(message_id: str, address: str, settings: Settings, now: int) -> EmailMessage:
    """A message without its text."""
    ours = sender(settings.smtp_sender)
    message = EmailMessage(policy=SMTP)
    message["From"] = ours
    message["To"] = Address(addr_spec=address)
    message["Date"] = datetime.fromtimestamp(now / 1000, UTC)
    message["Message-ID"] = f"<{message_id}@{ours.domain}>"
    message["Auto-Submitted"] = "auto-generated"  # no answers by out-of-office robots
    return message


def _worded(message: EmailMessage, language: str, subject: str, text: str) -> EmailMessage:
    """The same with its text, and in what language that is."""
    message["Subject"] = subject
    message.set_content(text)  # takes all other headers about the content away
    message["Content-Language"] = language
    return message


class EmailSender:
    """Hands messages to the mail server. With STARTTLS set nothing goes out in the clear."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def send(self, letter: Letter, now: int) -> None:
        """Deliver, or say why not."""
        try:
            check_email(letter.email)
        except BadOption as problem:
            raise Refused(str(problem)) from None
        await self._send(write_email(letter, self._settings, now))

    async def ask_to_confirm(self, asked: Asked, now: int) -> None:
        """Is this the address of this person? The link says yes."""
        await self._send(write_confirmation(asked, self._settings, now))

    async def _send(self, message: EmailMessage) -> None:
        host = self._settings.smtp_host
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._hand_over(message)
        except TimeoutError:
            raise TryAgain(f"{host}: no answer within {TIMEOUT:.0f} seconds") from None
        except aiosmtplib.SMTPRecipientsRefused as problem:
            raise _failure(host, problem.recipients[0]) from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise _failure(host, problem) from None

    async def _hand_over(self, message: EmailMessage) -> None:
        settings = self._settings
        tls = settings.smtp_port == TLS_PORT
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=tls,
            start_tls=settings.smtp_starttls and not tls,
            timeout=TIMEOUT,
        )


# The mail server refuses this message, not us: a wrong password is mended by whoever runs the server.
_FINAL: Final = (aiosmtplib.SMTPRecipientRefused, aiosmtplib.SMTPSenderRefused, aiosmtplib.SMTPDataError)


def _failure(host: str, problem: Exception) -> Refused | TryAgain:
    """What a failure means. The server's words are left out: they may quote what must not be told."""
    if not isinstance(problem, aiosmtplib.SMTPResponseException):
        return TryAgain(f"{host}: {type(problem).__name__}")
    said = f"{host}: answered {problem.code}"
    return Refused(said) if isinstance(problem, _FINAL) and problem.code >= 500 else TryAgain(said)
