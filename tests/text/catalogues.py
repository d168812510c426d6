"""What is wrong with the catalogues, as pure functions of sources and catalogue texts."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeGuard

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from saqqara.bots.names import LEVELS
from saqqara.games import GAMES
from saqqara.kernel.frame import NO_FRAME
from saqqara.kernel.spec import Spec
from saqqara.lessons.chapters import COURSES, OTHERWISE, TAKEN, course_of
from saqqara.text import LANGUAGES
from saqqara.text.texts import catalogues_of, option_id

ROOT = Path(__file__).parents[2]
GENERAL = ("error", "cli", "play", "common", "bot", "notice", "web", "lesson", "learn")
AREAS = (*GENERAL, *[spec.id for spec in GAMES])
MESSAGE_ID = re.compile(rf"(?:{'|'.join(AREAS)})(?:-[a-z0-9]+)+")

TO_BE_TYPED = re.compile(r"「[^」]*」|\[[^\]]*\]|'[^' ][^']*'|`[^`]*`")
JAPANESE = "[\u3040-\u30ff\u4e00-\u9fff]"
# Words that the glossary replaces, by language: what must not be written, and what is instead.
# A variable is shown as 9 and a term by its id here, so that a pattern can reach across them.
FORBIDDEN = {
    "ja": {
        # One word for one thing, as players of the published games know it.
        "無作為": "ランダム, as the rulebooks say",
        "人物カード": "キャラクターカード, the rulebook's word",
        "最初の手番プレイヤー|最初のプレイヤー|先手": "スタートプレイヤー in every game",
        "レーティング": "レート",
        "対局(?!時計)|もしも対局": "対戦",
        "まとまり": "グループ",
        "そろった段": "完成した段, the rulebook's word",
        "建設地|建造物": "建築現場, or the number of the オベリスク",
        "かなう|かなっ|予言どおり": "達成する, the rulebook's word",
        "穢れていない|普通の資源": "通常の資源カード",
        "封印済み": "決定済み",
        "あなたの番": "あなたの手番",
        "裏方": "バックグラウンド処理",
        "箱(?!に戻)": "製品 or 実物: a box is no metonym in Japanese",
        "わたしたち": "nobody: the program speaks of itself impersonally",
        "卓を開|開いた人": "卓を立てる, ホスト",
        # Counters.
        "(?:アムレット|amulet>)[をがも]?[0-9]+つ": "個: アムレット are counted so",
        "(?:スカラベ|scarab>)[をがも]?[0-9]+個": "枚: スカラベ are tiles",
        "ボット[がはを]?[0-9]+人": "体: a bot is no person",
        # One spelling.
        "ブラウザー": "ブラウザ",
        "フォルダ(?!ー)": "フォルダー",
        "一番|最も": "いちばん",
        "誰": "だれ",
        "分か[りるらっ]": "わか..",
        "(?<![ぁ-ん])いま(?=[は、\u4e00-\u9fff0-9])": "今",
        "他の人": "ほかの人",
        "隙間": "すき間",
        "～": "〜 (U+301C): the other one is missing in fonts",
        "：": "a half-width colon and a space",
        f"(?<!saqqar)[A-Za-z)>] {JAPANESE}|{JAPANESE} [A-Za-z(<]": "no space beside Latin",
        "サイコロ": "ダイス",
        "全て": "すべて",
        "(?<!パーセント)ポイント": "点",
        "VP": "点",
        "リソース": "資源",
        "ワーカー": "労働者",
        "プレーヤー": "プレイヤー",
        "マーカ(?!ー)": "マーカー",
        "アング": "アンク",
        "壷": "壺",
        "お宝|宝物": "財宝",
        "オークション|セリ": "競り",
        "入札|ビッド": "宣言",
        "落札": "獲得",
        "建設現場": "建築現場",
        "係留所": "係留場",
        "石切場": "採石場",
        "預言": "予言",
        "材木": "木材",
        "商船": "商人",
        "インスの": "イシスの",
        "ソベック": "ソベク",
        "荣": "栄",
        "[\u0900-\u097f\uac00-\ud7af]": "Japanese letters",
        "[０-９Ａ-Ｚａ-ｚ]": "half-width digits and letters",
        f"{JAPANESE} [0-9]|[0-9] {JAPANESE}": "no space beside a digit",
        "[,.!?](?= ?$)": "Japanese punctuation",
    },
    "en": {
        # Germanisms and the like: what a native speaker writes instead.
        r"\bby lot\b|\b(?:begins|player|holder|side) is drawn\b": "at random",
        r"\b[Ii]n the end\b": "at the end of the game",
        r"[0-9] %": "no space before a percent sign",
        r"\b[Oo]nly who\b|(?:^|[.;:] )Who (?:can|has|is|runs) [^?]*$": "a player who",
        r"\b(?:the|an) own\b|\bof one's own\b": "your own, their own",
        r"\bdear(?:est|er)?\b": "worth more",
        r"\bbrings?\b|\bbrought\b": "give, score, earn, get you",
        r"\b[Pp]ress (?:a|an|the|one|it|again|to)\b": "click or tap, choose",
        r"\b(?:lies|lay|lays|laid|lain)\b": "place, put, play, or be somewhere",
        r"\bsurer\b|\banew\b|\breckons?\b|\bfor want of\b|\bin one go\b": "plainer words",
        r"\bhangs? together\b": "connected",
        r"\b(?:Menu|Name) of the table\b|\bOptions of the game\b": "Table menu, Game options ..",
        r"\bEqual with\b": "Tied on",
        r"\b[Nn]otices?\b": "notification",
        r"\bfigures\b|\b(?:[Mm]y|[Yy]our) box\b": "values, copy (a figure is a piece)",
        r"\bVPs?\b|victory point": "point",
        r"\b(?:vase|urn)s?\b": "jar",
        r"\binfirmary\b": "hospital",
        r"\bstarting player\b|\bfirst player\b": "start player",
        r"\bsurcharge\b": "opening bonus",
        r"\bHorus token\b|\bHorus card\b": "Horus chip",
        r"\bcolor\b": "colour",
    },
}


def left_out_of_browsers() -> set[str]:
    """File names of the catalogues that the client never fetches, a game's like the others'."""
    source = (ROOT / "web" / "src" / "lib" / "texts.svelte.ts").read_text("utf-8")
    groups = re.findall(r'"!.*/\{([\w,]+)\}\.ftl"', source)
    return {f"{name}.ftl" for group in groups for name in group.split(",")}


@dataclass
class Entry:
    """One message or term, in one language."""

    id: str  # a term with its hyphen
    catalogue: str
    texts: list[str] = field(default_factory=list)
    patterns: list[str] = field(default_factory=list)  # with a stand-in for what is filled in
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    placeables: int = 0


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of the syntax tree and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def entry_of(item: ftl.Message | ftl.Term, catalogue: str) -> Entry:
    hyphen = "-" if isinstance(item, ftl.Term) else ""
    entry = Entry(hyphen + item.id.name, catalogue)
    for node in nodes([item.value, item.attributes]):
        if isinstance(node, ftl.TextElement | ftl.StringLiteral):
            entry.texts.append(node.value)
        elif isinstance(node, ftl.Placeable):
            entry.placeables += 1
        elif isinstance(node, ftl.Pattern):
            entry.patterns.append("".join([stand_in(part) for part in node.elements]))
        elif isinstance(node, ftl.VariableReference):
            entry.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            entry.references.add(node.id.name)
        elif isinstance(node, ftl.TermReference):
            entry.references.add("-" + node.id.name)
    return entry


def stand_in(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return part.value
    if isinstance(part.expression, ftl.TermReference):
        return f"<{part.expression.id.name}>"
    return "9" if isinstance(part.expression, ftl.VariableReference) else ""


def entries_of(catalogues: Mapping[str, str]) -> tuple[list[Entry], list[str]]:
    """All entries of one language, and what could not be parsed; catalogues by name."""
    parts = [parsed(name, text) for name, text in catalogues.items()]
    return [each for found, _ in parts for each in found], [
        each for _, lost in parts for each in lost
    ]


@cache  # a catalogue takes long to parse, and many tests read all of them
def parsed(name: str, text: str) -> tuple[list[Entry], list[str]]:
    entries: list[Entry] = []
    problems: list[str] = []
    for item in parse(text).body:
        if isinstance(item, ftl.Junk):
            problems.append(f"{name}: junk {(item.content or '').partition(chr(10))[0]!r}")
        elif isinstance(item, ftl.Message | ftl.Term):
            entries.append(entry_of(item, name))
    return entries, problems


@cache
def calls_and_strings(source: str) -> tuple[list[ast.Call], list[str]]:
    """What is looked for in a module."""
    calls: list[ast.Call] = []
    strings: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            calls.append(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings.append(node.value)
    return calls, strings


def ids_in(source: str) -> set[str]:
    """Message ids that stand in a module as string literals."""
    return {text for text in calls_and_strings(source)[1] if is_message_id(text)}


def ids_in_web(source: str) -> set[str]:
    """Message ids that stand in a file of the browser client as string literals."""
    quoted = re.findall(r"""["'`]([a-z0-9-]+)["'`]""", source)
    return {id for id in quoted if is_message_id(id)}


def arguments_in(source: str) -> list[tuple[str, set[str]]]:
    """Ids with the names of their arguments, where a module writes both side by side.

    `say("id", name=value)`, `Message("id", {"name": value})`, `Error(text, "id", {..})`.
    """
    found: list[tuple[str, set[str]]] = []
    for call in calls_and_strings(source)[0]:
        if getattr(call.func, "id", "") == "Ask":
            continue  # a table of questions: what they are told stands elsewhere
        for place, argument in enumerate(call.args):
            if not isinstance(argument, ast.Constant) or not is_message_id(argument.value):
                continue
            following = call.args[place + 1] if place + 1 < len(call.args) else None
            names = [keyword.arg for keyword in call.keywords]
            if isinstance(following, ast.Dict):
                keys = {str(key.value) for key in following.keys if isinstance(key, ast.Constant)}
                found.append((argument.value, keys))
            elif None not in names and (names or getattr(call.func, "attr", "") == "say"):
                found.append((argument.value, {name for name in names if name}))
    return found


def is_message_id(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and MESSAGE_ID.fullmatch(value) is not None


def problems_of_arguments(source: str, entries: Iterable[Entry]) -> list[str]:
    """Messages that are given less than they show."""
    wanted = {entry.id: entry.variables for entry in entries}
    return [
        f"{id} lacks {', '.join(sorted(wanted[id] - given))}"
        for id, given in arguments_in(source)
        if wanted.get(id, set()) - given
    ]


def registry_ids() -> set[str]:
    """The ids that Texts composes for every game and option."""
    ids: set[str] = set()
    for spec in GAMES:
        ids |= {f"{spec.id}-{part}" for part in ("name", "about", "guide", "typing")}
        for option in spec.options:
            named = option_id(spec.id, option.id)
            values = [value.replace("_", "-") for value in option.values]
            ids |= {named, *[f"{named}-{value}" for value in values]}
        ids |= table_ids(spec)
    return ids | {f"bot-name-{level}" for level in LEVELS} | lesson_ids()


def lesson_ids() -> set[str]:
    """The ids that lessons compose; of the kind words that need not be there, those that are."""
    texts = [text for lang in LANGUAGES for text in catalogues_of(lang).values()]
    there = set(re.findall(r"^(lesson-\S+-else) =", "\n".join(texts), flags=re.MULTILINE))
    ids: set[str] = set()
    for course in COURSES:
        chapters = course_of(course)
        ids |= {f"lesson-{course}-about"} if chapters else set()
        for chapter in chapters:
            ids |= {chapter.text(part) for part in TAKEN}
            for step in chapter.steps:
                ids |= {chapter.text(step.id)}
                ids |= {chapter.text(step.id, kind) for kind in step.refuse.values()}
                ids |= there & {chapter.text(step.id, OTHERWISE)}
    return ids


def table_ids(spec: Spec) -> set[str]:
    """The ids of labels and rules that a game's table of verbs composes."""
    verbs = spec.game(spec.players[0], {}).verbs
    kinds = [NO_FRAME, *verbs.asks]
    pairs = [(kind, verb.start) for kind in kinds for verb in verbs.verbs]
    rules = {verbs.rule(kind, action).id for kind, action in pairs}
    return rules | {verbs.label(kind, action).id for kind, action in pairs}


def problems_of_use(used: set[str], entries: Iterable[Entry]) -> list[str]:
    """Ids that are missing, unused or defined twice, in one language."""
    entries = list(entries)
    ids = [entry.id for entry in entries]
    referred = {id for entry in entries for id in entry.references}
    return sorted(
        [f"missing: {id}" for id in (used | referred) - set(ids)]
        + [f"unused: {id}" for id in set(ids) - used - referred]
        + [f"defined twice: {id}" for id in set(ids) if ids.count(id) > 1]
    )


def problems_between(one: Iterable[Entry], other: Iterable[Entry]) -> list[str]:
    """Messages that take different variables in two languages, or live in different catalogues."""
    others = {entry.id: entry for entry in other}
    found: list[str] = []
    for entry in one:
        twin = others.get(entry.id)
        if twin is None or entry.id.startswith("-"):
            continue
        if entry.variables != twin.variables:
            found.append(f"variables differ: {entry.id}")
        if entry.catalogue != twin.catalogue:
            found.append(f"catalogues differ: {entry.id}")
    return found


def problems_of_words(lang: str, entries: Iterable[Entry]) -> list[str]:
    """What stands in brackets as something to be typed is not looked at."""
    return [
        f"{entry.id}: {text!r}: write {instead}"
        for entry in entries
        for text in entry.patterns
        for pattern, instead in FORBIDDEN[lang].items()
        if re.search(pattern, TO_BE_TYPED.sub("", text))
    ]
