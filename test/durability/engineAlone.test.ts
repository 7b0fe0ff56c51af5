import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfBastion, TESTS_OF_ENGINE } from '../bastion.ts';
import { TSC } from '../projectCopy.ts';

const run = promisify(execFile);
const SHOP = 'examples/bookshop';
/** Fewer would mean that whole folders were left out. */
const TESTS_AT_LEAST = { node: 1500, e2e: 1 };
/** Output of a run, in bytes: that of a failed one is long. */
const MOST_OUTPUT = 64 * 1024 * 1024;

/** The repository without the bastion. */
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-engine-'));
const node = (...args: readonly string[]) =>
  run(process.execPath, [...args], {
    cwd: folder,
    maxBuffer: MOST_OUTPUT,
    // A sample of the browser tests may lack the one that is run here.
    env: { ...process.env, GATEHOUSE_PROJECT: SHOP, GATEHOUSE_SAMPLE: undefined },
  });
const gatehouse = (command: string) =>
  node('dist/bin/gatehouse.mjs', command, '--cwd', SHOP).then(({ stdout }) => stdout);

beforeAll(async () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', listed, { maxBuffer: MOST_OUTPUT });
  for (const path of stdout.split('\0')) {
    if (path !== '' && !isOfBastion(path) && existsSync(path)) cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  await node('codegen/bundle.mjs', 'command');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the engine type-checks with an example as its project', async () => {
  expect(await gatehouse('generate')).toContain('generated/routes.ts');
  const { stdout } = await node('node_modules/typescript/bin/tsc', ...TSC, '-p', SHOP);
  expect(stdout).toBe('');
});

it('the engine builds an example', async () => {
  expect(await gatehouse('build')).toContain('Built ');
});

it.each(['node', 'e2e'] as const)('tests of the engine pass: %s', async (project) => {
  const report = join(folder, `dist/${project}.json`);
  const reporters = ['--reporter=json', '--reporter=default', `--outputFile.json=${report}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters];
  await node(...vitest, ...TESTS_OF_ENGINE[project]).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}\n${stderr}`);
  });
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  expect(numFailedTests).toBe(0);
  expect(numPassedTests).toBeGreaterThanOrEqual(TESTS_AT_LEAST[project]);
});
