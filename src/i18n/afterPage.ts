/** A page that does not load delays the rest no longer than this. */
const LATEST_MS = 4_000;

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** The first page is rendered with its data, or failed. */
export function pageIsSettled(): void {
  stand();
}

/** A page is loading: code that waits for it waits a few seconds at most. */
export function pageIsUnderWay(): () => void {
  const timer = setTimeout(stand, LATEST_MS);
  return () => clearTimeout(timer);
}

/**
 * Loads a part of the frame after the first page: on a slow connection browsers load six files at a
 * time, and those of the page go first.
 */
export function afterPage<T>(load: () => Promise<T>): Promise<T> {
  return standing.then(load);
}
