"""Bots against bots, in numbers.

Whatever plays many games goes one way: a plan says what is played, jobs made of it are handed to
a backend, and results come back in their order.

plan       who meets whom, in which seats       backends   here, in processes, or on a Ray cluster
pool       processes that are gone afterwards

simulate   `saqqara simulate`: games of one table, added up
bench      how fast a game is played

A contest, `saqqara arena`, in the order of reading:

table      plays one deal                       contest    all of it together
shares     win shares and how sure they are     ratings    OpenSkill
summary    what came of it, in numbers          store      every finished deal on disk
parquet    results as a table                   chart      results as a picture

balance    `saqqara balance`: contests on changing boards, and balance_chart their picture
"""
