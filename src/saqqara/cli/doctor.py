"""`saqqara doctor`: what is amiss with a server, and what to do about it."""

from typing import Final

from saqqara.cli.command import Given
from saqqara.cli.findings import FINE, NOTE, WRONG, Finding, findings
from saqqara.cli.output import print_json, safe_line
from saqqara.cli.serve import settings_of
from saqqara.text import Texts
from saqqara.text.width import cells, pad

MARKS: Final = {FINE: "cli-doctor-fine", NOTE: "cli-doctor-note", WRONG: "cli-doctor-wrong"}


def run(given: Given, texts: Texts) -> int:
    found = findings(settings_of(given))
    wrong = [each for each in found if each.level == WRONG]
    if "--json" in given.flags:
        print_json({"ok": not wrong, "findings": [as_data(each, texts) for each in found]})
    else:
        marks = {level: texts.say(id) for level, id in MARKS.items()}
        width = max(cells(mark) for mark in marks.values())
        for each in found:
            line = texts.say(each.code, **each.args)
            print(safe_line(f"{pad(marks[each.level], width)}  {line}"))
        print()
        amiss = texts.say("cli-doctor-amiss", count=len(wrong))
        print(amiss if wrong else texts.say("cli-doctor-all-well"))
    return 1 if wrong else 0


def as_data(each: Finding, texts: Texts) -> dict[str, object]:
    return {
        "about": each.about,
        "level": each.level,
        "code": each.code,
        "args": each.args,
        "text": texts.say(each.code, **each.args),
    }
