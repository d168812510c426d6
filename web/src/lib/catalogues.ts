// Which catalogues are fetched at once; the build puts those into one file (vite.config.ts).

// Fetched with what shows them: the pages beside home and tables, the waiting room among them,
// and what is said of choices at tables, in reviews, lessons and puzzles, of notices in settings,
// of keys in their list and of deals in results.
const LATER = new Set([
  "notice",
  "web_box",
  "web_deal",
  "web_family",
  "web_keys",
  "web_pages",
  "web_puzzles",
  "web_reading",
  "web_review",
  "learn",
  "lessons",
]);
// Of a game, what every page may say. All else of it comes with what shows it.
const OF_GAMES = new Set(["name", "web_name"]);

/** Those of a game are named after it: `imhotep/table` is LANGUAGE/games/imhotep/table.ftl. */
export function catalogueAt(path: string): { language: string; name: string } {
  const [, language = "", name = ""] =
    /(?:^|\/)([a-z]{2})\/(?:games\/)?((?:\w+\/)?\w+)\.ftl/.exec(path) ?? [];
  return { language, name };
}

export function isAtOnce(name: string): boolean {
  const [, part] = name.split("/");
  return part ? OF_GAMES.has(part) : !LATER.has(name);
}
