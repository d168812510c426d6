// What the boxes say about the games.

export const MINUTES: Record<string, number> = {
  cleopatra: 60,
  imhotep: 40,
  murals: 45,
  pharaoh: 30,
};

export function playersRange(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : `${least}–${most}`;
}
