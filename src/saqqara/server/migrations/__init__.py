"""The history of the database's shape; `saqqara serve` brings any older one up to date."""
