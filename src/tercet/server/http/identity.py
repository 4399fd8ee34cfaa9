"""Who is asking: a random person in a signed cookie, without accounts."""

import os
import secrets
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, Signer
from sqlalchemy import URL

from tercet.server.store.engine import KEY_FILE, KEY_NAME, is_postgresql, open_engine
from tercet.server.store.sharing import shared_key

COOKIE = "tercet"
_A_YEAR = 365 * 24 * 3600


def secret_key(data: Path, url: URL) -> str:
    """The key that signs cookies: in the data folder, or in the database that processes share."""
    if not is_postgresql(url):
        return _key_in(data)
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            return shared_key(connection, KEY_NAME, secrets.token_hex(32))
    finally:
        engine.dispose()


def _key_in(data: Path) -> str:
    """The key of a data folder, made once; only its owner can read the file."""
    data.mkdir(parents=True, exist_ok=True)
    path = data / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_text(encoding="ascii").strip()
        if key:
            return key
        path.unlink()  # left half-made by a process that was killed
        return _key_in(data)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        key = secrets.token_hex(32)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Identity:
    """Signs the ids of people into cookies and recognises them."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="tercet.person")

    def person_of(self, cookies: dict[str, str]) -> str | None:
        """The person that the cookie names; None without a cookie that we have signed."""
        try:
            return self._signer.unsign(cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeError):
            return None

    @staticmethod
    def new_person() -> str:
        """An id that nobody can guess."""
        return secrets.token_urlsafe(18)

    def cookie(self, person: str, *, secure: bool) -> str:
        """The value of a ``Set-Cookie`` header for the person."""
        return cookie_header(
            COOKIE, self._signer.sign(person).decode(), secure=secure, readable=False
        )


def cookie_header(name: str, value: str, *, secure: bool, readable: bool) -> str:
    """A ``Set-Cookie`` header for the whole site; scripts can read it only if `readable`."""
    jar: SimpleCookie = SimpleCookie()
    jar[name] = value
    cookie: Any = jar[name]
    cookie.update({"path": "/", "max-age": _A_YEAR, "samesite": "Lax", "secure": secure})
    cookie["httponly"] = not readable
    return str(cookie.OutputString())
