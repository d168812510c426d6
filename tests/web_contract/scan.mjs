// Reads the sources of the browser client and prints, as JSON, what they say about the engine:
// message ids, words of choices, and the places that are drawn. Nothing is run; a string that is composed is
// told as its parts, with null for what is only known at a table.
//
//   node scan.mjs web/src [web/package.json]    the second names whose packages are used

import { bare, below, files, gameOf, isFunction, meanings, methods } from "./names.mjs";
import { attribute, literal, parts, spelt, strings, values } from "./values.mjs";

// Whatever has one of these names holds the word of a choice, or its verb.
const NAMED = {
  word: /^(word|selected|step|MOVE)$/,
  words: /^(words|then|lays|steps)$/, // several of them
  start: /^start$/, // how words begin
  verb: /^verb$/,
};
const HOLDS_WORDS = /^(choices|byWord|legal)$/; // maps and sets

function kindOf(name) {
  return Object.entries(NAMED).find(([, fits]) => fits.test(name ?? ""))?.[0] ?? "";
}

/** The last name of an expression: `word` of `choice.word`. */
function last(node) {
  node = bare(node);
  if (node?.type === "Identifier") return node.name;
  return node?.type === "MemberExpression" && !node.computed ? node.property.name : "";
}

const facts = [];
function note(file, node, kind, how, found, args = null) {
  for (const parts of found) {
    const isNumber = parts.length === 1 && /^[\d.]*$/.test(parts[0] ?? "");
    if (!isNumber) facts.push({ file: file.name, line: file.line(node), kind, how, parts, args });
  }
}

/** The names of the arguments of a message; null = only known at a table. */
function argumentsOf(node) {
  if (!node) return [];
  const isPlain =
    node.type === "ObjectExpression" &&
    node.properties.every((each) => each.type === "Property" && !each.computed);
  return isPlain ? node.properties.map((each) => each.key.name ?? each.key.value) : null;
}

/** The names of the parameters of whatever is called, for each function that it may be. */
function parameters(file, callee) {
  const name = last(callee);
  const functions =
    callee.type === "Identifier"
      ? meanings(file, callee)
          .map(({ meaning }) => bare(meaning.node))
          .filter(isFunction)
      : methods(file, name).map((each) => each.node);
  return functions.map((each) =>
    each.params.map((param) => {
      const rest = param.type === "RestElement";
      return { name: (rest ? param.argument : (param.left ?? param)).name, rest };
    }),
  );
}

/** The strings of a list. */
function listed(file, node) {
  const lists = values(file, node).filter((each) => each.node.type === "ArrayExpression");
  return parts(lists, null).flatMap((each) => spelt(each.file, each.node));
}

/** `verbOf(word)`, or `picked[0]` where `picked` is a word taken apart. */
function isVerb(file, node) {
  node = bare(node);
  if (node?.type === "CallExpression" && last(node.callee) === "verbOf") return true;
  if (node?.type !== "MemberExpression" || !node.computed || literal(node.property) !== 0)
    return false;
  const whole = bare(node.object);
  const found =
    whole.type === "Identifier"
      ? meanings(file, whole).map(({ meaning }) => meaning.node)
      : [whole];
  return found.some((each) => isSplit(file, each));
}
function isSplit(file, node) {
  node = bare(node);
  if (node?.type === "LogicalExpression") return isSplit(file, node.left);
  const of =
    node?.type === "CallExpression" && last(node.callee) === "split" && bare(node.callee).object;
  return Boolean(of) && kindOf(last(of)) === "word";
}

/** What an event or a question is told as: `event.text.id`, `play.prompt`. */
function isTold(node) {
  node = bare(node);
  if (last(node) === "prompt") return true;
  return (
    last(node) === "id" &&
    node.type === "MemberExpression" &&
    /^(text|prompt|label)$/.test(last(node.object))
  );
}

function readCall(file, node) {
  const callee = bare(node.callee);
  const name = last(callee);
  const [given] = node.arguments;
  if (callee.type === "Identifier" && /^(say|sayAny|has)$/.test(name) && given) {
    const isText =
      file.imports.get(name)?.from.endsWith("lib/texts.svelte") ||
      /^(lib\/texts|\.\/texts)/.test(file.name);
    if (isText)
      note(file, node, "message", name === "has" ? "has" : "say", strings(file, given), argumentsOf(node.arguments[1]));
  }
  if (!gameOf(file)) return;
  if (callee.type === "MemberExpression" && given) {
    const kind = kindOf(last(callee.object));
    const givenKind = kindOf(last(given));
    if (kind && name === "startsWith") note(file, node, kind, "starts", strings(file, given));
    if (/^(has|get)$/.test(name) && HOLDS_WORDS.test(last(callee.object)))
      note(file, node, "word", "is", strings(file, given));
    if (givenKind && name === "includes")
      note(file, node, givenKind, "is", listed(file, callee.object));
  }
  for (const params of parameters(file, callee)) {
    node.arguments.forEach((each, at) => {
      const param = params[at] ?? (params.at(-1)?.rest ? params.at(-1) : null);
      const kind = param ? kindOf(param.name) : "";
      if (/^(word|verb)$/.test(kind)) note(file, each, kind, "is", strings(file, each));
      if (kind === "words")
        note(file, each, "word", "is", param.rest ? strings(file, each) : listed(file, each));
      if (kind === "start") note(file, each, "word", "starts", strings(file, each));
    });
  }
}

function readGame(file, node) {
  const { type } = node;
  if (type === "Attribute" && node.value !== true) {
    const kind = {
      "data-word": "word",
      word: "word",
      "data-place": "place",
    }[node.name];
    if (kind)
      note(
        file,
        node,
        kind,
        node.name.startsWith("data-") ? "drawn" : "is",
        attribute(file, node.value),
      );
  }
  if (type === "BinaryExpression" && /^[=!]==$/.test(node.operator)) {
    for (const [one, two] of [
      [node.left, node.right],
      [node.right, node.left],
    ]) {
      const kind = isVerb(file, one) ? "verb" : kindOf(last(one));
      if (/^(word|verb)$/.test(kind)) note(file, node, kind, "is", strings(file, two));
      if (isTold(one)) note(file, node, "told", "is", strings(file, two));
    }
  }
  // A table by words: its keys are words.
  if (type === "MemberExpression" && node.computed && kindOf(last(node.property))) {
    for (const { node: table } of values(file, node.object)) {
      for (const { key } of table.type === "ObjectExpression" ? table.properties : []) {
        if (key)
          note(file, node, kindOf(last(node.property)), "is", [
            [String(key.name ?? key.value)],
          ]);
      }
    }
  }
  const isNamed =
    /^(VariableDeclarator|PropertyDefinition)$/.test(type) ||
    (type === "Property" && !node.computed);
  const [name, value] = isNamed
    ? [(node.id ?? node.key).name, node.init ?? node.value]
    : ["", null];
  if (value && kindOf(name) === "word") note(file, node, "word", "is", strings(file, value));
  if (value && kindOf(name) === "words") note(file, node, "word", "is", listed(file, value));
}

for (const file of files.values()) {
  for (const node of below(file.root)) {
    if (node.type === "CallExpression") readCall(file, node);
    if (gameOf(file)) readGame(file, node);
    if (node.type === "ObjectExpression") {
      const keys = new Map(node.properties.map((each) => [each.key?.name, each.value]));
      if (keys.has("id") && keys.has("args"))
        note(file, node, "message", "tell", strings(file, keys.get("id")));
    }
    if (node.type === "TemplateLiteral" || node.type === "Literal")
      note(file, node, "string", "", spelt(file, node));
  }
}
process.stdout.write(JSON.stringify(facts));
