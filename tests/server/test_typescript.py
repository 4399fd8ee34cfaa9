"""The browser's types are those of the messages."""

from tercet.server.typescript import TARGET, typescript


def test_the_browser_has_the_types_of_these_messages() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "python -m tercet.server.typescript"


def test_what_the_browser_may_leave_out_is_optional_and_what_it_gets_is_not() -> None:
    written = typescript()
    assert "  level?: number | null;\n" in written
    assert "  rule: string | null;\n" in written
    assert "  Refused: { rule: null, why: null, facts: {} },\n" in written
    assert 'export interface Play extends Request {\n  type: "play";\n' in written
