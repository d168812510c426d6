"""Bots against bots, in numbers.

simulate   many games of one series, on one core or several
bench      how fast a game is played
"""
