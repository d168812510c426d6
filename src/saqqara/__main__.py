"""`python -m saqqara` is the `saqqara` command."""

from saqqara.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
