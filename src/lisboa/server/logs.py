"""Structured logs without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET_NAMES: Final = re.compile(
    r"pass|secret|token|cookie|auth|invite|seed|csrf|webhook|email|endpoint|p256dh|key$", re.IGNORECASE
)
# Wherever they stand in a text: passwords in addresses, web addresses (that of a webhook is a secret), invitations,
# e-mail addresses, our tokens, and signed values. Strangers choose parts of these texts, so it must take linear time:
# a part that repeats begins where it cannot begin earlier (?<!...) and gives nothing back (++).
SECRET_TEXTS: Final = re.compile(
    r"(?<=://)[^/@\s]++(?=@)"
    r"|(?<=://)[^/\s]++/[^\s'\"]+"
    r"|(?<=invite=)[^&\s'\"]+"
    r"|(?<![\w.+-])[\w.+-]++@[\w-]++(?:\.[\w-]++)++"
    r"|lsb_[\w-]+"
    r"|(?<![\w-])[\w-]{10,}+(?:\.[\w-]{6})?\.[\w-]{27}(?![\w-])"
)


def hide(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever looks like a secret is not written."""
    for name, value in event.items():
        event[name] = hidden(name, value)
    return event


def hidden(name: str, value: Any) -> Any:
    """A value as it may be written."""
    if SECRET_NAMES.search(name) and value is not None:
        return "***"
    if isinstance(value, str):
        return SECRET_TEXTS.sub("***", value)
    if isinstance(value, dict):
        return {key: hidden(str(key), part) for key, part in value.items()}
    return value


def set_up(level: str, style: str) -> None:
    """One line for each event, as JSON or for the eye; other libraries' messages too."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide,
    ]
    terminal = sys.stderr.isatty()
    as_json = style == "json" or (style == "auto" and not terminal)
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=terminal, pad_event_to=0)
    )
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Uvicorn writes a line with the path for every socket that is opened or refused: strangers would fill the disk.
    for name in ("uvicorn.access", "uvicorn.error", "alembic", "sqlalchemy.engine"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    # These libraries write what they send and receive, which is full of secrets.
    for name in ("websockets", "httpx", "httpcore", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
