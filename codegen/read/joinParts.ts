import { isMap } from '../model/isMap.ts';
import { errorOf, type Diagnostic } from '../report/diagnostic.ts';
import { valueIn, type KeyPath, type Located } from './located.ts';
import { memoizeList } from './memoize.ts';

interface Joined {
  /** Absent when two files have the same key. */
  readonly located?: Located<unknown>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The files that a manifest is split into as one: a map that several have holds the keys of all of them, in the order of
 * the files. Everything else stands in one of them.
 *
 * @param parts at least one
 */
export const joinParts = memoizeList((parts: readonly Located<unknown>[]): Joined => {
  const [first] = parts as [Located<unknown>];
  const alone = parts.length === 1 ? first : parts.find(({ value }) => !isMap(value));
  if (alone) return { located: alone, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const partAt = (path: KeyPath): Located<unknown> => {
    for (let length = path.length; length > 0; length -= 1) {
      const begin = path.slice(0, length);
      const part = parts.find(({ value }) => valueIn(value, begin) !== undefined);
      if (part) return part;
    }
    return first;
  };
  const join = (values: readonly unknown[], path: KeyPath): unknown => {
    if (values.length === 1) return values[0];
    if (!values.every(isMap)) {
      const [one, other] = parts.filter(({ value }) => valueIn(value, path) !== undefined);
      if (one && other) diagnostics.push(writtenTwice(path, one, other));
      return values[0];
    }
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
    return Object.fromEntries(
      keys.map((key) => {
        const own = values.flatMap((value) => (Object.hasOwn(value, key) ? [value[key]] : []));
        return [key, join(own, [...path, key])];
      }),
    );
  };
  const value = join(
    parts.map((part) => part.value),
    [],
  );
  const { file } = first;
  const at = (path: KeyPath) => partAt(path).at(path);
  const atKey = (path: KeyPath) => partAt(path).atKey(path);
  if (diagnostics.length > 0) return { diagnostics };
  return { located: { file, value, at, atKey, parts }, diagnostics };
});

function writtenTwice(path: KeyPath, one: Located<unknown>, other: Located<unknown>): Diagnostic {
  return errorOf(
    'duplicate-key',
    other.atKey(path),
    `'${String(path.at(-1))}' is written in two files. Keep one of the two.`,
    'each key once',
    { message: 'It stands first here.', ...one.atKey(path) },
  );
}
