// Chance, for the randomiser: fair and not to be foreseen, so of the browser's own source.

const WORD = 2 ** 32;

/** A whole number from 0, below a limit, all of them equally likely. */
export function below(limit: number): number {
  const fair = WORD - (WORD % limit); // beyond it some numbers would come up more often
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}

export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const found = [...things];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    const thing = found[at] as Thing;
    found[at] = found[other] as Thing;
    found[other] = thing;
  }
  return found;
}

export const sidesFrom = (letters: string, sites: number): string =>
  Array.from({ length: sites }, () => letters[below(letters.length)]).join("");
