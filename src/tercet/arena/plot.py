"""Results as SVG charts, for light and dark pages."""

from collections.abc import Sequence
from html import escape

from tercet.arena.ladder import TARGET_HIGH, TARGET_LOW
from tercet.arena.results import MatchResults
from tercet.arena.statistics import Estimate, estimate
from tercet.core.texts import Texts

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 20, 48, 56  # margins
_MAX_POINTS = 300  # per line
_STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #333 }
  .title { font-weight: bold }
  .grid { stroke: #888; stroke-opacity: 0.35 }
  .even { stroke: #888; stroke-dasharray: 4 4 }
  .band { fill: #3b82c4; fill-opacity: 0.25 }
  .wanted { fill: #888; fill-opacity: 0.15 }
  .line { fill: none; stroke: #3b82c4; stroke-width: 2 }
  .bar { fill: #3b82c4; fill-opacity: 0.7 }
  .whisker { stroke: #555; stroke-width: 2 }
  @media (prefers-color-scheme: dark) { text { fill: #ccc } .whisker { stroke: #bbb } }
"""


def draw_match(results: MatchResults, words: Texts) -> str:
    """The score of player a with its confidence interval, pair after pair."""
    number = max(len(results.pairs), 1)
    step = -(-number // _MAX_POINTS)
    ends = sorted({*range(step, number, step), number})
    scores = [(end, estimate(results.pairs[:end])) for end in ends]

    def x(end: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * end / number

    upper = [(x(end), _height(score.high)) for end, score in scores]
    lower = [(x(end), _height(score.low)) for end, score in scores]
    line = [(x(end), _height(score.score)) for end, score in scores]
    parts = [
        f'<polygon class="band" points="{_path(upper + lower[::-1])}"/>',
        f'<polyline class="line" points="{_path(line)}"/>',
        _label(_WIDTH - _RIGHT, _HEIGHT - 34, words.say("number", number=number), "end"),
        _label(_LEFT, _HEIGHT - 34, "0", "middle"),
    ]
    match = results.match
    title = words.say("arena-plot-match", name=words.say("game-name"), a=match.a, b=match.b)
    return _page(title, words.say("arena-plot-pairs"), parts, words)


def draw_ladder(ladder: Sequence[MatchResults], words: Texts) -> str:
    """The score of every level against the one below, with its confidence interval."""
    room = (_WIDTH - _LEFT - _RIGHT) / len(ladder)
    top, bottom = _height(TARGET_HIGH), _height(TARGET_LOW)
    width = _WIDTH - _LEFT - _RIGHT
    parts = [_rectangle("wanted", _LEFT, top, width, bottom - top)]
    for index, results in enumerate(ladder):
        parts += _bar(_LEFT + room * (index + 0.5), room / 2, estimate(results.pairs))
        middle = _LEFT + room * (index + 0.5)
        parts.append(_label(middle, _HEIGHT - 34, f"{index + 2} – {index + 1}", "middle"))
    title = words.say("arena-plot-ladder", name=words.say("game-name"))
    return _page(title, words.say("arena-plot-levels"), parts, words)


def _bar(middle: float, width: float, score: Estimate) -> list[str]:
    top = _height(score.score)
    low, high = _height(score.low), _height(score.high)
    return [
        _rectangle("bar", middle - width / 2, top, width, _height(0) - top),
        _line("whisker", middle, low, middle, high),
    ]


def _page(title: str, x_label: str, parts: list[str], words: Texts) -> str:
    """The chart with its title, its axis of scores and the label of its x axis."""
    scale = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        kind = "even" if share == 0.5 else "grid"
        y = _height(share)
        percent = words.say("arena-plot-percent", number=round(share * 100))
        scale += [
            _line(kind, _LEFT, y, _WIDTH - _RIGHT, y),
            _label(_LEFT - 8, y + 5, percent, "end"),
        ]
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    size = f'viewBox="0 0 {_WIDTH} {_HEIGHT}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" lang="{words.language}">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        f'<text class="title" x="{_LEFT}" y="26">{escape(title)}</text>',
        *scale,
        *parts,
        _label(middle, _HEIGHT - 12, x_label, "middle"),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _height(share: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - share)


def _path(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _rectangle(kind: str, x: float, y: float, width: float, height: float) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" {size}/>'
