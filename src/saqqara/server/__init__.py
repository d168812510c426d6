"""The table server: lobby, live and slow games, nothing lost."""
