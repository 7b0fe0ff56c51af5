import { isEqual as haveSameParts } from 'es-toolkit/predicate';

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

/** As `keepEqual`, for each item of a list; with all of its items the same, the list is the same, too. */
export function keepEqualItems<V>(): (key: object, items: readonly V[]) => readonly V[] {
  const known = new WeakMap<object, readonly V[]>();
  return (key, items) => {
    const before = known.get(key) ?? [];
    const kept = items.map(
      (item, place) => (haveSameParts(item, before[place]) ? before[place] : item) as V,
    );
    const now = isEqual(kept, before) ? before : kept;
    known.set(key, now);
    return now;
  };
}

/**
 * An object that passes the questions to another one on, and notes each with its answer. While a part of the other
 * one is the same object, what was asked of it need not be asked again.
 */
export type Noting<E> = (
  asked: E,
  ask: <A extends readonly unknown[], R>(
    question: (asked: E) => (...args: A) => R,
    part?: (asked: E) => unknown,
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
  type Check = (now: E) => boolean;
  const known = new WeakMap<T, { readonly checks: readonly Check[]; readonly answer: R }>();
  return (of, asked) => {
    const before = known.get(of);
    if (before?.checks.every((holds) => holds(asked))) return before.answer;
    const checks: Check[] = [];
    const ofPart = new Map<(asked: E) => unknown, Check[]>();
    const checksOf = (part: (asked: E) => unknown): Check[] => {
      const noted = ofPart.get(part);
      if (noted) return noted;
      const [said, own]: [unknown, Check[]] = [part(asked), []];
      checks.push((now) => part(now) === said || own.every((holds) => holds(now)));
      ofPart.set(part, own);
      return own;
    };
    const noted = noting(asked, (question, part) => {
      const among = part ? checksOf(part) : checks;
      return (...args) => {
        const said = question(asked)(...args);
        among.push((now) => isEqual(question(now)(...args), said));
        return said;
      };
    });
    const now = answer(of, noted);
    known.set(of, { checks, answer: now });
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
