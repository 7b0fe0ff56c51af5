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
 * A time with a goal. The goals were set, and the peer was measured, on one machine (design, section 7): `judged` tells
 * how long that one would have taken.
 *
 * @param {string} what
 * @param {{ script?: number, layout?: number, other?: number, waiting?: number, network?: number, time: number }} spent
 * milliseconds, and their parts where they are known
 * @param {number} limit milliseconds
 * @param {{ peer?: string, goal?: string, ours?: string, madeOf?: string }} [told] the peer's figure, and texts where
 * they are not just those of the limit, the time and its parts
 */
export function timeRow(what, { time, waiting = 0, ...parts }, limit, told = {}) {
  const madeOf = parts.script === undefined ? '' : partsOf({ ...parts, waiting });
  const texts = { peer: '', goal: `≤ ${ms(limit)}`, ours: ms(time), madeOf, ...told };
  return { what, ...texts, time, waiting, limit };
}

/**
 * A time beside the fixed one of the reference peer (design, section 7).
 *
 * @param spent as of `timeRow`
 * @param peer milliseconds
 * @param share the largest part of the peer's time that is good enough
 */
export function besidePeer(what, spent, peer, share) {
  const goal = `≤ ${share.toFixed(2)} of the peer`;
  const fact = timeRow(what, spent, peer * share, { peer: ms(peer), goal });
  return { ...fact, beside: peer };
}

/** The same of a time that was measured with the CPU of `fourTimesSlower`, which is as long there. */
export function besideSlowedPeer(what, spent, peer, share) {
  return { ...besidePeer(what, spent, peer, share), isThere: true };
}

/**
 * A line with its figure, and whether the goal was missed. Waiting takes as long on any machine, work does not.
 *
 * @param fact a line of `row`, which stays as it is, or of `timeRow` or `besidePeer`
 * @param {number | undefined} slowness how many times as long as that of the goals this machine takes, where it is known
 */
export function judged({ time, waiting, limit, beside, isThere = false, ...fact }, slowness) {
  if (time === undefined) return fact;
  const isLikeThere = isThere || slowness === undefined;
  const idle = Math.min(waiting, time);
  const there = isLikeThere ? time : idle + (time - idle) / slowness;
  const told = [
    fact.ours,
    ...(isLikeThere ? [] : [`there ${ms(there)}`]),
    ...(beside === undefined ? [] : [(there / beside).toFixed(2)]),
  ];
  return { ...fact, ours: told.join(', '), missed: there > limit };
}

/** Loading runs beside the work; the other four add up to the whole. */
export function partsOf({ script, layout, other, waiting, network }) {
  const parts = Object.entries({ script, layout, other, waiting }).map(
    ([name, time]) => `${name} ${Math.round(time)}`,
  );
  const loading = network === undefined ? '' : `; loading ${Math.round(network)}`;
  return `${parts.join(', ')}${loading} ms`;
}
