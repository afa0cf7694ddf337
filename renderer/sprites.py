"""The small images that pictures are composed of, drawn once at four times their size and cached.

``cell`` is the length of half a tile in pixels, an even number.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.moves import Arm
from renderer import theme
from renderer.lettering import ink_mask
from renderer.theme import SUPERSAMPLE as S
from renderer.theme import Colour


class Sprite(NamedTuple):
    """An image and the mask to paste it through."""

    image: Image.Image
    mask: Image.Image


class Halo(NamedTuple):
    """A mask around a tile that extends ``margin`` pixels beyond it on every side."""

    mask: Image.Image
    margin: int


PIP_SPOTS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)
"""The positions of the pips on an upright half, in pitches from its middle."""


def stamp(picture: Image.Image, mask: Image.Image, at: tuple[int, int], colour: Colour) -> None:
    """Paste one colour onto ``picture`` through ``mask``."""
    picture.paste(colour, (at[0], at[1], at[0] + mask.width, at[1] + mask.height), mask)


@lru_cache(maxsize=64)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a box with rounded corners."""
    mask = Image.new("L", (width, height), 255)
    disc = Image.new("L", (2 * radius * S, 2 * radius * S), 0)
    ImageDraw.Draw(disc).ellipse((0, 0, 2 * radius * S - 1, 2 * radius * S - 1), fill=255)
    disc = disc.reduce(S)
    for left in (0, radius):  # only the corners need smoothing
        for top in (0, radius):
            corner = disc.crop((left, top, left + radius, top + radius))
            mask.paste(corner, (width - radius if left else 0, height - radius if top else 0))
    return mask


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    width, height = size
    image = Image.new("RGB", size)
    draw = ImageDraw.Draw(image)
    for y in range(height):
        share = y / max(1, height - 1)
        colour = tuple(round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True))
        draw.line((0, y, width, y), fill=colour)
    return image


def tile_size(cell: int, *, upright: bool) -> tuple[int, int]:
    """Width and height of a tile."""
    return (cell, 2 * cell) if upright else (2 * cell, cell)


def _body_box(size: tuple[int, int], inset: int) -> tuple[int, int, int, int]:
    return inset, inset, size[0] - inset - 1, size[1] - inset - 1


@lru_cache(maxsize=12)
def _blank(cell: int, *, upright: bool) -> Sprite:
    """A tile without pips, still at four times its size, and its final mask."""
    unit = S * cell
    width, height = size = tile_size(unit, upright=upright)
    inset, radius, thick, rim = max(S, round(unit * 0.028)), round(unit * 0.17), round(unit * 0.05), max(1, unit // 60)
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(_body_box(size, inset), radius, fill=255)
    face = Image.new("L", size, 0)
    left, top, right, bottom = _body_box(size, inset + rim)
    ImageDraw.Draw(face).rounded_rectangle((left, top, right, bottom + rim - thick), radius - rim, fill=255)
    image = Image.new("RGB", size, theme.IVORY_EDGE)
    image.paste(_gradient(size, theme.IVORY_TOP, theme.IVORY_BOTTOM), (0, 0), face)
    draw, margin, line = ImageDraw.Draw(image), round(unit * 0.14), max(1, round(unit * 0.022))
    for shift, stroke, colour in ((0, 2 * line, theme.DIVIDER), (line + S // 2, line, theme.DIVIDER_LIGHT)):
        if upright:
            y = height // 2 - thick // 2 + shift
            draw.line((margin, y, width - margin - 1, y), fill=colour, width=stroke)
        else:
            x = width // 2 + shift
            draw.line((x, margin, x, height - margin - 1 - thick // 2), fill=colour, width=stroke)
    return Sprite(image, mask.reduce(S))


def _disc(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour | int) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _pip(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    _disc(draw, x, y + S * 0.6, radius, theme.PIP_RIM)
    _disc(draw, x, y, radius, theme.PIP)
    _disc(draw, x, y + radius * 0.22, radius * 0.55, theme.PIP_SHINE)


@lru_cache(maxsize=1024)
def tile(first: int, second: int, cell: int, *, upright: bool, spinner: bool = False) -> Sprite:
    """A tile with ``first`` on its left (upper) half; ``spinner`` puts a brass pin into its middle."""
    unit = S * cell
    blank = _blank(cell, upright=upright)
    image = blank.image.copy()
    draw = ImageDraw.Draw(image)
    lift, nudge = unit * 0.025, max(S, unit * 0.028) * 0.6
    for pips, side in ((first, -1), (second, 1)):
        # Halves are drawn a little nearer to the divider, clear of the rim.
        along, across = unit + side * (unit / 2 - nudge), unit / 2
        for spot_x, spot_y in PIP_SPOTS[pips]:
            if upright:
                x, y = across + spot_x * unit * 0.252, along + spot_y * unit * 0.252
            else:  # turned by a quarter, so that a six runs along the tile
                x, y = along + spot_y * unit * 0.252, across - spot_x * unit * 0.252
            _pip(draw, x, y - lift, unit * 0.108)
    if spinner:
        x, y = image.width / 2, image.height / 2 - lift
        for radius, colour in ((0.115, theme.PIN_EDGE), (0.095, theme.PIN), (0.05, theme.PIN_SHINE)):
            _disc(draw, x, y, unit * radius, colour)
    return Sprite(image.reduce(S), blank.mask)


@lru_cache(maxsize=64)
def shadow(cell: int, *, upright: bool) -> Halo:
    """The shadow of a tile, to be drawn ``0.07 cell`` lower than the tile."""
    margin = max(3, round(cell * 0.16))
    width, height = tile_size(cell, upright=upright)
    inset = max(1, round(cell * 0.028)) + margin
    mask = Image.new("L", (width + 2 * margin, height + 2 * margin), 0)
    box = (inset, inset, mask.width - inset - 1, mask.height - inset - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, round(cell * 0.17), fill=150)
    return Halo(mask.filter(ImageFilter.GaussianBlur(cell * 0.06)), margin)


@lru_cache(maxsize=64)
def ring(cell: int, *, upright: bool) -> Halo:
    """A band around a tile, with a glow."""
    margin = max(4, round(cell * 0.16))
    width, height = tile_size(cell, upright=upright)
    size = (width + 2 * margin) * S, (height + 2 * margin) * S
    band, inset = min(6, max(3, round(cell * 0.085))) * S, (margin + max(1, round(cell * 0.028))) * S
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle(_body_box(size, inset - band), round(cell * 0.17) * S + band, fill=255)
    draw.rounded_rectangle(_body_box(size, inset), round(cell * 0.17) * S, fill=0)
    mask = mask.reduce(S)
    glow = mask.filter(ImageFilter.GaussianBlur(cell * 0.07))
    faint = ImageChops.multiply(glow, Image.new("L", glow.size, 204))
    return Halo(ImageChops.lighter(mask, faint), margin)


def _shape(draw: ImageDraw.ImageDraw, shape: str, size: int, inset: float, fill: Colour | int) -> None:
    near, far, middle = inset * size, size - 1 - inset * size, (size - 1) / 2
    if shape == "circle":
        draw.ellipse((near, near, far, far), fill=fill)
    elif shape == "square":
        trim = size * 0.05
        draw.rounded_rectangle((near + trim, near + trim, far - trim, far - trim), size * 0.14, fill=fill)
    elif shape == "diamond":
        near, far = near - size * 0.04, far + size * 0.04
        draw.polygon(((middle, near), (far, middle), (middle, far), (near, middle)), fill=fill)
    else:
        radius = middle - inset * size
        corners = [(middle + radius * cos(pi * n / 3), middle + radius * sin(pi * n / 3)) for n in range(6)]
        draw.polygon(corners, fill=fill)


@lru_cache(maxsize=128)
def badge(arm: Arm, diameter: int) -> Sprite:
    """The badge of an open end."""
    mark = theme.ENDS[arm]
    size = S * diameter
    mask, image = Image.new("L", (size, size), 0), Image.new("RGB", (size, size), theme.BADGE_EDGE)
    _shape(ImageDraw.Draw(mask), mark.shape, size, 0, 255)
    draw = ImageDraw.Draw(image)
    _shape(draw, mark.shape, size, 0.035, theme.WHITE)
    _shape(draw, mark.shape, size, 0.10, mark.fill)
    letter = ink_mask(mark.letter, int(diameter * (0.50 if mark.shape == "diamond" else 0.60)) * S)
    draw.bitmap(((size - letter.width) // 2, (size - letter.height) // 2), letter, fill=mark.ink)
    return Sprite(image.reduce(S), mask.reduce(S))


@lru_cache(maxsize=16)
def side_mark(side: int, size: int) -> Image.Image:
    """A mark for each side: disc, diamond, square, hexagon; the first two are also those of pairs."""
    mask = Image.new("L", (size * S, size * S), 0)
    shape, inset = (("circle", 0.02), ("diamond", 0.04), ("square", 0.0), ("hexagon", 0.0))[side]
    _shape(ImageDraw.Draw(mask), shape, size * S, inset, 255)
    return mask.reduce(S)


@lru_cache(maxsize=32)
def tile_icon(height: int, *, struck: bool = False) -> Image.Image:
    """A small upright tile; ``struck`` through, and then wider, it marks a seat that passed."""
    width = height // 2
    slack = height // 4 if struck else 0
    size = (width + 2 * slack) * S, height * S
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    left, right, middle = slack * S, (slack + width) * S - 1, height * S / 2
    draw.rounded_rectangle((left, 0, right, height * S - 1), width * S // 5, fill=255)
    draw.line(
        (left + width * S * 0.18, middle, right - width * S * 0.18, middle), fill=0, width=max(S, height * S // 16)
    )
    if struck:
        ends = (0, height * S * 0.82, size[0], height * S * 0.18)
        draw.line(ends, fill=0, width=round(height * S * 0.26))
        draw.line(ends, fill=255, width=round(height * S * 0.11))
    return mask.reduce(S)


@lru_cache(maxsize=8)
def boneyard_icon(height: int) -> Sprite:
    """Three fanned tiles, face down."""
    width, step = height * 5 // 9, height * 2 // 9
    size = (width + 2 * step) * S, height * S
    image, mask = Image.new("RGB", size, theme.BAR), Image.new("L", size, 0)
    draw, draw_mask = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    for index, colour in enumerate(theme.BACKS):
        left = index * step * S
        right, bottom = left + width * S - 1, height * S - 1
        draw_mask.rounded_rectangle((left, 0, right, bottom), width * S // 5, fill=255)
        draw.rounded_rectangle((left, 0, right, bottom), width * S // 5, fill=theme.BAR)
        draw.rounded_rectangle((left + 3, 3, right - 3, bottom - 3), width * S // 6, fill=colour)
    return Sprite(image.reduce(S), mask.reduce(S))


@lru_cache(maxsize=4)
def check_mark(size: int) -> Image.Image:
    """The mark of an empty hand: its seat has gone out."""
    mask = Image.new("L", (size * S, size * S), 0)
    points = [(size * S * x, size * S * y) for x, y in ((0.14, 0.54), (0.40, 0.80), (0.86, 0.22))]
    draw = ImageDraw.Draw(mask)
    draw.line(points, fill=255, width=round(size * S * 0.13), joint="curve")
    for x, y in points:
        radius = size * S * 0.062
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    return mask.reduce(S)


@lru_cache(maxsize=4)
def outline(cell: int) -> Image.Image:
    """The outline of a flat tile, where the first tile will lie."""
    size = width, height = 2 * cell * S, cell * S
    line, radius = 3 * S, round(cell * S * 0.17)
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((0, 0, width - 1, height - 1), radius, fill=255)
    draw.rounded_rectangle((line, line, width - line - 1, height - line - 1), radius - line, fill=0)
    draw.line((width // 2, height // 7, width // 2, height - height // 7), fill=255, width=line)
    return mask.reduce(S)
