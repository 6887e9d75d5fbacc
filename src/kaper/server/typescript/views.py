"""The types of a game's view, made from the module that declares it."""

from __future__ import annotations

import ast
import inspect
import sys
from itertools import pairwise
from types import GenericAlias, UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from kaper.server.typescript.notation import doc_comment, expanded, type_text

HEAD = """\
// What a seat sees of a table of {game}. Made from src/{module}.py
// by `python -m kaper.server.typescript`: change it there.
"""


def generate(game: str, view_type: type) -> str:
    """The whole file: each `TypedDict` of the module that declares the view, and named types."""
    module = sys.modules[view_type.__module__]
    tree = ast.parse(inspect.getsource(module))
    docs, bases = _docs(tree), _bases(tree)
    names = {
        value: name
        for name, value in vars(module).items()
        if _is_alias(value) and not name.startswith("_")
    }
    parts = [HEAD.format(game=game, module=module.__name__.replace(".", "/"))]
    for alias, name in names.items():
        lines = [*doc_comment(docs.get(name)), f"export type {name} = {expanded(alias, names)};"]
        parts.append("\n".join([*lines, ""]))
    parts += [
        _interface(value, names, docs, [vars(module)[base] for base in bases[value.__name__]])
        for value in vars(module).values()
        if is_typeddict(value) and value.__module__ == module.__name__
    ]
    return "\n".join(parts)


def _is_alias(value: object) -> bool:
    """Whether it is a type put together from others, with nothing left open."""
    put_together = isinstance(value, (GenericAlias, UnionType)) or get_origin(value) in (
        Literal,
        Union,
    )
    return put_together and not getattr(value, "__parameters__", ())


def _interface(
    shape: type, names: dict[object, str], docs: dict[str, str], bases: list[type]
) -> str:
    wider = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    lines = [*doc_comment(shape.__doc__), f"export interface {shape.__name__}{wider} {{"]
    inherited = {field for base in bases for field in get_type_hints(base)}
    for field, kind in get_type_hints(shape, include_extras=True).items():
        if field in inherited:
            continue
        lines += doc_comment(docs.get(f"{shape.__name__}.{field}"), "  ")
        left_out = get_origin(kind) is NotRequired
        text = type_text(get_args(kind)[0] if left_out else kind, names)
        lines.append(f"  {field}{'?' if left_out else ''}: {text};")
    return "\n".join([*lines, "}", ""])


def _bases(tree: ast.Module) -> dict[str, list[str]]:
    """The shapes that each shape extends: a `TypedDict` does not know them itself."""
    return {
        node.name: [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def _docs(tree: ast.Module) -> dict[str, str]:
    """The texts that stand below named types and fields: only the source has them."""
    docs = _docs_in(tree.body)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            docs |= {f"{node.name}.{field}": doc for field, doc in _docs_in(node.body).items()}
    return docs


def _docs_in(body: list[ast.stmt]) -> dict[str, str]:
    docs: dict[str, str] = {}
    for declared, text in pairwise(body):
        match declared, text:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(doc))):
                docs[name] = doc
    return docs
