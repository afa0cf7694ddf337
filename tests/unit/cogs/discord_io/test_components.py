"""custom_ids: what they encode, and their length."""

from __future__ import annotations

from cogs.discord_io.components import Menu, ScreenCustomId, TableCustomId, parse_custom_id
from engine.layout import Arm
from engine.tiles import Tile


def test_a_table_custom_id_round_trips_and_fits() -> None:
    longest = TableCustomId("leave-confirm", 10**18 - 1, 10**9 - 1, Tile(0, 6), Arm.RIGHT)
    assert TableCustomId.parse(str(longest)) == longest
    assert len(str(longest)) <= 100
    for ours in (TableCustomId("join", 1, 2), TableCustomId("play", 1, 2, Tile(3, 4))):
        assert TableCustomId.parse(str(ours)) == ours
    for strange in ("", "d:", "d:play", "d:play:1:2:4-3:left:x", "d:play:1:2:٣-3", "D:play:1:2", "d:play:-1:2"):
        assert TableCustomId.parse(strange) is None


def test_a_screen_custom_id_round_trips_and_fits() -> None:
    longest = ScreenCustomId("a" * 20, tuple("b" * 20 for _ in range(3)))
    for ours in (
        longest,
        ScreenCustomId("page"),
        ScreenCustomId("page", ("all_fives", "2")),
        TableCustomId("join", 1, 2),
    ):
        assert parse_custom_id(str(ours)) == ours
        assert len(str(ours)) <= 100
    for strange in ("s:", "s:page:", "s:Page:x", "s:page:İ", "s:page:a b", "s" + ":x" * 9, "t:page"):
        assert parse_custom_id(strange) is None


def test_a_menu_of_a_table_has_another_custom_id_each_time_it_is_shown() -> None:
    menu = Menu("Choose", TableCustomId("choose", 1, 9), (("6-2", "6-2"),))
    shown = {menu.item().custom_id for _ in range(3)}
    assert len(shown) == 3
    assert {parse_custom_id(each) for each in shown} == {menu.id}
    assert max(map(len, shown)) <= 100
