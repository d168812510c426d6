"""What the search holds of choices, as it crosses the wire."""

from typing import Any

from msgspec import convert

from saqqara.bots.judge import Judged, Reason, grade_of, loss, reasons
from saqqara.server.messages import HintLine
from saqqara.server.wire import ReasonInfo


def reason_infos(better: Judged, worse: Judged, seat: int) -> list[ReasonInfo]:
    """Why *worse* is worse, for the seat that decides; weightiest first."""
    return [reason_info(reason) for reason in reasons(better, worse, seat)]


def reason_info(reason: Reason) -> ReasonInfo:
    plain: Any = reason
    return convert(plain, ReasonInfo)


def hint_lines(judged: list[Judged], seat: int) -> list[HintLine]:
    return [
        HintLine(
            line["word"],
            line["visits"],
            line["win_shares"][seat],
            line["scores"][seat],
            line["sources"][seat],
            loss(judged[0], line, seat),
            grade_of(judged[0], line, seat),
            reason_infos(judged[0], line, seat),
        )
        for line in judged
    ]
