"""Answers that are the same for all readers of a language and change only with a new version: copies may be kept."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response
from litestar.params import HeaderParameter

IfNoneMatch = Annotated[
    str, HeaderParameter(name="if-none-match", description="the `ETag` of an answer one has: 304 if it is still so")
]
KEEP_AND_ASK: Final = "public, no-cache"  # a copy may be kept, and is good as long as its tag is


def answer_with_tag(
    content: Any, tag: str, if_none_match: str, media_type: MediaType | str = MediaType.JSON
) -> Response[Any]:
    """The content, or nothing if the reader has it already."""
    known = tag in if_none_match
    headers = {"etag": tag, "cache-control": KEEP_AND_ASK, "vary": "accept-language"}
    return Response(
        b"" if known else content, status_code=304 if known else 200, headers=headers, media_type=media_type
    )
