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
  const below = (limit) => Math.floor(number() * limit);
  return {
    number,
    below,
    pick: (items) => items[below(items.length)],
    maybe: (share) => number() < share,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
