/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} names failed tests, and steps of `npm test`
 */

/**
 * A line of the file: which set, which of how many runs, when it ended (ISO 8601), and the load of the last minute then.
 *
 * @typedef {Counts & {
 *   date: string, commit: string, set: string, run: number, of: number, seconds: number, cores: number, load: number,
 * }} Outcome
 */

/** ` FAIL  |e2e| test/e2e/x.test.ts > a title`, as the runner prints it without colours. */
const FAILED_TEST = /^ FAIL {2}(?:\|[\w-]+\| )?(?<name>\S.*)$/gm;
/** `Failed: lint, types`: steps of `npm test`. */
const FAILED_STEPS = /^Failed: (?<steps>.+)$/m;
/** The last line of `npm test`. */
const TOTAL = /^(?<passed>\d+) passed, (?<failed>\d+) failed, (?<skipped>\d+) skipped$/m;
/** `      Tests  1 failed | 56 passed (57)` of a run of the runner alone. */
const TESTS = /^ +Tests {2}(?<counts>.+)$/m;

/**
 * What a run of tests has printed about its outcome.
 *
 * @param {string} output without colours
 * @param {boolean} ok whether it ended without an error
 * @returns {Counts}
 */
export function readOutcome(output, ok) {
  const total = TOTAL.exec(output)?.groups;
  const counts = TESTS.exec(output)?.groups.counts ?? '';
  const count = (state) =>
    Number(total?.[state] ?? new RegExp(`(\\d+) ${state}`).exec(counts)?.[1] ?? 0);
  const tests = [...output.matchAll(FAILED_TEST)].map(({ groups }) => groups.name);
  const steps = FAILED_STEPS.exec(output)?.groups.steps.split(', ') ?? [];
  const failed = [...new Set([...tests, ...steps])];
  return {
    passed: count('passed'),
    failed: Math.max(count('failed'), ok ? 0 : 1),
    skipped: count('skipped'),
    names: failed.length === 0 && !ok ? ['it ended with an error'] : failed,
  };
}

/**
 * The line of an outcome in the file.
 *
 * @param {Outcome} outcome
 */
export function lineOf(outcome) {
  return `${JSON.stringify(outcome)}\n`;
}

/**
 * The outcomes of a file. A line that was cut, because the machine stopped while it was written, is left out.
 *
 * @param {string} text
 * @returns {Outcome[]}
 */
export function readOutcomes(text) {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}
