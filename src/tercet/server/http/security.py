"""What every answer says to the browser, and who may open a socket."""

from collections.abc import Iterable
from hmac import compare_digest

from litestar.config.csrf import CSRFConfig
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = "x-csrf-token"

_POLICY = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",  # engines; scripts as text stay forbidden
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
)
POLICY_IN_PAGE = "; ".join(_POLICY)  # for a page that is served by others, who send no policy
_ONLY_IN_HEADER = "frame-ancestors 'none'"
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", "; ".join((*_POLICY, _ONLY_IN_HEADER)).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def csrf(key: str) -> CSRFConfig:
    """Requests that change something must repeat a cookie that only our pages can read."""
    return CSRFConfig(
        secret=key,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_samesite="lax",
        exclude=["^/(app|assets|engines)/", "^/service-worker.js$"],
    )


def is_csrf_token(token: str, key: str) -> bool:
    """Whether a token was issued by this server; Litestar has no public function for that."""
    secret, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
    expected: str = generate_csrf_hash(token=secret, secret=key)
    return compare_digest(signature.encode(), expected.encode())


def without_cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> list[tuple[bytes, bytes]]:
    """The headers of a request as if the browser did not have this cookie."""
    remaining = []
    for key, value in headers:
        if key == b"cookie":
            parts = [part.strip() for part in value.split(b";")]
            left = [part for part in parts if part.split(b"=")[0] != name.encode()]
            remaining.append((key, b"; ".join(left)))
        else:
            remaining.append((key, value))
    return remaining


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a socket is opened by our own page.

    A browser always says where a page comes from; a program that says nothing has no cookies of
    somebody else to misuse.

    >>> same_origin("http://localhost:8000", "localhost:8000"), same_origin(None, "localhost")
    (True, True)
    >>> same_origin("http://evil.example", "localhost:8000"), same_origin("null", "localhost")
    (False, False)
    """
    if origin is None:
        return True
    scheme, _, there = origin.partition("://")
    return scheme in ("http", "https") and there.lower() == host.lower()
