"""Records written out for the compiler: run uncompiled here, they are still all that they were."""

from __future__ import annotations

import dataclasses
import pickle
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from compiling.modules import groups, module_of
from compiling.records import Records
from kaper import compiled_records

BASE = '''"""Records for records of elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeVar

S = TypeVar("S")
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Ask(Generic[S]):
    """One seat."""

    secret: ClassVar[bool] = False

    seat: int
    owner: int = NOBODY
    passed: tuple[int, ...] = field(default=(), kw_only=True)

    def who(self) -> int:
        return self.seat


@dataclass(slots=True)
class Pile:
    cards: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Mixed(Ask[S]):
    def who(self) -> int:
        """Somebody else."""
        return NOBODY
'''
GAME = '''"""Records of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from made_base import Ask, Mixed


@dataclass(frozen=True, slots=True)
class Dig(Ask[int]):
    secret: ClassVar[bool] = True

    deep: bool = False  # how far

    def deeper(self) -> Dig:
        return replace(self, deep=True)


@dataclass(frozen=True, slots=True)
class Other(Mixed[int], Ask[int]):
    """Takes what it has from the first of its bases."""


def line() -> int:
    raise LookupError
'''
SOURCES = {"made_base": BASE, "made_game": GAME}


# Interpreted, a constructor that is written out could not fill a frozen record.
UNFROZEN = tuple(name for name in compiled_records.GIVEN if not name.endswith("attr__"))


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    monkeypatch.setattr(compiled_records, "GIVEN", UNFROZEN)
    records = Records(SOURCES)
    modules = {}
    for name in SOURCES:
        module = modules[name] = sys.modules[name] = ModuleType(name)
        text = records.written_out(name, openly=False)
        exec(compile(text, name, "exec"), vars(module))
    yield modules
    for name in SOURCES:
        del sys.modules[name]


def test_a_record_is_made_compared_and_shown_as_before(written: dict[str, Any]) -> None:
    dig = written["made_game"].Dig
    made = dig(1, 2, True, passed=(3,))
    assert (made.seat, made.owner, made.deep, made.passed) == (1, 2, True, (3,))
    assert dig(1) == dig(1, -1, False, passed=())
    assert hash(dig(1)) == hash(dig(1))
    assert dig(1) != written["made_base"].Ask(1)
    assert repr(dig(1)) == "Dig(seat=1, owner=-1, passed=(), deep=False)"
    assert [field.name for field in dataclasses.fields(dig)] == ["seat", "owner", "passed", "deep"]
    assert dig.__match_args__ == ("seat", "owner", "deep")
    assert (dig.secret, written["made_base"].Ask.secret) == (True, False)


def test_a_record_is_replaced_and_pickled(written: dict[str, Any]) -> None:
    made = written["made_game"].Dig(1)
    assert made.deeper() == written["made_game"].Dig(1, deep=True)
    assert pickle.loads(pickle.dumps(made)) == made


def test_a_default_is_made_anew_for_each_record(written: dict[str, Any]) -> None:
    pile = written["made_base"].Pile
    pile().cards.append(1)
    assert pile().cards == []
    assert pile([2]).cards == [2]


def test_a_second_base_is_written_into_the_record(written: dict[str, Any]) -> None:
    """The compiler knows one base only, so the methods of the other become its own."""
    other = written["made_game"].Other
    assert other.__bases__ == (written["made_base"].Ask,)
    assert other(1).who() == -1
    assert written["made_game"].Dig(1).who() == 1


def test_an_interpreted_record_extends_a_written_one(written: dict[str, Any]) -> None:
    """Its inherited fields stay where compiled methods look for them."""
    kind: Any = dataclasses.make_dataclass(
        "Deeper", [("count", int, 0)], bases=(written["made_base"].Pile,), slots=True
    )
    assert kind.__slots__ == ("count",)
    assert kind([1], 2).cards == [1]


def test_lines_stay_where_they_were() -> None:
    records = Records(SOURCES)
    lines = records.written_out("made_base", openly=True).splitlines()
    for number, text in enumerate(BASE.splitlines()):
        if text.strip().startswith("return"):
            assert lines[number] == text


def test_every_source_that_is_compiled_can_be_written_out() -> None:
    """Syntax alone: whether mypyc takes it tells `python3 play.py compile`."""
    paths = [path for group in groups().values() for path in group]
    records = Records({module_of(path): path.read_text("utf-8") for path in paths})
    compiled = [path for path in paths if records.can_be_compiled(module_of(path))]
    assert len(compiled) > len(paths) * 0.9
    for path in compiled:
        compile(records.written_out(module_of(path), openly=True), str(path), "exec")
