"""The leaderboard as a message: ranks, names, the own line, buttons."""

from __future__ import annotations

from itertools import product

import pytest

from cogs.discord_io.components import Button, Control, Menu, ScreenCustomId, parse_custom_id
from cogs.discord_io.message import MAX_TEXT, Screen
from cogs.interactions.leaderboard_screen import LeaderboardQuery, leaderboard_screen
from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.ladder import LeaderboardPage, LeaderboardRow, Metric, Period
from engine.variants import VARIANTS

EVERY_BOARD = [
    LeaderboardQuery(everywhere, metric, period, variant, page).normalized()
    for everywhere, metric, period, variant, page in product(
        (False, True), Metric, Period, (None, "draw", "all_fives"), (1, 3)
    )
]


def page_of(*rows: LeaderboardRow, page: int = 1, pages: int = 1, own: LeaderboardRow | None = None) -> LeaderboardPage:
    return LeaderboardPage(rows=rows, page=page, pages=pages, own=own, total=len(rows))


def parts(screen: Screen) -> list[Control]:
    return [part for row in screen.rows for part in row]


def texts(language: str = "en-US") -> Catalogue:
    return Catalogue(language)


def test_a_page_has_ranks_names_points_and_the_own_line() -> None:
    ada, bo = (
        LeaderboardRow(rank=1, person=1, name="Ada", value=1034),
        LeaderboardRow(rank=2, person=2, name="Bo", value=1011, is_reader=True),
    )
    screen = leaderboard_screen(texts(), LeaderboardQuery(), page_of(ada, bo, own=bo))
    assert screen.text.splitlines() == [
        "### 🏆 Ladder points",
        "This server · all time · all variants",
        "",
        "**1.** Ada · 1034",
        "▸ **2. Bo · 1011**",
        "",
        "Your place: **2** · 1011",
    ]
    assert screen.small == "-# Page 1 of 1 · 2 people"


def test_the_own_line_is_on_every_page_also_without_a_rank() -> None:
    row, own = (
        LeaderboardRow(rank=1, person=3, name="Ada", value=1034),
        LeaderboardRow(rank=41, person=4, name="Bo", value=-12, is_reader=True),
    )
    assert "Your place: **41** · −12" in leaderboard_screen(texts(), LeaderboardQuery(), page_of(row, own=own)).text
    assert "You’re not on this leaderboard yet" in leaderboard_screen(texts(), LeaderboardQuery(), page_of(row)).text
    hidden = leaderboard_screen(texts(), LeaderboardQuery(everywhere=True), page_of(row), hidden=True).text
    assert "hidden yourself" in hidden


def test_an_empty_board_explains_how_to_get_on_it() -> None:
    here = leaderboard_screen(texts(), LeaderboardQuery(), page_of()).text
    assert "/domino play" in here
    assert "ten rated players" in leaderboard_screen(texts(), LeaderboardQuery(everywhere=True), page_of()).text


def test_a_provisional_rating_is_marked_and_explained() -> None:
    rating = LeaderboardQuery(metric=Metric.RATING).normalized()
    row = LeaderboardRow(rank=1, person=5, name="Ada", value=1034, provisional=True)
    screen = leaderboard_screen(texts(), rating, page_of(row))
    assert "Ada · 1034 (?)" in screen.text
    assert "(?) Provisional rating" in screen.small
    settled = leaderboard_screen(texts(), rating, page_of(LeaderboardRow(rank=1, person=6, name="Ada", value=1034)))
    assert "(?)" not in settled.text + settled.small


def test_names_are_plain_text_and_an_erased_name_is_a_former_player() -> None:
    rows = [
        LeaderboardRow(rank=1, person=7, name=name, value=1)
        for name in ("@everyone", "**Bo**", "<@&12345>", "# big", "", "W" * 200)
    ]
    lines = leaderboard_screen(texts(), LeaderboardQuery(), page_of(*rows)).text.splitlines()[3:9]
    assert "@everyone" not in lines[0]
    assert r"\*\*Bo\*\*" in lines[1]
    assert "<@" not in lines[2].replace(r"\<", "").replace(r"\@", "")
    assert "former player" in lines[4]
    assert len(lines[5]) < 60


def test_people_of_one_name_are_numbered_by_who_came_first() -> None:
    rows = [
        LeaderboardRow(rank=rank, person=person, name=name, value=9 - rank)
        for rank, (person, name) in enumerate([(7, "Ali"), (5, "Bo"), (3, "Ali\u200b"), (4, ""), (6, "")], start=1)
    ]
    lines = leaderboard_screen(texts(), LeaderboardQuery(), page_of(*rows)).text.splitlines()[3:8]
    names = [line.split("** ")[1].split(" ·")[0] for line in lines]
    assert names == ["Ali (2)", "Bo", "Ali (1)", "former player", "former player"]


def test_a_namesake_on_another_page_counts_too() -> None:
    rows = [LeaderboardRow(rank=1, person=9, name="Ali", value=8), LeaderboardRow(rank=2, person=4, name="Bo", value=7)]
    page = LeaderboardPage(rows=(*rows,), page=2, pages=3, own=None, total=21, namesakes={"Ali": (2, 5, 9)})
    lines = leaderboard_screen(texts(), LeaderboardQuery(), page).text.splitlines()[3:5]
    assert [line.split("** ")[1].split(" ·")[0] for line in lines] == ["Ali (3)", "Bo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit_a_message_in_any_language(language: str) -> None:
    rows = [
        LeaderboardRow(rank=1_000_000, person=8, name="*" * 32, value=-1_000_000, provisional=True) for _ in range(10)
    ]
    for ranking in EVERY_BOARD:
        screen = leaderboard_screen(texts(language), ranking, page_of(*rows, own=rows[0]))
        assert len(screen.text) < MAX_TEXT // 3
        assert screen.send_arguments()


@pytest.mark.parametrize("ranking", EVERY_BOARD)
def test_a_button_encodes_the_board_it_leads_to(ranking: LeaderboardQuery) -> None:
    said = parse_custom_id(str(ranking.id("top")))
    assert isinstance(said, ScreenCustomId)
    assert LeaderboardQuery.parse(said.words) == ranking
    assert len(str(ranking.id("top-variant"))) <= 100


@pytest.mark.parametrize("ranking", EVERY_BOARD)
def test_no_two_buttons_of_a_screen_are_the_same(ranking: LeaderboardQuery) -> None:
    row = LeaderboardRow(rank=1, person=9, name="Ada", value=1)
    screen = leaderboard_screen(texts(), ranking, page_of(row, page=3, pages=7))
    ids = [str(part.id) for part in parts(screen)]
    assert len(ids) == len(set(ids))
    assert all(len(row) <= 4 for row in screen.rows)


@pytest.mark.parametrize(("page", "turns"), [(1, ["Next ▶"]), (2, ["◀ Previous", "Next ▶"]), (3, ["◀ Previous"])])
def test_page_buttons_appear_when_there_are_more_pages(page: int, turns: list[str]) -> None:
    screen = leaderboard_screen(
        texts(),
        LeaderboardQuery(page=page),
        page_of(LeaderboardRow(rank=1, person=10, name="Ada", value=1), page=page, pages=3),
    )
    assert [part.label for part in screen.rows[0] if isinstance(part, Button)] == [*turns, "All servers", "Records"]


def test_a_page_past_the_end_is_the_last_page() -> None:
    screen = leaderboard_screen(
        texts(),
        LeaderboardQuery(page=9),
        page_of(LeaderboardRow(rank=1, person=11, name="Ada", value=1), page=2, pages=2),
    )
    back = screen.rows[0][0]
    assert isinstance(back, Button)
    assert str(back.id).endswith(":1")


def test_a_rating_is_of_one_variant_and_all_time() -> None:
    rating = LeaderboardQuery(metric=Metric.RATING, period=Period.WEEK).normalized()
    assert rating.variant == next(iter(VARIANTS))
    assert rating.period is Period.ALL
    labels = [part.label for part in parts(leaderboard_screen(texts(), rating, page_of())) if isinstance(part, Button)]
    assert labels == ["All servers", "Records", "Points", "Rating", "Wins"]
    [menu] = [part for part in parts(leaderboard_screen(texts(), rating, page_of())) if isinstance(part, Menu)]
    assert [value for value, _ in menu.options] == list(VARIANTS)


@pytest.mark.parametrize("through", [Metric.RATING, Metric.GOLD])
@pytest.mark.parametrize(
    "chosen",
    [LeaderboardQuery(), LeaderboardQuery(period=Period.WEEK, variant="para"), LeaderboardQuery(variant="para")],
)
def test_a_board_of_less_keeps_what_was_chosen_and_invents_nothing(chosen: LeaderboardQuery, through: Metric) -> None:
    def led_to(query: LeaderboardQuery, metric: Metric) -> LeaderboardQuery:
        screen = leaderboard_screen(texts(), query, page_of(), has_gold=True)
        label = texts().text(f"button-ranks-{metric}")
        [found] = [part.id for part in parts(screen) if isinstance(part, Button) and part.label == label]
        assert isinstance(found, ScreenCustomId)
        query = LeaderboardQuery.parse(found.words) or LeaderboardQuery()
        assert query.metric is metric
        return query

    assert led_to(led_to(chosen, through), Metric.WINS) == led_to(chosen, Metric.WINS)


@pytest.mark.parametrize(
    "said",
    [
        (),
        ("server", "points", "all", "any"),
        ("moon", "points", "all", "any", "1"),
        ("server", "height", "all", "any", "1"),
        ("server", "points", "year", "any", "1"),
        ("server", "points", "all", "chess", "1"),
        ("server", "points", "all", "any", "one"),
    ],
)
def test_an_invalid_id_is_not_a_board(said: tuple[str, ...]) -> None:
    assert LeaderboardQuery.parse(said) is None
