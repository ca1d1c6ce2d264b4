"""What is sent when nobody asks is in its reader's language: e-mails, webhooks, and the pages of links in e-mails."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, text

from lisboa.server import migrations, people
from lisboa.server.backup import back_up
from lisboa.server.database import Database
from lisboa.server.postman import Postman
from lisboa.server.restore import restore
from lisboa.server.settings import Settings
from lisboa.text.messages import MessageWords
from tests.server.client import Client
from tests.server.receivers import MailSink, mail_sink, webhook_receiver
from tests.server.test_email_addresses import ADDRESS, link_in, play
from tests.server.waiting_table import START, waiting_table
from tests.server.world import World, answer_of

PT, JA, CS = MessageWords("pt"), MessageWords("ja"), MessageWords("cs")


async def page(client: Client, path: str, language: str = "", status: int = 200, method: str = "GET") -> str:
    """What a browser shows at the end of a link."""
    headers = {"accept": "text/html,*/*", "accept-language": language or "en"}
    answer = await client.http.request(method, path, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (status, "text/html; charset=utf-8")
    return answer.text


def test_from_the_first_request_to_the_last_link(database_url: str) -> None:
    async def scene(there: World, sink: MailSink) -> None:
        ana, nobody = there.client(), there.client()
        ana.http.headers["accept-language"] = "pt-BR,pt;q=0.9,en;q=0.8"
        await ana.guest("Ana")
        ana.http.headers["accept-language"] = "en"
        assert (await ana.hope("GET", "/api/me"))["language"] == "pt"

        await ana.hope("PATCH", "/api/me", {"email": ADDRESS})
        (mail,) = sink.mails
        assert (mail["Subject"], mail["Content-Language"]) == (PT.confirm_subject(), "pt")
        assert mail.get_content().startswith(PT.confirm("", "").splitlines()[0])
        shown = await page(nobody, link_in(mail, "confirm"))
        assert PT.confirm_question() in shown
        assert PT.confirm_button() in shown
        shown = await page(nobody, link_in(mail, "confirm"), method="POST")
        assert PT.confirmed() in shown
        assert '<html lang="pt">' in shown

        for wrong in ("", "tlh", "PT"):
            answer = await ana.ask("PATCH", "/api/me", {"language": wrong})
            assert (answer_of(answer), answer.json()["field"]) == ("400 bad-request", "language")
        me = await ana.hope("PATCH", "/api/me", {"language": "ja", "email": "new@mail.example"})
        assert (me["language"], me["email"]) == ("ja", ADDRESS)
        assert sink.mails[1]["Subject"] == JA.confirm_subject()
        stop = urlsplit(there.services.links.stop_url(ana.me["id"], ADDRESS))
        assert JA.stop_button() in await page(nobody, f"{stop.path}?{stop.query}", "cs")
        assert JA.stopped() in await page(nobody, f"{stop.path}?{stop.query}", "cs", method="POST")

        for which in ("confirm", "stop"):  # whose link it is nobody knows: the browser's language
            assert CS.bad_link() in await page(nobody, f"/api/email/{which}?token=x", "cs", status=400)
            assert answer_of(await nobody.ask("GET", f"/api/email/{which}?token=x")) == "400 bad-token"

    play(database_url, scene)


@pytest.mark.parametrize("language", ["ru", "tlh"])  # of a newer program: English
def test_the_postman(database_url: str, language: str) -> None:
    async def scene() -> None:
        async with webhook_receiver() as receiver, mail_sink() as sink:
            ana = {"webhook_url": receiver.url, "webhook_kind": "generic", "email": "ana@mail.invalid"}
            async with waiting_table(database_url, language=language, **ana) as waiting:
                await waiting.note(decision="sell")
                waiting.clock.pass_by(30)
                settings = Settings(webhooks_to_private_hosts=True, smtp_host="127.0.0.1", smtp_port=sink.port)
                assert await Postman(waiting.db, settings, now=waiting.clock).deliver_due() == 2
            words = MessageWords("ru" if language == "ru" else "en")
            line = words.line("your-turn", "sell", "Ana", "Table t")
            assert [document["text"] for document in receiver.documents] == [line]
            (mail,) = sink.mails
            assert (mail["Subject"], mail["Content-Language"]) == (words.subject("your-turn", "Table t"), words.locale)
            assert mail.get_content().startswith(line)

    asyncio.run(scene())


def of_an_older_program(connection: Connection) -> None:
    """The tables before people had a language, and somebody in them."""
    migrations.upgrade(connection, "0002")
    connection.execute(text("INSERT INTO people (id, name, created_at) VALUES ('ana', 'Ana', 1)"))


def test_people_of_an_older_program_and_of_its_backups_read_english(bare_database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        old = Database(bare_database_url)
        await old.open(migrate=False)
        await old.write_sync(of_an_older_program)
        await back_up(old, tmp_path / "kept", START)
        await old.write_sync(migrations.upgrade)
        restored = Database(str(tmp_path / "restored.db"))
        await restored.open(migrate=False)
        with (tmp_path / "kept").open("rb") as file:
            await restore(restored, file)
        for database in (old, restored):
            ana = await database.read_sync(lambda connection: people.get(connection, "ana"))
            assert (ana.name, ana.language) == ("Ana", "en")
            await database.close()

    asyncio.run(run())
