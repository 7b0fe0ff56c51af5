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
 * @returns {() => { lines: import('./rows.mjs').Line[], problems: string[] }} to be called after them: what the machine
 * was like, and why the figures may not be noted
 */
export function watchMachine({ load = () => loadavg()[0], seconds = orvalSeconds } = {}) {
  const atStart = load();
  const before = seconds();
  return () => {
    const isBusy = atStart >= QUIET_LOAD;
    const loaded = row('load at the start', '', `< ${QUIET_LOAD}`, atStart.toFixed(2), isBusy);
    const busy = isBusy
      ? [`the load at the start was ${atStart.toFixed(2)}, and must be below ${QUIET_LOAD}`]
      : [];
    const after = seconds();
    if (before === undefined || after === undefined) {
      const unknown = 'GATEHOUSE_BENCH_PEERS names no folder with orval, whose time is compared';
      return { lines: [loaded], problems: [...busy, unknown] };
    }
    const change = after / before - 1;
    const hasChanged = Math.abs(change) > TOLERANCE;
    const tolerance = `± ${TOLERANCE * 100} %`;
    const times = `${before.toFixed(2)} s → ${after.toFixed(2)} s`;
    const changed = hasChanged
      ? [
          `orval took ${(change * 100).toFixed(1)} % more at the end than at the start, not ${tolerance}`,
        ]
      : [];
    return {
      lines: [loaded, row('orval, CPU, before → after', '', tolerance, times, hasChanged)],
      problems: [...busy, ...changed],
    };
  };
}
