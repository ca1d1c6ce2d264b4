"""The game for people: tables, seats, storage, live updates, accounts, and the API."""
