// The service worker: shows notices, and keeps what was loaded for when there is no connection.

export function watchForNotices(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker
    .register("/sw.js")
    .then(keepWhatIsLoaded)
    .catch(() => undefined);
}

/** The first visit loads everything before the worker is there to see it. */
async function keepWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);
  active?.postMessage({ keep: ["/", ...loaded] });
}
