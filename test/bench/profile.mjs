// Where the time of the `gatehouse` command goes, by V8's profiler.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Functions of the command, and what their time is called. The outermost of them counts. */
const PARTS = new Map([
  ['readSources', 'reading'],
  ['readUses', 'code'],
  ['findCode', 'code'],
  ['parseProject', 'parsing'],
  ['derive', 'deriving'],
  ['check', 'rules'],
  ['emit', 'emitting'],
  ['planFiles', 'comparing'],
  ['readGenerated', 'comparing'],
  ['writePlan', 'writing'],
  ['(garbage collector)', 'collecting'],
]);
const IDLE = '(idle)';

/**
 * Runs something with arguments for `node` that make it note its profile.
 *
 * @param {(args: readonly string[]) => unknown} run may give a promise
 * @returns {Promise<Map<string, number>>} milliseconds of each part, those of all else as `other`
 */
export async function profiled(run) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-profile-'));
  try {
    await run(['--cpu-prof', '--cpu-prof-dir', folder]);
    const parts = new Map();
    for (const file of readdirSync(folder)) {
      addParts(parts, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    }
    return parts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addParts(parts, { nodes, samples, timeDeltas }) {
  const above = new Map(nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])));
  // A bundler numbers equal names.
  const names = new Map(
    nodes.map(({ id, callFrame }) => [id, callFrame.functionName.replace(/\$\d+$/, '')]),
  );
  const known = new Map();
  const partOf = (id) => {
    if (id === undefined) return undefined;
    if (!known.has(id)) known.set(id, partOf(above.get(id)) ?? PARTS.get(names.get(id)));
    return known.get(id);
  };
  for (const [index, id] of samples.entries()) {
    if (names.get(id) === IDLE) continue;
    const part = partOf(id) ?? 'other';
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas[index] / 1000);
  }
}

/** Of all the time, how much each part takes: `rules 60 %, parsing 20 %`, the largest first. */
export function sharesOf(parts) {
  const all = [...parts.values()].reduce((sum, time) => sum + time, 0);
  return [...parts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, time]) => `${name} ${Math.round((time / all) * 100)} %`)
    .join(', ');
}
