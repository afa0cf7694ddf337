"""simcord's Discord, made for a long evening: real time, news of every message, and nothing kept that is not shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from simcord._clock import Clock
from simcord.backend import Backend, models
from simcord.components import walk_components
from simcord.enums import InteractionType

KEPT_MESSAGES = 500
"""Messages of a channel; the oldest ones are forgotten."""
_KEPT_PICTURES = 60  # of those that were replaced
_KEPT_CONTROLS = 100  # of one message


@dataclass(frozen=True)
class Attachment:
    """A file on a message."""

    message: models.Message
    content_type: str
    url: str
    data: bytes

    def visible_to(self, user_id: int) -> bool:
        """Whether that person may see it."""
        return self.message.visible_to(user_id)


MessageListener = Callable[[models.Message], None]
"""Called with a message that is new, has changed, or is gone: then ``LiveBackend.has`` is False for it."""


class LiveClock(Clock):
    """Stands still until it is started, so that ids made before are the same in every run; then keeps real time."""

    def __init__(self) -> None:
        super().__init__()
        self.is_started = False

    def now(self) -> datetime:
        return datetime.now(UTC) if self.is_started else super().now()


class LiveBackend(Backend):
    """Also remembers which buttons and menus a message has shown: a person may press one just after an edit."""

    def __init__(self) -> None:
        self.live_clock = LiveClock()
        super().__init__(clock=self.live_clock)
        # What simcord keeps for a test's report.
        self.transcript = deque(maxlen=0)  # type: ignore[assignment]
        self.http_requests = deque(maxlen=0)  # type: ignore[assignment]
        self.listeners: list[MessageListener] = []
        self._controls: dict[int, dict[str, dict[str, Any]]] = {}
        self._attachments: dict[int, Attachment] = {}
        self._replaced: deque[int] = deque()

    def has(self, message: models.Message) -> bool:
        """Whether the message still exists."""
        return message.id in self.messages.get(message.channel_id, {})

    def control(self, message_id: int, custom_id: str) -> Mapping[str, Any] | None:
        """A button or menu that the message shows or has shown, as it was last; None if it never had it."""
        return self._controls.get(message_id, {}).get(custom_id)

    def picture(self, attachment: Mapping[str, Any]) -> bytes | None:
        """The bytes of an attachment."""
        return self.cdn.get(attachment["url"])

    def attachment(self, attachment_id: int) -> Attachment | None:
        """An attachment by its id, also one that was replaced just now."""
        return self._attachments.get(attachment_id)

    def restore(self, message: models.Message, pictures: Mapping[str, bytes]) -> None:
        """Put back a message of an earlier run; ``pictures`` are the bytes of its attachments by url."""
        self.messages[message.channel_id][message.id] = message
        self.channels[message.channel_id].last_message_id = message.id
        self.cdn._blobs.update(pictures)
        self._reserved_ids.add(message.id)
        self._note(message)

    # ---- what simcord calls ----------------------------------------------------------------------------------------

    def commit_message(self, message: models.Message, *, broadcast: bool = True) -> models.Message:
        committed = super().commit_message(message, broadcast=broadcast)
        self._changed(committed)
        channel = self.messages[message.channel_id]
        while len(channel) > KEPT_MESSAGES:
            self._gone(channel.pop(next(iter(channel))))
        return committed

    def edit_message(self, channel_id: int, message_id: int, fields: dict[str, Any]) -> models.Message:
        before = self.get_message(channel_id, message_id).attachments
        edited = super().edit_message(channel_id, message_id, fields)
        self._replace(before, kept=edited.attachments)
        self._changed(edited)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        message = self.get_message(channel_id, message_id)
        super().delete_message(channel_id, message_id)
        self._gone(message)

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> models.Interaction:  # noqa: A002
        now = self.now_iso()
        while self.interactions:
            oldest = next(iter(self.interactions.values()))
            if oldest.expires_at is None or oldest.expires_at > now:
                break
            del self.interactions[oldest.id], self.interaction_tokens[oldest.token]
        return super().new_interaction(type, channel_id, user_id, guild_id)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload["type"] == InteractionType.APPLICATION_COMMAND:
            # As on Discord, the answer says which command it answers; simcord knows only its first word.
            self.interactions[int(payload["id"])].command_name = " ".join(_command_path(payload["data"]))
        super().emit(event, payload)

    # ---- what follows ----------------------------------------------------------------------------------------------

    def _changed(self, message: models.Message) -> None:
        self._note(message)
        self._tell(message)

    def _gone(self, message: models.Message) -> None:
        self._controls.pop(message.id, None)
        self._replace(message.attachments, kept=())
        self._tell(message)

    def _tell(self, message: models.Message) -> None:
        for listener in self.listeners:
            listener(message)

    def _note(self, message: models.Message) -> None:
        """Take down the controls and the attachments that the message has now."""
        controls = self._controls.setdefault(message.id, {})
        for part in walk_components(message.components):
            if custom_id := part.get("custom_id"):
                controls.pop(custom_id, None)
                controls[custom_id] = part
        while len(controls) > _KEPT_CONTROLS:
            del controls[next(iter(controls))]
        for each in message.attachments:
            data = self.picture(each)
            if data is not None:
                self._attachments[int(each["id"])] = Attachment(message, each["content_type"], each["url"], data)

    def _replace(self, attachments: Sequence[Mapping[str, Any]], *, kept: Sequence[Mapping[str, Any]]) -> None:
        """Forget the attachments that are not kept, a while later: a page may be about to load one."""
        still = {each["id"] for each in kept}
        self._replaced.extend(int(each["id"]) for each in attachments if each["id"] not in still)
        while len(self._replaced) > _KEPT_PICTURES:
            forgotten = self._attachments.pop(self._replaced.popleft(), None)
            if forgotten is not None:
                self.cdn._blobs.pop(forgotten.url, None)


def _command_path(data: Mapping[str, Any]) -> list[str]:
    """The words of a command: its name, and those of a subcommand."""
    path, inner = [data["name"]], data.get("options", [])
    while inner and inner[0]["type"] in (1, 2):
        path.append(inner[0]["name"])
        inner = inner[0].get("options", [])
    return path
