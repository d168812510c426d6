// How to set up each game, step by step, for the number of players and what is on the table.

import { SITES } from "../games/imhotep/printed";
import type { Side, Site } from "../games/imhotep/printed";
import type { Tile } from "../games/cleopatra/words";
import type { Thing } from "../games/pharaoh/names";
import type { MessageId } from "../messages";
import type { Sign } from "../table/signs";
import { usualFigures } from "./figures";
import type { BoxGame } from "./boxes";

export interface SetUp {
  players: number;
  sides: string; // Imhotep
  isDynasty: boolean; // its market cards are in use
  hasProphecies: boolean;
  prophecies: string[]; // that were drawn; none = still to be drawn
  first: number; // seat that begins, -1 = still to be drawn
}

/** What stands beside a step. */
export interface Picture {
  site: Site;
  side: Side;
}

export interface Step {
  id: MessageId;
  args: Record<string, string | number>;
  // What it looks like: each step has one of these.
  pictures?: readonly Picture[];
  cards?: readonly Thing[]; // of Return of the Pharaoh
  icons?: readonly string[]; // of Cleopatra, after `cl-`
  pieces?: readonly string[]; // of Cleopatra, after `cl-piece-`
  mosaics?: readonly Tile[]; // of Cleopatra
  signs?: readonly Sign[];
  seats?: readonly number[]; // marks of players
}

export interface Named {
  first: string; // who begins, in words
  sides: string; // the sites and their sides
  prophecies: string;
}

const CARD: Sign = { drawing: "card" };
const TO: Sign = { icon: "next" }; // as in signs.ts, which may not be loaded outside of a browser

const atSite = (setUp: SetUp, site: Site): string => setUp.sides[SITES.indexOf(site)] ?? "A";

function imhotepSteps(setUp: SetUp, { first, sides, prophecies }: Named): Step[] {
  const box = usualFigures("imhotep");
  const { players } = setUp;
  const isNew = setUp.isDynasty || setUp.hasProphecies || /[CD]/.test(setUp.sides);
  const pictureOf = (site: Site): Picture => ({
    site,
    side: atSite(setUp, site).toLowerCase() as Side,
  });
  const of = (site: Site, side: string, id: MessageId, args: Step["args"] = {}): Step[] =>
    atSite(setUp, site) === side ? [{ id, args, pictures: [pictureOf(site)] }] : [];
  const stones = (from: number, to: number): Sign[] =>
    Array.from({ length: to - from }, (_, at) => ({ drawing: "stone", seat: from + at }));
  // Who begins has the fewest; unless it is known who does, stones of no colour tell the numbers.
  const sleds = stones(0, players).map((stone, seat): Sign => {
    const order = (seat - Math.max(setUp.first, 0) + players) % players;
    return { drawing: "stone", ...(setUp.first < 0 ? {} : stone), number: box.first_sled + order };
  });
  const isDrawn = setUp.prophecies.length > 0;
  const rounds = box.rounds + 1;
  const open = box.open_prophecies;
  const { scarabs } = box;
  return [
    { id: "web-box-imhotep-boards", args: { sides }, pictures: SITES.map(pictureOf) },
    {
      id: "web-box-imhotep-stones",
      args: { all: box.stones + 1, stones: box.stones },
      signs: stones(0, players),
    },
    ...(isNew && players === 2
      ? [{ id: "web-box-imhotep-second", args: {}, signs: stones(2, 4) } as const]
      : []),
    {
      id: "web-box-imhotep-rounds",
      args: { cards: rounds, players, left: box.rounds },
      signs: [{ drawing: "ship" }, { drawing: "card", number: rounds }],
    },
    {
      ...(setUp.isDynasty
        ? { id: "web-box-imhotep-market-new", args: { cards: box.deck + box.new_cards } }
        : { id: "web-box-imhotep-market", args: { cards: box.deck } }),
      signs: [{ drawing: "deck" }],
    },
    ...of("market", "C", "web-box-imhotep-coins", { coins: box.coins }),
    ...of("pyramids", "C", "web-box-imhotep-scaffolds", { tiles: box.scaffolds }),
    ...of("pyramids", "D", "web-box-imhotep-figure"),
    ...(players === 2 && atSite(setUp, "temple") !== "D"
      ? [{ id: "web-box-imhotep-width", args: {}, pictures: [pictureOf("temple")] } as const]
      : []),
    ...of("temple", "D", "web-box-imhotep-chariots"),
    ...of("burial", "D", "web-box-imhotep-tombs", { tiles: box.tombs, open: box.tombs_a_round }),
    ...of("obelisks", "C", "web-box-imhotep-giant", { tiles: box.path }),
    ...(!setUp.hasProphecies
      ? []
      : [
          {
            ...(isDrawn
              ? ({ id: "web-box-imhotep-prophecies-drawn", args: { prophecies, scarabs } } as const)
              : ({
                  id: "web-box-imhotep-prophecies",
                  args: { open, all: box.prophecy_words.length, scarabs },
                } as const)),
            signs: Array.from({ length: open }, (): Sign => ({ drawing: "card" })),
          },
        ]),
    { id: "web-box-imhotep-sleds", args: { first, stones: box.first_sled }, signs: sleds },
    { id: "web-box-imhotep-begin", args: {}, pictures: [pictureOf("market")] },
  ];
}

/** Who begins, or all of whom one will. */
const beginners = ({ players, first }: SetUp): number[] =>
  first < 0 ? Array.from({ length: players }, (_, seat) => seat) : [first];
const begins = (setUp: SetUp, { first }: Named): Step => ({
  id: "web-box-begins",
  args: { first },
  seats: beginners(setUp),
});

const PIECES = ["wall", "sphinx", "obelisk", "door", "throne"];
const MOSAICS = ["p", "t", "x"] as const; // three of the twelve
const KIT = ["anubis", "merchant", "talent"];
const RESOURCES = ["artisan", "wood", "stone", "marble", "lapis"];

function cleopatraSteps(setUp: SetUp, named: Named): Step[] {
  const { players } = setUp;
  const box = usualFigures("cleopatra");
  const { wall, sphinx, obelisk, door, mosaic } = box.pieces;
  const pile = (box.piles as Record<string, number>)[players] ?? 0;
  const pieces = { walls: wall, sphinxes: sphinx, obelisks: obelisk, doors: door };
  const { statues, merchants, talents, cards, hand, dice, stalls } = box;
  return [
    { id: "web-box-cleopatra-quarry", args: pieces, pieces: PIECES },
    { id: "web-box-cleopatra-mosaics", args: { mosaics: mosaic }, mosaics: MOSAICS },
    {
      id: "web-box-cleopatra-queen",
      args: { dice },
      icons: Array.from({ length: dice }, () => "ankh"),
    },
    { id: "web-box-cleopatra-kit", args: { statues, merchants, talents }, icons: KIT },
    { id: "web-box-cleopatra-hand", args: { cards, hand }, icons: RESOURCES },
    {
      id: "web-box-cleopatra-pile",
      args: { pile, up: Math.floor(pile / 2) },
      signs: [{ drawing: "deck", number: "½" }, { icon: "plus" }, { drawing: "card", number: "½" }],
    },
    {
      id: "web-box-cleopatra-market",
      args: { stalls },
      signs: [{ drawing: "deck" }, TO, ...Array.from({ length: stalls }, () => CARD)],
    },
    begins(setUp, named),
  ];
}

function muralsSteps(setUp: SetUp, named: Named): Step[] {
  const { players } = setUp;
  const { cards, hand } = usualFigures("murals");
  const all = Array.from({ length: players }, (_, seat) => seat);
  return [
    { id: "web-box-murals-deck", args: { cards }, signs: [{ drawing: "deck", number: cards }] },
    { id: "web-box-murals-cubes", args: {}, seats: all, signs: [TO, { number: 0 }] },
    {
      id: "web-box-murals-hand",
      args: { hand, left: cards - hand * players },
      seats: all,
      signs: [{ drawing: "deck", number: hand }],
    },
    begins(setUp, named),
  ];
}

const CREW: Thing[] = ["crew 1", "crew 2", "crew 3", "crew 4", "crew 5"];
const LOTS: Thing[] = ["throne 1", "jar 2", "sword 3", "ankh 4", "coin 5", "crew 7f"];

function pharaohSteps(setUp: SetUp, { first }: Named): Step[] {
  const { players } = setUp;
  const box = usualFigures("pharaoh");
  const pharaohs = (box.pharaohs as Record<string, number>)[players] ?? 0;
  const treasures = box.treasures.length;
  const { flagged, lots, lots_a_round } = box;
  return [
    { id: "web-box-pharaoh-crew", args: { crew: box.crew.join(", ") }, cards: CREW },
    {
      id: "web-box-pharaoh-pharaohs",
      args: { pharaohs },
      cards: Array.from({ length: pharaohs }, () => "pharaoh"),
    },
    { id: "web-box-pharaoh-lots", args: { treasures, flagged, lots }, cards: LOTS },
    {
      id: "web-box-pharaoh-row",
      args: { row: lots_a_round },
      cards: ["back", ...LOTS.slice(0, lots_a_round)],
    },
    { id: "web-box-pharaoh-chip", args: { first }, seats: beginners(setUp) },
  ];
}

const STEPS: Record<BoxGame, (setUp: SetUp, named: Named) => Step[]> = {
  imhotep: imhotepSteps,
  cleopatra: cleopatraSteps,
  murals: muralsSteps,
  pharaoh: pharaohSteps,
};

export const stepsOf = (game: BoxGame, setUp: SetUp, named: Named): Step[] =>
  STEPS[game](setUp, named);

// ---- from the randomiser to the guide, in the address

export function addressOf(game: BoxGame, setUp: SetUp): string {
  const asked = new URLSearchParams({ players: String(setUp.players) });
  if (setUp.first >= 0) asked.set("first", String(setUp.first));
  if (game === "imhotep") {
    asked.set("sides", setUp.sides);
    if (setUp.isDynasty) asked.set("cards", "on");
    if (setUp.hasProphecies) asked.set("prophecies", setUp.prophecies.join(".") || "on");
  }
  return `/box/${game}/setup?${asked.toString()}`;
}

/** What an address says, as far as there is such a thing in the box. */
export function setUpOf(game: BoxGame, query: (name: string) => string | null): SetUp {
  const { players } = usualFigures(game);
  const wanted = Number(query("players"));
  const count = players.includes(wanted) ? wanted : (players[1] ?? 2);
  const sides = query("sides") ?? "";
  const known = usualFigures("imhotep").prophecy_words;
  const prophecies = query("prophecies");
  const first = Number(query("first") ?? -1);
  return {
    players: count,
    sides: /^[ABCD]{5}$/.test(sides) ? sides : "AAAAA",
    isDynasty: query("cards") === "on",
    hasProphecies: prophecies !== null,
    prophecies: (prophecies ?? "").split(".").filter((each) => known.includes(each)),
    first: Number.isInteger(first) && first >= 0 && first < count ? first : -1,
  };
}
