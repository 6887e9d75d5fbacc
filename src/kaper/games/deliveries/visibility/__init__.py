"""Who may know what: the view of a seat, the redaction of events, and samples."""
