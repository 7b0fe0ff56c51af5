/**
 * The same question is answered once: for watch mode, where one of hundreds of files changes.
 * Answers are kept for as long as the thing asked about is.
 *
 * @param answer must depend on nothing but what it is given, and nobody may change what it answers
 */
export function remembered<T extends object, R>(answer: (asked: T) => R): (asked: T) => R {
  const known = new WeakMap<T, { readonly answer: R }>();
  return (asked) => {
    const before = known.get(asked);
    if (before) return before.answer;
    const now = answer(asked);
    known.set(asked, { answer: now });
    return now;
  };
}
