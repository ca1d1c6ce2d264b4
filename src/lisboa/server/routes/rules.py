"""The rules in our own words, for clients that show them beside the table."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from lisboa.server import rule_pages
from lisboa.server.assist_answers import RulePageInfo, RulePageText
from lisboa.server.languages import Accept, Lang, chosen
from lisboa.server.prepared import prepared
from lisboa.server.problems import no_such
from lisboa.server.routes.kept_copies import IfNoneMatch, answer_with_tag

SVG = "image/svg+xml"


@get("/rules", summary="The pages of the rules", operation_id="list_rule_pages", wordless=True)
async def rules(
    lang: Lang = None, accept: Accept = None, if_none_match: IfNoneMatch = ""
) -> Response[list[RulePageInfo]]:
    """In the order of reading, each with the rules it explains. Comes with an `ETag`."""
    return answer_with_tag(*await prepared(page_list, chosen(lang, accept)), if_none_match)


@cache
def page_list(language: str) -> tuple[bytes, str]:
    """The list as it is sent, and its tag."""
    pages = rule_pages.pages(language).values()
    body = msgspec.json.encode([RulePageInfo(page=page.name, title=page.title, rules=page.rules) for page in pages])
    return body, tag_of(body)


def tag_of(body: bytes) -> str:
    """A tag that changes with what is sent."""
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@get(
    "/rules/{page:str}",
    summary="A page of the rules",
    operation_id="get_rule_page",
    wordless=True,
    refuses={404: ["not-found"]},
)
async def rule_page(
    page: str, lang: Lang = None, accept: Accept = None, if_none_match: IfNoneMatch = ""
) -> Response[RulePageText]:
    """As HTML without styles and scripts. The heading of each rule has the rule's id. Comes with an `ETag`.

    A page that is not translated comes in English: `language` says in which one it is.
    """
    found = (await prepared(rule_pages.pages, chosen(lang, accept))).get(page)
    if found is None:
        raise no_such("page")
    told = RulePageText(page=found.name, title=found.title, rules=found.rules, language=found.language, html=found.html)
    return answer_with_tag(told, found.tag, if_none_match)


@get(
    "/rules/pictures/{name:str}",
    summary="A picture of the rules",
    operation_id="get_rule_picture",
    media_type=SVG,
    wordless=True,
    refuses={404: ["not-found"]},
    responses={200: ResponseSpec(str, description="SVG", media_type=SVG, generate_examples=False)},
)
async def picture(
    name: str, lang: Lang = None, accept: Accept = None, if_none_match: IfNoneMatch = ""
) -> Response[bytes]:
    """As the pages show them."""
    found = (await prepared(rule_pages.pictures, chosen(lang, accept))).get(name)
    if found is None:
        raise no_such("picture")
    return answer_with_tag(found, tag_of(found), if_none_match, SVG)


HANDLERS = [rules, rule_page, picture]
