"""Reports of errors to Sentry, where SENTRY_DSN is set: what failed and where; no hands, no names, nothing typed."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from pydantic import SecretStr

from ops.errors import StartError
from ops.logs import ids_in, without_secrets

FLUSH_TIMEOUT = 2.0
"""Seconds at the end for reports that are still on their way."""

_KEPT = frozenset({
    "event_id", "timestamp", "platform", "level", "logger", "release", "environment", "sdk", "exception", "logentry",
    "tags", "fingerprint", "modules",
})  # fmt: skip
_QUOTES_NOTHING = ("discord", "aiohttp", "sqlite3")
"""Packages whose errors say what went wrong and quote nothing of a match; of others only the type is sent."""
_FRAME = frozenset({"filename", "abs_path", "function", "module", "lineno", "in_app"})


def require_sentry(dsn: SecretStr) -> Any:
    """The package of Sentry. Raises StartError where it is missing, or the DSN is none."""
    try:
        sentry = importlib.import_module("sentry_sdk")
        importlib.import_module("sentry_sdk.utils").Dsn(dsn.get_secret_value())
    except ModuleNotFoundError:
        raise StartError("SENTRY_DSN needs the package sentry-sdk: pip install 'sentry-sdk>=2.40,<3'") from None
    except ValueError:
        raise StartError("SENTRY_DSN: this is not the DSN of a Sentry project; copy it again") from None
    return sentry


@asynccontextmanager
async def reporting(dsn: SecretStr | None, *, version: str) -> AsyncGenerator[None]:
    """Report what is logged as an error inside the block, and an error that ends it. Raises StartError."""
    if dsn is None:
        yield
        return
    sentry = require_sentry(dsn)
    of_logging = importlib.import_module("sentry_sdk.integrations.logging")
    sentry.init(
        dsn=dsn.get_secret_value(),
        release=f"ayaz@{version}",
        before_send=only_what_failed,
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[of_logging.LoggingIntegration(level=None, event_level=logging.ERROR)],
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        auto_session_tracking=False,
        server_name="",
    )
    try:
        yield
    except StartError:
        raise
    except Exception as error:
        sentry.capture_exception(error)
        raise
    finally:
        await asyncio.to_thread(sentry.get_client().close, FLUSH_TIMEOUT)


def only_what_failed(event: dict[str, Any], _: object = None) -> dict[str, Any]:
    """The event with nothing in it but types, places in the code, versions, and the ids of match and server."""
    kept = {key: value for key, value in event.items() if key in _KEPT}
    tags = dict(kept.get("tags") or {})
    entry = kept.get("logentry")
    if entry:
        tags |= ids_in(str(entry.get("formatted") or entry["message"]))
        kept["logentry"] = {"message": without_secrets(str(entry["message"]))}
    error_id = _part(event.get("extra"), "error_id")  # which the person was shown
    if error_id is not None:
        tags["error_id"] = error_id
    errors: list[dict[str, Any]] = _part(kept.get("exception"), "values") or []
    return {**kept, "tags": tags, "exception": {"values": [_where(error) for error in errors]}}


def _part(of: Any, name: str) -> Any:
    return of.get(name) if of else None


def _where(error: dict[str, Any]) -> dict[str, Any]:
    """An exception with its type and the places in the code alone."""
    module = str(error.get("module") or "")
    frames: list[dict[str, Any]] = _part(error.get("stacktrace"), "frames") or []
    quotes_nothing = module.partition(".")[0] in _QUOTES_NOTHING
    return {
        "type": error.get("type"),
        "module": module,
        "value": without_secrets(str(error.get("value"))) if quotes_nothing else "",
        "mechanism": error.get("mechanism"),
        "stacktrace": {"frames": [{key: frame[key] for key in _FRAME & frame.keys()} for frame in frames]},
    }
