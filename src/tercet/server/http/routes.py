"""What can be asked over HTTP."""

import asyncio

from litestar import Request, Response, get, post, put
from litestar.datastructures import ResponseHeader
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from tercet import __version__
from tercet.server import metrics
from tercet.server.errors import Refusal
from tercet.server.http import demo, games, languages, qr
from tercet.server.http.address import address_for, host_of
from tercet.server.http.answers import answers
from tercet.server.http.identity import cookie_header
from tercet.server.http.pages import ASK, FOREVER
from tercet.server.http.problems import documented
from tercet.server.http.requester import AnyConnection, AnyRequest, context_of, requester_of
from tercet.server.messages import (
    Address,
    Frame,
    GameInfo,
    Language,
    Layout,
    Me,
    NewTable,
    Progress,
    SeatLink,
    TableId,
    TableInfo,
)

_SAFE = ("GET", "HEAD", "OPTIONS")


class Health(Struct):
    """How the server is.

    `store`: it can write. `ready`: games can begin. `notices`: it hears what other processes do.
    """

    ok: bool
    version: str
    store: bool
    ready: bool
    notices: bool


async def refuse_too_fast(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse those who ask for changes faster than people can."""
    if not isinstance(connection, Request) or connection.method in _SAFE:
        return
    address = connection.client.host if connection.client else ""
    if not await context_of(connection).limits.change(requester_of(connection).person, address):
        raise Refusal("too-fast")


@get("/api/games", responses=documented(400))
async def list_games() -> list[GameInfo]:
    """The games that can be played here."""
    return games.all_games()


@get("/api/games/{game:str}/layout", responses=documented(400, 404, 503))
async def show_layout(request: AnyRequest, game: FromPath[str]) -> Layout:
    """What a plain board needs to know of a game."""
    await context_of(request).kernels.game(game, urgent=False)  # whoever plays comes first
    body = await asyncio.to_thread(games.layout, game)
    return body.answer(request, "no-cache")  # type: ignore[return-value]


@get(
    "/api/games/{game:str}/texts/{language:str}",
    media_type="text/plain",
    responses=documented(400, 404),
)
async def show_texts(
    request: AnyRequest, game: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The messages of a game whose catalogues are not in the bundle."""
    body = await asyncio.to_thread(games.texts, game, language)
    return body.answer(request, "no-cache")


@get("/api/me", responses=documented(400))
async def who_am_i(request: AnyRequest) -> Me:
    """The name and language of the requester; before any was chosen, a guess."""
    requester = requester_of(request)
    return await context_of(request).people.find(requester.person) or Me("", requester.language)


@put("/api/me", responses=documented(400, 403, 413, 429, 503))
async def call_me(request: AnyRequest, data: JSONBody[Me]) -> Response[Me]:
    """Choose a name and a language."""
    saved = await context_of(request).people.save(requester_of(request).person, data)
    secure = request.scope["scheme"] == "https"
    cookie = cookie_header(languages.COOKIE, saved.language, secure=secure, readable=True)
    return Response(saved, headers=[ResponseHeader(name="set-cookie", value=cookie)])


@get("/api/tables", responses=documented(400))
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    """The tables of the requester, the latest first."""
    requester = requester_of(request)
    return await context_of(request).tables.list_for(requester.person, requester.language)


@post("/api/tables", responses=documented(400, 403, 404, 413, 429, 503))
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableId:
    """Set up a table."""
    context, requester = context_of(request), requester_of(request)
    if not await context.limits.table(requester.person):
        raise Refusal("too-fast")
    return TableId(await context.tables.create(requester.person, data, requester.arrived))


@post(
    "/api/tables/{table_id:str}/sit",
    status_code=200,
    responses=documented(400, 403, 404, 409, 429, 503),
)
async def sit(request: AnyRequest, table_id: FromPath[str]) -> TableId:
    """Take the free seat of a table."""
    await context_of(request).tables.sit(requester_of(request).person, table_id)
    return TableId(table_id)


@post("/api/tables/{table_id:str}/link", responses=documented(400, 403, 404, 409, 429, 503))
async def link(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[str | None] = None
) -> SeatLink:
    """A link that moves a seat to another device, once."""
    tables, requester = context_of(request).tables, requester_of(request)
    token = await tables.create_link(requester.person, table_id, seat, requester.arrived)
    return SeatLink(f"/seat/{token}")


@post("/api/links/{token:str}", status_code=200, responses=documented(400, 403, 404, 409, 429, 503))
async def use_link(request: AnyRequest, token: FromPath[str]) -> TableId:
    """Take the seat that a link moves."""
    return TableId(await context_of(request).tables.use_link(requester_of(request).person, token))


@get(
    "/api/tables/{table_id:str}/record",
    media_type="text/plain",
    responses=documented(400, 404, 409, 503),
)
async def record(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The game as a record, as far as the requester may know it."""
    found = await context_of(request).tables.record(requester_of(request).person, table_id)
    # A part of the id tells files apart without giving away the table's address.
    name = f"tercet-{found.game}-{table_id[:8]}.tct"
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(str(found), headers=headers, media_type="text/plain")


@get("/api/tables/{table_id:str}/qr", media_type="image/svg+xml", responses=documented(400, 404))
async def table_qr(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The address of a table, to be photographed by a friend."""
    picture = qr.svg_of(f"{_address(request).base}/t/{_checked_id(table_id)}")
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


@get("/api/address", responses=documented(400))
async def address(request: AnyRequest) -> Address:
    """Where a friend finds this server."""
    return _address(request)


@get("/api/demo/{game:str}", responses=documented(400, 404, 503))
async def show_demo(request: AnyRequest, game: FromPath[str]) -> list[Frame]:
    """A game to look at on the home page."""
    await context_of(request).kernels.game(game, urgent=False)  # people who play come first
    body = await asyncio.to_thread(demo.frames, game)
    return body.answer(request, "no-cache")  # type: ignore[return-value]


@get("/api/preparing", responses=documented(400))
async def preparing(request: AnyRequest) -> list[Progress]:
    """The games that are being compiled, which happens once after an installation."""
    return await context_of(request).kernels.progress()


@get("/health")
async def health(request: AnyRequest) -> Health:
    """For monitoring."""
    context = context_of(request)
    return Health(
        ok=True,
        version=__version__,
        store=await context.repository.is_writable(),
        ready=context.kernels.are_ready,
        notices=context.others.is_heard,
    )


@get("/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, bool]]:
    """For proxies: whether to send requests here now. False once the server begins to stop."""
    context = context_of(request)
    is_ready = (
        not context.is_ending and context.others.is_heard and await context.repository.is_writable()
    )
    return Response({"ready": is_ready}, status_code=200 if is_ready else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus."""
    return Response(context_of(request).metrics.text(), media_type=metrics.CONTENT_TYPE)


@get(
    [
        *("/", "/t/{table_id:str}", "/how/{game:str}", "/seat/{token:str}"),
        *("/learn/{game:str}", "/learn/{game:str}/{lesson:str}"),
        *("/analyse", "/analyse/{game:str}", "/review", "/review/{table_id:str}"),
        *("/puzzles", "/puzzles/{game:str}", "/puzzles/{game:str}/{puzzle:str}"),
    ],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: AnyRequest) -> Response[bytes]:
    """One page for all addresses; its code looks at the address."""
    return context_of(request).pages.answer_page(request, requester_of(request).language)


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file that a page needs; its name changes with its content."""
    found = context_of(request).pages.answer_file(request, f"assets/{str(path).lstrip('/')}")
    if found is None:
        raise Refusal("no-such-page")
    return found


@get("/engines/{file:str}", include_in_schema=False)
async def engine(request: AnyRequest, file: FromPath[str]) -> Response[bytes]:
    """The engine of a game or its manifest; browsers keep what has its hash."""
    body = await context_of(request).engines.file(file)
    unchanging = request.scope["query_string"].decode() == body.hash
    return body.answer(request, FOREVER if unchanging else ASK)


@get("/app/{path:path}", include_in_schema=False, sync_to_thread=False)
def installation(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A manifest or an icon of the installed application."""
    found = context_of(request).pages.answer_file(request, f"app/{str(path).lstrip('/')}")
    if found is None:
        raise Refusal("no-such-page")
    return found


@get("/index.html", include_in_schema=False, sync_to_thread=False)
def kept_page(request: AnyRequest) -> Response[bytes]:
    """The page that a service worker keeps; it finds out by itself which language to speak."""
    return context_of(request).pages.page("en").answer(request, ASK)


@get("/service-worker.js", include_in_schema=False)
async def service_worker(request: AnyRequest) -> Response[bytes]:
    """What keeps the application in the browser."""
    context = context_of(request)
    engines = await context.engines.addresses()
    kept = [f"api/{path}" for path in answers()]
    found = await asyncio.to_thread(context.pages.worker, engines, kept)
    if found is None:
        raise Refusal("no-such-page")
    return found.answer(request, ASK)


def _address(request: AnyRequest) -> Address:
    host = host_of(request.headers.get("host", ""))
    if host is None:
        raise Refusal("malformed", problem="Host")
    return address_for(request.scope["scheme"], host, context_of(request).settings.host)


def _checked_id(table_id: str) -> str:
    if not table_id.replace("-", "").replace("_", "").isalnum() or len(table_id) > 64:
        raise Refusal("no-such-table")
    return table_id


ROUTES = [
    list_games, show_layout, show_texts, who_am_i, call_me, my_tables, new_table, sit, link,
    use_link, record, table_qr, address, show_demo, preparing, health, ready, show_metrics, page,
    asset, engine, installation, kept_page, service_worker,
]  # fmt: skip
