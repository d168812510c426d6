"""Mistakes to plant in the rules, and the tests that are to notice them."""
