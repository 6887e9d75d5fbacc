"""Wreck Bay: captains send their sailors in secret, and dive for what the wreck gives up."""
