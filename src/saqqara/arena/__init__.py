"""Bots against bots, in numbers.

simulate   many games of one series, on one core or several
bench      how fast a game is played

A contest, `saqqara arena`, in the order of reading:

plan       who meets whom, in which seats       table      plays one deal
shares     win shares and how sure they are     ratings    OpenSkill
summary    what came of it, in numbers          backends   processes, or a Ray cluster
store      every finished deal on disk          contest    all of it together
parquet    results as a table                   chart      results as a picture

balance    `saqqara balance`: contests on changing boards, and balance_chart their picture
"""
