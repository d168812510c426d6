// What is fetched when it is first shown. Not by {#await}: whenever something that such a block reads
// changes, it may show nothing for a moment and build anew what it holds, also for the same promise.
// A board would lose what somebody has half composed on it.

export interface Loaded<Part> {
  readonly now: Part | undefined; // undefined = it has not come yet
}

/** Keeps what the last promise has brought; called while a component is set up. */
export function loaded<Part>(from: () => Promise<Part> | null | undefined): Loaded<Part> {
  let now = $state.raw<Part>();
  $effect(() => {
    let wanted = true;
    void from()?.then((part) => {
      if (wanted) now = part;
    });
    return () => (wanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
