// From events to things that fly, on boards made of boxes.

import { describe, expect, it } from "vitest";
import { asElement, drawn } from "../testing/drawn";
import type { Drawn } from "../testing/drawn";
import { event } from "../testing/wire";
import type { AnyGame } from "../testing/wire";
import { departures, plan, straight } from "../table/flights";
import type { Flight, Flyer } from "../table/flights";
import { setTakeOffs } from "../table/pace";
import type { TakeOff } from "../table/pace";
import type { AnyEngine, EventOf, Wire } from "../table/told";
import { flyer as cleopatra } from "./cleopatra/flights";
import { cargoOf, flyer as imhotep, frames as imhotepFrames, placed } from "./imhotep/flights";
import { flyer as ofMurals, frames as muralsFrames, isTile, MISSED } from "./murals/flights";
import type { Engine as Murals } from "./murals/words";
import { flyer as pharaoh } from "./pharaoh/flights";

type Move = [string, string, string];
const many = (count: number, move: Move = ["", "", ""]): Move[] =>
  Array.from({ length: count }, () => move);
const sameRect = (element: Drawn): object => element.getBoundingClientRect();
/** On a board that looks the same before and after. */
function fly<Game extends AnyEngine>(
  root: HTMLElement,
  fresh: readonly EventOf<AnyGame>[],
  flyer: Flyer<Game>,
): Flight<Game>[] {
  return plan<Game>(root, fresh, departures<Game>(root, fresh, flyer), flyer);
}
const centre = (box: { x: number; y: number; width: number; height: number } | undefined) =>
  box && [box.x + box.width / 2, box.y + box.height / 2];

describe("Imhotep", () => {
  const stone = drawn({ attributes: { "data-stone": "" } });
  const vessel = drawn({ attributes: { class: "vessel" } });
  const aboard = drawn({ attributes: { "data-space": "1" } });
  const quarry = drawn({ place: "quarry-0", box: [0, 0, 10, 10] });
  const space = drawn({ place: "ship-2-1", box: [50, 0, 10, 10] });
  const ship = drawn({ attributes: { class: "body" }, inside: [aboard, space] });
  const temple = drawn({ place: "temple-1", box: [90, 0, 10, 10], inside: [stone] });
  const berth = drawn({ place: "berth-2", box: [5, 90, 40, 10] });
  const dock = drawn({ place: "dock-temple", box: [80, 90, 40, 10], inside: [vessel] });
  const market = drawn({ place: "site-market", box: [0, 50, 20, 20] });
  const chariot = drawn({ place: "chariot-1", box: [7, 7, 7, 7] });
  const board = drawn({ inside: [quarry, ship, temple, berth, dock, market, chariot] });
  const root = asElement(board);

  it("stones fly from place to place and hide what lies there", () => {
    const [flight] = fly(
      root,
      [event(1, 0, "x", {}, [["stone-0", "quarry-0", "temple-1"]])],
      imhotep,
    );
    expect(flight).toMatchObject({ piece: "stone-0", place: "temple-1", delay: 0, time: 320 });
    expect(flight?.from).toEqual({ x: -15, y: -18, width: 40, height: 46 }); // as large as a stone
    expect(centre(flight?.to)).toEqual([95, 5]);
    expect(flight?.hides).toBe(stone);
  });
  it("a stone that is loaded hides the one in the picture of the ship", () => {
    const [flight] = fly(
      root,
      [event(1, 0, "x", {}, [["stone-0", "quarry-0", "ship-2-1"]])],
      imhotep,
    );
    expect(flight?.hides).toBe(aboard);
  });
  it("a ship leaves its berth with the stones that are unloaded later", () => {
    const fresh = [
      event(1, 0, "imhotep-event-sail", {}, [["ship-2", "harbour", "dock-temple"]]),
      event(1, 0, "imhotep-event-temple", {}, [["stone-1", "ship-2-1", "temple-1"]]),
    ];
    const flights = fly(root, fresh, imhotep);
    expect(cargoOf("ship-2", fresh)).toEqual([-1, 1, -1, -1]);
    expect(centre(flights[0]?.from)).toEqual([25, 95]); // of the berth
    expect(flights[0]?.hides).toBe(vessel);
    expect(flights[1]?.delay).toBe(600); // when the ship has come in
    expect(flights.map(({ unseen }) => unseen)).toEqual([0, 600]); // and with it what it carries
  });
  it("pieces of one event follow each other, and points rise behind them", () => {
    const moves = many(2, ["stone-0", "quarry-0", "temple-1"]);
    const flights = fly(root, [event(1, 0, "x", { points: 3 }, moves)], imhotep);
    expect(flights.map(({ piece, delay }) => [piece, delay])).toEqual([
      ["stone-0", 0],
      ["stone-0", 120],
      ["points 3", 440],
    ]);
  });
  it("points without a move rise at the space, or where the chariot stands", () => {
    const at = (id: string, args: Record<string, number>): unknown =>
      centre(fly(root, [event(1, 0, id, args)], imhotep)[0]?.to);
    expect(at("x", { points: 1, space: 2 })).toEqual([95, 5]);
    expect(at("imhotep-event-arena-points", { points: 1, seat: 1 })).toEqual([10.5, 10.5]);
    expect(at("x", { points: 0, space: 2 })).toBeUndefined();
    expect(at("x", { points: 2 })).toBeUndefined();
  });
  it("nothing flies that the board moves itself, or whose place is not drawn", () => {
    const moves: Move[] = [
      ["chariot-1", "quarry-0", "temple-1"],
      ["stone-0", "box", "temple-1"],
      ["stone-0", "quarry-0", "nowhere"],
    ];
    expect(fly(root, [event(1, 0, "x", {}, moves)], imhotep)).toEqual([]);
  });
  it("cards that are played land at the market; stones beside a site on its slab", () => {
    const [flight] = fly(
      root,
      [event(1, 0, "x", {}, [["card sail", "quarry-0", "played"]])],
      imhotep,
    );
    expect(centre(flight?.to)).toEqual([10, 60]);
    expect(placed(root, "beside-market")).toBe(market);
    expect(placed(root, "deck")).toBeNull(); // not drawn
    expect(placed(undefined, "site-market")).toBeNull();
  });
  it("gives up if somebody was away", () => {
    const back = event(1, 0, "x", {}, many(81, ["stone-0", "quarry-0", "temple-1"]));
    expect(fly(root, [back], imhotep)).toEqual([]);
    const most = event(1, 0, "x", {}, many(80, ["stone-0", "quarry-0", "temple-1"]));
    expect(fly(root, [most], imhotep)).toHaveLength(80);
  });
});

/** A hand with two equal cards and a pile, 100 to the right and 50 below the corner of the page. */
function table(): { root: HTMLElement; first: Drawn; second: Drawn } {
  const first = drawn({ piece: "card wood1", box: [110, 60, 40, 56] });
  const second = drawn({ piece: "card wood1", box: [160, 60, 40, 56] });
  const hand = drawn({ place: "hand-0", box: [100, 50, 200, 80], inside: [first, second] });
  const pile = drawn({ place: "pile", box: [400, 50, 60, 80] });
  const board = drawn({ box: [100, 50, 500, 400], inside: [hand, pile] });
  return { root: asElement(board), first, second };
}

describe("Cleopatra", () => {
  const taken = event(1, 0, "x", {}, many(2, ["card wood1", "pile", "hand-0"]));

  it("finds each of several equal cards once, the last one first", () => {
    const { root, first, second } = table();
    const flights = fly(root, [taken], cleopatra);
    expect(flights.map(({ hides }) => hides)).toEqual([second, first]);
    expect(flights.map(({ delay }) => delay)).toEqual([0, 120]);
    expect(new Set(flights.map(({ key }) => key)).size).toBe(2);
    // a card of 44 in the middle of the pile, from the corner of the board
    expect(flights[0]?.from).toMatchObject({ x: 308, width: 44 });
  });
  it("leaves out what is built, what is not drawn, and what was not there before", () => {
    const { root } = table();
    const moves: Move[] = [
      ["wall 3", "pile", "hand-0"],
      ["card wood1", "pile", "nowhere"],
    ];
    const fresh = [event(1, 0, "x", {}, moves)];
    expect(departures(root, fresh, cleopatra)[0]).toBeNull(); // walls are none of its business
    expect(fly(root, fresh, cleopatra)).toEqual([]);
    expect(plan(root, [taken], [null, null], cleopatra)).toEqual([]);
  });
  it("shows nothing of a long absence", () => {
    const { root } = table();
    const crowd = (count: number): number => {
      const fresh = [event(1, 0, "x", {}, many(count, ["amulet", "pile", "hand-0"]))];
      return fly(root, fresh, cleopatra).length;
    };
    expect([crowd(14), crowd(80), crowd(81)]).toEqual([14, 80, 0]);
  });
});

describe("Pharaoh", () => {
  const jars = event(1, 0, "x", {}, many(2, ["jar 1", "pile", "hand-0"]));

  it("lands on the pieces themselves, one after the other", () => {
    const { root, first, second } = table();
    const cards = event(1, 0, "x", {}, many(2, ["card wood1", "pile", "hand-0"]));
    const usual = fly<Wire>(root, [cards], { kinds: ["card"], stays: [] });
    expect(usual.map(({ hides }) => hides)).toEqual([second, first]);
    expect(usual.map(({ delay, time }) => [delay, time])).toEqual([
      [0, 320],
      [120, 320],
    ]);
  });
  it("lays a card in the middle of a place that does not show it", () => {
    const { root } = table();
    const fresh = [event(1, 0, "x", {}, [["jar 1", "pile", "hand-0"]])];
    const [from] = departures(root, fresh, pharaoh);
    expect(from).toEqual({ x: 310, y: 12, width: 40, height: 56 });
  });
  it("begins an event when all of the one before has landed", () => {
    const { root } = table();
    const fresh = [jars, event(2, 0, "y"), event(3, 0, "z", {}, [["jar 1", "pile", "hand-0"]])];
    const flights = fly(root, fresh, pharaoh);
    expect(flights.map(({ delay }) => delay)).toEqual([0, 120, 440]);
  });
  it("lets the many pieces of one event follow each other faster", () => {
    const { root } = table();
    const flights = fly(root, [event(1, 0, "x", {}, many(40, jars.moves[0]))], pharaoh);
    expect(flights).toHaveLength(40);
    expect(Math.max(...flights.map(({ delay }) => delay))).toBeCloseTo(960);
  });
  it("begins when the stage says so, at its speed, and shows nothing that was skipped", () => {
    const { root } = table();
    const [late, skipped] = [jars, event(2, 0, "y", {}, many(1, jars.moves[0]))];
    const all: [object, TakeOff | null][] = [
      [late, { at: 700, speed: 2 }],
      [skipped, null],
    ];
    setTakeOffs(new Map(all));
    const flights = fly(root, [late, skipped], pharaoh);
    expect(flights.map(({ delay, speed }) => [delay, speed])).toEqual([
      [700, 2],
      [820, 2],
    ]);
  });
  it("leaves out what has no place", () => {
    const { root } = table();
    const fresh = [event(1, 0, "x", {}, [["jar 1", "nowhere", "hand-0"]])];
    expect(departures(root, fresh, pharaoh)).toEqual([null]);
    expect(fly(root, fresh, pharaoh)).toEqual([]);
  });
});

describe("Murals", () => {
  const tile = drawn({ attributes: { "data-wall": "45" }, box: [40, 40, 10, 10] });
  const cell = drawn({ place: "cell-45", box: [40, 40, 10, 10] });
  const held = drawn({ piece: "card 45", box: [10, 90, 20, 27] });
  const hand = drawn({ place: "hand-0", box: [0, 80, 100, 40], inside: [held] });
  const deck = drawn({ attributes: { class: "pile" }, box: [80, 0, 60, 80] });
  const supply = drawn({ place: "supply", box: [70, 0, 90, 90], inside: [deck] });
  const root = asElement(drawn({ inside: [cell, tile, hand, supply] }));
  const murals = ofMurals(() => 0);
  const played = (id: string, moves: Move[]): Flight<Murals>[] =>
    fly(root, [event(1, 0, id, {}, moves)], murals);

  it("a card that is played becomes a tile of the wall", () => {
    const [flight] = played("x", [["card 45", "hand-0", "cell-45"]]);
    expect(flight).toMatchObject({ via: null, time: 320 });
    expect(flight && isTile(flight)).toBe(true);
    expect(flight?.hides).toBe(tile);
    expect(flight?.from).toEqual(sameRect(held));
  });
  it("a miss goes by way of the cell that it cannot have", () => {
    const [flight] = played(MISSED, [["card 45", "hand-0", "supply"]]);
    expect(flight).toMatchObject({ via: sameRect(cell), time: 680 });
    expect(flight && isTile(flight)).toBe(false);
    expect(flight && muralsFrames(flight)).toHaveLength(8); // it shakes
    // a card in the middle of the pile
    const height = 48 * 1.34;
    expect(flight?.to).toEqual({ x: 86, y: (80 - height) / 2, width: 48, height });
  });
  it("tells the viewer alone which card they were dealt", () => {
    const fresh = [
      event(1, -1, "murals-event-deal", { seat: 0 }, [["card", "supply", "hand-0"]]),
      event(1, -1, "murals-event-deal-own", { tens: 4, ones: 5 }),
    ];
    expect(fly(root, fresh, murals)[0]?.hides).toBe(held);
    expect(
      fly(
        root,
        fresh,
        ofMurals(() => 1),
      )[0]?.hides,
    ).toBeNull();
  });
  it("events follow each other; a long absence is not shown", () => {
    const fresh = [1, 2].map((ply) => event(ply, 0, "x", {}, [["card 45", "hand-0", "cell-45"]]));
    const flights = fly(root, fresh, murals);
    expect(flights.map(({ delay }) => delay)).toEqual([0, 320]);
    expect(played("x", many(81, ["card 45", "hand-0", "cell-45"]))).toEqual([]);
  });
});

describe("the way through the air", () => {
  const box = { x: 0, y: 0, width: 20, height: 20 };
  const flight = (piece: string, hides: Element | null): Flight<AnyGame> => ({
    ...{
      key: 0,
      piece: piece as never,
      place: "x" as never,
      via: null,
      delay: 0,
      time: 1,
      unseen: 0,
      speed: 1,
      hides,
    },
    ...{ from: { ...box, x: 100, width: 10 }, to: box },
  });
  it("begins where the thing was, and ends where it belongs", () => {
    const [first, , last] = straight(flight("card", asElement(drawn({}))));
    expect(first?.["transform"]).toBe("translate(95px, 0px) scale(0.5)");
    expect(last).toEqual({ transform: "none", opacity: 1 });
  });
  it("fades out over what is not shown where it lands", () => {
    expect(straight(flight("card", null)).at(-1)?.["opacity"]).toBe(0);
  });
  it("is that of a stone, a ship, or points that rise in Imhotep", () => {
    const ways = ["stone-0", "ship-1", "points 3"].map((piece) =>
      imhotepFrames(flight(piece, null)),
    );
    expect(ways.map((way) => way.length)).toEqual([3, 2, 4]);
    expect(new Set(ways.map((way) => JSON.stringify(way[1]))).size).toBe(3);
  });
});
