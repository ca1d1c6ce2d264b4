"""What can be set. `lisboa serve` has an option and an environment variable for each."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The names are those of the options; the variables are LISBOA_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "lisboa.db"  # a file for SQLite, or a postgresql:// address
    public_url: str = ""  # the address people see, for links in messages; empty: http://host:port
    trusted_proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-* headers are believed
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    secure_cookies: bool = False  # cookies only over https (always so if public_url is https)
    bot_workers: int = 1
    bot_time_limit: float = 10.0  # seconds a bot may think before the greedy move is played instead
    rate_limit: int = 600  # requests a minute of one person or, without a login, of one address
    login_limit: int = 20  # attempts a minute of one address to log in, to register or to become a guest
    body_limit: int = 65_536  # bytes of a request
    import_limit: int = 1_048_576  # bytes of a game file to import
    max_live_tables: int = 1_000  # games kept in memory; others are read again from the database
    snapshot_every: int = 25  # entries of the log
    webhooks_to_private_hosts: bool = False  # allow webhooks to addresses inside the own network
    smtp_host: str = ""  # empty: no e-mail
    smtp_port: int = 25
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_starttls: bool = False
    smtp_sender: str = "lisboa@localhost"
    metrics: bool = True  # serve /metrics
    log_level: str = "info"
    log_format: str = "json"  # json, console

    @property
    def url(self) -> str:
        """The address people see, without a slash at the end."""
        return (self.public_url or f"http://{self.host}:{self.port}").rstrip("/")

    @property
    def cookies_are_secure(self) -> bool:
        """May cookies travel over https only?"""
        return self.secure_cookies or self.url.startswith("https:")
