"""Doors for researchers (extra `research`). docs/research.md shows them all.

observation   what a seat sees as a numpy array, described part by part
rewards       what a finished game is worth to each seat
pettingzoo    AEC environments               vector      many games at once
gymnasium     one seat against bots          openspiel   the games inside OpenSpiel
dataset       games between bots as Parquet  policy      a small policy and its bot
render        the board as text or pixels
"""
