import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seat, table } from "../testing/wire";
import type { Me, TableInfo } from "../wire";
import { Refusal, api } from "./api";
import * as opening from "./opening";
import { person } from "./person.svelte";

const went: string[] = [];
vi.stubGlobal("history", { pushState: (_: unknown, __: string, path: string) => went.push(path) });
vi.stubGlobal("scrollTo", () => undefined);

beforeEach(() => {
  went.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const found = (given: Partial<TableInfo> = {}): TableInfo => table({ id: "t3", ...given });

describe("opening a table", () => {
  it("with bots seats them all and begins at once", async () => {
    const open = vi.spyOn(api, "open").mockResolvedValue(found());
    const start = vi.spyOn(api, "start").mockResolvedValue(found());
    await opening.playWithBots("imhotep", 3, "mason", { sides: "BBBBB" });
    expect(open).toHaveBeenCalledWith({
      ...{ game: "imhotep", players: 3, options: { sides: "BBBBB" }, bots: ["mason", "mason"] },
      ...{ seat: 0, public: false },
    });
    expect(start.mock.calls[0]?.[0]).toBe("t3");
    expect(went).toEqual(["/table/t3"]);
  });
  it("that is refused leads nowhere", async () => {
    const refusal = new Refusal(400, { code: "error-over", args: {}, text: "no" });
    vi.spyOn(api, "open").mockRejectedValue(refusal);
    const start = vi.spyOn(api, "start");
    await opening.playWithBots("imhotep", 2, "mason");
    await opening.inviteFriends("imhotep", 2);
    expect([start.mock.calls, went]).toEqual([[], []]);
  });
  it("leads to the waiting room where only the start is refused", async () => {
    vi.spyOn(api, "start").mockRejectedValue(
      new Refusal(409, { code: "error-over", args: {}, text: "no" }),
    );
    await opening.begin(found());
    expect(went).toEqual(["/table/t3"]);
  });
  it("for friends or with others waits there", async () => {
    vi.spyOn(api, "open").mockResolvedValue(found());
    vi.spyOn(api, "find").mockResolvedValue(found({ id: "t4" }));
    await opening.inviteFriends("imhotep", 2);
    await opening.findPlayers("imhotep", 2);
    expect(went).toEqual(["/table/t3", "/table/t4"]);
  });
});

describe("playing again", () => {
  const seats = [seat({ user: "me" }), seat({ bot: "mason" })];
  const again = async (given: Partial<TableInfo>): Promise<number> => {
    person.me = { id: "me" } as Me;
    vi.spyOn(api, "rematch").mockResolvedValue(found({ owner: "me", seats, ...given }));
    const start = vi.spyOn(api, "start").mockResolvedValue(found());
    await opening.playAgain("t1");
    expect(went).toEqual(["/table/t3"]);
    return start.mock.calls.length;
  };
  it("begins at once against bots alone", async () => expect(await again({})).toBe(1));
  it("waits for other people", async () => {
    expect(await again({ seats: [...seats, seat({ user: "other" })] })).toBe(0);
  });
  it("is begun by its owner, and once", async () => {
    expect(await again({ owner: "other" })).toBe(0);
    went.length = 0;
    expect(await again({ status: "running" })).toBe(0);
  });
});
