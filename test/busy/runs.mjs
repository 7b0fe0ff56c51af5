import { parseArgs } from 'node:util';

/**
 * Tests that are run together, and how often.
 *
 * @typedef {{ set: string, count: number }} ChosenSet
 */

/** @typedef {{ ok: true, out: string, sets: readonly ChosenSet[] } | { ok: false, problem: string }} Plan */

/**
 * Run number `run` of `of`.
 *
 * @typedef {{ set: string, run: number, of: number }} Run
 */

const vitest = (...args) => ['npx', 'vitest', 'run', ...args];

/** What may be run by name; anything else is a filter of test files. */
const SETS = {
  test: ['node', 'test/run.mjs'],
  browser: vitest('--project', 'e2e', '--tags-filter', 'core'),
  e2e: vitest('--project', 'e2e'),
  durability: vitest('--project', 'durability'),
  walk: vitest('--project', 'walk'),
};
const OUT = 'dist/busy.jsonl';

export const USAGE = `npm run test:busy -- SET [COUNT] [SET [COUNT] ...] [--out FILE]

  Runs sets of tests beside a busy loop for each core, and adds the outcome of each run to a file. Started again
  with the same arguments, it goes on with the runs that the file does not have for this commit.

  SET         ${Object.keys(SETS).join(', ')}, or a part of the names of test files
  COUNT       how often it is run (1)
  --out FILE  where the outcomes are kept (${OUT})`;

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @returns {Plan}
 */
export function parsePlan(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string', default: OUT } },
    });
    const sets = [];
    for (const word of positionals) {
      const last = sets.at(-1);
      if (!/^\d+$/.test(word)) sets.push({ set: word, count: undefined });
      else if (last && last.count === undefined && Number(word) > 0) last.count = Number(word);
      else return { ok: false, problem: `${word} is no count of a set.` };
    }
    if (sets.length === 0) return { ok: false, problem: 'No set is named.' };
    const named = sets.map(({ set }) => set);
    const twice = named.find((set, index) => named.indexOf(set) !== index);
    if (twice !== undefined) return { ok: false, problem: `${twice} is named twice.` };
    return { ok: true, out: values.out, sets: sets.map(({ set, count = 1 }) => ({ set, count })) };
  } catch (error) {
    return { ok: false, problem: error.message };
  }
}

/**
 * The runs that are not done yet, in the order of the command line.
 *
 * @param {readonly ChosenSet[]} sets
 * @param {readonly {commit: string, set: string, run: number}[]} done outcomes so far
 * @param {string} commit as `commitOf` gives it. A tree with changes is another one each time: nothing of it is done.
 * @returns {Run[]}
 */
export function runsLeft(sets, done, commit) {
  const isCommit = /^[0-9a-f]+$/.test(commit);
  const isDone = (set, run) =>
    isCommit && done.some((one) => one.commit === commit && one.set === set && one.run === run);
  return sets.flatMap(({ set, count }) =>
    Array.from({ length: count }, (_, index) => ({ set, run: index + 1, of: count })).filter(
      ({ run }) => !isDone(set, run),
    ),
  );
}

/**
 * The program of a set and its arguments.
 *
 * @param {string} set
 * @returns {readonly string[]}
 */
export function commandOf(set) {
  return Object.hasOwn(SETS, set) ? SETS[set] : vitest(set);
}
