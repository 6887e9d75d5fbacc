"""Writes dataclasses out, so that the compiler makes records of them that it fills itself.

What `@dataclass` adds to a class is made at run time, by code that is never compiled: a record that
is made by it costs as much as before, and mypyc takes a `ClassVar` or a generic base amiss. So the
compiler is given the same module with a written constructor in each record; all else that a
dataclass has is added by `kaper.compiled_records.record` once the class is there.

Statements stay on their lines, so that tracebacks tell the lines of the source; only what a class
has from a second base stands between them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

# What compiled modules import beside what they say themselves.
HEADER = (
    "from __future__ import annotations"
    "; from typing import Any as _Any"
    "; from kaper.compiled_records import default as _default, field as _field"
    "; from kaper.compiled_records import mypyc_attr as _attr, record as _record"
)
_OPEN = "@_attr(allow_interpreted_subclasses=True)"
_NOT_RECORDS = frozenset({"typing.Generic"})
# Types that every module can name.
_EVERYWHERE = frozenset({"int", "str", "bool", "float", "bytes", "tuple", "None"})


@dataclass(frozen=True, slots=True)
class Blank:
    """A field of a record: its type and its default as they are written."""

    name: str
    annotation: str
    default: str
    keyword: bool
    factory: bool

    def own_parameter(self) -> str:
        # A factory is called by the constructor.
        return f"{self.name}: {self.annotation}" + (f" = {self.default}" if self.default else "")


@dataclass(slots=True)
class Record:
    """A dataclass as it is written in a module."""

    module: str
    node: ast.ClassDef
    frozen: bool
    bases: list[str]
    blanks: list[Blank] = field(default_factory=list)


class Records:
    """The dataclasses of some modules, by their full names."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = sources
        self._records: dict[str, Record] = {}
        for module, source in sources.items():
            for record in _records_in(module, source):
                self._records[f"{module}.{record.node.name}"] = record

    def can_be_compiled(self, module: str) -> bool:
        """Not where records extend some of elsewhere: those of components are read by their types,
        which a compiled class does not keep."""
        return not any(
            record.module == module and not self._is_known(record)
            for record in self._records.values()
        )

    def _is_known(self, record: Record) -> bool:
        return all(
            self._is_known(self._records[base]) if base in self._records else base in _NOT_RECORDS
            for base in record.bases
        )

    def written_out(self, module: str, *, openly: bool) -> str:
        """A module with its dataclasses written out; openly, interpreted classes may extend all."""
        source = self._sources[module]
        lines = source.split("\n")
        for node in reversed(ast.parse(source).body):
            if isinstance(node, ast.ImportFrom) and node.module == "__future__":
                lines[node.lineno - 1] = HEADER
            if isinstance(node, ast.ImportFrom) and node.module == "dataclasses":
                _import_own_replace(node, lines)
            if isinstance(node, ast.ClassDef):
                record = self._records.get(f"{module}.{node.name}")
                if record is not None:
                    self._write_out(record, lines, openly)
                elif openly and not node.decorator_list:
                    _put_above(node, lines, _OPEN)
        return "\n".join(lines)

    def _write_out(self, record: Record, lines: list[str], openly: bool) -> None:
        node = record.node
        first, header_end = node.decorator_list[0].lineno - 1, node.body[0].lineno - 2
        head = ast.unparse(ast.ClassDef(node.name, node.bases[-1:], [], [ast.Pass()], []))
        methods: list[str] = []
        if len(node.bases) > 1:
            imports, methods = self._mixed_in(record)
            _put_above(node, lines, imports, first)
        for blank in (item for item in node.body if isinstance(item, ast.AnnAssign)):
            _strip_default(blank, lines)
        end = node.end_lineno
        assert end is not None
        own = "".join(
            f"{blank.name!r}: ({blank.annotation!r}{', ' + raw if raw else ''},), "
            for blank, raw in _raw(record)
        )
        call = f"_record({node.name}, {record.frozen}, {{{own}}})"
        if end < len(lines) and not lines[end].strip():
            lines[end] = call
        else:
            lines.append(call)
        room = header_end - first + 1
        written = [head.split("\n")[0], f"    {self._constructor(record)}"]
        lines[first : header_end + 1] = written + [""] * (room - len(written)) + methods
        if openly:
            _put_above(node, lines, _OPEN, first)

    def _mixed_in(self, record: Record) -> tuple[str, list[str]]:
        """What a record has from the first of its bases, written as its own: the compiler knows
        one base only. Gives what has to be imported for that, and the methods."""
        own = {item.name for item in record.node.body if isinstance(item, ast.FunctionDef)}
        here = _names_in(ast.parse(self._sources[record.module]), record.module)
        imports, methods = set[str](), dict[str, str]()
        for mixin in self._chain(record.bases[0], record.bases[-1]):
            there = _names_in(ast.parse(self._sources[mixin.module]), mixin.module)
            for item in mixin.node.body:
                if isinstance(item, ast.FunctionDef) and item.name not in own | set(methods):
                    methods[item.name] = f"    {_in_one_line(item)}"
                    used = {n.id for n in ast.walk(item) if isinstance(n, ast.Name)}
                    imports |= {there[name] for name in used if name in there and name not in here}
        froms = (full.rpartition(".") for full in sorted(imports))
        return "; ".join(f"from {module} import {name}" for module, _, name in froms), [
            *methods.values()
        ]

    def _chain(self, name: str, other: str) -> Iterator[Record]:
        """A record and those it extends, as far as another does not extend them too."""
        shared = {other, *self._ancestors(other)}
        for full in (name, *self._ancestors(name)):
            if full not in shared:
                yield self._records[full]

    def _ancestors(self, name: str) -> list[str]:
        bases = self._records[name].bases if name in self._records else []
        return [found for base in bases for found in (base, *self._ancestors(base))]

    def _constructor(self, record: Record) -> str:
        blanks = self._all_blanks(record)
        own = {blank.name for blank in record.blanks}
        plain = [b for b in blanks.values() if not b.keyword]
        keyed = [b for b in blanks.values() if b.keyword]
        parameters = ["self"]
        parameters += [self._parameter(record, blank, own) for blank in plain]
        if keyed:
            parameters.append("*")
            parameters += [self._parameter(record, blank, own) for blank in keyed]
        sets = [
            f"self.{b.name} = {b.default}() if {b.name} is None else {b.name}"
            if b.factory
            else f"self.{b.name} = {b.name}"
            for b in blanks.values()
        ]
        return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(sets) or 'pass'}"

    def _parameter(self, record: Record, blank: Blank, own: set[str]) -> str:
        if blank.factory:
            return f"{blank.name}: _Any = None"
        if blank.name in own:
            return blank.own_parameter()
        known = {n.id for n in ast.walk(ast.parse(blank.annotation)) if isinstance(n, ast.Name)}
        annotation = blank.annotation if known <= _EVERYWHERE else "_Any"
        if not blank.default:
            return f"{blank.name}: {annotation}"
        if _is_literal(blank.default):
            return f"{blank.name}: {annotation} = {blank.default}"
        base = ast.unparse(_without_index(record.node.bases[-1]))
        return f'{blank.name}: {annotation} = _default({base}, "{blank.name}")'

    def _all_blanks(self, record: Record) -> dict[str, Blank]:
        """The fields of a record, those of its bases first, as a dataclass orders them."""
        found: dict[str, Blank] = {}
        for name in reversed(record.bases):
            base = self._records.get(name)
            if base is not None:
                found |= self._all_blanks(base)
        return found | {blank.name: blank for blank in record.blanks}


def _records_in(module: str, source: str) -> Iterator[Record]:
    tree = ast.parse(source)
    names = _imported(tree)
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        call = next((d for d in node.decorator_list if _is_dataclass(d)), None)
        if call is None:
            names[node.name] = f"{module}.{node.name}"
            continue
        frozen = isinstance(call, ast.Call) and any(
            word.arg == "frozen" and ast.unparse(word.value) == "True" for word in call.keywords
        )
        bases = [_full_name(_without_index(base), names, module) for base in node.bases]
        record = Record(module, node, frozen, bases)
        record.blanks += [
            _blank(item)
            for item in node.body
            if isinstance(item, ast.AnnAssign) and not _is_class_variable(item)
        ]
        names[node.name] = f"{module}.{node.name}"
        yield record


def _names_in(tree: ast.Module, module: str) -> dict[str, str]:
    """Everything that a module can name, by its full name."""
    names = _imported(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names[node.name] = f"{module}.{node.name}"
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {t.id: f"{module}.{t.id}" for t in targets if isinstance(t, ast.Name)}
    return names


def _in_one_line(method: ast.FunctionDef) -> str:
    """A method of a mixin, which just returns something."""
    *_, last = method.body
    head = ast.FunctionDef(method.name, method.args, [last], [], method.returns)
    return " ".join(
        line.strip() for line in ast.unparse(ast.fix_missing_locations(head)).split("\n")
    )


def _imported(tree: ast.Module) -> dict[str, str]:
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                names[alias.asname or alias.name] = f"{node.module}.{alias.name}"
    return names


def _full_name(base: ast.expr, names: Mapping[str, str], module: str) -> str:
    head, _, rest = ast.unparse(base).partition(".")
    full = names.get(head, f"{module}.{head}")
    return f"{full}.{rest}" if rest else full


def _without_index(base: ast.expr) -> ast.expr:
    return base.value if isinstance(base, ast.Subscript) else base


def _is_dataclass(decorator: ast.expr) -> bool:
    name = decorator.func if isinstance(decorator, ast.Call) else decorator
    return isinstance(name, ast.Name) and name.id == "dataclass"


def _is_class_variable(item: ast.AnnAssign) -> bool:
    return ast.unparse(item.annotation).startswith("ClassVar")


def _blank(item: ast.AnnAssign) -> Blank:
    assert isinstance(item.target, ast.Name)
    name, annotation, value = item.target.id, ast.unparse(item.annotation), item.value
    if value is None:
        return Blank(name, annotation, "", keyword=False, factory=False)
    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "field"):
        return Blank(name, annotation, ast.unparse(value), keyword=False, factory=False)
    words = {str(word.arg): ast.unparse(word.value) for word in value.keywords}
    factory = words.get("default_factory", "")
    default = factory or words.get("default", "")
    keyword = words.get("kw_only") == "True"
    return Blank(name, annotation, default, keyword=keyword, factory=bool(factory))


def _is_literal(text: str) -> bool:
    try:
        ast.literal_eval(text)
    except ValueError:
        return False
    return True


def _raw(record: Record) -> Iterator[tuple[Blank, str]]:
    """The own fields of a record with what is written as their defaults."""
    items = [
        item
        for item in record.node.body
        if isinstance(item, ast.AnnAssign) and not _is_class_variable(item)
    ]
    for blank, item in zip(record.blanks, items, strict=True):
        written = "" if item.value is None else ast.unparse(item.value)
        # The compiler would take what `field` gives for the default itself.
        yield blank, re.sub(r"^field\(", "_field(", written)


def _strip_default(item: ast.AnnAssign, lines: list[str]) -> None:
    """Leave the field's name and type: the constructor knows its default."""
    if item.value is None or _is_class_variable(item):
        return
    first, last = item.annotation.end_lineno, item.value.end_lineno
    assert first is not None
    assert last is not None
    rest = lines[last - 1][item.value.end_col_offset :] if first == last else ""
    lines[first - 1] = lines[first - 1][: item.annotation.end_col_offset] + rest
    for line in range(first, last):
        lines[line] = ""


def _import_own_replace(node: ast.ImportFrom, lines: list[str]) -> None:
    names = [alias.name for alias in node.names if alias.name != "replace"]
    line = f"from dataclasses import {', '.join(names)}" if names else ""
    if len(names) < len(node.names):
        line += ("; " if line else "") + "from kaper.compiled_records import replace"
    lines[node.lineno - 1] = line


def _put_above(node: ast.ClassDef, lines: list[str], text: str, line: int = 0) -> None:
    """Above a class there are two empty lines."""
    lines[(line or node.lineno - 1) - 1] = text
