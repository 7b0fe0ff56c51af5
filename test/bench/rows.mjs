import { ms } from './numbers.mjs';

/**
 * A line of the table: texts, and whether the goal was missed.
 *
 * @param {string} [madeOf] what the figure is made of, which says what is in the way of a goal
 */
export function row(what, peer, goal, ours, missed = false, madeOf = '') {
  return { what, peer, goal, ours, missed, madeOf };
}

/**
 * A time beside the fixed one of the reference peer (design, section 7).
 *
 * @param ours milliseconds
 * @param peer milliseconds
 * @param share the largest part of the peer's time that is good enough
 * @param {string} [madeOf] parts of our time
 */
export function besidePeer(what, ours, peer, share, madeOf) {
  const found = `${ms(ours)}, ${(ours / peer).toFixed(2)}`;
  const goal = `≤ ${share.toFixed(2)} of the peer`;
  return row(what, `${peer} ms`, goal, found, ours > peer * share, madeOf);
}
