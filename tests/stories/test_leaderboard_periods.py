"""What a leaderboard says of itself where it is not the one that was asked for."""

from __future__ import annotations

from tests.support.simulation import Shown, Sim

OF_ALL_TIME = {
    "en-US": "have no month and no week: this is all time",
    "tr": "ayı ve haftası yoktur: burada tüm zamanlar sayılır",
    "pt-BR": "não tem mês nem semana: aqui vale desde sempre",
}


def has_periods(board: Shown) -> bool:
    return any(button.custom_id.startswith("s:top-when:") for button in board.buttons)


async def test_who_asks_for_ratings_of_a_month_is_told_that_there_are_none(sim: Sim) -> None:
    for language, told in OF_ALL_TIME.items():
        reader = sim.person("Ada", locale=language)
        rating = (await reader.slash("leaderboard", what="rating", period="month")).shown
        assert told in rating.text, language
        assert not has_periods(rating)
        points = (await reader.slash("leaderboard", what="points", period="month")).shown
        assert told not in points.text, language
        assert has_periods(points)
