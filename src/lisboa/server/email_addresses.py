"""What can be an e-mail address."""

import re
from email.errors import MessageError
from email.headerregistry import Address
from typing import Final

from lisboa.errors import BadOption

LONGEST_ADDRESS: Final = 254
OUR_NAME: Final = "Lisboa"
_NAMED: Final = re.compile(r'"?(?P<name>[^"<>]*?)"?\s*<(?P<address>[^<>]*)>')


def check_email(address: str) -> None:
    """BadOption if it cannot be an e-mail address."""
    if len(address) > LONGEST_ADDRESS:
        raise BadOption("email", f"is longer than {LONGEST_ADDRESS} characters")
    try:
        parsed = Address(addr_spec=address)
    except (ValueError, MessageError, IndexError, AttributeError):  # the parser's own faults among them
        raise BadOption("email", "is not an address") from None
    if parsed.addr_spec != address or not parsed.domain or not parsed.username:
        raise BadOption("email", "is not an address")
    if parsed.domain.startswith("["):
        raise BadOption("email", "needs the name of a domain, not a number in brackets")
    if not (address.isascii() and address.isprintable()) or " " in address:
        raise BadOption("email", "may hold letters without accents, digits and signs only")


def sender(text: str) -> Address:
    """Who e-mails are from: an address, or `Name <address>`. BadOption if it is neither."""
    named = _NAMED.fullmatch(text.strip())
    name, address = (named["name"].strip(), named["address"]) if named else ("", text.strip())
    check_email(address)
    if not name.isprintable():
        raise BadOption("name", "has characters that cannot be seen")
    return Address(name or OUR_NAME, addr_spec=address)
