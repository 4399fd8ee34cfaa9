"""Variations, comments in braces and arrows in records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tercet
from tercet import BadRecord, Record
from tercet.core.records import Entry
from tercet.core.registry import game_names

LANGUAGES = ("en", "cs", "hu", "pl")

ANALYSED = """\
[Game "mana"]
[Options "setup=standard first=black repetition=3 idle=100"]

# Which way?
{%arrows b1-b3}
1. Db1
2. Db6
3. b1-b3 {%arrows b3-b5 c2}  # the winning idea
# and a second line of comment
(
  3. c1-c2
  4. a6-a5  # slow
  # but safe
  (
    4. c6-c5
    5. c2-c3
  )
  (
    4. d6-d5
  )
  5. c2-c4
)
4. a6-a5
"""


def test_an_analysed_game_reads_as_it_is_written() -> None:
    record = Record.parse(ANALYSED)
    assert str(record) == ANALYSED
    assert record.arrows == ("b1-b3",)
    assert [entry.move for entry in record.entries] == ["Db1", "Db6", "b1-b3", "a6-a5"]
    third = record.entries[2]
    assert third.arrows == ("b3-b5", "c2")
    [instead] = third.variations
    assert [entry.move for entry in instead] == ["c1-c2", "a6-a5", "c2-c4"]
    assert instead[1].comment == "slow\nbut safe"
    assert [[entry.move for entry in line] for line in instead[1].variations] == [
        ["c6-c5", "c2-c3"],
        ["d6-d5"],
    ]


def test_variations_may_be_written_on_one_line() -> None:
    text = '[Game "mana"]\n\nDb1 {well {placed} Db6 (2. Dc6{or here}) (Dd6 3. b1-b3 )\n3. b1-b3'
    record = Record.parse(text)
    assert record.entries[0].comment == "well {placed"
    assert [line[0].move for line in record.entries[1].variations] == ["Dc6", "Dd6"]
    assert record.entries[1].variations[0][0].comment == "or here"


def test_a_comment_in_braces_may_have_several_lines() -> None:
    record = Record.parse('[Game "mana"]\n\n{ first\n\n # second } Db1 {third\n}{fourth}')
    assert record.comment == "first\n\n# second"
    assert record.entries[0].comment == "third\n\nfourth"
    assert Record.parse(str(record)) == record


def test_a_variation_may_have_other_chance() -> None:
    position = tercet.start("mandala", seed=4)
    position.play(next(move for move in position.legal_moves() if move[0] == "C"))
    record = position.record()
    [entry] = record.entries
    [letters] = entry.chance
    other = "*" + "".join(reversed(letters[1:]))
    entry.variations.append([Entry(entry.move, (other,))])
    again = Record.parse(str(record))
    assert again == record
    assert again.position().record().entries[0].chance == (letters,)


HEAD = '[Game "mana"]\n\n'
BROKEN = [
    ("(Db1)", 3, 1, "record-variation-early"),
    ("Db1\n(", 4, 1, "record-variation-open"),
    ("Db1 (Dc1 2. Db6 (", 3, 17, "record-variation-open"),
    ("Db1 ( )", 3, 7, "record-variation-begin"),
    ("Db1 ( (Dc1))", 3, 7, "record-variation-begin"),
    ("Db1 ( *wb Dc1)", 3, 7, "record-variation-begin"),
    ("Db1 2. (Dc1)", 3, 8, "record-number-no-move"),
    ("Db1 (1. )", 3, 9, "record-number-no-move"),
    ("Db1 )", 3, 5, "record-closes-nothing"),
    ("Db1 }", 3, 5, "record-closes-nothing"),
    ("Db1 {and\nso on", 3, 5, "record-comment-open"),
    ("Db1 (2. Dc1)", 3, 6, "record-bad-number"),
    ("Db1\n( Dc1\n  Dc7 )", 5, 3, "record-refused"),
    ("Db1 (Dc1) Db6 b1-b3 (b1-b2)", 3, 22, "record-refused"),
    ("Db1" + " (Dc1" * 101, 3, 505, "record-variation-deep"),
    ("Db1 " * 100_000 + "(Dc1)", 3, 400_002, "record-too-long"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "line", "column", "message"), BROKEN, ids=[repr(row[0][:60]) for row in BROKEN]
)
def test_errors_name_line_and_column(
    text: str, line: int, column: int, message: str, language: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(HEAD + text).position()
    error = refused.value
    assert (error.message, error.line, error.column) == (message, line, column)
    said = error.text(language)
    assert str(line) in said
    assert str(column) in said
    if language != "en":
        assert said != error.text("en")


@pytest.mark.parametrize("part", ["(", "{", "}", "()", "b1-b3 ("])
def test_a_line_of_ten_million_letters_is_refused_briefly(part: str) -> None:
    line = part * (10_000_000 // len(part))
    with pytest.raises(BadRecord) as refused:
        Record.parse(f"{HEAD}Db1 {line}\n").position()
    assert len(str(refused.value)) < 400


def words(alphabet: str) -> st.SearchStrategy[str]:
    return st.text(alphabet, min_size=1, max_size=6)


def lines_of(alphabet: str) -> st.SearchStrategy[str]:
    """Comments as they are kept: the first line says something, and no line has spaces around."""
    line = st.text(alphabet, max_size=12).map(lambda text: " ".join(text.split()))
    first = line.filter(bool)
    more = st.lists(line, max_size=2)
    return st.just("") | st.tuples(first, more).map(lambda both: "\n".join([both[0], *both[1]]))


comments = lines_of("ab(){}%#*[] 1.ž")
arrows = st.lists(words("abc123-"), max_size=3).map(tuple)
entry = st.builds(
    Entry,
    move=st.from_regex(r"[a-z=@-][a-z0-9+-]{0,5}", fullmatch=True),
    chance=st.lists(words("rgb").map("*".__add__), max_size=2).map(tuple),
    comment=comments,
    arrows=arrows,
)


def with_variations(inner: st.SearchStrategy[Entry]) -> st.SearchStrategy[Entry]:
    def grown(entry: Entry, variations: list[list[Entry]]) -> Entry:
        return Entry(entry.move, entry.chance, entry.comment, entry.arrows, variations)

    lines = st.lists(st.lists(inner, min_size=1, max_size=3), max_size=2)
    return st.builds(grown, entry, lines)


@given(
    entries=st.lists(st.recursive(entry, with_variations, max_leaves=12), max_size=4),
    comment=comments,
    arrows=arrows,
    opening=st.lists(words("rgb").map("*".__add__), max_size=2).map(tuple),
)
def test_any_tree_goes_round(
    entries: list[Entry], comment: str, arrows: tuple[str, ...], opening: tuple[str, ...]
) -> None:
    options = dict(tercet.start("mana").options)
    record = Record("mana", options, {}, None, None, opening, entries, comment, arrows)
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)


@given(st.text("(){}#*%. 12\nDbcarows-", max_size=60))
def test_any_brackets_are_read_or_refused(text: str) -> None:
    try:
        record = Record.parse(f"{HEAD}1. Db1 {text}")
    except BadRecord as error:
        assert error.line >= 3
    else:
        assert Record.parse(str(record)) == record


@pytest.mark.parametrize("game", game_names())
def test_a_record_without_variations_is_written_as_before(game: str) -> None:
    position = tercet.start(game, seed=7)
    for _ in range(3):
        position.play(position.legal_moves()[0])
    record = position.record(Event="here")
    record.comment = "before {it} (all)"
    record.entries[2].comment = "braces } { and ( brackets )"
    tags = [f'[Game "{game}"]']
    if record.options:
        pairs = " ".join(f"{name}={value}" for name, value in record.options.items())
        tags.append(f'[Options "{pairs}"]')
    lines = [*tags, '[Event "here"]', "", "# before {it} (all)"]
    if record.opening:
        lines.append(" ".join(record.opening))
    for number, entry in enumerate(record.entries, 1):
        end = f"  # {entry.comment}" if entry.comment else ""
        lines.append(" ".join([f"{number}.", entry.move, *entry.chance]) + end)
    assert str(record) == "\n".join(lines) + "\n"
    assert Record.parse(str(record)) == record
