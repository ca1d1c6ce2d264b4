"""Bodies of requests, decoded once and as what their handler asks for.

The framework decodes a body into dictionaries and converts these. That makes a hundred thousand objects of a large
body, and its search for the field in an error is quadratic: a field name of 60 KB held the event loop for two seconds.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import SerializationException

from lisboa.server.field_errors import DATA, field_error, in_request
from lisboa.server.problems import Problem, bad_field

PLACES: Final = (" - at ", " - at `key` in ")  # what msgspec puts between a reason and the field it is about
LONGEST_NAME: Final = 200  # of an unknown field that is repeated in the answer


class TypedRequest(Request[Any, Any, State]):
    """A request whose `data` comes as the type that its handler has for it."""

    async def json(self) -> Any:
        """The body; a Problem names the field that does not fit. What is no JSON at all is left to the framework."""
        kind = self.route_handler.parsed_fn_signature.parameters[DATA].annotation
        try:
            return decoder_of(kind).decode(await self.body())
        except msgspec.ValidationError as error:
            raise unfit(str(error), kind) from None
        except msgspec.DecodeError as error:
            raise SerializationException(str(error)) from error


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """Numbers may come as texts, as in queries."""
    return msgspec.json.Decoder(kind, strict=False)


def unfit(message: str, kind: Any) -> Problem:
    """What msgspec says of a body that does not fit, in plain words."""
    before, found, place = message.rpartition("`$")
    reason = before.partition(PLACES[0])[0]
    whole = not reason.startswith("Object ") or reason.endswith("`")  # else it is the name of a field that looks so
    if not (found and whole and before.endswith(PLACES)):
        before, place = f"{message} - at ", "`"
    field, reason = in_request(field_error(f"{before}`$.{DATA}{place}", {DATA: kind}))
    return bad_field(field[:LONGEST_NAME], reason)
