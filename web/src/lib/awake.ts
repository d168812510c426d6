// A screen that several people look at does not go dark while they think.

/** From now on; what comes back ends it. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined; // only with https
  let lock: WakeLockSentinel | null = null;
  const keep = (): void => {
    if (document.hidden) return;
    navigator.wakeLock.request("screen").then(
      (held) => (lock = held),
      () => undefined, // the battery is low
    );
  };
  keep();
  document.addEventListener("visibilitychange", keep);
  return () => {
    document.removeEventListener("visibilitychange", keep);
    void lock?.release();
  };
}
