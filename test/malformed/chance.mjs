/**
 * Repeatable random numbers (mulberry32) for a seed.
 *
 * @param {number} seed
 */
export function chanceOf(seed) {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** @param {number} limit an integer from 0 to below the limit */
  const below = (limit) => Math.floor(number() * limit);
  return {
    number,
    below,
    /**
     * Undefined only for an empty list.
     *
     * @template Item
     * @param {readonly Item[]} items
     * @returns {Item | undefined}
     */
    pick: (items) => items[below(items.length)],
    /** @param {number} share */
    maybe: (share) => number() < share,
    /** @param {number} length */
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    /**
     * @template Item
     * @param {number} most
     * @param {() => Item} make
     */
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
