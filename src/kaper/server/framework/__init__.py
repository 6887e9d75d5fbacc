"""What handlers of questions are made of: Litestar, or where nothing is served, a few lines.

The handlers are the same. In a browser whoever asks is the page itself, so that most of what a
framework does for a server has no place there.
"""

from __future__ import annotations

import sys

if sys.platform == "emscripten":
    from kaper.server.framework.small import (
        FromPath,
        JSONBody,
        MediaType,
        NamedDependency,
        QueryParameter,
        Request,
        Response,
        ResponseSpec,
        State,
        get,
        post,
    )
else:
    from litestar import Request, Response, get, post
    from litestar.datastructures import State
    from litestar.di import NamedDependency
    from litestar.enums import MediaType
    from litestar.openapi import ResponseSpec
    from litestar.params import FromPath, JSONBody, QueryParameter

HTTP_200_OK = 200
HTTP_201_CREATED = 201
HTTP_304_NOT_MODIFIED = 304

__all__ = (
    "HTTP_200_OK",
    "HTTP_201_CREATED",
    "HTTP_304_NOT_MODIFIED",
    "FromPath",
    "JSONBody",
    "MediaType",
    "NamedDependency",
    "QueryParameter",
    "Request",
    "Response",
    "ResponseSpec",
    "State",
    "get",
    "post",
)
