"""The operator's settings: from the environment, else from ``.env``, checked before anything else happens."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from data.storage.postgres_database import is_address
from ops.errors import StartError


class Settings(BaseSettings):
    """All settings: environment first, then ``.env`` in the working directory, then the default.

    An empty value counts as not set; unknown variables are ignored. ``.env.example`` explains each setting.
    """

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_path: Path = Path("var/ayaz.sqlite3")
    database_url: SecretStr | None = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)] = "INFO"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(str.lower)] = "text"
    sentry_dsn: SecretStr | None = None
    command_sync: Annotated[Literal["auto", "off"], BeforeValidator(str.lower)] = "auto"
    processes: Annotated[Literal["auto", "single"], BeforeValidator(str.lower)] = "auto"
    dev_guild_id: Annotated[int, Field(ge=1, lt=2**64)] | None = None

    shard_count: Annotated[int, Field(ge=1, le=10_000)] | Annotated[Literal["auto"], BeforeValidator(str.lower)] = 1
    shard_ids: str | None = None
    clusters: Annotated[int, Field(ge=1, le=10_000)] | None = None
    cluster: Annotated[int, Field(ge=0, lt=10_000)] | None = None
    standby: bool = False

    http_port: Annotated[int, Field(ge=1, le=65535)] | None = None
    http_host: str = "127.0.0.1"

    backup_dir: Path | None = None
    backup_every: Annotated[float, Field(ge=1, le=720)] = 24
    """Hours."""
    backup_keep: Annotated[int, Field(ge=1, le=1000)] = 7

    @field_validator("database_url")
    @classmethod
    def _check_url(cls, url: SecretStr | None) -> SecretStr | None:
        """Refuse what is no PostgreSQL database, without ever quoting it: its password is in it."""
        if url is not None and not is_address(url.get_secret_value()):
            raise PydanticCustomError(
                "not_a_database", "this is not a PostgreSQL database (postgresql://user:password@host/name)"
            )
        return url

    @property
    def database(self) -> Path | str:
        """The file, or the address of the database on a server where there is one."""
        return self.database_path if self.database_url is None else self.database_url.get_secret_value()

    @field_validator("discord_token")
    @classmethod
    def _check_token(cls, token: SecretStr | None) -> SecretStr | None:
        """Refuse what cannot be a token, without ever quoting it."""
        text = token.get_secret_value().strip() if token else ""
        if text and not (text.isascii() and text.isprintable() and " " not in text):
            raise PydanticCustomError(
                "not_a_token", "this is not a bot token (spaces or odd characters in it); copy it again"
            )
        return SecretStr(text) if text else None


def load_settings() -> Settings:
    """Read the settings. Raises StartError with every wrong variable and why it is wrong."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = error.errors(include_input=False)
        raise StartError("; ".join(f"{str(at['loc'][0]).upper()}: {at['msg']}" for at in wrong)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(f".env cannot be read: {error}") from None


def require_token(settings: Settings) -> str:
    """The token of the Discord application. Raises StartError if there is none."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set. Add it to .env, or try the bot without Discord: make play")
    return settings.discord_token.get_secret_value()


def require_file(settings: Settings, command: str) -> Path:
    """The database file, for what copies it. Raises StartError where the database is on a server."""
    if settings.database_url is not None:
        raise StartError(f"{command}: DATABASE_URL is set; use the server's own pg_dump and pg_restore")
    return settings.database_path


def require_writable(database_path: Path) -> None:
    """Make the database's folder and test that folder and file are writable. Raises StartError if one is not."""
    try:
        database_path.parent.mkdir(parents=True, exist_ok=True)
        # SQLite keeps its write-ahead log beside the database, so the folder has to be writable as well.
        with tempfile.TemporaryFile(dir=database_path.parent):
            pass
        with contextlib.suppress(FileNotFoundError), database_path.open("r+b"):
            pass
    except OSError as error:
        raise StartError(
            f"DATABASE_PATH: {database_path} cannot be written ({error.filename}: {error.strerror})"
        ) from None
