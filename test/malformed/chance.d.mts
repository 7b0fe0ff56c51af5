/** Repeatable chance (mulberry32): the same draws for the same seed. */
export function chanceOf(seed: number): {
  number(): number;
  /** A whole number from 0, smaller than the limit. */
  below(limit: number): number;
  /** Undefined for an empty list alone. */
  pick<Item>(items: readonly Item[]): Item | undefined;
  maybe(share: number): boolean;
  bytes(length: number): Buffer;
  some<Item>(most: number, make: () => Item): Item[];
};
