"""`python3 play.py compile`: compiles the rules of this checkout."""

from __future__ import annotations

import sys

from compiling.build import CannotCompile, compile_rules


def main() -> int:
    try:
        compile_rules(_tell)
    except CannotCompile as error:
        _tell(str(error))
        return 1
    return 0


def _tell(line: str) -> None:
    sys.stderr.write(f"  {line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
