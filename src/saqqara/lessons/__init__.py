"""Lessons: chapters as data, and how a learner's moves lead through them."""
