// How many of my tables stood on the home page last time, and whether the path went on there: so many
// places are kept until they are here, so that the page does not jump.

export interface Expected {
  asked: number;
  others: number;
  path: number;
}

const KEY = "saqqara-my-tables";
const MOST = 12; // places; whoever has more scrolls anyway

const counted = (value: unknown): number =>
  typeof value === "number" && value > 0 ? Math.min(MOST, Math.floor(value)) : 0;

export function expected(): Expected {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Expected> | null;
    return {
      asked: counted(kept?.asked),
      others: counted(kept?.others),
      path: counted(kept?.path),
    };
  } catch {
    return { asked: 0, others: 0, path: 0 };
  }
}

export function expectNext(found: Partial<Expected>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...expected(), ...found }));
  } catch {
    // a browser that keeps nothing: the page jumps once
  }
}
