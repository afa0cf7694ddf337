"""The profile as a message: points, streaks, the last matches, the alt text of the chart."""

from __future__ import annotations

import pytest

from cogs.discord_io.components import Menu
from cogs.discord_io.message import MAX_ALT, MAX_TEXT
from cogs.interactions.profile_screen import drawn_variant, profile_text, rating_alt, rating_line, rating_menu
from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.ladder import PastMatch, PersonalOutcome, Profile, RatingStanding, VariantRecord
from engine.rating import Rating
from engine.variants import VARIANTS
from renderer.rating_chart import RatingLine

GUILD = 77


def rated(shown: int, matches: int, *, sigma: float = 5.0) -> RatingStanding:
    """A standing that is shown as this number."""
    return RatingStanding(Rating(mu=(shown - 1000) / 40 + 3 * sigma, sigma=sigma), matches)


def past(
    outcome: PersonalOutcome, *, points: int | None, board: int | None = 9001, place: int = 1, sides: int = 2
) -> PastMatch:
    return PastMatch(
        match_id=1,
        variant="draw",
        ended_at=1_700_000_000_000,
        channel=88,
        board=board,
        place=place,
        sides=sides,
        outcome=outcome,
        points=points,
    )


ADA = Profile(
    account=5,
    name="Ada",
    balance=1014,
    records={"draw": VariantRecord(won=2, lost=1), "ceza": VariantRecord(won=1, drew=1, left=1, helped=1)},
    private={"para": VariantRecord(lost=1)},
    ratings={"draw": rated(1034, 3), "ceza": rated(1100, 12, sigma=3.0)},
    streak=2,
    best_streak=4,
    last=(past(PersonalOutcome.WON, points=7), past(PersonalOutcome.LOST, points=None, board=None)),
    history={
        "draw": ((1_700_000_000_000, 1020), (1_700_000_100_000, 990), (1_700_000_200_000, 1034)),
        "ceza": tuple((1_700_000_000_000 + match, 1100 + match) for match in range(12)),
    },
    settled={"ceza": 11},
)


def said(profile: Profile, *, language: str = "en-US", own: bool = True) -> list[str]:
    text = profile_text(Catalogue(language), profile, name=profile.name, guild=GUILD, own=own)
    return text.replace("\u00a0", " ").splitlines()


def test_a_profile_has_points_streaks_and_a_line_per_variant() -> None:
    lines = said(ADA)
    assert lines[:3] == ["### Ada", "Ladder points here: **1014**", "Win streak: **2** · best: 4"]
    assert lines[3] == "**Draw Dominoes** · rating **1034 (?)** · 3 matches, 2 won, 1 lost"
    assert lines[4].startswith(
        "**Penalty Dominoes** · rating **1100** · 4 matches, 1 won, 0 lost, 1 drawn, 1 left early"
    )


def test_a_streak_is_shown_only_after_a_win() -> None:
    before = Profile(account=5, name="Ada", balance=1, records={"draw": VariantRecord(won=4, lost=1)}, best_streak=4)
    assert "Best win streak: 4" in said(before)
    never = Profile(account=5, name="Ada", balance=1, records={"draw": VariantRecord(lost=1)})
    assert not any("wins" in line for line in said(never))


def test_the_last_matches_link_to_their_boards_and_show_their_points() -> None:
    won, lost = said(ADA)[-2:]
    link = f"[Draw Dominoes](https://discord.com/channels/{GUILD}/88/9001)"
    assert won == f"<t:1700000000:d> · {link} · won **+7**"
    assert lost == "<t:1700000000:d> · Draw Dominoes · lost"


@pytest.mark.parametrize(
    ("match", "end"),
    [
        (past(PersonalOutcome.LEFT, points=-11), "left early **−11**"),
        (past(PersonalOutcome.DREW, points=0), "drawn **0**"),
        (past(PersonalOutcome.HELPED, points=0, place=3, sides=4), "substitute, place 3 of 4 **0**"),
    ],
)
def test_how_a_match_ended(match: PastMatch, end: str) -> None:
    assert said(Profile(account=5, name="Ada", balance=1, last=(match,)))[-1].endswith(end)


def test_only_the_own_profile_shows_private_parts() -> None:
    assert any("only you can see this" in line for line in said(ADA))
    assert "**Para Oyunu** · 1 match, 0 won, 1 lost" in said(ADA)


def test_others_do_not_see_unbooked_matches() -> None:
    assert sum("<t:" in line for line in said(ADA)) == 2
    assert [line for line in said(ADA, own=False) if "<t:" in line and "**" not in line] == []


def test_a_profile_without_matches_explains_how_to_play() -> None:
    stranger = Profile(account=5, name="", balance=None)
    assert said(stranger)[1].endswith("/domino play.")
    other = said(stranger, own=False)
    assert other == ["### former player", "No rated matches here yet."]


def test_a_name_is_plain_text() -> None:
    title = profile_text(Catalogue("tr"), ADA, name="**@everyone**", guild=GUILD, own=True).splitlines()[0]
    assert "@everyone" not in title
    assert "**" not in title.replace(r"\*\*", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_profile_fits_a_message(language: str) -> None:
    record = VariantRecord(won=9_999, lost=9_999, drew=9_999, left=9_999, helped=9_999)
    match = PastMatch(
        match_id=1, variant="straight", ended_at=1_700_000_000_000, channel=2**63, board=2**63, place=4, sides=4,
        outcome=PersonalOutcome.HELPED, points=-11,
    )  # fmt: skip
    longest = Profile(
        account=5,
        name="*" * 32,
        balance=-1_000_000,
        records=dict.fromkeys(VARIANTS, record),
        private=dict.fromkeys(VARIANTS, record),
        ratings=dict.fromkeys(VARIANTS, rated(-1000, 3)),
        streak=9999,
        best_streak=9999,
        last=(match,) * 10,
    )
    lines = said(longest, language=language)
    assert len("\n".join(lines)) < MAX_TEXT - 200
    assert lines[-1].endswith("**−11**"), "no line is cut"


def test_the_variant_with_the_most_matches_is_drawn_unless_another_is_chosen() -> None:
    assert drawn_variant(ADA, None) == "ceza"
    assert drawn_variant(ADA, "draw") == "draw"
    assert drawn_variant(ADA, "straight") == "ceza"
    assert drawn_variant(Profile(account=5, name="Ada", balance=None), None) is None
    points = tuple((match, 1000 + match) for match in range(201))
    both = Profile(
        account=5,
        name="Ada",
        balance=1,
        ratings={"draw": rated(1200, 201), "ceza": rated(1200, 500)},
        history={"draw": points, "ceza": points},
    )
    assert drawn_variant(both, None) == "ceza", "the history holds no more of either"


def test_the_chart_starts_before_the_first_match_or_at_the_newest_two_hundred() -> None:
    assert rating_line(ADA, "draw") == RatingLine((1000, 1020, 990, 1034), 0, settled=3)
    assert rating_line(ADA, "ceza").settled == 11
    many = Profile(
        account=5,
        name="Ada",
        balance=1,
        ratings={"draw": rated(1320, 320)},
        history={"draw": tuple((match, 1000 + match) for match in range(1, 321))},
    )
    line = rating_line(many, "draw")
    assert (line.first, len(line.values), line.values[0], line.values[-1]) == (120, 201, 1120, 1320)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_the_numbers_and_fits(language: str) -> None:
    alt = rating_alt(Catalogue(language), ADA, "draw")
    assert "1000, 1020, 990, 1034" in alt
    many = Profile(
        account=5,
        name="Ada",
        balance=1,
        ratings={"all_fives": rated(-100, 500)},
        history={"all_fives": tuple((match, -1000 - match) for match in range(500))},
    )
    alt = rating_alt(Catalogue(language), many, "all_fives")
    assert alt.endswith("−1499.")
    assert 600 < len(alt) <= MAX_ALT


def test_another_variant_can_be_chosen_where_there_are_several() -> None:
    [[menu]] = rating_menu(Catalogue("en-US"), ADA)
    assert isinstance(menu, Menu)
    assert str(menu.id) == "s:profile:5"
    assert menu.options == (("draw", "Draw Dominoes"), ("ceza", "Penalty Dominoes"))
    assert rating_menu(Catalogue("en-US"), Profile(account=5, name="", balance=None)) == ()
