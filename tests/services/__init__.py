"""The servers that tests run against: real ones, started for the tests and gone with them."""
