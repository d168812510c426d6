// Holds styles to the tokens of src/styles/tokens.css. Four rules, explained in README.md:
// saqqara/known-properties, saqqara/token-colours, saqqara/token-values and saqqara/breakpoints.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import stylelint from "stylelint";

const src = join(dirname(fileURLToPath(import.meta.url)), "../src");
const tokensFile = "styles/tokens.css";

const CUSTOM = /(?:^|[\s;{("'`:])(--[\w-]+)\s*(?::|=|["'`],)/g;

/** Whatever is declared anywhere in the client: in styles, by `style:--x=`, by `setProperty`. */
function declaredIn(text) {
  return [...text.matchAll(CUSTOM)].map((match) => match[1]);
}

/** From the value to the name of the token, for those that are written out like that. */
function valuesOf(tokens, pattern) {
  return new Map([...tokens.matchAll(pattern)].map((match) => [match[2], match[1]]));
}

const files = readdirSync(src, { recursive: true }).filter((name) =>
  /\.(css|svelte|ts)$/.test(name),
);
const declared = new Set(
  files.flatMap((name) => declaredIn(readFileSync(join(src, name), "utf-8"))),
);
const tokens = readFileSync(join(src, tokensFile), "utf-8");
const radii = valuesOf(tokens, /(--r-\w+): (\d+px);/g);
const sizesOf = (pattern) => [...tokens.matchAll(pattern)].map((match) => Number(match[1]));
const breakpoints = {
  width: sizesOf(/--at-\w+: (\d+)px;/g),
  height: sizesOf(/--high-\w+: (\d+)px;/g),
};
const games = new Set(
  readdirSync(join(src, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
);

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|brown|gold|silver)\b(?!-)/i;
const FONT = /^(?:inherit|var\(--font-[\w-]+\))$/;

/** A size that is written out; `em` and `cqi` follow something that has a token. */
const SIZE = /\d(?:px|rem|pt)\b/;
/** Without what is inside of var(..) and url(..). */
const plain = (value) => value.replace(/var\(--[\w-]+/g, "").replace(/url\([^)]*\)/g, "");

function rule(name, messages, check, walk = "walkDecls") {
  const ruleName = `saqqara/${name}`;
  const told = stylelint.utils.ruleMessages(ruleName, messages);
  const made = (on) => (root, result) => {
    if (!stylelint.utils.validateOptions(result, ruleName, { actual: on })) return;
    root[walk]((node) => {
      for (const message of check(node, told)) {
        stylelint.utils.report({ ruleName, result, node, message });
      }
    });
  };
  made.ruleName = ruleName;
  made.messages = told;
  return stylelint.createPlugin(ruleName, made);
}

export default [
  rule(
    "known-properties",
    { unknown: (name) => `${name} is declared nowhere: use a token of ${tokensFile}` },
    ({ value }, told) =>
      [...value.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => !declared.has(name))
        .map(([, name]) => told.unknown(name)),
  ),
  rule(
    "token-colours",
    {
      literal: (value) =>
        `"${value}" is a colour of its own: use a token of ${tokensFile} or of the game's palette.css`,
    },
    ({ value }, told) => (COLOUR.test(plain(value)) ? [told.literal(value)] : []),
  ),
  rule(
    "token-values",
    {
      radius: (value, name) => `${value} is var(${name})`,
      font: (value) => `"${value}": use var(--font-head) or var(--font-text)`,
      size: (value) => `"${value}" is a size of its own: use var(--text-xs) to var(--text-2xl)`,
    },
    ({ prop, value }, told) => {
      if (/^font(?:-size)?$/.test(prop) && SIZE.test(value)) return [told.size(value)];
      if (prop === "border-radius" && radii.has(value))
        return [told.radius(value, radii.get(value))];
      if (prop === "font-family" && !FONT.test(value)) return [told.font(value)];
      if (prop === "font" && value !== "inherit" && !/var\(--font-[\w-]+\)$/.test(value)) {
        return [told.font(value)];
      }
      return [];
    },
  ),
  rule(
    "breakpoints",
    {
      other: (found, edge, known) =>
        `${found} is no breakpoint: ${edge === "max" ? "a pixel less than one of" : "one of"} ${known.join(", ")} (${tokensFile})`,
    },
    ({ name, params }, told) => {
      const whole = name === "media" || /^room\b/.test(params) || games.has(params.split(" ")[0]);
      if (!/^(?:media|container)$/.test(name) || !whole) return []; // a thing measures itself
      return [...params.matchAll(/(min|max)-(width|height):\s*([\d.]+)px/g)]
        .filter(
          ([, edge, way, size]) =>
            !breakpoints[way].includes(Number(size) + (edge === "max" ? 1 : 0)),
        )
        .map(([found, edge, way]) => told.other(found, edge, breakpoints[way]));
    },
    "walkAtRules",
  ),
];
