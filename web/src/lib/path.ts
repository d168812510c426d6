// The way from novice to Thoth: what comes next for somebody, and how to play it.

import type { Climb, GameInfo, Path, VariantInfo } from "../wire";
import { playWithBots } from "./opening";
import { person } from "./person.svelte";
import { gameName, say } from "./texts.svelte";

const USUAL_PLAYERS = 3;

/** A box that is played as options of its game. */
function variantOf({ course, game }: Climb): VariantInfo | undefined {
  return course === game ? undefined : person.games?.variants.find((each) => each.game === game);
}

export function boxName(climb: Climb): string {
  const variant = variantOf(climb);
  return variant ? say(variant.name) : gameName(climb.game);
}

/** Boxes with which something was done, in the order in which they are told. */
export const begun = (path: Path): Climb[] =>
  path.climbs.filter((each) => each.rungs.length || each.lessons || each.puzzles);

/** Where this person was last and has a level left to beat; null = nowhere. */
export function nextStep(path: Path): Climb | null {
  const open = path.climbs.filter((each) => each.last !== null && each.next);
  return open.sort((one, other) => (other.last ?? 0) - (one.last ?? 0))[0] ?? null;
}

export function playersFor(game: GameInfo): number {
  return game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.players[0] ?? 2);
}

/** A game at once, alone against bots of the next level. */
export async function climbOn(climb: Climb): Promise<void> {
  const game = person.games?.games.find((each) => each.id === climb.game);
  if (!game) return;
  const presets = variantOf(climb)?.presets ?? game.presets;
  await playWithBots(game.id, playersFor(game), climb.next, presets[0]?.options ?? {});
}
