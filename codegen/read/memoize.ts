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

/**
 * As `memoize`, for a function of a list: the answer of the last list that began with the same object is given
 * again when all its objects are the same.
 */
export function memoizeList<T extends object, R>(
  answer: (asked: readonly T[]) => R,
): (asked: readonly T[]) => R {
  const known = new WeakMap<object, { readonly asked: readonly T[]; readonly answer: R }>();
  return (asked) => {
    const [first = known] = asked;
    const before = known.get(first);
    const isSame =
      before?.asked.length === asked.length &&
      before.asked.every((item, place) => item === asked[place]);
    if (before && isSame) return before.answer;
    const now = answer(asked);
    known.set(first, { asked, answer: now });
    return now;
  };
}

/**
 * A function that gives the value of the last call with the same key again when the new one says the same, so that
 * what was computed from it is known.
 *
 * @returns for values that JSON can tell apart
 */
export function keepEqual<V extends object>(): (key: object, value: V) => V {
  const known = new WeakMap<object, V>();
  return (key, value) => {
    const before = known.get(key);
    if (before && JSON.stringify(before) === JSON.stringify(value)) return before;
    known.set(key, value);
    return value;
  };
}

/** An object that passes the questions to another one on, and notes each with its answer. */
export type Noting<E> = (
  asked: E,
  ask: <A extends readonly unknown[], R>(
    question: (asked: E) => (...args: A) => R,
  ) => (...args: A) => R,
) => E;

/**
 * Memoizes a function of one object that asks another one: it runs again when one of the answers that it got before
 * is another one now.
 *
 * @param answer a pure function; its results must not be changed
 */
export function memoizeAsking<T extends object, E, R>(
  answer: (of: T, asked: E) => R,
  noting: Noting<E>,
): (of: T, asked: E) => R {
  const known = new WeakMap<
    T,
    { readonly isSame: readonly ((now: E) => boolean)[]; readonly answer: R }
  >();
  return (of, asked) => {
    const before = known.get(of);
    if (before?.isSame.every((holds) => holds(asked))) return before.answer;
    const isSame: ((now: E) => boolean)[] = [];
    const noted = noting(asked, (question) => (...args) => {
      const said = question(asked)(...args);
      isSame.push((now) => isEqual(question(now)(...args), said));
      return said;
    });
    const now = answer(of, noted);
    known.set(of, { isSame, answer: now });
    return now;
  };
}

/** Whether two answers are the same, or lists of the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, place) => item === other[place])
  );
}
