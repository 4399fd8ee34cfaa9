"""The icons of the installed application, drawn from ``web/src/icon.svg``: ``script/pictures``."""

from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "public" / "app"
PAPER = "#f6f1e6"
# Name, size, background, and how much of the picture the drawing takes: systems cut off the edges
# of a maskable icon, and round the corners of a touch icon.
ICONS = (
    ("icon", 192, "transparent", 1.0),
    ("icon", 512, "transparent", 1.0),
    ("maskable", 512, PAPER, 0.62),
    ("touch", 180, PAPER, 0.78),
)


def draw(browser: Browser) -> None:
    """Write all icons."""
    drawing = (ROOT / "web" / "src" / "icon.svg").read_text(encoding="utf-8")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, size, background, part in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        style = f"margin:0;height:100vh;display:grid;place-content:center;background:{background}"
        page.set_content(f'<body style="{style}">{drawing}')
        page.add_style_tag(content=f"svg{{width:{size * part}px;height:{size * part}px}}")
        page.screenshot(path=FOLDER / f"{name}-{size}.png", omit_background=True)
        page.close()
