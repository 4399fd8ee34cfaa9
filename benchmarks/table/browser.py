"""What a browser fetches when it opens a table for the first time."""

from collections import Counter

from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, executable


def first_load(base: str, game: str) -> str:
    """The compressed bytes by kind, with nothing in the cache, until the board can be played on."""
    sizes: Counter[str] = Counter()
    elsewhere: list[str] = []
    kinds: dict[str, str] = {}

    def answered(event: dict[str, object]) -> None:
        kinds[str(event["requestId"])] = str(event["type"])
        url = str(event["response"]["url"])  # type: ignore[index]
        if not url.startswith((base, base.replace("http", "ws"), "data:", "blob:")):
            elsewhere.append(url)

    def finished(event: dict[str, object]) -> None:
        kind = kinds.get(str(event["requestId"]), "Other")
        sizes[kind] += int(event["encodedDataLength"])  # type: ignore[call-overload]

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        context = chromium.new_context(base_url=base)
        table = context.request.get("/api/me") and _table(context, game)
        page = context.new_page()
        wire = context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.responseReceived", answered)
        wire.on("Network.loadingFinished", finished)
        page.goto(f"/t/{table}")
        page.wait_for_load_state("networkidle")
        chromium.close()
    parts = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in sizes.most_common())
    return f"{parts}; requests to elsewhere: {len(elsewhere)}"


def _table(context: object, game: str) -> str:
    cookies = {cookie["name"]: cookie["value"] for cookie in context.cookies()}  # type: ignore[attr-defined]
    answer = context.request.post(  # type: ignore[attr-defined]
        "/api/tables",
        data={"game": game, "mode": "computer", "level": 1},
        headers={"x-csrf-token": cookies["csrftoken"]},
    )
    return str(answer.json()["id"])
