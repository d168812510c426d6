// A board as modules measure it: boxes with places and pieces in them, without a browser.

interface Spec {
  place?: string;
  piece?: string;
  box?: [number, number, number, number]; // x, y, width, height
  attributes?: Record<string, string>;
  inside?: Drawn[];
}

export class Drawn {
  private readonly attributes: Record<string, string>;
  private readonly inside: Drawn[];
  private parent: Drawn | null = null;
  private readonly box: [number, number, number, number];

  constructor({ place, piece, box = [0, 0, 0, 0], attributes = {}, inside = [] }: Spec) {
    this.attributes = {
      ...(place === undefined ? {} : { "data-place": place }),
      ...(piece === undefined ? {} : { "data-piece": piece }),
      ...attributes,
    };
    this.box = box;
    this.inside = inside;
    for (const each of inside) each.parent = this;
  }

  /** Of selectors only `[name]`, `[name="value"]` and `.class`: more no module asks for. */
  private matches(selector: string): boolean {
    const attribute = /^\[([\w-]+)(?:="([^"]*)")?\]$/.exec(selector);
    const [name = "class", value] = attribute?.slice(1) ?? ["class", selector.slice(1)];
    if (!attribute && !selector.startsWith(".")) throw new Error(`not known here: ${selector}`);
    const has = this.attributes[name];
    return value === undefined ? has !== undefined : has === value;
  }

  querySelectorAll(selector: string): Drawn[] {
    return this.inside.flatMap((each) => [
      ...(each.matches(selector) ? [each] : []),
      ...each.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): Drawn | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  closest(selector: string): Drawn | null {
    return this.matches(selector) ? this : (this.parent?.closest(selector) ?? null);
  }
  getBoundingClientRect(): { x: number; y: number; width: number; height: number } {
    const [x, y, width, height] = this.box;
    return { x, y, width, height };
  }
}

export const drawn = (spec: Spec): Drawn => new Drawn(spec);
/** As modules take it. */
export const asElement = (board: Drawn): HTMLElement => board as unknown as HTMLElement;
