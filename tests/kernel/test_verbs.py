"""Tables of verbs: what is made of them, and what they do not let pass."""

import pytest

from saqqara.games import mini
from saqqara.kernel.frame import NO_FRAME
from saqqara.kernel.verbs import Ask, Noun, Verb, Verbs, counted, named, seats

SHIP = counted("ship", 2)
SITE = named("site", ("market", "temple", "tomb"), ("x-market", "x-temple", "x-tomb"))
PAIR = Noun(("1 2", "2 1"), [{"slot": 1, "second": 2}, {"slot": 2, "second": 1}])
GET, SAIL, PAY, COIN, FIRST = 0, 1, 7, 10, 12


def table() -> Verbs:
    verbs = [
        Verb(GET, "get stones", [], "X-1.1"),
        Verb(SAIL, "sail", [SHIP, SITE], "X-1.2", label="voyage"),
        Verb(PAY, "pay", [counted("coins", 3, 0)], "X-1.3", rule="trade"),
        Verb(COIN, "coin", [PAIR], "X-1.4"),
        Verb(FIRST, "first", [seats(3)], "X-1.5"),
    ]
    asks = [
        Ask(4, "a turn", "x-prompt-turn", [GET, SAIL]),
        Ask(5, "a bribe", "x-prompt-pay", [PAY], "X-9.9", "bribe", {PAY: "bribe"}, light=[GET]),
        Ask(6, "", "x-prompt-deal"),
    ]
    return Verbs("x", verbs, asks)


def test_words_count_the_last_noun_fastest() -> None:
    made = table()
    assert made.words[GET:PAY] == [
        "get stones",
        *["sail 1 market", "sail 1 temple", "sail 1 tomb"],
        *["sail 2 market", "sail 2 temple", "sail 2 tomb"],
    ]
    assert made.words[PAY:] == [
        *["pay 0", "pay 1", "pay 2", "coin 1 2", "coin 2 1"],
        *["first 1", "first 2", "first 3"],
    ]


def test_every_word_leads_back_to_its_action() -> None:
    made = table()
    assert [made.actions[word] for word in made.words] == list(range(15))
    assert made.of[SAIL + 4].things(SAIL + 4) == [1, 1]


@pytest.mark.parametrize(
    ("action", "id", "args"),
    [
        (GET, "x-label-get-stones", {}),
        (SAIL + 5, "x-label-voyage", {"ship": 2, "site": "x-tomb"}),
        (PAY, "x-label-pay", {"coins": 0}),
        (COIN + 1, "x-label-coin", {"slot": 2, "second": 1}),
        (FIRST + 2, "x-label-first", {"seat": 2}),
    ],
)
def test_a_label_is_told_what_the_nouns_say(action: int, id: str, args: dict[str, object]) -> None:
    label = table().label(NO_FRAME, action)
    assert (label.id, label.args) == (id, args)


def test_what_is_told_of_a_choice_is_its_own() -> None:
    made = table()
    made.label(NO_FRAME, PAY).args["coins"] = 99
    assert made.label(NO_FRAME, PAY).args == {"coins": 0}


def test_a_verb_is_called_otherwise_where_what_is_asked_says_so() -> None:
    made = table()
    assert [made.label(kind, PAY + 2).id for kind in (4, 5)] == ["x-label-pay", "x-label-bribe"]
    assert made.label(5, PAY + 2).args == {"coins": 2}
    assert made.label(5, GET).id == "x-label-get-stones"


def test_what_is_light_is_said_where_it_is_asked() -> None:
    made = table()
    assert [made.is_light(kind, GET) for kind in (4, 5)] == [False, True]
    assert not made.is_light(5, PAY)


def test_a_rule_is_the_verbs_unless_what_is_asked_has_its_own() -> None:
    made = table()
    found = [made.rule(kind, PAY) for kind in (0, 4, 5)]
    assert [rule.id for rule in found] == ["x-rule-trade", "x-rule-trade", "x-rule-bribe"]
    assert [rule.args["rule"] for rule in found] == ["X-1.3", "X-1.3", "X-9.9"]
    assert made.rule(4, SAIL).id == "x-rule-voyage"


def test_people_try_all_actions_of_a_verb() -> None:
    made = table()
    assert made.tried(4) == list(range(PAY))
    assert made.tried(5) == [PAY, PAY + 1, PAY + 2]
    assert made.tried(6) == []
    assert made.tried(7) == []
    assert made.prompt(6).id == "x-prompt-deal"
    assert [ask.word for ask in made.listed] == ["a turn", "a bribe"]


def test_a_part_of_the_things() -> None:
    made = Verbs("x", [Verb(0, "build", [SITE.part(1, 2)], "X-1.1")], [])
    assert made.words == ["build temple", "build tomb"]
    assert made.label(NO_FRAME, 1).args == {"site": "x-tomb"}


def test_a_table_with_a_mistake_does_not_load() -> None:
    with pytest.raises(AssertionError, match="sail begins at 1"):
        Verbs("x", [Verb(0, "get", [], "X-1.1"), Verb(2, "sail", [SHIP], "X-1.2")], [])
    with pytest.raises(AssertionError, match="two meanings"):
        Verbs("x", [Verb(0, "sail", [SHIP], "X-1.1"), Verb(2, "sail 2", [], "X-1.2")], [])
    with pytest.raises(AssertionError, match="asked twice"):
        Verbs("x", [], [Ask(1, "", "x-prompt-a"), Ask(1, "", "x-prompt-b")])
    with pytest.raises(AssertionError, match="names no verb by 1"):
        Verbs("x", [Verb(0, "sail", [SHIP], "X-1.1")], [Ask(1, "", "x-prompt-a", light=[1])])
    with pytest.raises(AssertionError):
        Noun(("1", "2"), [{"slot": 1}])


def test_a_game_answers_by_its_table() -> None:
    game = mini.SPEC.game(2, {})
    assert [game.word(action) for action in range(game.actions)] == game.verbs.words
    assert game.actions == len(game.verbs.words)
