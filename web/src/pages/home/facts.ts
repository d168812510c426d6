// What the boxes say about the games.

export function playersRange(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? String(least) : `${least}–${most}`;
}
