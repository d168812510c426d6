// Two jobs: show notices that the server pushes, and answer while there is no connection.

const KEPT = "saqqara-1";
const isAsset = (url) => url.pathname.startsWith("/assets/"); // named by content: never stale

self.addEventListener("install", (event) => {
  event.waitUntil(keep(["/", "/icon.svg"]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) {
    event.waitUntil(keep(event.data.keep).then(keepForOffline));
  }
});

async function keep(paths) {
  const cache = await caches.open(KEPT);
  await Promise.allSettled(paths.map((path) => cache.add(path)));
}

/** All that works without a server, listed when the client was built (vite.config.ts). */
async function keepForOffline() {
  try {
    const answer = await fetch("/offline.json", { cache: "no-cache" });
    const cache = await caches.open(KEPT);
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const listed = await answer.json();
    await keep(listed.filter((path) => !known.has(path)));
  } catch {
    // the next page that is opened asks for it again
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (isAsset(url)) event.respondWith(asset(event.request));
});

/** The newest page; without a connection the one that is kept, which then says so itself. */
async function page(request) {
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    if (answer.ok && isPage) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** A new page comes with new assets: what the old one needed is forgotten. */
async function keepPage(answer) {
  const old = await caches.match("/");
  const isNew = old && old.headers.get("etag") !== answer.headers.get("etag");
  if (isNew) await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.put("/", answer);
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? { title: "Saqqara", body: "", url: "/", tag: "" };
  const shown = self.registration.showNotification(notice.title, {
    body: notice.body,
    tag: notice.tag,
    lang: notice.language,
    icon: "/icon.svg",
    data: { url: notice.url },
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? "/"));
});

/** In a window that shows the page already, or a new one. */
async function openPage(address) {
  const url = new URL(address, location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => each.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
