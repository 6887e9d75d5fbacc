"""What several processes need to serve the same tables: only imported where it is asked for."""
