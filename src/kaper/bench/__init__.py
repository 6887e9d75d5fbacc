"""Our speed beside that of other engines, measured in one run."""
