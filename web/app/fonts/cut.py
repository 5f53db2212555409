"""Cuts the webfonts from Adobe's variable fonts; README.md says how it is called, and why so.

Usage: python3 cut.py FOLDER, where FOLDER is the unpacked npm package `source-serif`. Writes the
WOFF2 files beside this one. Lengths are in units of the font, of which 1,000 are the font size.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

LATIN = (
    "0020-007E,00A0,00A7,00A9,00AB,00B0,00B7,00BB,00C0-00FF,0100-017F,0218-021B,"
    "2009,2013-2014,2018-201A,201C-201E,2026,202F,2039-203A,20AC"
)
SIGNS = "00A1-00A6,00A8,00AA,00AC-00AF,00B1-00B6,00B8-00BA,00BC-00BF,2020-2022,2122,2212"
ITALIC = (
    "0020-007E,00A0-00FF,0100-017F,0218-021B,"
    "2009,2013-2014,2018-201A,201C-201E,2020-2022,2026,202F,2039-203A,20AC,2122,2212"
)

FOLDER = Path(sys.argv[1]) / "VAR"
ROMAN = FOLDER / "SourceSerif4Variable-Roman.ttf"
TARGET = Path(__file__).parent

WEIGHTS = (400, 600)
KERNED_AT = 480
LEAST_KERNING = 6
OUTLINE_TOLERANCE = 2


def open_at(file, **axes):
    return instancer.instantiateVariableFont(TTFont(file), axes)


def drop_small_kerning(font):
    """Makes pairs that are moved by less than a tenth of a pixel in running text not move at all."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = table.ExtSubTable if table.LookupType == 9 else table
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                records = [record for first in pairs.PairSet for record in first.PairValueRecord]
            else:
                records = [record for first in pairs.Class1Record for record in first.Class2Record]
            for record in records:
                if record.Value1 and abs(getattr(record.Value1, "XAdvance", 0)) < LEAST_KERNING:
                    record.Value1.XAdvance = 0


def round_weights(font):
    """Lets points between two others follow them, where that moves them by no more than the tolerance."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            moves = variation.coordinates
            if None in moves:
                moves = iup_delta(moves, points, control.endPts)
            whole = [(round(x), round(y)) for x, y in moves]
            variation.coordinates = iup_delta_optimize(
                whole, points, control.endPts, tolerance=OUTLINE_TOLERANCE
            )


def open_roman():
    font = open_at(ROMAN, opsz=32, wght=WEIGHTS)
    # Their names are of no use to a browser, and the license reserves them for the whole font.
    font["fvar"].instances = []
    font["GPOS"] = open_at(ROMAN, opsz=32, wght=KERNED_AT)["GPOS"]
    drop_small_kerning(font)
    round_weights(font)
    return font


def write(font, letters, features, name):
    options = subset.Options(
        layout_features=features, flavor="woff2", hinting=False, desubroutinize=True, name_IDs=[]
    )
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    # The subsetter cuts what was read from a file, not what has been changed since.
    file = BytesIO()
    font.save(file)
    font = TTFont(file)
    subsetter.subset(font)
    subset.save_font(font, TARGET / name, options)
    print(name, (TARGET / name).stat().st_size)


write(open_roman(), LATIN, ["kern", "liga", "pnum", "tnum"], "source-serif-4.woff2")
write(open_roman(), SIGNS, [], "source-serif-4-symbols.woff2")

italic = open_at(FOLDER / "SourceSerif4Variable-Italic.ttf", opsz=20, wght=400)
drop_small_kerning(italic)
write(italic, ITALIC, ["kern", "liga"], "source-serif-4-italic.woff2")
