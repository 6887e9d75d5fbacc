"""Words for the shape of a view, where those of Python say too little.

A view is declared by `TypedDict`s (`Game.view_type`), which cost nothing at run time: it is plain
JSON. A table whose keys are a `Literal` has all of them, unless it is declared as `SomeOf`.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

TWO_ITEMS: Final = "two items"
SOME_KEYS: Final = "some keys"

Pair: TypeAlias = Annotated[list[T], TWO_ITEMS]
SomeOf: TypeAlias = Annotated[dict[K, V], SOME_KEYS]
