// The one projection of the house: x to the right, y to the back, z up, in stone edges.

export interface Spot {
  x: number;
  y: number;
}

export const LEAN = 0.16;
export const DEPTH = 0.78;
export const RISE = 0.5;

export class Oblique {
  constructor(
    readonly left: number,
    readonly bottom: number,
    readonly edge: number, // of a stone, on the screen
    readonly pitch: number = edge + 3,
  ) {}

  at(column: number, back: number, level: number): Spot {
    return {
      x: this.left + this.pitch * (column + LEAN * back),
      y: this.bottom - this.pitch * DEPTH * back - this.edge * RISE * level,
    };
  }

  stone(column: number, back: number, level: number): string {
    const { x, y } = this.at(column, back, level);
    return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${this.edge / 100})`;
  }

  /** The ground of one stone as a polygon. */
  cell(column: number, back: number, level = 0): string {
    return this.ground(column, back, 1, 1, level);
  }

  /** A patch of ground, with a margin all around. */
  ground(column: number, back: number, wide: number, deep: number, level = 0, margin = 0): string {
    const gap = (this.pitch - this.edge) / this.pitch;
    const corners: [number, number][] = [
      [column - margin, back - margin],
      [column + wide - gap + margin, back - margin],
      [column + wide - gap + margin, back + deep - gap + margin],
      [column - margin, back + deep - gap + margin],
    ];
    return corners.map(([c, b]) => this.point(c, b, level)).join(" ");
  }

  /** The outline of a whole stone: front and top. */
  outline(column: number, back: number, level: number): string {
    const { x, y } = this.at(column, back, level);
    const e = this.edge;
    const points: [number, number][] = [
      [0, 0],
      [e, 0],
      [e * (1 + LEAN), -e * DEPTH],
      [e * (1 + LEAN), -e * (DEPTH + RISE)],
      [e * LEAN, -e * (DEPTH + RISE)],
      [0, -e * RISE],
    ];
    return points.map(([dx, dy]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(" ");
  }

  private point(column: number, back: number, level: number): string {
    const { x, y } = this.at(column, back, level);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  }
}
