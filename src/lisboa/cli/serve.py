"""`lisboa serve`. Every setting is an option and an environment variable; a test sees that none is missing."""

from typing import Annotated, Any

import typer

from lisboa.server import starting
from lisboa.server.settings import Settings


def option(name: str, text: str, panel: str, **limits: Any) -> Any:
    """An option with its environment variable."""
    variable = "LISBOA_" + name.partition("/")[0].upper().replace("-", "_")
    return typer.Option(f"--{name}", envvar=variable, help=text, rich_help_panel=panel, **limits)


ADDRESS = "Where"
PEOPLE = "People"
QUOTAS = "What is kept"
GAMES = "Games and bots"
MESSAGES = "Messages"
WATCHING = "Watching"

Host = Annotated[str, option("host", "Address to listen on; 0.0.0.0 for all.", ADDRESS)]
Port = Annotated[int, option("port", "Port to listen on; 0 for any that is free.", ADDRESS, min=0, max=65535)]
DatabaseUrl = Annotated[str, option("database", "A file (SQLite), or postgresql://user:password@host/name.", ADDRESS)]
PublicUrl = Annotated[
    str,
    option("public-url", "The address people see, for links and cookies.", ADDRESS, show_default="http://HOST:PORT"),
]
TrustedProxies = Annotated[
    str, option("trusted-proxies", "Addresses of reverse proxies to believe, with commas.", ADDRESS)
]
AllowedHost = Annotated[
    str,
    option(
        "allowed-host",
        "Further names to answer to, with commas; addresses, this machine's name and the public URL always work.",
        ADDRESS,
    ),
]
ConnectionsPerAddress = Annotated[
    int,
    option("connections-per-address", "Connections open at once of one address; proxies are exempt.", ADDRESS, min=1),
]
SocketsPerAddress = Annotated[
    int, option("sockets-per-address", "WebSockets open at once of all people of one address.", ADDRESS, min=1)
]
SocketsPerPerson = Annotated[
    int, option("sockets-per-person", "WebSockets open at once of one person.", ADDRESS, min=1)
]
HeaderSeconds = Annotated[
    float, option("header-seconds", "Seconds a client may take to send the header of a request.", ADDRESS, min=0.1)
]
RequestSeconds = Annotated[
    float, option("request-seconds", "Seconds a client may take to send a whole request.", ADDRESS, min=0.1)
]
Secret = Annotated[str, option("secret", "Signs cookies.", PEOPLE, show_default="made once, kept in the database")]
SecureCookies = Annotated[
    bool, option("secure-cookies", "Cookies over https only; always so if the public URL is https.", PEOPLE)
]
RateLimit = Annotated[int, option("rate-limit", "Requests a minute of one person or address.", PEOPLE, min=1)]
LoginLimit = Annotated[
    int,
    option("login-limit", "Wrong logins, new guests and new passwords a minute of one address, each.", PEOPLE, min=1),
]
PageLimit = Annotated[int, option("page-limit", "Pages and files a minute of one address.", PEOPLE, min=1)]
ChatLimit = Annotated[int, option("chat-limit", "Lines of chat a minute of one person.", PEOPLE, min=1)]
WatchLimit = Annotated[
    int, option("watch-limit", "Requests a minute of one address for /health, /metrics and /schema.", PEOPLE, min=1)
]
BodyLimit = Annotated[int, option("body-limit", "Bytes of a request.", PEOPLE, min=1024)]
ImportLimit = Annotated[int, option("import-limit", "Bytes of a game file to import.", PEOPLE, min=1024)]
GuestsPerAddress = Annotated[
    int, option("guests-per-address", "New guests a day of one address (an IPv6 /64 is one).", QUOTAS, min=1)
]
WaitingTablesPerPerson = Annotated[
    int, option("waiting-tables-per-person", "Tables of one person that have not begun.", QUOTAS, min=1)
]
WaitingTablesPerAddress = Annotated[
    int, option("waiting-tables-per-address", "Tables made from one address that have not begun.", QUOTAS, min=1)
]
WaitingSeatsPerPerson = Annotated[
    int, option("waiting-seats-per-person", "Tables that have not begun where one person has a seat.", QUOTAS, min=1)
]
WaitingSeatsPerAddress = Annotated[
    int, option("waiting-seats-per-address", "The same for all people of one address together.", QUOTAS, min=1)
]
RunningTablesPerPerson = Annotated[
    int, option("running-tables-per-person", "Games of one person that go on.", QUOTAS, min=1)
]
RunningTablesPerAddress = Annotated[
    int, option("running-tables-per-address", "Games made from one address that go on.", QUOTAS, min=1)
]
BotGamesPerPerson = Annotated[
    int, option("bot-games-per-person", "Games of one person in which only bots play.", QUOTAS, min=1)
]
BotGamesPerAddress = Annotated[
    int, option("bot-games-per-address", "Games made from one address in which only bots play.", QUOTAS, min=1)
]
DailyBotGamesPerPerson = Annotated[
    int, option("daily-bot-games-per-person", "Games a day of one person that only bots finish.", QUOTAS, min=1)
]
DailyBotGamesPerAddress = Annotated[
    int,
    option("daily-bot-games-per-address", "Games a day made from one address that only bots finish.", QUOTAS, min=1),
]
DailyActionsPerPerson = Annotated[
    int, option("daily-actions-per-person", "Moves and other actions of one person a day.", QUOTAS, min=1)
]
DailyActionsPerAddress = Annotated[
    int, option("daily-actions-per-address", "The same for all people of one address together.", QUOTAS, min=1)
]
TextBytesPerPerson = Annotated[
    int, option("text-bytes-per-person", "Bytes of chat and notes that one person writes a day.", QUOTAS, min=1)
]
TextBytesPerAddress = Annotated[
    int, option("text-bytes-per-address", "The same for all people of one address together.", QUOTAS, min=1)
]
ImportsPerPerson = Annotated[int, option("imports-per-person", "Imported games of one person.", QUOTAS, min=1)]
ImportsPerAddress = Annotated[
    int, option("imports-per-address", "Imported games made from one address.", QUOTAS, min=1)
]
ImportBytesPerPerson = Annotated[
    int, option("import-bytes-per-person", "Bytes that imported games of one person take.", QUOTAS, min=1024)
]
ImportBytesPerAddress = Annotated[
    int, option("import-bytes-per-address", "Bytes that imported games made from one address take.", QUOTAS, min=1024)
]
GuestDays = Annotated[
    int,
    option("guest-days", "Days after its last visit when a guest without a table is removed; 0: never.", QUOTAS, min=0),
]
KeepDays = Annotated[
    int,
    option("keep-days", "Days after the last visit when other guests and imported games go; 0: never.", QUOTAS, min=0),
]
RemovalNoticeDays = Annotated[
    int, option("removal-notice-days", "Days before a removal when the start page announces it.", QUOTAS, min=1)
]
BotWorkers = Annotated[int, option("bot-workers", "Processes in which bots think.", GAMES, min=1)]
BotThinkSeconds = Annotated[
    float,
    option("bot-think-seconds", "Seconds a bot thinks about a move; less while many tables wait.", GAMES, min=0.01),
]
BotTimeLimit = Annotated[
    float,
    option("bot-time-limit", "Seconds after which a bot is stopped and the greedy move is played.", GAMES, min=0.1),
]
HintWorkers = Annotated[
    int, option("hint-workers", "Processes that look for hints, so that people never wait for bots.", GAMES, min=1)
]
HintThinkSeconds = Annotated[
    float,
    option("hint-think-seconds", "Seconds a hint is searched for; less while many people wait.", GAMES, min=0.01),
]
HintTimeLimit = Annotated[
    float,
    option("hint-time-limit", "Seconds after which who asked for a hint is told that there is none.", GAMES, min=0.1),
]
JobWorkers = Annotated[int, option("job-workers", "Processes that read game files and try plans.", GAMES, min=1)]
JobTimeLimit = Annotated[float, option("job-time-limit", "Seconds after which such a job is killed.", GAMES, min=0.1)]
Analyses = Annotated[str, option("analyses", "Of finished games: auto, or only when asked for.", GAMES)]
AnalysisSimulations = Annotated[
    int,
    option("analysis-simulations", "Games imagined for each decision that it looks at closely.", GAMES, min=2),
]
AnalysisCpuSeconds = Annotated[
    int, option("analysis-cpu-seconds", "Seconds of processor time that one analysis may take.", GAMES, min=1)
]
AnalysesPerPerson = Annotated[
    int, option("analyses-per-person", "Analyses that one person may wait for at once.", GAMES, min=1)
]
AnalysesPerAddress = Annotated[
    int, option("analyses-per-address", "Analyses that all people of one address may wait for at once.", GAMES, min=1)
]
MaxLiveTables = Annotated[int, option("max-live-tables", "Games kept in memory.", GAMES, min=1)]
SnapshotEvery = Annotated[int, option("snapshot-every", "Moves between stored positions.", GAMES, min=1)]
PrivateWebhooks = Annotated[
    bool, option("webhooks-to-private-hosts", "Allow webhooks and push services on private networks.", MESSAGES)
]
PushContact = Annotated[
    str,
    option(
        "push-contact",
        "Whom push services may write to: mailto:you@example.org or an https address.",
        MESSAGES,
        show_default="the public URL if it is https, else the sender of e-mails",
    ),
]
SmtpHost = Annotated[str, option("smtp-host", "Mail server; without one there is no e-mail.", MESSAGES)]
SmtpPort = Annotated[int, option("smtp-port", "Its port.", MESSAGES, min=1, max=65535)]
SmtpUser = Annotated[str, option("smtp-user", "Login there.", MESSAGES)]
SmtpPassword = Annotated[str, option("smtp-password", "Password there; better in the variable.", MESSAGES)]
SmtpStarttls = Annotated[bool, option("smtp-starttls", "Encrypt the connection to it.", MESSAGES)]
SmtpSender = Annotated[
    str, option("smtp-sender", "Who the e-mails are from: an address, or `Name <address>`.", MESSAGES)
]
MailsPerHour = Annotated[int, option("mails-per-hour", "E-mails an hour to one mailbox.", MESSAGES, min=1)]
MailsPerDay = Annotated[int, option("mails-per-day", "E-mails a day to one mailbox.", MESSAGES, min=1)]
Metrics = Annotated[bool, option("metrics/--no-metrics", "Serve /metrics for Prometheus.", WATCHING)]
LogLevel = Annotated[str, option("log-level", "debug, info, warning or error.", WATCHING)]
LogFormat = Annotated[str, option("log-format", "json, console, or auto: console on a terminal.", WATCHING)]

USUAL = Settings()


def serve(
    host: Host = USUAL.host,
    port: Port = USUAL.port,
    database: DatabaseUrl = USUAL.database,
    public_url: PublicUrl = USUAL.public_url,
    trusted_proxies: TrustedProxies = USUAL.trusted_proxies,
    allowed_host: AllowedHost = USUAL.allowed_host,
    connections_per_address: ConnectionsPerAddress = USUAL.connections_per_address,
    sockets_per_address: SocketsPerAddress = USUAL.sockets_per_address,
    sockets_per_person: SocketsPerPerson = USUAL.sockets_per_person,
    header_seconds: HeaderSeconds = USUAL.header_seconds,
    request_seconds: RequestSeconds = USUAL.request_seconds,
    secret: Secret = USUAL.secret,
    secure_cookies: SecureCookies = USUAL.secure_cookies,
    rate_limit: RateLimit = USUAL.rate_limit,
    login_limit: LoginLimit = USUAL.login_limit,
    page_limit: PageLimit = USUAL.page_limit,
    chat_limit: ChatLimit = USUAL.chat_limit,
    watch_limit: WatchLimit = USUAL.watch_limit,
    body_limit: BodyLimit = USUAL.body_limit,
    import_limit: ImportLimit = USUAL.import_limit,
    guests_per_address: GuestsPerAddress = USUAL.guests_per_address,
    waiting_tables_per_person: WaitingTablesPerPerson = USUAL.waiting_tables_per_person,
    waiting_tables_per_address: WaitingTablesPerAddress = USUAL.waiting_tables_per_address,
    waiting_seats_per_person: WaitingSeatsPerPerson = USUAL.waiting_seats_per_person,
    waiting_seats_per_address: WaitingSeatsPerAddress = USUAL.waiting_seats_per_address,
    running_tables_per_person: RunningTablesPerPerson = USUAL.running_tables_per_person,
    running_tables_per_address: RunningTablesPerAddress = USUAL.running_tables_per_address,
    bot_games_per_person: BotGamesPerPerson = USUAL.bot_games_per_person,
    bot_games_per_address: BotGamesPerAddress = USUAL.bot_games_per_address,
    daily_bot_games_per_person: DailyBotGamesPerPerson = USUAL.daily_bot_games_per_person,
    daily_bot_games_per_address: DailyBotGamesPerAddress = USUAL.daily_bot_games_per_address,
    daily_actions_per_person: DailyActionsPerPerson = USUAL.daily_actions_per_person,
    daily_actions_per_address: DailyActionsPerAddress = USUAL.daily_actions_per_address,
    text_bytes_per_person: TextBytesPerPerson = USUAL.text_bytes_per_person,
    text_bytes_per_address: TextBytesPerAddress = USUAL.text_bytes_per_address,
    imports_per_person: ImportsPerPerson = USUAL.imports_per_person,
    imports_per_address: ImportsPerAddress = USUAL.imports_per_address,
    import_bytes_per_person: ImportBytesPerPerson = USUAL.import_bytes_per_person,
    import_bytes_per_address: ImportBytesPerAddress = USUAL.import_bytes_per_address,
    guest_days: GuestDays = USUAL.guest_days,
    keep_days: KeepDays = USUAL.keep_days,
    removal_notice_days: RemovalNoticeDays = USUAL.removal_notice_days,
    bot_workers: BotWorkers = USUAL.bot_workers,
    bot_think_seconds: BotThinkSeconds = USUAL.bot_think_seconds,
    bot_time_limit: BotTimeLimit = USUAL.bot_time_limit,
    hint_workers: HintWorkers = USUAL.hint_workers,
    hint_think_seconds: HintThinkSeconds = USUAL.hint_think_seconds,
    hint_time_limit: HintTimeLimit = USUAL.hint_time_limit,
    job_workers: JobWorkers = USUAL.job_workers,
    job_time_limit: JobTimeLimit = USUAL.job_time_limit,
    analyses: Analyses = USUAL.analyses,
    analysis_simulations: AnalysisSimulations = USUAL.analysis_simulations,
    analysis_cpu_seconds: AnalysisCpuSeconds = USUAL.analysis_cpu_seconds,
    analyses_per_person: AnalysesPerPerson = USUAL.analyses_per_person,
    analyses_per_address: AnalysesPerAddress = USUAL.analyses_per_address,
    max_live_tables: MaxLiveTables = USUAL.max_live_tables,
    snapshot_every: SnapshotEvery = USUAL.snapshot_every,
    webhooks_to_private_hosts: PrivateWebhooks = USUAL.webhooks_to_private_hosts,
    push_contact: PushContact = USUAL.push_contact,
    smtp_host: SmtpHost = USUAL.smtp_host,
    smtp_port: SmtpPort = USUAL.smtp_port,
    smtp_user: SmtpUser = USUAL.smtp_user,
    smtp_password: SmtpPassword = USUAL.smtp_password,
    smtp_starttls: SmtpStarttls = USUAL.smtp_starttls,
    smtp_sender: SmtpSender = USUAL.smtp_sender,
    mails_per_hour: MailsPerHour = USUAL.mails_per_hour,
    mails_per_day: MailsPerDay = USUAL.mails_per_day,
    metrics: Metrics = USUAL.metrics,
    log_level: LogLevel = USUAL.log_level,
    log_format: LogFormat = USUAL.log_format,
) -> None:
    """Serve the game to people: tables, bots, accounts, live updates.

    Nothing needs to be set. The games are in the file lisboa.db of this folder, and the server listens on this machine
    only. Every option is an environment variable too.
    """
    values = dict(locals())
    starting.quickly()
    from lisboa.cli.leaving import leave
    from lisboa.errors import LisboaError
    from lisboa.server.serving import serve as serve_until_stopped

    try:
        leave(serve_until_stopped(Settings(**values)))
    except LisboaError as problem:
        typer.echo(f"lisboa serve: {problem}", err=True)
        raise typer.Exit(1) from None
