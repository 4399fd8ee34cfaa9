"""Positions drawn for environments: the board of the terminal as text, and as an image.

The image is what a terminal with colours shows.
"""

import io
from functools import cache
from pathlib import Path

import matplotlib as mpl
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.text import Text

from tercet.cli.common.game_text import draw, heading
from tercet.core.position import Position
from tercet.core.texts import texts
from tercet.core.views import SPECTATOR
from tercet.core.wording import tell_result

COLUMNS, LINES = 80, 26  # of an image; lines are added if a drawing has more
WIDTH, HEIGHT = 10, 20  # pixels of a character
_BASELINE = 15
_FONT_SIZE = WIDTH / 0.602  # a character of the font is 0.602 of its size wide
_PAPER, _INK, _DIM = "#fbf8f1", "#22252b", "#8a8577"


def font_file(bold: bool = False) -> Path:
    """A font of fixed width that has all our symbols; matplotlib brings it along."""
    name = f"DejaVuSansMono{'-Bold' * bold}.ttf"
    return Path(mpl.get_data_path()) / "fonts" / "ttf" / name


@cache
def _font(bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_file(bold), _FONT_SIZE, layout_engine=ImageFont.Layout.BASIC)


def text_of(position: Position) -> str:
    """The board as a spectator sees it, as plain text."""
    out = io.StringIO()
    Console(file=out, width=COLUMNS, color_system=None).print(_drawing(position))
    return out.getvalue()


def image_of(position: Position) -> NDArray[np.uint8]:
    """The board as a spectator sees it, as an array of height × width × 3 bytes."""
    console = Console(file=io.StringIO(), width=COLUMNS, color_system="truecolor")
    lines = console.render_lines(_drawing(position))
    height = max(LINES, len(lines)) + 1
    image = Image.new("RGB", ((COLUMNS + 2) * WIDTH, height * HEIGHT), _PAPER)
    canvas = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        x, y = WIDTH, number * HEIGHT + HEIGHT // 2
        for text, style, _ in line:
            _draw_text(canvas, x, y, text, style or Style())
            x += len(text) * WIDTH
    return np.asarray(image).copy()


def _drawing(position: Position) -> RenderableType:
    words = texts("en", position.game)
    view = position.view(SPECTATOR)
    parts: list[RenderableType] = [Text(heading(view, words), "bold"), Text()]
    parts.append(draw(view, words))
    if position.is_over:
        parts.append(Text(tell_result(view, words), "bold"))
    return Group(*parts)


def _draw_text(canvas: ImageDraw.ImageDraw, x: int, y: int, text: str, style: Style) -> None:
    """Draw a text with one style."""
    if (paper := _hex(style.bgcolor)) is not None:
        canvas.rectangle((x, y, x + len(text) * WIDTH - 1, y + HEIGHT - 1), paper)
    ink = _hex(style.color) or (_DIM if style.dim else _INK)
    for index, character in enumerate(text):
        if character != " ":
            at = x + index * WIDTH, y + _BASELINE
            canvas.text(at, character, ink, _font(bool(style.bold)), anchor="ls")


def _hex(color: Color | None) -> str | None:
    return None if color is None or color.is_default else color.get_truecolor().hex
