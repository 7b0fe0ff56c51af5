/** Delay in browsers without `requestIdleCallback`: after the current frame. */
const SOON_MS = 50;

/**
 * Runs work when the browser is idle.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  // Safari lacks it.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
