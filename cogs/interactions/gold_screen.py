"""A person's gold: what they have, what has changed, and the gift of the day. Private to that person."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.verbs import ScreenVerb
from cogs.texts.catalogue import Catalogue
from cogs.texts.gold_text import account_text
from cogs.texts.refusal_text import refusal_text
from data.gold.service import Gold
from data.records.gold import GIFT, GoldAccount
from data.records.matches import Refusal, Refused, User


class GoldScreen:
    """Shows accounts, and handles the button Daily gift."""

    def __init__(self, gold: Gold) -> None:
        self._gold = gold

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("gift", self._take_gift),)

    async def show(self, interaction: Interaction) -> None:
        """Answer with the account of the user, or with who can turn gold on."""
        texts = catalogue_for(interaction)
        account = await self._gold.account(interaction.user.id, place_of(interaction).guild)
        if account.is_on:
            await respond(interaction, _screen(texts, account))
        else:
            await send_text(interaction, refusal_text(texts.language, Refused(Refusal.GOLD_OFF)))

    async def explain(self, interaction: Interaction, error: BaseException) -> bool:
        """Answer who has too little gold for a table, with the gift of the day where it can be had; False for any other
        error."""
        if not (isinstance(error, Refused) and error.code is Refusal.TOO_LITTLE_GOLD):
            return False
        texts = catalogue_for(interaction)
        account = await self._gold.account(interaction.user.id, place_of(interaction).guild)
        await respond(interaction, Screen(refusal_text(texts.language, error), gift_buttons(texts, account)))
        return True

    async def _take_gift(self, press: ScreenPress) -> None:
        user = press.interaction.user
        account = await self._gold.take_gift(User(user.id, user.display_name), place_of(press.interaction).guild)
        await respond(press.interaction, _screen(press.texts, account, just_given=GIFT))


def _screen(texts: Catalogue, account: GoldAccount, *, just_given: int = 0) -> Screen:
    text = account_text(texts, account, just_given=just_given)
    return Screen(text, gift_buttons(texts, account), small=texts.text("gold-about"))


def gift_buttons(texts: Catalogue, account: GoldAccount) -> tuple[tuple[Button, ...], ...]:
    """The button Daily gift, where the gift can be had."""
    if not account.is_on or account.next_gift is not None:
        return ()
    return ((Button(texts.text("button-gift"), ScreenCustomId("gift"), ButtonStyle.success),),)
