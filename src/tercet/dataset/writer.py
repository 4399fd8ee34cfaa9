"""The files of a dataset: records, a table in Parquet, and a card that says what they hold."""

import contextlib
import shlex
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tercet.arena.match import Match
from tercet.core.errors import CannotSave, TercetError
from tercet.core.game import Game
from tercet.dataset.games import PlayedGame

TABLE = "positions.parquet"
RECORDS = "records"
CARD = "README.md"
_GAMES_PER_GROUP = 64  # of rows in the table: a fixed number, so that the bytes are always the same
_COLUMNS = {
    "game": ("int32", "number of the game, from 0; its record is `records/NUMBER.tct`"),
    "ply": ("int32", "how many moves had been played"),
    "seat": ("int8", "who is to move, 0 or 1"),
    "state": ("list<int64>", "the whole position as the rules hold it, what is hidden included"),
    "observation": (
        "fixed_size_list<int64>",
        "what the seat to move may know, as the numbers that the schema of the game names",
    ),
    "legal": ("list<int16>", "the legal actions as numbers, ascending"),
    "legal_moves": ("list<string>", "the same in notation"),
    "policy": ("list<float32>", "how the search divided its visits between the legal actions"),
    "value": ("float32", "the share of the point that the search expects for the seat to move"),
    "action": ("int16", "the action that was played"),
    "move": ("string", "the same in notation"),
    "result": ("float32", "what the seat to move got in the end: 1, 0.5 or 0"),
}


class NeedsPyarrow(TercetError):
    """The package that writes Parquet is not installed."""

    message = "dataset-no-pyarrow"


@contextmanager
def new_folder(folder: Path) -> Iterator[Path]:
    """A folder to write to that becomes `folder` at the end, or disappears if anything fails."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotSave("dataset-exists", str(folder))
    try:
        folder.absolute().parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(dir=folder.absolute().parent, prefix=".tercet-dataset-"))
        try:
            yield temporary
            temporary.chmod(0o755)
            with contextlib.suppress(FileNotFoundError):
                folder.rmdir()  # an empty one, or an error if somebody has put something in it
            temporary.rename(folder)
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotSave("dataset-not-written", str(folder), problem=reason) from error


class DatasetWriter:
    """Writes games in the order of their numbers, whatever the order in which they finish."""

    def __init__(self, folder: Path, game: Game, match: Match) -> None:
        """Begin the files in an empty folder."""
        try:
            import pyarrow  # noqa: PLC0415 - optional
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            raise NeedsPyarrow from None
        self._arrow = pyarrow
        self._folder = folder
        self._game = game
        self._match = match
        self._waiting: dict[int, PlayedGame] = {}
        self._group: list[dict[str, Any]] = []
        self._games = self.positions = 0
        self._results: Counter[str] = Counter()
        (folder / RECORDS).mkdir()
        self._schema = self._table_schema()
        self._table = parquet.ParquetWriter(folder / TABLE, self._schema, compression="zstd")

    def _table_schema(self) -> Any:
        arrow = self._arrow
        position = self._match.opening(0)
        width = self._game.observer.numbers(position.truth, 0).size
        kinds = {
            "list<int64>": arrow.list_(arrow.int64()),
            "fixed_size_list<int64>": arrow.list_(arrow.int64(), width),
            "list<int16>": arrow.list_(arrow.int16()),
            "list<string>": arrow.list_(arrow.string()),
            "list<float32>": arrow.list_(arrow.float32()),
        }
        return arrow.schema(
            [
                arrow.field(name, kinds[kind] if kind in kinds else getattr(arrow, kind)())
                for name, (kind, _meaning) in _COLUMNS.items()
            ]
        )

    def __enter__(self) -> "DatasetWriter":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Write what is left, and the card; close the files only if something went wrong."""
        if kind is not None:
            with contextlib.suppress(OSError):  # such as a full disk
                self._table.close()
            return
        self._write_group()
        self._table.close()
        (self._folder / CARD).write_text(self._card(), encoding="utf-8", newline="\n")

    def add(self, played: PlayedGame) -> None:
        """Add a game; it is written as soon as all games before it have been."""
        self._waiting[played.number] = played
        while game := self._waiting.pop(self._games, None):
            path = self._folder / RECORDS / f"{game.number}.tct"
            path.write_text(game.record, encoding="utf-8", newline="\n")
            self._group += game.rows
            self._results[game.result] += 1
            self._games += 1
            self.positions += len(game.rows)
            if self._games % _GAMES_PER_GROUP == 0:
                self._write_group()

    def _write_group(self) -> None:
        if self._group:
            self._table.write_table(self._arrow.Table.from_pylist(self._group, self._schema))
            self._group = []

    def _card(self) -> str:
        match, game = self._match, self._game
        options, _ = game.resolve(match.options)
        given = " ".join(f"{name}={value}" for name, value in options.items()) or "none"
        given_options = "".join(
            f" --option {shlex.quote(f'{name}={value}')}" for name, value in match.options.items()
        )
        first, second = game.seats
        results = "\n".join(f"| {name} | {self._results[name]} |" for name in ("1-0", "0-1", "1/2"))
        columns = "\n".join(
            f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in _COLUMNS.items()
        )
        return _CARD.format(
            version=version("tercet"),
            pyarrow=version("pyarrow"),
            more=f" --opening {match.random_plies}{given_options}",
            game=game.name,
            player=match.a,
            seed=shlex.quote(match.seed),
            games=self._games,
            positions=self.positions,
            options=given,
            random_plies=match.random_plies,
            seats=f"0 is {first}, 1 is {second}",
            results=results,
            columns=columns,
            table=TABLE,
            records=RECORDS,
        )


_CARD = """\
---
pretty_name: {game}, {games} games of {player}
tags: [board-games, self-play, {game}]
configs:
- config_name: default
  data_files: {table}
---
# {game}: {games} games of {player} against itself

Made with Tercet {version} and pyarrow {pyarrow} by

    tercet dataset {game} --games {games} --player {player} --seed {seed}{more}

The same command of the same versions writes the same bytes.

| | |
|---|---|
| game | {game} |
| options | {options} |
| seats | {seats} |
| player of both seats | {player} |
| random moves at the beginning of each game | {random_plies} (in the records only) |
| seed | {seed} |
| games | {games} |
| positions | {positions} |

| result | games |
|---|---|
{results}

## Files

- `{table}`: one row per position in which the player chose a move.
- `{records}/NUMBER.tct`: the games, to be replayed with `tercet replay` or `tercet.load`.

## Columns of `{table}`

| column | type | meaning |
|---|---|---|
{columns}

Where the search counts no visits, or none was needed because only one move was legal, `policy` is 1
for the action that was played. `value` is from 0 to 1; it is empty where there was no search.

Where a game has hidden information, only `observation` is what a player knew; `state` and the
records tell everything.
"""
