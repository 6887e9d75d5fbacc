"""Attacks on a server of our own: hostile requests, messages and files, and a verdict."""
