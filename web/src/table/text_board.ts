// A view as text: labelled lines that nest, made from the same view as the board.

import { GAMES } from "../games";
import { has, say } from "../lib/texts.svelte";
import type { MessageId } from "../messages";
import type { TableView } from "../wire";

export interface Line {
  label: string;
  text: string; // "" = only what is inside
  inside: Line[];
  asked: boolean; // shown on request only
}

/** How to say a field: what its values mean. */
export type Kind =
  | "plain"
  | "seat" // a seat, -1 = nobody
  | "owners" // seats in order, -1 = an empty space
  | "by-seat" // one value for each seat
  | "place" // a place counted from 0, -1 = none
  | "places-by-seat" // one of them for each seat
  | "words" // words of the game, in no order
  | "amounts" // a number for each key; what is 0 is left out
  | "rows" // lines of a drawing, in their order
  | "marks" // yes or no for each; those with yes are named
  | "asked" // what the table hides and memory could know: on request
  | "hidden"; // only of use to the drawing

export interface Field {
  label: MessageId;
  kind?: Kind;
  empty?: MessageId; // for an empty word
  each?: readonly MessageId[]; // of the places of a list of amounts or marks
}

export interface TextWords {
  fields: Record<string, Field>; // by key, or by `parent.key` where a key means two things
  item: Record<string, MessageId>; // with $number, for lists of things
  word: (word: string) => string; // message id of a word of the game, or the word
}

export async function textWordsOf(game: string): Promise<TextWords | null> {
  return (await GAMES[game]?.text())?.words ?? null;
}

export function linesOf(view: TableView, words: TextWords, names: readonly string[]): Line[] {
  return new Teller(words, names).inside(view.board, "");
}

class Teller {
  constructor(
    private readonly words: TextWords,
    private readonly names: readonly string[],
  ) {}

  inside(thing: Record<string, unknown>, parent: string): Line[] {
    return Object.entries(thing).flatMap(([key, value]) => this.line(key, value, parent));
  }

  private line(key: string, value: unknown, parent: string): Line[] {
    const field = this.words.fields[`${parent}.${key}`] ?? this.words.fields[key];
    if (field?.kind === "hidden" || value === null || value === undefined) return [];
    const id = field?.label ?? key;
    const label = has(id) ? say(id) : key.replaceAll("_", " ");
    if (value === "" && field?.empty) return [plain(label, say(field.empty))];
    if (field?.each) return [this.places(label, field.each, value as (boolean | number)[])];
    if (field?.kind === "amounts") return [this.amounts(label, value as Record<string, number>)];
    const line = this.told(label, value, key, field?.kind ?? "plain");
    return [{ ...line, asked: field?.kind === "asked" }];
  }

  private amounts(label: string, value: Record<string, number>): Line {
    const some = Object.entries(value).filter(([, amount]) => amount !== 0);
    const texts = some.map(([key, amount]) => {
      const id = this.words.fields[key]?.label ?? key;
      return `${has(id) ? say(id) : key} ${amount}`;
    });
    return plain(label, this.joined(texts));
  }

  private places(label: string, each: readonly MessageId[], values: (boolean | number)[]): Line {
    const texts = values.flatMap((value, at) => {
      const id = each[at];
      const name = id ? say(id) : "";
      if (value === true) return [name];
      return value ? [`${name} ${value}`] : [];
    });
    return plain(label, this.joined(texts));
  }

  private told(label: string, value: unknown, key: string, kind: Kind): Line {
    if (!Array.isArray(value)) {
      if (typeof value !== "object") return plain(label, this.one(value, kind));
      return plain(label, "", this.inside(value as Record<string, unknown>, key));
    }
    if (kind.endsWith("by-seat") || typeof value[0] === "object") {
      return this.list(label, value, key, kind);
    }
    if (kind === "owners") {
      const spaces = value.map((seat, at) => `${at + 1}: ${this.one(seat, "seat")}`);
      return plain(label, this.joined(spaces));
    }
    if (kind === "rows") return plain(label, value.join(" / "));
    const texts = value.map((each) => this.one(each, kind));
    const ordered = typeof value[0] === "number"; // numbers stand for places or seats in order
    return plain(label, this.joined(ordered ? texts : counted(texts)));
  }

  private list(label: string, value: unknown[], key: string, kind: Kind): Line {
    const item = this.words.item[key];
    const inside = value.map((each, at) => {
      const name =
        kind.endsWith("by-seat") || !item ? (this.names[at] ?? "") : say(item, { number: at + 1 });
      return this.told(name, each, key, kind === "places-by-seat" ? "place" : "plain");
    });
    return plain(label, inside.length ? "" : say("web-table-text-none"), inside);
  }

  private one(value: unknown, kind: Kind): string {
    if (typeof value === "boolean") return say(value ? "web-table-text-yes" : "web-table-text-no");
    if (kind === "seat") return this.names[value as number] ?? say("web-table-text-empty");
    if (kind === "place")
      return (value as number) < 0 ? say("web-table-text-none") : String((value as number) + 1);
    if (typeof value === "number") return String(value);
    const id = this.words.word(String(value));
    return value === "" ? say("web-table-text-empty") : has(id) ? say(id) : id;
  }

  private joined(texts: readonly string[]): string {
    return texts.length ? texts.join(say("common-list-gap")) : say("web-table-text-none");
  }
}

function plain(label: string, text: string, inside: Line[] = []): Line {
  return { label, text, inside, asked: false };
}

/** "2 x Statue" instead of the same word twice. */
function counted(texts: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const text of texts) count.set(text, (count.get(text) ?? 0) + 1);
  return [...count].map(([text, copies]) => (copies > 1 ? `${copies} x ${text}` : text));
}
