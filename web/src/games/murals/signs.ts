// Murals of the Nile without words: from which pile a card comes, where it goes, and what stopping brings.

import { TO, told, type Sign, type Signs, type Told } from "../../table/signs";
import type { Decision } from "../../wire";

const DECK: Sign = { drawing: "deck" };
const OPEN: Sign = { drawing: "card" };
const WALL: Sign = { drawing: "wall" };
const HAND: Sign = { icon: "user" };
const STOP: Sign = { drawing: "stop" };
const STEPS: Sign = { icon: "star" };

const kindOf = ({ label }: Told): string => label.id.replace("murals-label-", "");

/** The number on a card, whose first digit is its row. */
const cardOf = (choice: Told): Sign => ({
  ...OPEN,
  number: `${String(told(choice, "tens"))}${String(told(choice, "ones"))}`,
});

/** What one can do, in general. */
function kindSigns(kind: string): Sign[] {
  switch (kind) {
    case "draw":
      return [DECK, TO, WALL];
    case "hand":
      return [HAND, TO, WALL];
    case "display":
      return [OPEN, TO, WALL];
    case "take-deck":
      return [DECK, TO, HAND];
    case "take":
      return [OPEN, TO, HAND];
    default:
      return [STOP];
  }
}

function asked(decision: Decision): Sign[][] {
  const kinds = [...new Set(decision.choices.map(kindOf))];
  const rows = kinds.map(kindSigns);
  const cards = Number(decision.prompt.args["cards"] ?? 0);
  // Several are owed: how many are still to be taken.
  if (decision.prompt.id === "murals-prompt-combo") rows.unshift([{ ...OPEN, number: cards }]);
  return rows;
}

function chosen(choice: Told): Sign[] {
  const [steps, cards] = [told(choice, "steps"), told(choice, "cards")];
  const bonus: Sign[] = steps ? [{ ...STEPS, number: `+${String(steps)}` }] : [];
  switch (kindOf(choice)) {
    case "hand":
      return [HAND, cardOf(choice), TO, WALL, ...bonus];
    case "display":
      return [cardOf(choice), TO, WALL, ...bonus];
    case "take":
      return [cardOf(choice), TO, HAND];
    case "stop":
      return [STOP, ...bonus, ...(cards ? [{ ...DECK, number: `+${String(cards)}` }] : [])];
    default:
      return kindSigns(kindOf(choice));
  }
}

export default { asked, chosen } satisfies Signs;
