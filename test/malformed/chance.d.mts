/** Repeatable random numbers (mulberry32) for a seed. */
export function chanceOf(seed: number): {
  number(): number;
  /** An integer from 0 to below the limit. */
  below(limit: number): number;
  /** Undefined only for an empty list. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  maybe(share: number): boolean;
  bytes(length: number): Buffer;
  some<Item>(most: number, make: () => Item): Item[];
};
