"""For `script/docs`: examples in docstrings are shown as code."""

import re
from typing import Any

from griffe import Extension, Module, Object

_EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class DocstringExamples(Extension):
    """Puts what begins with ``>>>`` into a block of code, up to the next empty line."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = _EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        self.on_object(obj=pkg)
