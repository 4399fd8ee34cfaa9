"""Help pages from our texts; cyclopts provides the list of arguments and options."""

from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tercet.core.registry import game_names
from tercet.core.texts import Texts
from tercet.players import PLAYERS


class Formatter:
    """Prints a help page; descriptions are found by the name of the argument or option."""

    def __init__(self, words: Texts, command: str = "") -> None:
        """Use these texts; a command may have texts of its own for an option."""
        self.words = words
        self.command = command

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        """Print the usage line."""
        console.print(Text(str(usage).strip(), "bold"), soft_wrap=True)
        console.print()

    def render_description(
        self,
        console: Console,
        options: ConsoleOptions,  # noqa: ARG002
        description: Any,
    ) -> None:
        """Print what the command does."""
        with console.capture() as captured:
            console.print(description)
        console.print(Text(captured.get().rstrip()))

    def __call__(
        self,
        console: Console,
        options: ConsoleOptions,  # noqa: ARG002
        panel: HelpPanel,
    ) -> None:
        """Print a heading with its list of commands, arguments or options."""
        if not panel.entries:
            return
        console.print(Text(f"\n{panel.title}", "bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for entry in panel.entries:
            if panel.format == "command":
                table.add_row(*entry.names, entry.description)
            else:
                table.add_row(self._name(entry), self._description(entry))
        console.print(Padding(table, (0, 0, 0, 2), expand=False))

    def _name(self, entry: HelpEntry) -> Text:
        """The argument or option as it is typed, with a word for its value."""
        if entry.positional_label:
            return Text(self._say("value", entry))
        name = Text(entry.names[0])
        if entry.metavar:
            name.append(f" {self._say('value', entry)}", "italic")
        return name

    def _description(self, entry: HelpEntry) -> Text:
        kind = "argument" if entry.positional_label else "option"
        facts = {"games": game_names(), "players": sorted(PLAYERS)}
        text = Text(self._say(kind, entry, **facts))
        if entry.required:
            text.append(f" {self.words.say('help-required')}", "dim")
        return text

    def _say(self, kind: str, entry: HelpEntry, **facts: Any) -> str:
        """The text that the command has of its own, or the one that commands share."""
        own = f"help-{kind}-{self.command}-{_key(entry)}"
        shared = f"help-{kind}-{_key(entry)}"
        return self.words.say(own if self.words.has(own) else shared, **facts)


def _key(entry: HelpEntry) -> str:
    return (entry.positional_label or entry.names[0]).lstrip("-").lower()
