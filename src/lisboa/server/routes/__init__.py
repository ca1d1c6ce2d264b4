"""The API: one module for people, tables, games, sockets and operation."""
