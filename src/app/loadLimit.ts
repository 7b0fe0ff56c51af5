/** A file may take as long as a call (spec 1, section 9). */
export const LOAD_LIMIT_MS = 60_000;

/** A part of the program did not come in time. Asked for once more it would be waited for as before. */
export class LoadTimeout extends Error {
  override readonly name = 'LoadTimeout';
}

/** Waits for a part of the program, but not for ever. @throws LoadTimeout when the time is up */
export function withinLimit<T>(loading: Promise<T>, limitMs = LOAD_LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadTimeout(`No answer within ${limitMs / 1000} s.`)),
      limitMs,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
