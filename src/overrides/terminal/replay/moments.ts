/**
 * How many of these moments are not after a time, by halving: a recording has a million.
 *
 * @param at tells the seconds of one; they are in order
 */
export function countUntil(count: number, at: (index: number) => number, seconds: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle) > seconds) high = middle;
    else low = middle + 1;
  }
  return low;
}
