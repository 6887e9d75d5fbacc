"""Makes a data set: a folder for each table, a file there for every so many games.

Which games stand in which file depends on the plan alone, and a file has its name once it is
whole. So any number of workers write the same files, and whoever was stopped goes on with those
that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from kaper import registry
from kaper.dataset.columns import TABLES
from kaper.dataset.rows import rows_of
from kaper.dataset.writing import FORMATS, check_format, writer_for
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.simulate import Plan
from kaper.version import version
from kaper.workers import shared_out

ABOUT = "dataset.json"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games, which tables of them, and how they are written."""

    plan: Plan
    folder: Path
    form: str
    tables: tuple[str, ...] = tuple(TABLES)
    games_a_file: int = 100

    def prepare(self) -> None:
        """Raise what is wrong before anything starts; say in the folder what it will hold."""
        for table in self.tables:
            if table not in TABLES:
                raise BadSetup(f"there is no table {table!r}; the tables are {', '.join(TABLES)}")
        if self.form not in FORMATS:
            raise BadSetup(f"a format is one of {', '.join(FORMATS)}, not {self.form!r}")
        if self.games_a_file < 1:
            raise BadSetup(f"a file holds at least one game, not {self.games_a_file}")
        check_format(self.form)
        self.plan.prepare()
        self._check_folder()
        for table in self.tables:
            (self.folder / table).mkdir(parents=True, exist_ok=True)

    def _check_folder(self) -> None:
        about, path = self.about(), self.folder / ABOUT
        if path.exists():
            known = json.loads(path.read_text("utf-8"))
            other = [name for name in about if name != "games" and known.get(name) != about[name]]
            if other:
                raise BadSetup(
                    f"{self.folder} holds another data set: {other[0]} was {known.get(other[0])!r}"
                    f" and is now {about[other[0]]!r}. Use those words, or another folder"
                )
            games = known["games"]
            if self.plan.games < games or (games % self.games_a_file and self.plan.games > games):
                raise BadSetup(
                    f"{self.folder} is for {games} games: say so, add to them where the last file"
                    " is full, or use another folder"
                )
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BadSetup(f"{self.folder} is not empty, and no data set: name another folder")
        self.folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n", "utf-8")

    def about(self) -> dict[str, Json]:
        """All that decides what stands in the files."""
        plan, game = self.plan, registry.game(self.plan.game)
        told: dict[str, Json] = {"kaper": version(), "rules": game.rules}
        kept = {
            name: value for name, value in asdict(plan).items() if name not in {"check", "record"}
        }
        written = {"format": self.form, "tables": self.tables, "games_a_file": self.games_a_file}
        # Lists, as they will be read again.
        known: dict[str, Json] = json.loads(json.dumps(told | kept | written))
        return known

    def parts(self) -> list[range]:
        """The seeds of the games in each file."""
        first, end = self.plan.seed, self.plan.seed + self.plan.games
        return [
            range(start, min(start + self.games_a_file, end))
            for start in range(first, end, self.games_a_file)
        ]

    def path(self, table: str, part: range) -> Path:
        number = (part.start - self.plan.seed) // self.games_a_file
        return self.folder / table / f"{self.plan.game}-{number:06}.{self.form}"

    def written(self, part: range) -> bool:
        return all(self.path(table, part).exists() for table in self.tables)


def make(wanted: Wanted, workers: int | None = None) -> Iterator[int]:
    """Write all files that are missing, and yield again and again how many games are written."""
    wanted.prepare()
    parts = wanted.parts()
    missing = [part for part in parts if not wanted.written(part)]
    done = wanted.plan.games - sum(map(len, missing))
    yield done
    for part, _ in shared_out(partial(write_part, wanted), missing, workers):
        done += len(part)
        yield done


def write_part(wanted: Wanted, part: range) -> None:
    """Play the games of some seeds and write a file for each table."""
    with ExitStack() as files:
        writers = {
            table: files.enter_context(writer_for(wanted.form, table, wanted.path(table, part)))
            for table in wanted.tables
        }
        for seed in part:
            for table, row in rows_of(wanted.plan, seed, wanted.tables):
                writers[table].add(row)
