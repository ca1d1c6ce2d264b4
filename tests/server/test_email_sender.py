"""Messages by e-mail, to a real mail server on this machine."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from lisboa.server.email_addresses import check_email
from lisboa.server.email_sender import EmailSender
from lisboa.server.letters import Refused, TryAgain, on_one_line
from lisboa.server.settings import Settings
from tests.server.receivers import MailSink, mail_sink
from tests.server.waiting_table import START, letter

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL} Ana"


def deliver(*refusals: str, login: bool = False, settings: dict[str, Any] | None = None, **more: Any) -> MailSink:
    """Send one message to a mail server with these answers."""

    async def scene() -> MailSink:
        async with mail_sink(*refusals, login=login) as sink:
            where: dict[str, Any] = {
                "smtp_host": "127.0.0.1",
                "smtp_port": sink.port,
                "public_url": "https://lisboa.invalid/",
            }
            sender = EmailSender(Settings(**(where | (settings or {}))))
            await sender.send(letter(**more), START)
            return sink

    return asyncio.run(scene())


def test_a_mail() -> None:
    sink = deliver()
    (mail,) = sink.mails
    assert mail["Subject"] == "Lisboa: your turn at “Friday”"
    assert mail["To"] == "ana@mail.invalid"
    assert mail["From"] == "Lisboa <lisboa@localhost>"
    assert mail["Date"] == "Tue, 14 Nov 2023 22:13:20 +0000"
    assert mail["Message-ID"] == "<m1@localhost>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<http://lisboa.invalid/api/email/stop?token=x.y>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().splitlines() == [
        "Ana, it is your turn at “Friday”: you may follow a visit to the court.",
        "",
        "http://lisboa.invalid/table/t",
        "",
        "-- ",
        "You get this because your e-mail address stands in your settings at https://lisboa.invalid",
        "To get no more of these messages, remove it there or follow this link:",
        "http://lisboa.invalid/api/email/stop?token=x.y",
    ]
    assert sink.envelopes[0].rcpt_tos == ["ana@mail.invalid"]
    assert sink.envelopes[0].mail_from == "lisboa@localhost"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("games@mail.invalid", "Lisboa <games@mail.invalid>"),
        ("Games <games@mail.invalid>", "Games <games@mail.invalid>"),
        ("<games@mail.invalid>", "Lisboa <games@mail.invalid>"),
        ('"São João, games" <games@mail.invalid>', '"São João, games" <games@mail.invalid>'),
    ],
)
def test_who_it_is_from(given: str, told: str) -> None:
    sink = deliver(settings={"smtp_sender": given})
    (mail,) = sink.mails
    assert mail["From"] == told
    assert mail["Message-ID"] == "<m1@mail.invalid>"
    assert sink.envelopes[0].mail_from == "games@mail.invalid"


def test_emoji_and_accents() -> None:
    (mail,) = deliver(name=FAMILY, title=f"São João {FAMILY}").mails
    assert mail["Subject"] == f"Lisboa: your turn at “São João {FAMILY}”"
    assert mail.get_content().startswith(f"{FAMILY}, it is your turn at “São João {FAMILY}”")


@pytest.mark.parametrize("broken", ["x\r\nBcc: eve@mail.invalid", "x\nBcc: eve@mail.invalid", "x\r\n\r\n.\r\nMAIL"])
def test_line_breaks_never_become_headers(broken: str) -> None:
    sink = deliver(title=on_one_line(broken), name=on_one_line(broken))
    (mail,) = sink.mails
    assert mail["Bcc"] is None
    assert mail["Subject"] == f"Lisboa: your turn at “{on_one_line(broken)}”"
    assert sink.envelopes[0].rcpt_tos == ["ana@mail.invalid"]
    with pytest.raises(ValueError, match="linefeed"):
        deliver(title=broken)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\r\nb", "a b"),
        (" a \t b\x00\x1b[1m", "a b [1m"),
        ("a\u2028b\u2029c\x85d", "a b c d"),
        ("a\ud800b", "a b"),
        (FAMILY, FAMILY),
    ],
)
def test_on_one_line(text: str, line: str) -> None:
    assert on_one_line(text) == line


@pytest.mark.parametrize("code", [550, 553])
def test_a_mailbox_that_does_not_exist(code: int) -> None:
    with pytest.raises(Refused) as caught:
        deliver(f"{code} no ana@mail.invalid here")
    assert str(caught.value) == f"127.0.0.1: answered {code}"


@pytest.mark.parametrize("code", [450, 452])
def test_a_mailbox_that_is_busy(code: int) -> None:
    with pytest.raises(TryAgain) as caught:
        deliver(f"{code} later")
    assert str(caught.value) == f"127.0.0.1: answered {code}"


def test_a_login() -> None:
    sink = deliver(login=True, settings={"smtp_user": "lisboa", "smtp_password": "right"})
    assert sink.logins == [("lisboa", "right")]
    assert len(sink.mails) == 1


def test_a_wrong_password_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="lisboa")
    caplog.set_level(logging.DEBUG, logger="aiosmtplib")
    with pytest.raises(TryAgain) as caught:
        deliver(login=True, settings={"smtp_user": "lisboa", "smtp_password": "top-secret"})
    assert str(caught.value) == "127.0.0.1: answered 535"
    assert "secret" not in caplog.text


def test_with_starttls_nothing_goes_out_in_the_clear() -> None:
    """The sink has no TLS: neither the password nor the mail may reach it."""

    async def scene() -> MailSink:
        async with mail_sink(login=True) as sink:
            settings = Settings(
                smtp_host="127.0.0.1",
                smtp_port=sink.port,
                smtp_starttls=True,
                smtp_user="lisboa",
                smtp_password="right",
            )
            with pytest.raises(TryAgain):
                await EmailSender(settings).send(letter(), START)
            return sink

    sink = asyncio.run(scene())
    assert (sink.logins, sink.raw) == ([], [])


def test_no_mail_server() -> None:
    with pytest.raises(TryAgain, match=r"^127\.0\.0\.1: SMTPConnectError$"):
        deliver(settings={"smtp_port": 1})


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ana",
        "ana@",
        "@mail.invalid",
        "ana@mail.invalid, eve@mail.invalid",
        "ana@mail.invalid\r\nBcc: eve@mail.invalid",
        "Ana <ana@mail.invalid>",
        "ana @mail.invalid",
        "ána@mail.invalid",
        "ana@mäil.invalid",
        "a" * 250 + "@mail.invalid",
    ],
)
def test_no_addresses(address: str) -> None:
    with pytest.raises(ValueError, match=r"^email: "):
        check_email(address)
    with pytest.raises(Refused, match=r"^email: "):
        deliver(email=address)


@pytest.mark.parametrize("address", ["ana@mail.invalid", "a.b+c_d@x-y.mail.invalid", "o'neil@mail.invalid"])
def test_addresses(address: str) -> None:
    check_email(address)
    assert deliver(email=address).envelopes[0].rcpt_tos == [address]
