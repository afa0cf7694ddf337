# pyright: basic, reportMissingImports=false
"""``python -m bench fonts FOLDER`` builds the two fonts of the renderer and their coverage table.

FOLDER caches the packages, which are downloaded with ``pip`` and ``npm``. Needs fontTools with its woff extra (4.68
built the shipped files), which nothing else in the project does. Takes some minutes.

All sources are under the SIL Open Font License; their licences are in ``renderer/assets/licences``.  The names of the
merged fonts must not contain the reserved name "Source" of the CJK sources.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
import zlib
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from renderer.glyphs import ASSETS, Face

WEIGHT = 700
UNITS_PER_EM = 1000
PLANES = 0x30000
"""Code points in the coverage table (see ``renderer.glyphs``)."""
Ranges = tuple[tuple[int, int], ...]


class Source(NamedTuple):
    """A font in a package: the end of its path inside the package, and the code points taken from it.

    A package whose name starts with ``@`` is npm's, any other PyPI's.
    """

    package: str
    version: str
    file: str
    ranges: Ranges
    without: Ranges = ()


def _pypi(script: str, version: str, *ranges: tuple[int, int]) -> Source:
    family = "NotoSans" + script.capitalize()
    package = "fontpkg-noto-sans" + (f"-{script}" if script else "")
    return Source(package, version, f"/{family}[wdth,wght].ttf", ranges)


def _npm(name: str, version: str, subset: str, *ranges: tuple[int, int], weight: int = WEIGHT) -> Source:
    return Source(f"@fontsource/{name}", version, f"/{name}-{subset}-{weight}-normal.woff2", ranges)


_LATIN = (
    (0x20, 0x52F), (0x1D00, 0x1DBF), (0x1E00, 0x1FFF), (0x2000, 0x20CF), (0x2100, 0x22FF), (0x25A0, 0x25FF),
    (0x2C60, 0x2C7F), (0xA640, 0xA69F), (0xA720, 0xA7FF), (0xFB00, 0xFB06),
)  # fmt: skip
_ARABIC = ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFF))
_SYMBOLS = ((0x2190, 0x25FF), (0x2605, 0x2606), (0x2654, 0x2667), (0x2700, 0x2BFF), (0x1F030, 0x1F0FF),
            (0x1F650, 0x1F67F), (0x1FB00, 0x1FBFF))  # fmt: skip
_EMOJI = ((0x200D, 0x200D), (0x203C, 0x203C), (0x2049, 0x2049), (0x2190, 0x2BFF), (0x3030, 0x303D), (0xFE0E, 0xFE0F),
          (0x1F000, 0x1FAFF), (0xE0020, 0xE007F))  # fmt: skip
_HAN = ((0x1100, 0x11FF), (0x2E80, 0x1EFFF), (0x1FB00, 0x2FFFF))

# Each code point is taken from the first source that has it.
SOURCES: dict[Face, tuple[Source, ...]] = {
    Face.TEXT: (
        _pypi("", "2.15", *_LATIN),
        _pypi("arabic", "2.12", *_ARABIC),
        _pypi("thai", "2.2", (0xE00, 0xE7F)),
        _pypi("devanagari", "2.7", (0x900, 0x97F), (0xA8E0, 0xA8FF)),
        _pypi("khmer", "2.4", (0x1780, 0x17FF), (0x19E0, 0x19FF)),
        _pypi("tamil", "2.4", (0xB80, 0xBFF)),
        _pypi("telugu", "2.5", (0xC00, 0xC7F)),
        _npm("noto-sans-hebrew", "5.3.0", "hebrew", (0x590, 0x5FF), (0xFB1D, 0xFB4F)),
        _npm("noto-sans-georgian", "5.3.0", "georgian", (0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)),
        _npm("noto-sans-armenian", "5.3.0", "armenian", (0x530, 0x58F), (0xFB13, 0xFB17)),
        _npm("noto-sans-bengali", "5.3.0", "bengali", (0x980, 0x9FF)),
        _npm("noto-sans-symbols-2", "5.3.0", "symbols", *_SYMBOLS, weight=400),
        _npm("noto-emoji", "5.3.2", "emoji", *_EMOJI),
    ),
    Face.CJK: (
        _npm("noto-sans-jp", "5.3.0", "japanese", *_HAN),
        _npm("noto-sans-sc", "5.3.0", "chinese-simplified", *_HAN),
        _npm("noto-sans-tc", "5.3.0", "chinese-traditional", *_HAN),
        _npm("noto-sans-kr", "5.3.0", "korean", *_HAN),
    ),
}
_TITLES = {Face.TEXT: "Domino Text Bold", Face.CJK: "Domino CJK Bold"}
_FEATURES = {Face.TEXT: ["*"], Face.CJK: ["ccmp", "locl", "mark", "mkmk", "kern", "liga"]}
_DROPPED = {
    Face.TEXT: ["vhea", "vmtx", "STAT", "MATH", "gasp", "cvt ", "fpgm", "prep"],
    Face.CJK: ["vhea", "vmtx", "STAT", "gasp", "GSUB", "GPOS", "GDEF", "BASE"],
}


def download(source: Source, folder: Path) -> Path:
    """The archive of the package, downloaded unless it is already in ``folder``."""
    stem = source.package.replace("-", "_") if source.package[0] != "@" else source.package[1:].replace("/", "-")
    found = sorted(folder.glob(f"{stem}-{source.version}*"))
    if not found:
        if source.package.startswith("@"):
            command = ["npm", "pack", "--silent", f"{source.package}@{source.version}"]
        else:
            pinned = f"{source.package}=={source.version}"
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", pinned]
        subprocess.run(command, cwd=folder, check=True)
        found = sorted(folder.glob(f"{stem}-{source.version}*"))
    return found[0]


def read(source: Source, folder: Path) -> bytes:
    """The font file from its package."""
    archive = download(source, folder)
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            name = next(name for name in wheel.namelist() if name.endswith(source.file))
            return wheel.read(name)
    with tarfile.open(archive) as packed:
        name = next(name for name in packed.getnames() if name.endswith(source.file))
        member = packed.extractfile(name)
        assert member is not None
        return member.read()


def part(source: Source, taken: set[int], face: Face, folder: Path) -> Any:
    """The source as a static bold font, without code points that an earlier source has."""
    from fontTools import subset
    from fontTools.ttLib import TTFont, scaleUpem
    from fontTools.varLib import instancer

    font = TTFont(BytesIO(read(source, folder)))
    if "fvar" in font:
        wanted = {"wght": WEIGHT, "wdth": 100}
        axes = {axis.axisTag: wanted[axis.axisTag] for axis in font["fvar"].axes}
        font = instancer.instantiateVariableFont(font, axes)
    codes = {code for code in font.getBestCmap() if any(low <= code <= high for low, high in source.ranges)} - taken
    options = subset.Options(layout_features=_FEATURES[face], hinting=False, notdef_outline=True, name_IDs=["*"])
    options.drop_tables += ["DSIG", "BASE", "VORG", "vhea", "vmtx", "meta", "STAT", "FFTM", "HVAR", "MVAR", "avar"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if font["head"].unitsPerEm != UNITS_PER_EM:
        scaleUpem.scale_upem(font, UNITS_PER_EM)
    taken |= codes
    print(f"  {source.package} {source.version}: {len(codes)} characters")
    return font


def merged(face: Face, folder: Path) -> Any:
    """All sources of ``face`` merged into one font."""
    from fontTools import merge
    from fontTools.ttLib import newTable
    from fontTools.ttLib.tables.ttProgram import Program

    taken: set[int] = set()
    with TemporaryDirectory() as scratch:
        files: list[str] = []
        for number, source in enumerate(SOURCES[face]):
            files.append(f"{scratch}/{number}.ttf")
            part(source, taken, face, folder).save(files[-1])
        font = merge.Merger(merge.Options(drop_tables=_DROPPED[face])).merge(files)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = _TITLES[face].replace(" ", "") if record.nameID == 6 else _TITLES[face]
    # A control program of more than seven bytes keeps FreeType's auto-hinter away (10.5 -> 0.4 ms for each size).
    program = newTable("prep")
    program.program = Program()
    program.program.fromBytecode(bytes.fromhex("b801ff85b0048db00021b00021"))
    font["prep"] = program
    return font


def coverage(fonts: Iterable[Any]) -> bytes:
    """One bit per code point and font, compressed, for ``renderer.glyphs.covered``."""
    tables: list[bytes] = []
    for font in fonts:
        bits = bytearray(PLANES // 8)
        for code in font.getBestCmap():
            if code < PLANES:
                bits[code >> 3] |= 1 << (code & 7)
        tables.append(bytes(bits))
    return zlib.compress(b"".join(tables), 9)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m bench fonts FOLDER", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    fonts = {face: merged(face, folder) for face in Face}
    for face, font in fonts.items():
        font.save(face.path)
        print(f"{face.path.name}: {len(font.getBestCmap())} characters, {face.path.stat().st_size // 1024} kB")
    (ASSETS / "coverage.bin").write_bytes(coverage(fonts.values()))
    return 0
