/** Where the browser does not tell when it is idle: after the frame that is being drawn. */
const SOON_MS = 50;

/**
 * Does something when the browser has nothing else to do.
 *
 * @returns takes it back
 */
export function whenIdle(work: () => void): () => void {
  // Safari does not have it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
