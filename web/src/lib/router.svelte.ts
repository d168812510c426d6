// Addresses of pages, without a library: /table/ID, /replay/ID/PLY, ..

const place = $state({ path: location.pathname, query: location.search });

export function go(path: string, replace = false): void {
  if (path === place.path + place.query) return;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  if (!replace) scrollTo(0, 0);
}

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function watchAddress(): void {
  addEventListener("popstate", read);
}

/** The parts of the address: ["table", "ID"]. */
export function parts(): string[] {
  return place.path.split("/").filter(Boolean).map(decodeURIComponent);
}

const latest: Record<string, string[]> = {};

/** What the address says after the name of a page. While the next page is still on its way, the
    address is that one's already, and the page that is shown keeps what it had. */
export function partsOf(page: string): string[] {
  const [name, ...rest] = parts();
  return name === page ? (latest[page] = rest) : (latest[page] ?? []);
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

/** For <a onclick={link}>: stay on the page unless the person wants a new tab. */
export function link(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const target = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(target.pathname + target.search + target.hash);
}
