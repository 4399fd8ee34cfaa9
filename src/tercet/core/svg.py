"""What pictures of games are made of: SVG as text.

>>> text(10, 20, 12, "a & b", "#000")
'<text x="10" y="20" font-size="12" fill="#000" text-anchor="middle">a &amp; b</text>'
>>> use("stone", 30, 40, 0.5)
'<use href="#stone" transform="translate(30 40) scale(0.5)"/>'
"""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

PAPER, INK, QUIET = "#f6f1e6", "#22252b", "#6b6558"
FONTS = "'Iowan Old Style',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif"
_FILE = re.compile(r'<svg [^>]*viewBox="0 0 (\d+) (\d+)">(.*)</svg>\s*', re.DOTALL)


class Picture(NamedTuple):
    """Shapes on paper from 0, 0 to `width`, `height`, which are the same all through a game."""

    width: int
    height: int
    shapes: str

    def under(self, shapes: Iterable[str]) -> "Picture":
        """The picture with more shapes on it."""
        return self._replace(shapes=self.shapes + "".join(shapes))

    def svg(self, size: int, label: str) -> str:
        """The whole document, `size` pixels wide. The height is even, as video formats want it."""
        height = max(2, 2 * round(size * self.height / self.width / 2))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{size}" height="{height}" font-family="{FONTS}" role="img" '
            f'aria-label="{escape(label)}"><rect width="{self.width}" height="{self.height}" '
            f'fill="{PAPER}"/>{self.shapes}</svg>'
        )


@cache
def empty_board(module: str) -> Picture:
    """The ``picture.svg`` beside a module: what is always there, and what else is drawn with."""
    source = Path(module).with_name("picture.svg").read_text(encoding="utf-8")
    found = _FILE.search(source)
    if found is None:
        raise ValueError(f'{module}: picture.svg is not <svg … viewBox="0 0 WIDTH HEIGHT">…</svg>')
    return Picture(int(found[1]), int(found[2]), found[3].strip())


def text(x: float, y: float, size: float, words: object, fill: str, anchor: str = "middle") -> str:
    """Words at a place; `y` is the line that they stand on."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(str(words))}</text>'
    )


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """What is defined under a name, at a place."""
    grown = "" if scale == 1 else f" scale({scale:g})"
    return f'<use href="#{name}" transform="translate({x:g} {y:g}){grown}"/>'
