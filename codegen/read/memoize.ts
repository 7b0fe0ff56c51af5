/**
 * Memoizes a function of one object, for watch mode, where one of hundreds of files changes. Results are kept as
 * long as the object.
 *
 * @param answer a pure function; its results must not be changed
 */
export function memoize<T extends object, R>(answer: (asked: T) => R): (asked: T) => R {
  const known = new WeakMap<T, { readonly answer: R }>();
  return (asked) => {
    const before = known.get(asked);
    if (before) return before.answer;
    const now = answer(asked);
    known.set(asked, { answer: now });
    return now;
  };
}
