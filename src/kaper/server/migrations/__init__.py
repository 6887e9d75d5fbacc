"""Steps from an empty database to today's, in order."""
