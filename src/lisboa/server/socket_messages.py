"""What sockets send. `type` says which of them it is."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lisboa.server.answers import Answer, ClockInfo, Milliseconds, Notice, PersonInfo, TableInfo
from lisboa.server.game_answers import Frame, Situation


class UpdateMessage(Answer, frozen=True, kw_only=True, tag="update", tag_field="type"):
    """The game has gone on: entries since the last update, and the game now. Many entries come in several updates."""

    seq: Annotated[int, Meta(ge=0, description="the last entry of these; `situation.seq` is larger if more follow")]
    frames: list[Frame]
    situation: Situation
    clock: ClockInfo | None


class TableMessage(Answer, frozen=True, kw_only=True, tag="table", tag_field="type"):
    """Something about the table has changed: seats, status."""

    table: TableInfo


class PresenceMessage(Answer, frozen=True, kw_only=True, tag="presence", tag_field="type"):
    """Who is connected: sent now and then, not for everybody who comes or goes."""

    people: list[PersonInfo]
    nameless: Annotated[int, Meta(description="connections without a login")]
    others: Annotated[int, Meta(description="people who are connected and not listed, because they are too many")] = 0


class ChatMessage(Answer, frozen=True, kw_only=True, tag="chat", tag_field="type"):
    """Something was said."""

    number: int
    person: PersonInfo
    text: str
    at: Milliseconds


class HeartbeatMessage(Answer, frozen=True, kw_only=True, tag="heartbeat", tag_field="type"):
    """Nothing has happened, but the connection lives: sent every 20 seconds."""


class MessagesMessage(Answer, frozen=True, kw_only=True, tag="messages", tag_field="type"):
    """All messages that are not read, whenever they have changed."""

    messages: list[Notice]


OF_TABLES = (UpdateMessage, TableMessage, PresenceMessage, ChatMessage, HeartbeatMessage)
OF_PEOPLE = (MessagesMessage, HeartbeatMessage)
