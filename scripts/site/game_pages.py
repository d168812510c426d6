"""Writes docs/games, a page for each box in both languages: `python scripts/site/game_pages.py`.

All that they say of a game is what players are told on its page of the product: the catalogues in
src/saqqara/locales have it. A test compares the pages with them.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saqqara.text import Texts
from saqqara.text.texts import catalogues_of

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "games"


@dataclass(frozen=True)
class Box:
    page: str  # also the name of its course of lessons
    game: str
    rules: str
    film: str
    name: str  # message ids
    about: str
    guide: str
    options: str = ""  # of the commands
    players: str = "2"


BOXES: Final = (
    Box("imhotep", "imhotep", "imhotep", "imhotep", "imhotep-name", "imhotep-about",
        "imhotep-guide", players="2-4"),
    Box("dynasty", "imhotep", "new_dynasty", "dynasty-c", "imhotep-new-dynasty-name",
        "imhotep-new-dynasty-about", "imhotep-guide-dynasty",
        " --option sides=CCCCC --option expansion=on", players="2-4"),
    Box("cleopatra", "cleopatra", "cleopatra", "cleopatra", "cleopatra-name", "cleopatra-about",
        "cleopatra-guide", players="3-5"),
    Box("murals", "murals", "murals", "murals", "murals-name", "murals-about", "murals-guide",
        players="2-4"),
    Box("pharaoh", "pharaoh", "pharaoh", "pharaoh", "pharaoh-name", "pharaoh-about",
        "pharaoh-guide", players="2-4"),
    Box("senet", "senet", "senet", "senet", "senet-name", "senet-about", "senet-guide"),
)  # fmt: skip

WORDS: Final = {
    "en": {
        "suffix": ".md",
        "film": "{name}, played in the browser",
        "players": "For {players} players, against people or bots.",
        "how": "How it goes",
        "learn": "Learn it",
        "course": "The lessons on its card in the browser (**Learn**) lead through it on the real"
        " board, one to six minutes each:",
        "play": "Play it",
        "browser": "In the browser: `make play`, choose the game, choose opponents."
        " In the terminal:",
        "option": " --lang en",
        "rules": "Every rule with its number, and every ruling: [the rules in full]"
        "(../rules/{rules}.md).",
        "next": "What comes after the lessons: [learn a game](../guide/learn.md).",
    },
    "ja": {
        "suffix": ".ja.md",
        "film": "ブラウザーで遊ぶ{name}",
        "players": "{players}人用です。ほかの人ともボットとも遊べます。",
        "how": "ゲームの流れ",
        "learn": "覚える",
        "course": "ブラウザーのゲームのカードから**学ぶ**を選ぶと、本物の盤で1つずつ学べます。"
        "1章は1〜6分です。",
        "play": "遊ぶ",
        "browser": "ブラウザーで遊ぶには、`make play`を実行し、ゲームと相手を選びます。"
        "ターミナルでも遊べます。",
        "option": " --lang ja",
        "rules": "番号つきのルールと裁定のすべては、"
        "[ルールの全文（英語）](../rules/{rules}.md)にあります。",
        "next": "レッスンのあとは、[ゲームを覚える](../guide/learn.ja.md)へどうぞ。",
    },
}


def chapters(box: Box, lang: str) -> list[str]:
    """The titles of its lessons, in their order."""
    catalogue = catalogues_of(lang)[f"games/{box.game}/lessons_{box.page}.ftl"]
    titles = dict(re.findall(rf"(?m)^lesson-{box.page}-([\w-]+)-title = (.+)$", catalogue))
    files = sorted((ROOT / "src" / "saqqara" / "lessons" / box.page).glob("*.toml"))
    names = [re.sub(r"^\d+_", "", file.stem) for file in files]
    return [titles[name.replace("_", "-")] for name in names]


def guide(box: Box, texts: Texts) -> list[str]:
    """Without what only the terminal's board needs."""
    return [line for line in texts.say(box.guide).splitlines() if line and "[ ]" not in line]


def page(box: Box, lang: str) -> str:
    words, texts = WORDS[lang], Texts(lang)
    name = texts.say(box.name)
    between = "〜" if lang == "ja" else " to "
    lines = [
        f"# {name}",
        "",
        texts.say(box.about),
        words["players"].format(players=box.players.replace("-", between)),
        "",
        f"![{words['film'].format(name=name)}](../pictures/films/{box.film}.webp)",
        "",
        f"## {words['how']}",
        "",
    ]
    for paragraph in guide(box, texts):
        lines += [paragraph, ""]
    lines += [f"## {words['learn']}", "", words["course"], ""]
    lines += [f"{n}. {title}" for n, title in enumerate(chapters(box, lang), start=1)]
    command = f"saqqara play {box.game}{box.options} --bots novice{words['option']}"
    lines += ["", words["next"], "", f"## {words['play']}", "", words["browser"], ""]
    lines += ["```sh", command, "```", "", words["rules"].format(rules=box.rules)]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, str]:
    return {
        FOLDER / f"{box.page}{words['suffix']}": page(box, lang)
        for box in BOXES
        for lang, words in WORDS.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, content in files().items():
        path.write_text(content, "utf-8")
