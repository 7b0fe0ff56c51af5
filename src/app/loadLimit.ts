/** A file may take as long as a call (spec 1, section 9). */
export const LOAD_LIMIT_MS = 60_000;

/** A chunk timed out. Browsers would wait for the same request again, so a retry does not help. */
export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

/** Adds a timeout to loading a chunk. @throws LoadTimeout */
export function withinLimit<T>(loading: Promise<T>, limitMs = LOAD_LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadTimeout(`No answer within ${limitMs / 1000} s.`)),
      limitMs,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
