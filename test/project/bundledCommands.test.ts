import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { baseFiles } from '../codegen/front/goldenProject.ts';
import { temporaryFolder } from '../afterwards.ts';

const USER = 'manifest/resources/users/user.yaml';
const folder = temporaryFolder();

const right = baseFiles().get(USER) ?? '';
for (const [path, text] of baseFiles()) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs the bundle, as `npx gatehouse` does when no source has changed. */
function gatehouse(args: readonly string[], input = '') {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['dist/bin/command.mjs', ...args, '--cwd', folder],
    { encoding: 'utf8', input },
  );
  return { status, stdout };
}

// `npm test` bundles before this test.
it('the bundled command fixes, renames, formats, lists texts and checks standard input', () => {
  const wrong = right.replace('fixed: [name]', 'fixed: [ nmae ]');
  expect(gatehouse(['validate', '--stdin', USER, '--format', 'jsonl'], wrong)).toEqual({
    status: 1,
    stdout: expect.stringContaining('"rule":"fixed-not-in-columns"'),
  });
  writeFileSync(join(folder, USER), wrong);
  expect(gatehouse(['fix'])).toEqual({ status: 1, stdout: expect.stringContaining('+++ b/') });
  expect(gatehouse(['fix', '--write']).status).toBe(0);
  expect(gatehouse(['format', '--check', USER])).toEqual({ status: 1, stdout: `${USER}\n` });
  expect(gatehouse(['format', '--write']).status).toBe(0);
  expect(readFileSync(join(folder, USER), 'utf8')).toBe(right);
  expect(gatehouse(['rename', 'route', 'Home', 'Start', '--write']).status).toBe(0);
  expect(gatehouse(['texts', '--missing'])).toEqual({
    status: 0,
    stdout: 'Every text is there, translated and in use.\n',
  });
  expect(gatehouse(['validate', '--strict']).status).toBe(0);
});
