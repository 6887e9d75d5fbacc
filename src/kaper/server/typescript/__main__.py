from __future__ import annotations

from kaper.server.typescript import files

for path, text in files().items():
    path.write_text(text, "utf-8")
