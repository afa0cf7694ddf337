"""Presses as Discord's client sends them: of what the person saw, even if the bot has edited it away since.

simcord presses only what the message has now; a person may still see what it had before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.backend import models, serializers
from simcord.builders import ChannelHandle, RoleHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.interactions import resolve_handle
from simcord.results import InteractionResult

_ROW, _BUTTON = 1, 2


async def press(
    actor: MemberActor,
    message: models.Message,
    component: Mapping[str, Any],
    values: Sequence[str] = (),
    *,
    chosen: Sequence[MemberActor | RoleHandle | ChannelHandle] = (),
    edited: bool = False,
) -> InteractionResult:
    """Press a button, or choose ``values`` of a select menu, as the component was when the person saw it.

    ``chosen`` are those whose ids were chosen in a menu of people, roles or channels. The interaction has the message
    as the person saw it; with ``edited`` as it is now, maybe without that button.
    """
    backend = actor._env.backend
    data: dict[str, Any] = {"custom_id": component["custom_id"], "component_type": component["type"]}
    if values or component["type"] != _BUTTON:
        data["values"] = list(values)
    if chosen:
        data["resolved"] = resolved = {}
        for each in chosen:
            resolve_handle(actor, each, resolved, channel_id=message.channel_id)
    shown: dict[str, Any] = dict(serializers.message_payload(backend, message))
    if not edited and component["custom_id"] not in {
        part.get("custom_id") for part in walk_components(message.components)
    }:
        shown["components"] = [*shown["components"], {"type": _ROW, "components": [dict(component)]}]
    return await _dispatch_actor_interaction(
        actor,
        InteractionType.MESSAGE_COMPONENT,
        ChannelHandle(actor._env, actor.guild, backend.get_channel(message.channel_id)),
        data,
        extra={"message": shown},
        source_message_id=message.id,
    )
