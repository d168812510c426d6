import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../testing/words";
import { areasOf, gridNeighbours } from "./areas";
import { rewardName } from "./reward";
import { countBySeat, groupsOf, rankPoints, rowOf, setPoints } from "./worth";
import { hillLevel, hillNeighbours, hillPoints, squaresOf } from "./worth_dynasty";

beforeAll(() => speak("en"));

describe("groups of the burial chamber", () => {
  it("hang together by edges, down a column of three and to the right", () => {
    // 0 1 0
    // 0 1 1
    // 1 0 0
    const groups = groupsOf([0, 0, 1, 1, 1, 0, 0, 1, 0]);
    expect(groups.map(({ seat, places }) => [seat, [...places].sort()])).toEqual([
      [0, [0, 1]],
      [1, [2]],
      [1, [3, 4, 7]],
      [0, [5, 8]],
      [0, [6]],
    ]);
    expect(groups.map(({ points }) => points)).toEqual([3, 1, 6, 3, 1]);
  });
  it("do not join the foot of a column to the head of the next", () => {
    expect(groupsOf([0, 0, 1, 1]).map(({ places }) => places)).toEqual([[0, 1], [2], [3]]);
  });
  it("grow by two points each from the sixth stone", () => {
    expect([5, 6, 9].map(setPoints)).toEqual([15, 17, 23]);
  });
  it("lie in three rows", () => {
    expect(rowOf([0, 1, 2, 3, 4], 1)).toEqual([1, 4]);
  });
});

describe("ranks", () => {
  it.each([
    [
      [3, 2, 1],
      [12, 6, 1],
      [12, 6, 1],
    ],
    [
      [3, 3, 1],
      [12, 6, 1],
      [9, 9, 1],
    ], // level: first and second prize shared
    [
      [2, 2, 2],
      [12, 6, 2],
      [6, 6, 6],
    ],
    [
      [2, 1, 1],
      [12, 6, 1],
      [12, 3, 3],
    ], // rounded down
    [
      [0, 4, 0],
      [12, 6, 1],
      [0, 12, 0],
    ], // without a stone nobody has a rank
    [[1, 1], [15], [7, 7]],
  ])("%j with prizes %j are worth %j", (counts, prizes, points) =>
    expect(rankPoints(counts, prizes)).toEqual(points),
  );
  it("count stones by seat and leave empty places out", () => {
    expect(countBySeat([0, -1, 2, 2], 3)).toEqual([1, 0, 2]);
  });
});

describe("the hill", () => {
  it("knows its levels", () => {
    expect([0, 4, 5, 8, 9, 14].map(hillLevel)).toEqual([
      [0, 0],
      [0, 4],
      [1, 0],
      [1, 3],
      [2, 0],
      [4, 0],
    ]);
  });
  it("has every place beside those that are beside it", () => {
    for (let place = 0; place < 15; place++) {
      for (const near of hillNeighbours(place)) expect(hillNeighbours(near)).toContain(place);
    }
    expect(hillNeighbours(0).sort()).toEqual([1, 5]);
    expect(hillNeighbours(14).sort()).toEqual([12, 13]);
  });
  it("counts stones times levels, four at most", () => {
    expect(hillPoints([0, 1])).toBe(2);
    expect(hillPoints([0, 5, 6])).toBe(6);
    expect(hillPoints([0, 5, 9, 12, 14])).toBe(20);
  });
});

describe("areas", () => {
  it("are of one owner and touch", () => {
    const owners = [0, 0, 1, -1, 0, 1];
    const areas = areasOf(owners, (place) => gridNeighbours(3, place));
    expect(areas).toEqual([
      { seat: 0, places: [0, 1, 4] },
      { seat: 1, places: [2, 5] },
    ]);
  });
  it("do not reach round the edge of a grid", () => {
    expect(gridNeighbours(3, 2).sort((a, b) => a - b)).toEqual([-1, 1, 5]);
    expect(gridNeighbours(3, 3).sort((a, b) => a - b)).toEqual([0, 4, 6]);
  });
});

it("lists the squares of a tile column by column, from its lowest", () => {
  expect(
    squaresOf([
      [2, 1],
      [0, 2],
      [0, 0],
    ]),
  ).toEqual([
    [0, 2],
    [1, 0],
    [1, 1],
  ]);
});

it("says each kind of reward in words", () => {
  const said = ["3", "card", "card 3", "stones 3", "2 stones 4"].map(rewardName);
  expect(new Set(said).size).toBe(5);
  for (const words of said) expect(words).not.toMatch(/web-|\{/);
  expect(said[4]).toMatch(/2.*4/);
});
