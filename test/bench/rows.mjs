import { ms } from './numbers.mjs';

/** A line of the table: texts, and whether the goal was missed. */
export function row(what, peer, goal, ours, missed = false) {
  return { what, peer, goal, ours, missed };
}

/**
 * A time beside the fixed one of the reference peer (design, section 7).
 *
 * @param ours milliseconds
 * @param peer milliseconds
 * @param share the largest part of the peer's time that is good enough
 */
export function besidePeer(what, ours, peer, share) {
  const found = `${ms(ours)}, ${(ours / peer).toFixed(2)}`;
  return row(what, `${peer} ms`, `≤ ${share.toFixed(2)} of the peer`, found, ours > peer * share);
}
