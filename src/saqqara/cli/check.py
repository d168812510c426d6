"""`saqqara check`: do records replay to the positions they claim, and was the deal fair?

Exit code 0: all do. 1: one does not. 2: a file is not a record that can be replayed here.
"""

from dataclasses import asdict, dataclass
from typing import Final

from saqqara.cli.command import Given
from saqqara.cli.errors import message_of
from saqqara.cli.files import load_record
from saqqara.cli.output import complain, print_json, safe_line
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.record import Record, replay, verify_deal
from saqqara.kernel.spec import Spec
from saqqara.text import Texts

ASTRAY: Final = "error-record-astray"


@dataclass
class Report:
    """What is known of one file; None: not known."""

    file: str
    ok: bool = False
    game: str | None = None
    players: int | None = None
    plies: int | None = None
    over: bool | None = None
    verified: int | None = None  # outcomes of chance that follow from the sealed secret
    ply: int | None = None  # the first that differs
    error: str | None = None  # names the file


def run(given: Given, texts: Texts) -> int:
    reports: list[Report] = []
    worst = 0
    for path in given.words:
        report = Report(path)
        code = examine(report, texts)
        worst = max(worst, code)
        reports.append(report)
        if "--json" not in given.flags:
            show(report, texts)
    if "--json" in given.flags:
        print_json([asdict(report) for report in reports])
    return worst


def examine(report: Report, texts: Texts) -> int:
    """Fill in the report; the exit code for this file."""
    try:
        spec, record = load_record(report.file)
        report.game = record.game
        report.players = record.players
        report.plies = len(record.plies)
        report.over = replay(spec, record).state.over()
        report.verified = verify(spec, record, report.over)
    except SaqqaraError as error:
        reason = message_of(error, texts)
        if "file" not in error.details:
            reason = texts.say("cli-check-bad", file=report.file, reason=reason)
        report.error = reason
        if error.code != ASTRAY:
            return 2
        report.ply = int(error.details["ply"])
        return 1
    report.ok = True
    return 0


def verify(spec: Spec, record: Record, over: bool) -> int | None:
    """A sealed deal can be verified once its secret is out, and it is out when all is over."""
    if not record.dealer or ("secret" not in record.dealer and not over):
        return None
    return verify_deal(spec, record)


def show(report: Report, texts: Texts) -> None:
    if report.error is not None:
        complain(report.error)
        return
    plies = report.plies or 0
    if not report.over:
        line = texts.say("cli-check-open", file=report.file, plies=plies)
    elif report.verified is None:
        line = texts.say("cli-check-ok", file=report.file, plies=plies)
    else:
        line = texts.say(
            "cli-check-sealed", file=report.file, plies=plies, outcomes=report.verified
        )
    print(safe_line(line))
