"""What MkDocs is told about our pages while it builds the website: `make site`.

The pages in docs/ are written for the forge, where all of the repository is at hand. Here links
that leave docs/ lead to the forge, or become plain words where its address is not known; charts are
drawn anew from docs/data and stand in the page, so that they turn dark with it; and each page says
what it is for, and whether it is in English only.
"""

import re
import runpy
import shutil
from pathlib import Path, PurePosixPath
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[2]
FIGURES: Final = runpy.run_path(str(Path(__file__).with_name("figures.py")))["FIGURES"]
WORKER: Final = Path(__file__).with_name("iframe-worker.js")
QUERIES: Final = Path(__file__).with_name("japanese-queries.js")
LOOK: Final = Path(__file__).with_name("look.css")
TOKENS: Final = ROOT / "web" / "src" / "styles" / "tokens.css"
ICON: Final = ROOT / "web" / "public" / "icon.svg"
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource"
# As the product has them; of Japanese ones, which come in slices, browsers fetch what a page needs.
CUTS: Final = ("marcellus/400", "inter/400", "inter/600", "noto-sans-jp/400", "shippori-mincho/600")
FACE: Final = re.compile(r"@font-face \{[^}]*?url\(\./files/(?P<file>[\w-]+\.woff2)\)[^}]*\}")
WOFF: Final = re.compile(r",\s*url\([^)]*\.woff\) format\('woff'\)")
LINK: Final = re.compile(r"(?<!!)\[(?P<words>[^]]*)\]\((?P<target>[^)\s]+)\)")
PICTURE: Final = re.compile(r'<p><img alt="[^"]*" src="[^"]*?(?P<name>[\w-]+)\.svg" ?/?></p>')
# Where a line of Japanese ends and the next one goes on; code stands apart, with a fence.
FENCED: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
WRAPPED: Final = re.compile(
    r"(?<=[\u3000-\u9fff\uff00-\uffef])\n *(?=[\u3000-\u9fff\uff00-\uffef\[`*])"
)
NAMES: Final = {
    "en": {
        "Home": "",
        "Tutorials": "Tutorial",
        "How-to": "How-to",
        "Reference": "Reference",
        "Explanation": "Explanation",
    },
    "ja": {
        "Home": "",
        "Tutorials": "はじめる",
        "How-to": "使い方",
        "Reference": "リファレンス",
        "Explanation": "解説",
    },
}
ENGLISH_ONLY: Final = "このページには、まだ日本語版がありません。英語のまま表示しています。"
purposes: dict[str, str] = {}


def pages_of(entry: Any) -> list[str]:
    """All pages below an entry of the navigation."""
    if isinstance(entry, str):
        return [entry]
    inner = entry.values() if isinstance(entry, dict) else entry
    return [page for each in inner for page in pages_of(each)]


def on_config(config: MkDocsConfig) -> None:
    if not purposes:
        for section in config.nav or []:
            [(name, inner)] = section.items()
            purposes.update(dict.fromkeys(pages_of(inner), name))


def language_of(config: MkDocsConfig) -> str:
    return str(config.plugins["i18n"].current_language)  # type: ignore[attr-defined]


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    folder = PurePosixPath("docs", page.file.src_uri).parent

    def led(found: re.Match[str]) -> str:
        target = found["target"].partition("#")[0]
        path = (ROOT / folder / target).resolve()
        if ":" in target or not target or path.is_relative_to(ROOT / "docs"):
            return found[0]
        place = path.relative_to(ROOT).as_posix()
        home = (config.repo_url or "").rstrip("/")
        return f"[{found['words']}]({home}/blob/main/{place})" if home else found["words"]

    if page.file.src_uri.endswith(".ja.md"):
        markdown = unwrapped(markdown)
    return LINK.sub(led, markdown)


def unwrapped(text: str) -> str:
    """Japanese as it is set: the end of a line would be a space between two words."""
    parts = FENCED.split(text)
    parts[::2] = [WRAPPED.sub("", part) for part in parts[::2]]
    return "".join(parts)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    language = language_of(config)
    is_japanese = page.file.src_uri.endswith(".ja.md")
    purpose = NAMES[language][purposes[page.file.src_uri.replace(".ja.md", ".md")]]
    head = f'<p class="purpose">{purpose}</p>\n' if purpose else ""
    if language == "ja" and not is_japanese:
        head += f'<p class="english-only" lang="ja">{ENGLISH_ONLY}</p>\n'
        html = f'<div lang="en">\n{html}\n</div>'

    def drawn(found: re.Match[str]) -> str:
        name = found["name"].removesuffix(".ja")
        if name not in FIGURES:
            return found[0]
        svg = FIGURES[name](language if is_japanese else "en")
        bare = re.sub(r"<style>.*?</style>", "", svg, flags=re.DOTALL)
        return f'<div class="figure">{bare}</div>'

    return head + PICTURE.sub(drawn, html)


def on_post_build(config: MkDocsConfig) -> None:
    """The look of the product: its colours, its letters and its icon."""
    site = Path(config.site_dir)
    faces: list[str] = []
    for cut in CUTS:
        name, _, weight = cut.partition("/")
        sheet = FONTS / name / f"{weight}.css"
        if sheet.is_file():  # without the libraries of the browser client: letters of the system
            (site / "fonts").mkdir(exist_ok=True)
            for face in FACE.finditer(sheet.read_text("utf-8")):
                shutil.copy(FONTS / name / "files" / face["file"], site / "fonts")
                faces.append(WOFF.sub("", face[0]).replace("./files/", "fonts/") + "\n")
    # The theme is a class of <html> in the product, an attribute of <body> here.
    tokens = TOKENS.read_text("utf-8").replace(":root.dark", '[data-md-color-scheme="slate"]')
    look = "".join([*faces, tokens, LOOK.read_text("utf-8")])
    (site / "look.css").write_text(look, "utf-8")
    [search] = site.glob("assets/javascripts/workers/search.*.min.js")
    search.write_text(QUERIES.read_text("utf-8") + search.read_text("utf-8"), "utf-8")
    shutil.copy(ICON, site / "logo.svg")
    shutil.copy(WORKER, site)
