import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * @typedef {object} Fact
 * @property {string} what
 * @property {string} found
 * @property {string} [goal]
 * @property {string} [peer] figure of the peer in the same run, where it has one
 * @property {string} [ratio] ours divided by the peer's
 * @property {boolean} [missed]
 * @property {string} [madeOf] what the figure is made of, as it was measured: beside a missed goal it says what is in the way
 */

/**
 * The facts of one measurement at a day (ISO 8601) and a commit.
 *
 * @typedef {{ date: string, commit: string, facts: readonly Fact[] }} Noted
 */

/** Facts for `docs/quality.md`, a file for each part; not in version control. */
export const FACTS = 'dist/quality';
/** The page itself is written after the measurements, so that its change is none of what was measured. */
export const PAGE = 'docs/quality.md';

/**
 * Notes what a measurement or a run of tests has found. `node test/quality/write.mjs` makes a page of all notes.
 * Beside busy loops (`npm run test:busy`) nothing is noted.
 *
 * @param {string} part names the file
 * @param {readonly Fact[]} facts
 */
export function record(part, facts) {
  // What the page says of the tests is said of those before the first version of the server.
  if (process.env.GATEHOUSE_BUSY || process.env.GATEHOUSE_SERVER) return;
  mkdirSync(FACTS, { recursive: true });
  const noted = { date: new Date().toISOString().slice(0, 10), commit: commitOf(), facts };
  writeFileSync(`${FACTS}/${part}.json`, `${JSON.stringify(noted, null, 2)}\n`);
}

/** The commit of the working tree, `0123abcd`; `0123abcd, changed` when files of it differ. */
export function commitOf() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changes = git('status', '--porcelain', '-uno', '--', '.', `:!${PAGE}`);
    const hash = git('rev-parse', '--short=8', 'HEAD');
    return changes === '' ? hash : `${hash}, changed`;
  } catch {
    return 'no commit';
  }
}
