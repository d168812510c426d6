// Holds styles to the tokens of src/styles/tokens.css. Three rules, explained in README.md:
// saqqara/known-properties, saqqara/token-colours and saqqara/token-values.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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
const radii = valuesOf(readFileSync(join(src, tokensFile), "utf-8"), /(--r-\w+): (\d+px);/g);

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|brown|gold|silver)\b(?!-)/i;
const FONT = /^(?:inherit|var\(--font-[\w-]+\))$/;

const placeOf = (root) => relative(src, root.source?.input.file ?? "").replaceAll("\\", "/");
/** Pieces and drawings have the colours of their material, by day and by night. */
const isArt = (place) => /^(?:games\/|covers\/|widgets\/Sprite)/.test(place);
/** Without what is inside of var(..) and url(..). */
const plain = (value) => value.replace(/var\(--[\w-]+/g, "").replace(/url\([^)]*\)/g, "");

function rule(name, messages, check) {
  const ruleName = `saqqara/${name}`;
  const told = stylelint.utils.ruleMessages(ruleName, messages);
  const made = (on) => (root, result) => {
    if (!stylelint.utils.validateOptions(result, ruleName, { actual: on })) return;
    const place = placeOf(root);
    root.walkDecls((node) => {
      for (const message of check(node, place, told)) {
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
    ({ value }, _place, told) =>
      [...value.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => !declared.has(name))
        .map(([, name]) => told.unknown(name)),
  ),
  rule(
    "token-colours",
    { literal: (value) => `"${value}" is a colour of its own: use a token of ${tokensFile}` },
    ({ value }, place, told) =>
      place !== tokensFile && !isArt(place) && COLOUR.test(plain(value))
        ? [told.literal(value)]
        : [],
  ),
  rule(
    "token-values",
    {
      radius: (value, name) => `${value} is var(${name})`,
      font: (value) => `"${value}": use var(--font-head) or var(--font-text)`,
    },
    ({ prop, value }, _place, told) => {
      if (prop === "border-radius" && radii.has(value))
        return [told.radius(value, radii.get(value))];
      if (prop === "font-family" && !FONT.test(value)) return [told.font(value)];
      if (prop === "font" && value !== "inherit" && !/var\(--font-[\w-]+\)$/.test(value)) {
        return [told.font(value)];
      }
      return [];
    },
  ),
];
