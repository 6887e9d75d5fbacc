"""Tables for people and bots in the browser: live updates, storage, fair play."""
