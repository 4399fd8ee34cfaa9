"""Every message exists in the four languages with the same variables, and its plurals are right."""

import itertools
import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tercet
from tercet.core.registry import find, folder
from tercet.core.texts import LANGUAGES, Texts, catalogues, language_of, texts
from tercet.core.typography import NBSP, bind

PACKAGE = Path(tercet.__file__).parent
CATALOGUES = [None, *tercet.game_names()]
NUMBERS = (0, 1, 2, 5, 22, 1.5)
# What the plural rules of each language call these numbers (Unicode CLDR).
PLURALS = {
    "en": ("other", "one", "other", "other", "other", "other"),
    "cs": ("other", "one", "few", "other", "other", "many"),
    "hu": ("other", "one", "other", "other", "other", "other"),
    "pl": ("many", "one", "few", "many", "few", "other"),
}
NEEDED = {"en": {"one"}, "cs": {"one", "few"}, "hu": set(), "pl": {"one", "few", "many"}}

# "three to the cup", "not three": nothing to inflect.
SAID_WITHOUT_A_NOUN = {("event-claim", "cup"), ("why-not-in-hand", "wanted")} | {
    ("why-draw-limit", "wanted"),
    ("why-not-in-deck", "wanted"),
}


class Variables(Visitor):
    """Collects variables, and the variants of selectors over numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selects: list[tuple[str, set[str]]] = []
        self.counted: list[tuple[str, set[str]]] = []  # where the number itself is said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                str(getattr(v.key, "name", "") or getattr(v.key, "value", ""))
                for v in node.variants
            }
            self.selects.append((node.selector.id.name, keys))
            default = next(variant for variant in node.variants if variant.default)
            inside = Variables()
            inside.visit(default.value)
            if node.selector.id.name in inside.names:
                self.counted.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(language: str, game: str | None) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in catalogues(language, game):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> Variables:
    visitor = Variables()
    visitor.visit(message)
    return visitor


def forms(language: str, game: str | None) -> set[str]:
    """The forms of words that messages of a language can use, such as "genitive"."""
    found = messages(language, game).values()
    return {attribute.id.name for message in found for attribute in message.attributes}


def bare(names: set[str], forms: set[str]) -> set[str]:
    """Variables; a fact, its bare value and the forms of its word are one."""
    return {re.sub(f"_({'|'.join(('id', *forms))})$", "", name) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_every_message_exists_with_the_same_variables(language: str, game: str | None) -> None:
    english, here = messages("en", game), messages(language, game)
    assert set(here) == set(english)
    known = forms(language, game)
    for name, message in here.items():
        expected = bare(variables(english[name]).names, set())
        assert bare(variables(message).names, known) == expected, name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", CATALOGUES)
def test_nothing_is_left_in_english(language: str, game: str | None) -> None:
    english, here = messages("en", game), messages(language, game)
    same = [
        name
        for name, message in here.items()
        if pattern(message).equals(pattern(english[name])) and len(words(message)) > 3
    ]
    assert same == []


def pattern(message: ast.Message) -> ast.Pattern:
    assert message.value is not None
    return message.value


def words(message: ast.Message) -> list[str]:
    """The words of a message that are not names, options or notation."""
    text = " ".join(
        element.value
        for element in pattern(message).elements
        if isinstance(element, ast.TextElement)
    )
    return re.findall(r"(?<![\w-])[a-z]{3,}(?![\w-])", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_selectors_over_numbers_have_the_forms_their_language_needs(
    language: str, game: str | None
) -> None:
    forms = {"zero", "one", "two", "few", "many", "other"}
    for name, message in messages(language, game).items():
        for variable, keys in variables(message).counted:
            if keys & (forms - {"other"}) and (name, variable) not in SAID_WITHOUT_A_NOUN:
                assert NEEDED[language] <= keys, f"{name}: ${variable} lacks a form"
                assert keys & forms <= {"other", *PLURALS[language]}, f"{name}: ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_every_message_can_be_said(language: str, game: str | None) -> None:
    said = Texts(language, game)
    english, known = messages("en", game), forms(language, game)
    for name, message in messages(language, game).items():
        visitor = variables(message)
        values: dict[str, list[Any]] = {}
        for variable in bare(visitor.names | variables(english[name]).names, known):
            chosen = [keys for selected, keys in visitor.selects if selected == f"{variable}_id"]
            numeric = any(selected == variable for selected, _ in visitor.selects)
            if chosen:
                values[variable] = sorted(set().union(*chosen))
            else:
                values[variable] = list(NUMBERS) if numeric else ["x"]
        for combination in itertools.islice(itertools.product(*values.values()), 500):
            text = said.say(name, **dict(zip(values, combination, strict=True)))
            assert text.strip()
            assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_words_have_the_forms_that_messages_use(language: str, game: str | None) -> None:
    here = messages(language, game)
    used = {name for message in here.values() for name in variables(message).names}
    for fact, form in itertools.product(("seat", "colour", "piece"), forms(language, game)):
        if f"{fact}_{form}" in used:
            for name, message in here.items():
                if name.startswith(f"{fact}-"):
                    declared = {attribute.id.name for attribute in message.attributes}
                    assert form in declared, f"{name} lacks the form {form}"


def test_a_form_that_a_word_lacks_is_the_word_itself() -> None:
    czech = texts("cs", "mana")
    assert czech.say("web-hand-over", seat="black") == "Předejte zařízení černému"
    assert czech.say("web-hand-over", seat="North") == "Předejte zařízení North"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right_for_0_1_2_5_22_and_a_half(language: str) -> None:
    forms = "".join(f"\n [{form}] {form}" for form in ("zero", "one", "two", "few", "many"))
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(f"it = {{ $n ->{forms}\n *[other] other\n }}"))
    it = bundle.get_message("it").value
    assert it is not None
    found = [str(bundle.format_pattern(it, {"n": number})[0]).split()[0] for number in NUMBERS]
    assert tuple(found) == PLURALS[language]


def test_counts_are_worded_right_in_each_language() -> None:
    cards = {
        language: [
            texts(language, "mandala").say(
                "event-draw", seat="first", count=count, cards="r" * count
            )
            for count in (1, 2, 5)
        ]
        for language in LANGUAGES
    }
    assert "kartu" in cards["cs"][0]
    assert "karty" in cards["cs"][1]
    assert "karet" in cards["cs"][2]
    assert "kart" in cards["pl"][2]
    assert "karty" in cards["pl"][1]
    assert all("kártyát" in text or "lapot" in text for text in cards["hu"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tercet.game_names())
def test_every_event_and_reason_has_words(language: str, game: str) -> None:
    said = texts(language, game)
    met = set()
    for seed in range(12):
        rng = random.Random(seed)
        position = tercet.start(game, seed=seed)
        while not position.is_over:
            position.play(rng.choice(position.legal_moves()))
        for viewer in (*position.seats, "spectator"):
            for event in position.events(viewer)[:-1]:
                facts = {key: value for key, value in event.items() if key != "type"}
                assert said.say(f"event-{event['type']}", **facts)
                met.add(event["type"])
        assert position.result is not None
        assert said.has(f"reason-{position.result.reason}")
    assert len(met) >= min(3, len(find(game).schema.EVENTS))


GLOSSARY: dict[str, dict[str, tuple[str, ...]]] = {
    "mandala": {
        "cs": ("řek", "pohár", "odhazovací hromádk", "střed"),
        "hu": ("folyó", "csész", "dobópakli", "hegy"),
        "pl": ("rzek", "mis", "stos kart odrzuconych", "wzgórz"),
    },
    "mana": {"cs": ("daimj", "rónin"), "hu": ("daimjó", "rónin"), "pl": ("daimyō", "rōnin")},
    "mabula": {"cs": ("kuličk",), "hu": ("golyó",), "pl": ("kulk",)},
}


@pytest.mark.parametrize("game", GLOSSARY)
@pytest.mark.parametrize("language", ["cs", "hu", "pl"])
def test_the_terms_are_those_of_the_boxes(game: str, language: str) -> None:
    own = (folder(game) / "texts").glob(f"{language}*.ftl")
    text = " ".join(path.read_text("utf-8") for path in own).lower()
    for term in GLOSSARY[game][language]:
        assert term in text, term


def test_the_locale_chooses_the_language() -> None:
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "hu_HU.UTF-8", "LANG": "cs_CZ"}) == "hu"
    assert language_of({"LANG": "pl"}) == "pl"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "en"
    assert language_of({}) == "en"


def test_a_message_that_is_missing_is_a_defect() -> None:
    with pytest.raises(LookupError):
        texts("en").say("no-such-message")
    with pytest.raises(LookupError):
        texts("en").say("error-unknown-game", name="x")


# The browser's tests read the same table; "~" stands for a non-breaking space.
NON_BREAKING = json.loads(Path(__file__).with_name("non_breaking.json").read_text("utf-8"))


@pytest.mark.parametrize("row", NON_BREAKING, ids=lambda row: f"{row['about']}-{row['language']}")
def test_spaces_that_do_not_break(row: dict[str, Any]) -> None:
    bundle = FluentBundle([row["language"]], use_isolating=False)
    bundle.add_resource(bind(FluentResource(f"it = {row['source']}"), row["language"]))
    it = bundle.get_message("it").value
    assert it is not None
    text, errors = bundle.format_pattern(it, row.get("facts", {}))
    assert not errors
    assert str(text).replace(NBSP, "~") == row["text"]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_texts_are_loaded_with_spaces_that_do_not_break(language: str) -> None:
    said = texts(language, "mabula").say("event-slide", seat="white", **{"from": "b1", "to": "b4"})
    assert f" z{NBSP}b1 na b4." in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_catalogues_hold_ordinary_spaces(language: str, game: str | None) -> None:
    for path in catalogues(language, game):
        assert NBSP not in path.read_text("utf-8"), path
