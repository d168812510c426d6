// What expressions may come out as, without running them.

import { bare, isFunction, meanings, methods, returned } from "./names.mjs";

const MOST = 60; // ways that one expression may come out; more count as unknown
const DEEPEST = 12; // steps from a name to what it stands for

const UNKNOWN = { node: { type: "Unknown" } };
const orUnknown = (found) => (found.length ? found : [UNKNOWN]);

/** The nodes that say the value of an expression, some perhaps unknown; [] = there is none. */
export function values(file, node, depth = 0) {
  node = bare(node);
  if (!node || depth > DEEPEST) return [UNKNOWN];
  const again = (next) => values(file, next, depth + 1);
  switch (node.type) {
    case "Identifier":
      if (node.name === "undefined") return [];
      return orUnknown(
        meanings(file, node).flatMap((each) => meant(each.file, each.meaning, depth + 1)),
      );
    case "ConditionalExpression":
      return [...again(node.consequent), ...again(node.alternate)];
    case "LogicalExpression":
      return node.operator === "&&"
        ? again(node.right)
        : [...again(node.left), ...again(node.right)];
    case "MemberExpression": {
      const key = node.computed ? literal(node.property) : node.property.name;
      return parts(again(node.object), key, depth + 1);
    }
    case "CallExpression":
      return called(file, node, depth + 1);
    default:
      return [{ file, node }];
  }
}

export const literal = (node) => (node.type === "Literal" ? node.value : null);

function meant(file, meaning, depth) {
  if (depth > DEEPEST || (!meaning.node && !meaning.of)) return [UNKNOWN];
  if (meaning.node) return values(file, meaning.node, depth + 1);
  return parts(meant(file, meaning.of, depth + 1), meaning.key, depth + 1);
}

export function parts(wholes, key, depth = 0) {
  return wholes.flatMap(({ file, node }) => {
    if (node.type === "ArrayExpression") {
      const chosen =
        typeof key === "number" && node.elements[key] ? [node.elements[key]] : node.elements;
      return chosen.flatMap((each) =>
        each?.type === "SpreadElement"
          ? parts(values(file, each.argument, depth + 1), null, depth + 1)
          : values(file, each, depth + 1),
      );
    }
    if (node.type !== "ObjectExpression") return [UNKNOWN];
    const found = [];
    for (const each of node.properties.toReversed()) {
      if (each.type === "SpreadElement") {
        found.push(...parts(values(file, each.argument, depth + 1), key, depth + 1));
        continue;
      }
      const isIt = !each.computed && String(each.key.name ?? each.key.value) === String(key);
      if (isIt || each.computed || key === null) found.push(...values(file, each.value, depth + 1));
      if (isIt) break; // what stands before it is overwritten
    }
    return found;
  });
}

function called(file, node, depth) {
  const callee = bare(node.callee);
  const [given] = node.arguments;
  if (callee.type === "Identifier") {
    if (["$derived", "$state"].includes(callee.name)) return values(file, given, depth);
    return orUnknown(
      meanings(file, callee).flatMap(({ file: where, meaning }) => {
        const found = bare(meaning.node);
        return isFunction(found)
          ? returned(found).flatMap((out) => values(where, out, depth + 1))
          : [UNKNOWN];
      }),
    );
  }
  if (callee.type !== "MemberExpression") return [UNKNOWN];
  const { object } = callee;
  const { name } = callee.property;
  if (object.name === "$state") return values(file, given, depth);
  if (object.name === "$derived")
    return returned(given).flatMap((each) => values(file, each, depth));
  if (/^(filter|reverse|toSorted|sort|slice)$/.test(name)) return values(file, object, depth);
  if (/^(find|at|pop)$/.test(name)) return parts(values(file, object, depth), null, depth);
  if (/^(map|flatMap)$/.test(name) && isFunction(given)) {
    // A list of whatever the function gives back.
    return [{ file, node: { type: "ArrayExpression", elements: returned(given) } }];
  }
  return orUnknown(
    methods(file, name).flatMap((each) =>
      returned(each.node).flatMap((out) => values(each.file, out, depth + 1)),
    ),
  );
}

/** The strings that an expression may come out as, each a list of parts; null = unknown. */
export function strings(file, node, depth = 0) {
  const found = new Map();
  for (const { file: where, node: value } of values(file, node, depth)) {
    for (const each of spelt(where, value, depth + 1)) found.set(JSON.stringify(each), each);
  }
  return found.size > MOST ? [[null]] : [...found.values()];
}

export function spelt(file, node, depth = 0) {
  if (depth > DEEPEST) return [[null]];
  if (node.type === "Literal") {
    return ["string", "number"].includes(typeof node.value) ? [[String(node.value)]] : [];
  }
  if (node.type === "TemplateLiteral") {
    return joined(
      node.quasis.flatMap((text, at) => [
        [[text.value.cooked]],
        ...(node.expressions[at] ? [inserted(file, node.expressions[at], depth)] : []),
      ]),
    );
  }
  if (node.type === "BinaryExpression" && node.operator === "+" && isText(node)) {
    return joined([inserted(file, node.left, depth), inserted(file, node.right, depth)]);
  }
  return [[null]];
}

/** Whether a sum puts texts together, not numbers. */
function isText(node) {
  node = bare(node);
  if (node.type === "BinaryExpression")
    return node.operator === "+" && (isText(node.left) || isText(node.right));
  return (
    node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string")
  );
}

function inserted(file, node, depth) {
  const found = strings(file, node, depth + 1);
  return found.length ? found : [[null]];
}

function joined(pieces) {
  let found = [[]];
  for (const ways of pieces) {
    found = found.flatMap((start) => ways.map((way) => [...start, ...way]));
    if (found.length > MOST) return [[null]];
  }
  return found.map(merged);
}

function merged(list) {
  const found = [];
  for (const part of list) {
    if (part === "" || (part === null && found.at(-1) === null)) continue;
    if (part !== null && typeof found.at(-1) === "string") found.push(found.pop() + part);
    else found.push(part);
  }
  return found.length ? found : [""];
}

/** The value of an attribute, with or without a string around it. */
export function attribute(file, value) {
  if (value === true) return [];
  if (!Array.isArray(value)) return strings(file, value.expression);
  return joined(
    value.map((each) =>
      each.type === "Text" ? [[each.data]] : inserted(file, each.expression, 0),
    ),
  );
}
