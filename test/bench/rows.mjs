import { ms } from './numbers.mjs';

/**
 * A line of the tables of `npm run bench` and `docs/quality.md`.
 *
 * @typedef {object} Line
 * @property {string} what
 * @property {string} peer
 * @property {string} [ratio] our figure divided by the peer's
 * @property {string} goal
 * @property {string} ours
 * @property {boolean} missed
 * @property {string} madeOf
 */

/**
 * Milliseconds, and their parts where they are known.
 *
 * @typedef {Readonly<Record<string, number>>} Figures
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
 * @returns {Line}
 */
export function row(what, peer, goal, ours, missed = false, madeOf = '') {
  return { what, peer, goal, ours, missed, madeOf };
}

/**
 * A time with a goal of its own.
 *
 * @param {string} what
 * @param {number} time milliseconds
 * @param {number} limit milliseconds
 * @param {Partial<Line>} [told] texts where they are not just those of the limit and the time
 * @returns {Line}
 */
export function timeRow(what, time, limit, told = {}) {
  return { ...row(what, '', `≤ ${ms(limit)}`, ms(time), time > limit), ...told };
}

/**
 * A figure beside that of the stock console, which was measured in turns with it.
 *
 * @param {string} what
 * @param {{ ours: Figures, peer: Figures }} both
 * @param {object} [goal]
 * @param {string} [goal.figure] the time without it
 * @param {number} [goal.share] the largest part of the peer's figure that is good enough
 * @param {number} [goal.most] the largest figure that is good enough
 * @param {number} [goal.least] the smallest one
 * @param {(figure: number) => string} [goal.tell]
 * @param {string | false} [goal.parts] what it is made of; work and waiting without it
 * @returns {Line}
 */
export function besidePeer(what, both, { figure = 'time', share, most, least, ...told } = {}) {
  const { tell = ms, parts = partsOf(both.ours) } = told;
  const [ours, peer] = [both.ours[figure], both.peer[figure]];
  const ratio = ours / peer;
  const goals = [
    ...(share === undefined ? [] : [`≤ ${share.toFixed(2)} of the peer`]),
    ...(most === undefined ? [] : [`≤ ${tell(most)}`]),
    ...(least === undefined ? [] : [`≥ ${tell(least)}`]),
  ];
  const missed = ratio > share || ours > most || ours < least;
  return {
    ...row(what, tell(peer), goals.join(', '), tell(ours), missed, parts || ''),
    // Nothing beside nothing is no ratio.
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '',
  };
}

/** They add up to the whole, or to more when the page works on after its last thing is drawn. */
export function partsOf({ script, layout, other, waiting }) {
  const parts = Object.entries({ script, layout, other, waiting });
  return `${parts.map(([name, time]) => `${name} ${Math.round(time)}`).join(', ')} ms`;
}
