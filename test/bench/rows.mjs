import { ms } from './numbers.mjs';

/**
 * A line of the table of `npm run bench`.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {string} peer
 * @property {string} goal
 * @property {string} ours
 * @property {boolean} missed
 * @property {string} madeOf
 */

/**
 * A line whose `missed` only `judged` tells.
 *
 * @typedef {Omit<Line, 'missed'> & {
 *   time: number, waiting: number, limit: number, beside?: number, isThere?: boolean,
 * }} Time
 */

/**
 * Milliseconds, and their parts where they are known.
 *
 * @typedef {object} Spent
 * @property {number} time
 * @property {number} [script]
 * @property {number} [layout]
 * @property {number} [other]
 * @property {number} [waiting]
 * @property {number} [network]
 */

/**
 * A line of the table: texts, and whether the goal was missed.
 *
 * @param {string} what
 * @param {string} peer
 * @param {string} goal
 * @param {string} ours
 * @param {boolean} missed
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
 * @param {Spent} spent
 * @param {number} limit milliseconds
 * @param {Partial<Line>} [told] the peer's figure, and texts where they are not just those of the limit, the time and its parts
 * @returns {Time}
 */
export function timeRow(what, { time, waiting = 0, ...parts }, limit, told = {}) {
  const madeOf = parts.script === undefined ? '' : partsOf({ ...parts, waiting });
  const texts = { peer: '', goal: `≤ ${ms(limit)}`, ours: ms(time), madeOf, ...told };
  return { what, ...texts, time, waiting, limit };
}

/**
 * A time beside the fixed one of the reference peer (design, section 7).
 *
 * @param {string} what
 * @param {Spent} spent
 * @param {number} peer milliseconds
 * @param {number} share the largest part of the peer's time that is good enough
 * @returns {Time}
 */
export function besidePeer(what, spent, peer, share) {
  const goal = `≤ ${share.toFixed(2)} of the peer`;
  const fact = timeRow(what, spent, peer * share, { peer: ms(peer), goal });
  return { ...fact, beside: peer };
}

/**
 * The same of a time that was measured with the CPU of `fourTimesSlower`, which is as long there.
 *
 * @type {typeof besidePeer}
 */
export function besideSlowedPeer(what, spent, peer, share) {
  return { ...besidePeer(what, spent, peer, share), isThere: true };
}

/**
 * A line with its figure, and whether the goal was missed. Waiting takes as long on any machine, work does not.
 *
 * @param {Line | Time} fact a line of `row`, which stays as it is, or of `timeRow` or `besidePeer`
 * @param {number | undefined} slowness how many times as long as that of the goals this machine takes, where it is known
 * @returns {Line}
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

/**
 * Loading runs beside the work; the other four add up to the whole.
 *
 * @param {Spent} spent
 */
export function partsOf({ script, layout, other, waiting, network }) {
  const parts = Object.entries({ script, layout, other, waiting }).map(
    ([name, time]) => `${name} ${Math.round(time)}`,
  );
  const loading = network === undefined ? '' : `; loading ${Math.round(network)}`;
  return `${parts.join(', ')}${loading} ms`;
}
