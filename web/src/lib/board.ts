// Which table this device is the board of: who has no seat there finds it nowhere else again.

const KEY = "saqqara-board-table";

export interface LastBoard {
  table: string;
  game: string;
}

export function lastBoard(): LastBoard | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<LastBoard> | null;
    const { table, game } = kept ?? {};
    return typeof table === "string" && typeof game === "string" ? { table, game } : null;
  } catch {
    return null; // storage that is shut, or not ours
  }
}

/** Until the game is over. */
export function keepBoard(board: LastBoard | null): void {
  try {
    if (board) localStorage.setItem(KEY, JSON.stringify(board));
    else localStorage.removeItem(KEY);
  } catch {
    // Then the way back is the one that the browser has.
  }
}
