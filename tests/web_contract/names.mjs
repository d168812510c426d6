// The sources of the browser client, and what the names in them stand for. scan.mjs begins.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const top = resolve(process.argv[2] ?? "web/src");
const { parse } = createRequire(resolve(process.argv[3] ?? join(top, "..", "package.json")))(
  "svelte/compiler",
);

// ---- the files

class File {
  constructor(path) {
    this.path = path;
    this.name = relative(top, path);
    this.text = readFileSync(path, "utf-8");
    const isModule = path.endsWith(".ts");
    this.shift = isModule ? '<script lang="ts">'.length : 0;
    this.root = parse(isModule ? `<script lang="ts">${this.text}</script>` : this.text, {
      modern: true,
    });
    this.names = new Map(); // what a name may stand for
    this.members = new Map(); // of the classes
    this.imports = new Map(); // name -> { from, name }
  }
  line(node) {
    return this.text.slice(0, Math.max(0, node.start - this.shift)).split("\n").length;
  }
}

// Tests, and types that were made of what the engine and the catalogues say.
const NOT_READ = /\.(test|spec)\.ts$|\.d\.ts$|(^|\/)(wire|messages|words|misspelt)\.ts$/;

export const files = new Map();
for (const each of readdirSync(top, { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(each) || NOT_READ.test(each)) continue;
  const file = new File(join(top, each));
  files.set(file.path, file);
}

export function* below(node) {
  if (!node || typeof node !== "object") return;
  if (Array.isArray(node)) {
    for (const each of node) yield* below(each);
    return;
  }
  if (typeof node.type === "string") yield node;
  for (const [key, value] of Object.entries(node)) {
    if (
      value &&
      typeof value === "object" &&
      key !== "loc" &&
      key !== "name_loc" &&
      key !== "css"
    ) {
      yield* below(value);
    }
  }
}

export const isFunction = (node) =>
  ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"].includes(node?.type);

/** What a function may give back. */
export function returned(node) {
  if (node.body.type !== "BlockStatement") return [node.body];
  const found = [];
  const look = (at) => {
    if (!at || typeof at !== "object" || (at !== node && isFunction(at))) return;
    if (at.type === "ReturnStatement" && at.argument) found.push(at.argument);
    for (const [key, value] of Object.entries(at)) if (key !== "loc") look(value);
  };
  look(node.body);
  return found;
}

export function bare(node) {
  while (
    ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression", "ChainExpression"].includes(
      node?.type,
    ) ||
    node?.type === "ParenthesizedExpression"
  ) {
    node = node.expression;
  }
  return node;
}

// ---- what names stand for

// A meaning is { node }, { of, key } (a part of another meaning, key null = any part) or {}: only
// known at a table. It holds where `scope` reaches; members of classes are kept apart.
const SCOPES =
  /^(BlockStatement|ForStatement|ForOfStatement|EachBlock|IfBlock|KeyBlock|AwaitBlock|SnippetBlock|Component|RegularElement)$/;

function learn(file) {
  const put = (name, meaning, scope) => {
    if (!file.names.has(name)) file.names.set(name, []);
    file.names.get(name).push({ ...meaning, scope });
  };
  const bind = (pattern, meaning, scope) => {
    if (pattern?.type === "Identifier") put(pattern.name, meaning, scope);
    else if (pattern?.type === "AssignmentPattern") {
      bind(pattern.left, meaning, scope);
      bind(pattern.left, { node: pattern.right }, scope);
    } else if (pattern?.type === "RestElement") bind(pattern.argument, {}, scope);
    else if (pattern?.type === "ObjectPattern") {
      for (const each of pattern.properties) {
        if (each.type === "RestElement") bind(each, {}, scope);
        else bind(each.value, { of: meaning, key: each.key.name ?? null }, scope);
      }
    } else if (pattern?.type === "ArrayPattern") {
      pattern.elements.forEach((each, at) => each && bind(each, { of: meaning, key: at }, scope));
    }
  };
  const assigned = []; // after all declarations
  const visit = (node, scope, elements) => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each, scope, null);
      return;
    }
    const inner = SCOPES.test(node.type ?? "") || isFunction(node) ? node : scope;
    if (isFunction(node))
      node.params.forEach((param, at) =>
        bind(param, at === 0 && elements ? { of: { node: elements }, key: null } : {}, node),
      );
    if (node.type === "VariableDeclarator")
      bind(node.id, node.init ? { node: node.init } : {}, scope);
    if (node.type === "FunctionDeclaration" && node.id) put(node.id.name, { node }, scope);
    if (node.type === "MethodDefinition" || node.type === "PropertyDefinition") {
      if (node.value)
        file.members.set(node.key.name, [...(file.members.get(node.key.name) ?? []), node.value]);
    }
    if (node.type === "AssignmentExpression" && node.left.type === "Identifier") {
      assigned.push([node.left, node.operator === "=" ? { node: node.right } : {}]);
    }
    if (node.type === "UpdateExpression" && node.argument.type === "Identifier")
      assigned.push([node.argument, {}]);
    if (node.type === "EachBlock") {
      if (node.context) bind(node.context, { of: { node: node.expression }, key: null }, node);
      if (node.index) put(node.index, {}, node);
    }
    if (node.type === "SnippetBlock") for (const each of node.parameters) bind(each, {}, node);
    if (node.type === "ForOfStatement")
      bind(node.left.declarations?.[0]?.id, { of: { node: node.right }, key: null }, node);
    if (node.type === "ImportDeclaration") {
      for (const each of node.specifiers) {
        file.imports.set(each.local.name, {
          from: node.source.value,
          name: each.imported?.name ?? "default",
        });
      }
    }
    const isLoop = node.type === "ForOfStatement"; // its variable is bound above
    for (const [key, value] of Object.entries(node)) {
      if (
        !value ||
        typeof value !== "object" ||
        /^(loc|name_loc|css|typeAnnotation|comments)$/.test(key)
      )
        continue;
      if (isLoop && key === "left") continue;
      if (node.type === "CallExpression" && key === "arguments") {
        for (const each of value) visit(each, inner, eachOf(node));
      } else visit(value, inner, null);
    }
  };
  visit(file.root, file.root, null);
  for (const [left, meaning] of assigned) {
    const bound = nearest(file, left);
    if (bound[0]) put(left.name, meaning, bound[0].scope);
  }
}

/** The list whose elements the function of `list.map(...)` and the like is given. */
function eachOf(call) {
  const callee = bare(call.callee);
  const takes = ["map", "flatMap", "filter", "find", "findIndex", "some", "every", "forEach"];
  return callee?.type === "MemberExpression" && takes.includes(callee.property.name)
    ? callee.object
    : null;
}

/** The meanings of a name in the innermost scope around a place. */
function nearest(file, at) {
  const found = (file.names.get(at.name) ?? []).filter(
    ({ scope }) => scope === file.root || (scope.start <= at.start && at.end <= scope.end),
  );
  const size = ({ scope }) => (scope === file.root ? Infinity : scope.end - scope.start);
  const least = Math.min(...found.map(size));
  return found.filter((each) => size(each) === least);
}
for (const file of files.values()) learn(file);

function imported(file, name) {
  const found = file.imports.get(name);
  if (!found || !found.from.startsWith(".")) return null;
  const base = resolve(dirname(file.path), found.from);
  for (const path of [base, `${base}.ts`, `${base}.svelte`, `${base}.svelte.ts`]) {
    if (files.has(path)) return { file: files.get(path), name: found.name };
  }
  return null;
}

/** All that a name may stand for at a place: meanings with their files. */
export function meanings(file, at) {
  const found = nearest(file, at);
  if (found.length) return found.map((meaning) => ({ file, meaning }));
  const away = imported(file, at.name);
  if (!away) return [];
  const there = (away.file.names.get(away.name) ?? []).filter(
    ({ scope }) => scope === away.file.root,
  );
  return there.map((meaning) => ({ file: away.file, meaning }));
}

/** The game that a file belongs to; parts of its board share a `play`. */
export const gameOf = (file) => /^games\/(\w+)\//.exec(file.name)?.[1] ?? "";

export function methods(file, name) {
  const found = [];
  for (const each of files.values()) {
    if (each !== file && (!gameOf(file) || gameOf(each) !== gameOf(file))) continue;
    for (const node of each.members.get(name) ?? []) {
      if (isFunction(bare(node))) found.push({ file: each, node: bare(node) });
    }
  }
  return found;
}
