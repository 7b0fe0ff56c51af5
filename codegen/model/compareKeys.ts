/** What follows from a key that only one of two versions has, or that both have. */
interface Comparison<T, R> {
  readonly gone?: (old: T, key: string) => readonly R[];
  readonly added?: (now: T, key: string) => readonly R[];
  readonly kept?: (old: T, now: T, key: string) => readonly R[];
}

/** Values by their keys: a map, or what a map is made of. */
export type Entries<T> = Iterable<readonly [string, T]>;

/** Goes through the keys of two versions: those of the old one, then those that are new. No value is undefined. */
export function compareKeys<T, R>(
  before: Entries<T>,
  after: Entries<T>,
  { gone, added, kept }: Comparison<T, R>,
): readonly R[] {
  const [then, next] = [new Map(before), new Map(after)];
  return [...new Map([...then, ...next]).keys()].flatMap((key) => {
    const [old, now] = [then.get(key), next.get(key)];
    if (old === undefined) return (now !== undefined && added?.(now, key)) || [];
    return (now === undefined ? gone?.(old, key) : kept?.(old, now, key)) ?? [];
  });
}

/** Things by their names. */
export function byName<T extends { readonly name: string }>(things: readonly T[]): Entries<T> {
  return things.map((thing) => [thing.name, thing] as const);
}
