"""Training: networks that learn the games by playing them (extra `train`). docs/training.md.

settings      what a run is made of
selfplay      games of the teacher, decision by decision
samples       what is learned from, on disk
model         the network in numpy, and how it learns
torch_model   the same steps with torch
gate          whether a new network is better, by the arena
rounds        play, learn, compare, write down, again
"""
