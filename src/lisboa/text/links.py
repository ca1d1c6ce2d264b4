"""What messengers show of a link to a table."""

from lisboa.text.catalogue import catalogue


class LinkWords:
    """Title and description in one language."""

    def __init__(self, locale: str) -> None:
        self._catalogue = catalogue(locale)

    def title(self, host: str, waits: bool) -> str:
        """Who invites; the name is the host's."""
        return self._catalogue.say("link-title", state="waits" if waits else "goes-on", host=host)

    def about(self, players: int, free: int, extras: tuple[str, ...], clock: str) -> str:
        """To what: players, free seats, what is not in every game, the clock ("none", "live" or "async")."""
        say = self._catalogue.say
        parts = [say("link-players", players=players)]
        if free:
            parts.append(say("link-free", free=free))
        parts += [say("link-extra", extra=extra) for extra in extras]
        if clock != "none":
            parts.append(say("link-clock", clock=clock))
        return " · ".join(parts)

    def any_title(self) -> str:
        """Of a link that says nothing about a table."""
        return self._catalogue.say("link-title-any")

    def any_about(self) -> str:
        """Likewise."""
        return self._catalogue.say("link-about-any")

    def picture(self) -> str:
        """What is on the picture."""
        return self._catalogue.say("link-picture")
