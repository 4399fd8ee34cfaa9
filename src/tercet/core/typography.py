"""Non-breaking spaces for Czech and Polish texts: after one-letter words and after numbers.

The rule works on the parsed catalogue, not on finished sentences: what is put into a sentence later
(moves, file names, what somebody typed) stays exactly as it is. The browser does the same in
``web/src/lib/typography.ts``; where spaces do not break is declared once, in
``texts/non-breaking.json``.
"""

import json
import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast

NBSP = "\N{NO-BREAK SPACE}"


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    path = Path(__file__).parents[1] / "texts" / "non-breaking.json"
    declared = json.loads(path.read_text(encoding="utf-8"))
    return {language: re.compile(pattern) for language, pattern in declared.items()}


def bind(resource: ast.Resource, language: str) -> ast.Resource:
    """Put non-breaking spaces into the texts of a catalogue, for languages that want them."""
    if spaces := _patterns().get(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for value in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    if value is not None:
                        _bind_pattern(value, spaces, set())
    return resource


def _bind_pattern(value: ast.Pattern, spaces: re.Pattern[str], counted: set[str]) -> None:
    """`counted` are the variables whose plural variant this pattern is."""
    after_number = False
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            text = spaces.sub(lambda found: found[0][:-1] + NBSP, element.value)
            element.value = NBSP + text[1:] if after_number and text.startswith(" ") else text
            continue
        expression = element.expression
        after_number = bool(_variable(expression) & counted)
        if isinstance(expression, ast.SelectExpression):
            inside = counted | _variable(expression.selector)
            for variant in expression.variants:
                _bind_pattern(variant.value, spaces, inside)


def _variable(expression: object) -> set[str]:
    return {expression.id.name} if isinstance(expression, ast.VariableReference) else set()
