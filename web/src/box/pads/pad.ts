// What score pads have in common. A pad is a pure function: the figures of the box, what people
// enter of their table, and out comes what each player has, line by line and why. Pads import
// nothing but types, so that a test can run them beside the engine (tests/web_contract/test_pads.py).

import type { MessageId } from "../../messages";

export interface Why {
  id: MessageId;
  args: Record<string, string | number>;
}

export interface Line {
  source: MessageId; // its name
  points: number;
  why: Why;
}

export interface Reckoned {
  lines: Line[];
  total: number;
  rank: number[]; // compared number by number: the total, then what breaks ties
  isOut: boolean; // cannot win, whatever the total
}
