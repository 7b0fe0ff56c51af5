import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { measurePeers } from './peers.mjs';
import { row } from './rows.mjs';

/** What the generators of the same field read. */
export const RESOURCES = 120;
export const FIELDS = 20;
/** Exit code of a run whose times were not noted. */
export const NOT_NOTED = 4;
/** Processes that want to run, in the mean of the last minute, before figures are noted. */
const QUIET_LOAD = 0.5;
/** How much orval may differ after the measurements from what it took before. */
const TOLERANCE = 0.05;
const RUNS = 5;
const LONGEST_WAIT_S = 600;
const LOOK_S = 10;

/** CPU seconds that orval takes at the moment; nothing where it is not installed. */
const orvalSeconds = () => measurePeers(RESOURCES, FIELDS, RUNS, ['orval'])[0]?.seconds;

/** Waits until other work has ended, for some minutes at the most. */
export async function quiet() {
  for (let waited = 0; waited < LONGEST_WAIT_S && loadavg()[0] >= QUIET_LOAD; waited += LOOK_S) {
    console.log(`Load ${loadavg()[0].toFixed(2)}: waiting until the machine is quiet.`);
    await setTimeout(LOOK_S * 1000);
  }
}

/**
 * Looks at the machine before and after measurements.
 *
 * @param {object} [machine]
 * @param {() => number} [machine.load]
 * @param {() => number | undefined} [machine.seconds] that a program of known work takes
 * @returns {() => { lines: import('./rows.mjs').Line[], problem?: string }} to be called after them: what the machine was
 * like, and why the figures may not be noted
 */
export function watchMachine({ load = () => loadavg()[0], seconds = orvalSeconds } = {}) {
  const atStart = load();
  const before = seconds();
  return () => {
    const after = seconds();
    const isBusy = atStart >= QUIET_LOAD;
    const limit = `< ${QUIET_LOAD}`;
    const lines = [row('load at the start', '', limit, atStart.toFixed(2), isBusy)];
    if (before === undefined || after === undefined) {
      const problem =
        'GATEHOUSE_BENCH_PEERS names no folder with orval, so nothing says whether the machine stayed as fast as it was';
      return { lines, problem };
    }
    const change = after / before - 1;
    const hasChanged = Math.abs(change) > TOLERANCE;
    const times = `${before.toFixed(2)} s → ${after.toFixed(2)} s`;
    lines.push(row('orval, CPU, before → after', '', `± ${TOLERANCE * 100} %`, times, hasChanged));
    if (isBusy)
      return { lines, problem: `the machine was busy: the load at the start must be ${limit}` };
    if (hasChanged) {
      const percent = `${Math.abs(change * 100).toFixed(0)} % ${change > 0 ? 'more' : 'less'}`;
      return {
        lines,
        problem: `the machine changed: orval took ${percent} at the end than at the start`,
      };
    }
    return { lines };
  };
}
