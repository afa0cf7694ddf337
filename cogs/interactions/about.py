"""What the bot is, and what it keeps of people: two short private pages."""

from __future__ import annotations

from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond
from data.retention import KEPT_AFTER_REMOVAL

_DAY = 86_400_000


class AboutPages:
    """Shows the pages; ``version`` is that of the bot."""

    def __init__(self, version: str) -> None:
        self._version = version

    async def about(self, interaction: Interaction) -> None:
        """Answer with what the bot is, and with its commands."""
        texts = catalogue_for(interaction)
        text = f"{texts.text('about', version=self._version)}\n\n{texts.text('about-commands')}"
        await respond(interaction, Screen(text))

    async def privacy(self, interaction: Interaction) -> None:
        """Answer with what is kept and how to get rid of it, and with the operator's own pages where there are any."""
        texts, application = catalogue_for(interaction), interaction.client.application
        lines = [texts.text("privacy", days=KEPT_AFTER_REMOVAL // _DAY)]
        if application is not None and application.privacy_policy_url:
            lines.append(texts.text("privacy-policy", url=application.privacy_policy_url))
        if application is not None and application.terms_of_service_url:
            lines.append(texts.text("privacy-terms", url=application.terms_of_service_url))
        await respond(interaction, Screen("\n".join(lines)))
