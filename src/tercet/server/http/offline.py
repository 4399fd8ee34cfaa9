"""The service worker, which keeps the application in the browser, and what it is to keep.

The bundle has the worker's code; what there is to keep is known where it is served: games are
added, and engines are built after the bundle. It stands in front of the code, so that a browser
sees a new worker, and offers a new version, whenever any of it has changed.
"""

from collections.abc import Iterable, Mapping

import msgspec

SCRIPT = "service-worker.js"
ASSETS = "assets/"  # names in this folder change with their content


def worker_script(
    code: bytes, files: Mapping[str, str], answers: Iterable[str] = (), shell: str | None = None
) -> bytes:
    """The worker of one version.

    `files` are addresses with something that changes with their content, `answers` addresses that
    are asked for anew whenever the server is in reach, `shell` is the page for all addresses.

    >>> print(worker_script(b"run()", {"a.js": "1f"}, ["api/games"], "index.html").decode())
    self.CONTENTS={"files":[{"url":"a.js","revision":"1f"}],"answers":["api/games"],"shell":"index.html"};
    run()
    """
    listed = [
        {"url": path, "revision": None if path.startswith(ASSETS) else revision}
        for path, revision in sorted(files.items())
    ]
    contents = {"files": listed, "answers": list(answers), "shell": shell}
    return b"self.CONTENTS=" + msgspec.json.encode(contents) + b";\n" + code
