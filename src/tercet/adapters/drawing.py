"""Positions drawn for environments, as a spectator sees them: as text, and as an image.

The text is the board of the terminal, the image is `Position.svg` in pixels.
"""

import io
from pathlib import Path

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from rich.console import Console, Group, RenderableType
from rich.text import Text

from tercet.cli.common.game_text import draw, heading
from tercet.core.position import Position
from tercet.core.texts import texts
from tercet.core.views import SPECTATOR
from tercet.core.wording import tell_result

COLUMNS = 80  # of text
SIZE = 480  # the width of an image in pixels; its height depends on the game alone

FONT = Path(__file__).with_name("DejaVuSerif.ttf")
"""The only font of images, so that they are the same on every machine.

DejaVu Serif 2.37 without what we do not need: ``pyftsubset --no-hinting --layout-features=
--unicodes=20-7E,A0-17F,2010-2027,2030-203A,2190-2199,21BA,2212,221E,2248,2260,2264,2265,25A0-25FF,
2600-2667,2680-2685,2713-2718,2732-274F``.
"""


def text_of(position: Position) -> str:
    """The board as a spectator sees it, as plain text."""
    out = io.StringIO()
    Console(file=out, width=COLUMNS, color_system=None).print(_drawing(position))
    return out.getvalue()


def image_of(position: Position) -> NDArray[np.uint8]:
    """The board as a spectator sees it, as an array of height × width × 3 bytes."""
    png = resvg_py.svg_to_bytes(
        position.svg(SPECTATOR, SIZE),
        skip_system_fonts=True,
        font_files=[str(FONT)],
        font_family="DejaVu Serif",
        serif_family="DejaVu Serif",
    )
    with Image.open(io.BytesIO(png)) as image:
        return np.array(image.convert("RGB"))


def _drawing(position: Position) -> RenderableType:
    words = texts("en", position.game)
    view = position.view(SPECTATOR)
    parts: list[RenderableType] = [Text(heading(view, words), "bold"), Text()]
    parts.append(draw(view, words))
    if position.is_over:
        parts.append(Text(tell_result(view, words), "bold"))
    return Group(*parts)
