// How a game of Cleopatra ends: corruption is reckoned, the crocodile eats, riches are told.

import { say } from "../../lib/texts.svelte";
import type { GameEnding, Line } from "../../table/ending";
import type { EventOf } from "../../table/told";
import type { Engine } from "./words";

const argOf = ({ text }: EventOf<Engine>, name: string): number => Number(text.args[name] ?? 0);

function line(event: EventOf<Engine>): Line {
  const seat = argOf(event, "seat");
  if (event.text.id === "cleopatra-event-reckoning") {
    const shown = String(argOf(event, "remaining"));
    return { source: "web-cleopatra-ending-corruption", seat, points: null, shown };
  }
  if (event.text.id === "cleopatra-event-eaten") {
    const shown = say("web-cleopatra-ending-eaten");
    return { source: "cleopatra-source-crocodile", seat, points: 0, shown };
  }
  const talents = argOf(event, "talents");
  return { source: "web-cleopatra-ending-riches", seat, points: talents, shown: String(talents) };
}

const ending: GameEnding<Engine> = {
  line,
  isHidden: true,
  decisive: "cleopatra-source-crocodile",
  place: ({ source, seat }) =>
    source === "web-cleopatra-ending-corruption" ? `pyramid-${seat}` : `camp-${seat}`,
  tiedAs: (view, seat, name) => {
    const reckoning = view.board.camps[seat]?.reckoning;
    if (!reckoning || reckoning.eaten) return "";
    return say("cleopatra-tied-amulets", { name, amulets: reckoning.remaining });
  },
  tie: (points, players) => say("cleopatra-tie-break", { points, players }),
};
export default ending;
