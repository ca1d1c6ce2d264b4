"""Work in other processes: typed jobs, the processes that do them, and whose job is next (docs/decisions/0027)."""
