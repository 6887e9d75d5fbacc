"""Bots' games as tables of data, for whoever learns from them or counts in them."""
