import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Facts for `docs/quality.md`, a file for each part; not in version control. */
export const FACTS = 'dist/quality';

/**
 * Notes what a measurement or a run of tests has found. `node test/quality/write.mjs` makes a page of all notes.
 *
 * @param {string} part names the file
 * @param {readonly import('./record.d.mts').Fact[]} facts
 */
export function record(part, facts) {
  mkdirSync(FACTS, { recursive: true });
  const noted = { date: new Date().toISOString().slice(0, 10), commit: commitOf(), facts };
  writeFileSync(`${FACTS}/${part}.json`, `${JSON.stringify(noted, null, 2)}\n`);
}

function commitOf() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', changed';
    return `${git('rev-parse', '--short=8', 'HEAD')}${changed}`;
  } catch {
    return 'no commit';
  }
}
