/** A page that does not come holds nothing else back for longer. */
const LATEST_MS = 4_000;

let stand: () => void = () => undefined;
const standing = new Promise<void>((resolve) => {
  stand = resolve;
});

/** The first page is drawn and has its data, or there will be none. */
export function pageIsSettled(): void {
  stand();
}

/** From now on a page is under way: what waits for it waits no longer than some seconds. */
export function pageIsUnderWay(): () => void {
  const timer = setTimeout(stand, LATEST_MS);
  return () => clearTimeout(timer);
}

/**
 * Fetches a part of the frame only when the first page stands: on a slow link each file is one of
 * six at a time, and those of the page go first.
 */
export function afterPage<T>(load: () => Promise<T>): Promise<T> {
  return standing.then(load);
}
