"""Why a notice could not be sent. No error holds the address: whoever knows it can use it."""

from saqqara.kernel.errors import SaqqaraError


class NoticeError(SaqqaraError):
    """An address that we do not send to, or a notice that did not arrive."""


class GoneError(NoticeError):
    """The webhook or subscription is no longer there (404 or 410): forget it."""
