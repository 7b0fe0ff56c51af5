import { isMap } from '../model/isMap.ts';
import { valueIn, type Located } from '../read/located.ts';
import { memoize } from '../read/memoize.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is a resource's own, also when everything else is another's. */
const ITS_OWN: ReadonlySet<string> = new Set(['resource', 'name', 'api', 'single', 'twin']);

/**
 * Resources, before their schema is checked: one with a `twin` has all that the other has and it does not say otherwise.
 * Maps are put together key by key; anything else is the own one, and `null` takes a key away.
 *
 * @returns in the same order; the same objects where nothing is copied
 */
export function copyTwins(resources: readonly Located<unknown>[]): readonly Located<unknown>[] {
  const byId = new Map(resources.map((located) => [textOf(located, 'resource'), located]));
  return resources.map((located) => {
    const other = byId.get(textOf(located, 'twin') ?? '');
    // Chains and circles are told by a rule; nothing is copied twice.
    return other && textOf(other, 'twin') === undefined ? twinOf(located)(other) : located;
  });
}

function textOf({ value }: Located<unknown>, key: string): string | undefined {
  const found = valueIn(value, [key]);
  return typeof found === 'string' ? found : undefined;
}

const twinOf = memoize((located: Located<unknown>) =>
  memoize((other: Located<unknown>): Located<unknown> => {
    if (!isMap(located.value) || !isMap(other.value)) return located;
    const copied = Object.entries(other.value).filter(([key]) => !ITS_OWN.has(key));
    const value = together(Object.fromEntries(copied), located.value);
    return {
      ...located,
      value,
      takenFrom: (path) =>
        valueIn(located.value, path) === undefined && valueIn(value, path) !== undefined
          ? other
          : undefined,
    };
  }),
);

function together(other: Values, own: Values): Values {
  const keys = [...new Set([...Object.keys(other), ...Object.keys(own)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [theirs, ours] = [other[key], own[key]];
      if (ours === null) return [];
      if (ours === undefined) return [[key, theirs]];
      return [[key, isMap(theirs) && isMap(ours) ? together(theirs, ours) : ours]];
    }),
  );
}
