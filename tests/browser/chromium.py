"""Where the browser of the tests is and how it is started; benchmarks use it too."""

import shutil

# No sandbox: the tests may run as root. Nothing that talks to the world on its own account.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--autoplay-policy=no-user-gesture-required",
]
# The shell first: it is the same browser without windows, which take a second of processor time for
# each visitor, seen or not.
_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def executable() -> str:
    """The browser of this machine; there is no skipping: without one nothing is proven."""
    for name in _NAMES:
        if found := shutil.which(name):
            return found
    raise FileNotFoundError(
        "These tests need Chromium: apt-get install --no-install-recommends chromium-headless-shell"
    )
