// A reward of side C in words.

import { say } from "../../lib/texts.svelte";

/** Of `3`, `card`, `card 3`, `stones 3` or `2 stones 4`. */
export function rewardName(reward: string): string {
  const [first = "", second, third] = reward.split(" ");
  if (first === "card" && second) return say("web-dynasty-reward-cards", { cards: Number(second) });
  if (first === "card") return say("web-dynasty-reward-card");
  if (first === "stones") return say("web-dynasty-reward-stones", { stones: Number(second) });
  const points = Number(first);
  if (!third) return say("web-dynasty-reward-points", { points });
  return say("web-dynasty-reward-points-or-stones", { points, stones: Number(third) });
}
