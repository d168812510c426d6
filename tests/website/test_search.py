"""Queries in Japanese are taken apart before the search of the website sees them."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from documents import ROOT

pytestmark = pytest.mark.once  # about files

SOURCE = ROOT / "scripts" / "site" / "japanese-queries.js"
PROGRAMS = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
# A worker as far as the script sees it. Where scripts change a word ends: nearly what TinySegmenter
# does, which comes with the theme of the website.
WORKER = """
const heard = [];
globalThis.self = globalThis;
const target = new EventTarget();
globalThis.addEventListener = (type, listener) => target.addEventListener(type, listener);
globalThis.dispatchEvent = (event) => target.dispatchEvent(event);
const parts = /\\p{sc=Han}+|\\p{sc=Hiragana}+|[^\\p{sc=Han}\\p{sc=Hiragana}]+/gu;
const segmenter = { segment: (run) => run.match(parts) };
"""
ASK = """
target.addEventListener("message", (event) => heard.push(event.data));
for (const data of JSON.parse(process.argv[1]))
  target.dispatchEvent(new MessageEvent("message", { data }));
console.log(JSON.stringify(heard.map((each) => each.data)));
"""
READY = "globalThis.lunr = { segmenter };"


def searched_for(*messages: dict[str, object], ready: str = READY) -> list[str]:
    """What the worker of the theme hears."""
    program = WORKER + ready + SOURCE.read_text("utf-8") + ASK
    node = shutil.which("node", path=PROGRAMS) or "node"
    done = subprocess.run(
        [node, "-e", program, json.dumps(messages)],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    heard: list[str] = json.loads(done.stdout)
    return heard


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("ボットを書く", "ボット 書"),
        ("サーバーを開く", "サーバー 開"),
        ("市場", "市場"),
        ("の", "の"),
        ("Imhotepの石材", "Imhotep 石材"),
        ('"market cards" -raft', '"market cards" -raft'),
    ],
)
def test_a_phrase_is_searched_by_its_words(typed: str, words: str) -> None:
    [heard] = searched_for({"type": 2, "data": typed})
    assert heard.split() == words.split()


def test_other_messages_and_pages_without_a_segmenter_are_left_alone() -> None:
    index = {"type": 0, "data": "索引を作る"}
    query = {"type": 2, "data": "石材を運ぶ"}
    assert searched_for(index) == ["索引を作る"]
    assert searched_for(query, ready="") == ["石材を運ぶ"]
