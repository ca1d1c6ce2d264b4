"""What Prometheus can ask for, besides requests."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

REQUESTS: Final = Counter("lisboa_requests", "Answers to requests", ["method", "route", "status"])
REQUEST_SECONDS: Final = Histogram("lisboa_request_seconds", "Time until the answer began", ["route"])
ENTRIES: Final = Counter("lisboa_log_entries", "Entries written to the logs of games", ["kind"])
COMMIT_SECONDS: Final = Histogram(
    "lisboa_commit_seconds",
    "Time to write an entry",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
LIVE_GAMES: Final = Gauge("lisboa_games_in_memory", "Games kept in memory")
SOCKETS: Final = Gauge("lisboa_sockets", "Connected WebSockets")
BOT_SECONDS: Final = Histogram("lisboa_bot_seconds", "Time until a bot's move was there", ["bot"])
BOT_FAULTS: Final = Counter("lisboa_bot_faults", "Moves that had to be made for a bot", ["bot"])
HINT_SECONDS: Final = Histogram("lisboa_hint_seconds", "Time until a hint was there, or none")
HINT_FAULTS: Final = Counter("lisboa_hint_faults", "Hints that could not be given")
ANALYSES: Final = Gauge("lisboa_analyses", "Analyses in the queue of all servers", ["state"])
ANALYSES_DONE: Final = Counter("lisboa_analyses_done", "Analyses that this server has made")
ANALYSES_FAILED: Final = Counter("lisboa_analyses_failed", "Attempts of this server that have failed")
TABLES: Final = Gauge("lisboa_tables", "Tables in the database", ["status"])
MESSAGES_WAITING: Final = Gauge("lisboa_messages_waiting", "Webhooks and e-mails that are still to be sent")
MESSAGES_GIVEN_UP: Final = Counter("lisboa_messages_given_up", "Messages that could not be delivered", ["channel"])
DATABASE_FAULTS: Final = Counter("lisboa_database_faults", "Requests that the database could not serve")
CONNECTIONS_REFUSED: Final = Counter("lisboa_connections_refused", "Connections that were turned away", ["reason"])
CONNECTIONS_CUT: Final = Counter(
    "lisboa_connections_cut", "Connections ended because of what the client did", ["reason"]
)
LOOP_HOLDS: Final = Counter("lisboa_loop_holds", "Steps that held the event loop for more than 50 ms", ["by"])
LOOP_HOLD_LONGEST: Final = Gauge(
    "lisboa_loop_hold_longest_seconds", "The longest step since the start, in processor time", ["by"]
)
LOOP_LAG_LONGEST: Final = Gauge("lisboa_loop_lag_longest_seconds", "The latest heartbeat since the start")
