"""Kaper without a server: the same tables, commands and messages in a worker of a browser."""
