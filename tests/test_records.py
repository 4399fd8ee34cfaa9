"""Records: one text format, readable, diffable, and errors that name the place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tercet
from tercet import BadRecord, Record

GAME = """\
[Game "mana"]
[Options "setup=standard first=black repetition=3 idle=100"]
[Black "Anna"]
[White "Level \\"four\\""]

# Played at the kitchen table.
1. Db1
2. Db6
3. b1-b3  # the winning idea
# and a second line of comment
4. a6-a5
"""


def test_a_record_reads_as_it_is_written() -> None:
    record = Record.parse(GAME)
    assert str(record) == GAME
    assert record.tags == {"Black": "Anna", "White": 'Level "four"'}
    assert record.comment == "Played at the kitchen table."
    assert record.entries[2].comment == "the winning idea\nand a second line of comment"
    assert record.position().to_move == "black"


def test_layout_is_free_and_numbers_are_optional() -> None:
    free = '[Game "mana"]  # a comment\r\n\r\n  Db1 2. Db6\tb1-b3\r\n4. a6-a5  '
    assert Record.parse(free).position().moves == ["Db1", "Db6", "b1-b3", "a6-a5"]


def test_options_left_out_have_their_defaults_and_are_written_out() -> None:
    record = Record.parse('[Game "mabula"]\n')
    assert record.options == {"scoring": "group", "edge": "counts"}
    assert '[Options "scoring=group edge=counts"]' in str(record)


def test_given_and_drawn_chance_leave_the_same_record() -> None:
    drawn = tercet.start("mandala", seed=11)
    drawn.play(drawn.legal_moves()[0])
    record = drawn.record()
    given_ = tercet.start("mandala", deal=" ".join(record.opening))
    given_.play(" ".join([record.entries[0].move, *record.entries[0].chance]))
    assert str(given_.record()) == str(record)
    assert given_.state.tobytes() == drawn.state.tobytes()


BROKEN = [
    ("", 1, 1, "Game"),
    ("Db1 Db6\n", 1, 1, "Game"),
    ('[Game "chess"]\n', 1, 1, "chess"),
    ("[Game mana]\n", 1, 1, "tag"),
    ('[Game "mana"\n', 1, 1, "tag"),
    ('[Game "mana"]\n[Game "mana"]\n', 2, 1, "twice"),
    ('[Game "mana"]\n  [Options "first=green"]\n', 2, 1, "green"),
    ('[Game "mana"]\n[Options "first"]\n', 2, 1, "first"),
    ('[Game "mana"]\n[Options "setup=Db1"]\n', 2, 1, "setup"),
    ('[Game "mana"]\n[Options "colour=red"]\n', 2, 1, "colour"),
    ('[Game "mana"]\n[Viewer "green"]\n', 2, 1, "green"),
    ('[Game "mana"]\n[Result "2-0"]\n', 2, 1, "2-0"),
    ('[Game "mana"]\n[Result "1-0 daimyo"]\n\nDb1\n', 2, 1, "do not end"),
    ('[Game "mana"]\n\n1. Db1\n3. Db6\n', 4, 1, "3."),
    ('[Game "mana"]\n\n1. Db1 [White "late"]\n', 3, 8, "before the first move"),
    ('[Game "mana"]\n\n1. Db1\n2. Db7\n', 4, 4, "Db7"),
    ('[Game "mana"]\n\n1. Db1\n2. Db6  b1-b2\n', 4, 9, "MNA-6"),
    ('[Game "mana"]\n\n1. *rr\n', 3, 4, "move was expected"),
    ('[Game "mana"]\n\nDb1 *rr\n', 3, 5, "nothing is drawn"),
    ('[Game "mana"]\n\n*wb Db1\n', 3, 1, "nothing is drawn"),
    ('[Game "mandala"]\n\n1. A1r\n', 1, 1, "2 letters were expected"),
    ('[Game "mabula"]\n', 1, 1, "24 letters were expected"),
    ('[Game "mandala"]\n\n*rg *yb *roygpb *roygpp *rr *gb\n1. A1r\n', 4, 4, "3 letters were"),
    ('[Game "mandala"]\n\n*rg *yb *roygpb *roygpp *rr *gb\n1. A1r *??p\n', 4, 8, "not known"),
    ('[Game "mana"]\n\n' + "Db1 " * 100_001, 3, 400_001, "too long and was not read"),
    ('[Game "mabula"]\n\n*wwwb\n', 3, 1, "24 letters are drawn here, not 4"),
    ('[Game "mabula"]\n\n*' + "w" * 12 + "b" * 12 + "\n", 3, 1, "MAB-3"),
    ('[Game "mandala"]\n\n*rr *rr *rrrrrr *rrrrrr *rr *rg\n', 3, 29, "MAN-4"),
    ('[Game "mandala"]\n\n*rg *yb *roygpb *roygpp *rr *gx\n', 3, 29, "letter"),
    (
        '[Game "mandala"]\n\n*rg *yb *roygpb *roygpp *rr *gb\n1. A1r *gypp\n',
        4,
        8,
        "here, not 4",
    ),
    ('[Game "мана"]\n', 1, 1, "мана"),
    ("\x00\x01\x02", 1, 1, "Game"),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "says"), BROKEN, ids=[repr(row[0][:60]) for row in BROKEN]
)
def test_errors_name_line_column_and_what_was_expected(
    text: str, line: int, column: int, says: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(text).position()
    error = refused.value
    assert (error.line, error.column) == (line, column), str(error)
    assert says in str(error)
    assert f"Line {line}, column {column}" in str(error)


@pytest.mark.parametrize("part", ["x", "[", "b1-b3 ", "*rg ", "1. "])
def test_a_line_of_ten_million_letters_is_refused_briefly(part: str) -> None:
    line = part * (10_000_000 // len(part))
    with pytest.raises(BadRecord) as refused:
        Record.parse(f'[Game "mana"]\n\n{line}\n').position()
    assert len(str(refused.value)) < 400


def test_a_wrong_result_is_noticed() -> None:
    position = tercet.start("mabula", seed=3)
    while not position.is_over:
        position.play(position.legal_moves()[0])
    text = str(position.record())
    assert Record.parse(text).position().result == position.result
    wrong = "1-0" if position.result != "1-0" else "0-1"
    with pytest.raises(BadRecord, match="lead to"):
        Record.parse(text.replace(f'"{position.result} ', f'"{wrong} ')).position()


def test_bytes_that_are_no_text_are_refused_with_their_place(tmp_path: Path) -> None:
    path = tmp_path / "broken.tct"
    path.write_bytes(b'[Game "mana"]\n\nDb1 \xff\n')
    with pytest.raises(BadRecord) as refused:
        tercet.load(path)
    assert (refused.value.line, refused.value.column) == (3, 5)
    path.write_bytes(b'\xef\xbb\xbf[Game "mana"]\n\nDb1\n')
    assert tercet.load(path).moves == ["Db1"]


def test_saving_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.tct"
    record = Record.parse(GAME)
    record.save(path)
    assert path.read_text(encoding="utf-8") == GAME
    path.write_text("precious")
    with pytest.raises(tercet.CannotSave, match="exists"):
        record.save(path)
    assert path.read_text() == "precious"
    with pytest.raises(tercet.CannotSave):
        record.save(tmp_path / "no such folder" / "game.tct")
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.tct"]


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    script = """
import resource, signal, sys
import tercet
record = tercet.Record.parse(sys.stdin.read())
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
try:
    record.save(sys.argv[1])
except tercet.CannotSave as error:
    print(error)
"""
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "game.tct")],
        input=GAME,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert "could not be written" in ran.stdout
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_written_as_text_is_refused_when_saving(tmp_path: Path) -> None:
    record = tercet.start("mana").record(Black="\ud800")
    with pytest.raises(tercet.CannotSave):
        record.save(tmp_path / "game.tct")
    assert list(tmp_path.iterdir()) == []


def test_a_record_without_end_is_not_read_to_its_end() -> None:
    with pytest.raises(BadRecord, match="too long and was not read"):
        tercet.load("/dev/zero")


def test_a_loaded_game_draws_again() -> None:
    position = tercet.start("mandala", seed=1)
    loaded = Record.parse(str(position.record())).position()
    loaded.play(next(move for move in loaded.legal_moves() if move[0] == "C"))
    assert loaded.record().entries[0].chance


texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.just("\n"), max_size=30)


@given(
    tags=st.dictionaries(
        st.from_regex(r"[A-Z][a-z]{0,8}", fullmatch=True).filter(
            lambda name: name not in ("Game", "Options", "Viewer", "Result")
        ),
        texts,
        max_size=4,
    ),
    comments=st.lists(texts.map(lambda text: " ".join(text.split())), min_size=4, max_size=4),
)
def test_any_tags_and_comments_go_round(tags: dict[str, str], comments: list[str]) -> None:
    position = tercet.start("mana", setup="Db1 Db6")
    record = position.record(**tags)
    for entry, comment in zip(record.entries, comments, strict=False):
        entry.comment = comment
    record.comment = "\n".join(line for line in comments[2:] if line)
    again = Record.parse(str(record))
    assert again == record
    assert str(again) == str(record)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    for candidate in (text, f'[Game "mana"]\n{text}', f'[Game "mandala"]\n\n{text}'):
        try:
            Record.parse(candidate).position()
        except BadRecord as error:
            assert error.line >= 0
            assert str(error)
