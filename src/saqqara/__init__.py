"""Saqqara: Egyptian board games, their rules, bots and tables to play at."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("saqqara")
except PackageNotFoundError:  # run from a source tree that was never installed
    __version__ = "0+source"
