// `npm test`: runs everything on a fresh clone and prints a table of times and a total.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from './quality/record.mjs';

/** As long as somebody waits before a push. */
const LONGEST_S = 300;
const LONGEST_STEPS = 3;

const scratch = mkdtempSync(join(tmpdir(), 'gatehouse-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const rows = [];
const started = performance.now();

/** Runs a command; resolves to its success and its output. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    const end = (ok) => resolve({ ok, output: Buffer.concat(printed).toString() });
    child.on('error', (error) => {
      printed.push(Buffer.from(String(error)));
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a step and adds its counts to the total; output of parallel steps is printed one after the other. */
async function step(name, [command, ...args], countsOf) {
  const begin = performance.now();
  console.log(`── ${name}: started`);
  const { ok, output } = await run(command, args);
  const counts = countsOf(ok);
  for (const key of Object.keys(total)) total[key] += counts[key];
  rows.push({ name, ok, begin, end: performance.now() });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`\n${output.trimEnd()}\n── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return ok;
}

/** A check that counts as one test: lint, types, generated files. */
const check = (name, ...command) =>
  step(name, command, (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }));

/** A vitest run of some projects, of all tests or those with a tag; adds its counts to the total. */
function tests(name, projects, tag) {
  const report = join(scratch, `${projects[0]}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  if (tag) chosen.push('--tags-filter', tag);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return step(name, ['npx', 'vitest', 'run', ...chosen, ...reporters], (ok) => {
    const { passed, failed, skipped } = readCounts(report, tag);
    return { passed, failed: failed + (ok || failed > 0 ? 0 : 1), skipped };
  });
}

/** Tests without the tag are not counted as skipped. */
function readCounts(report, tag) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const asked = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ tags }) => !tag || tags.includes(tag));
    const count = (...states) => asked.filter(({ status }) => states.includes(status)).length;
    return {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped', 'pending', 'todo'),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs checks one after the other, beside the tests. */
async function checks(...all) {
  for (const [name, ...command] of all) await check(name, ...command);
}

/** What needs the built console; browser tests wait for answers more than they work. */
async function withConsole() {
  await checks(
    ['console build', 'node', 'dist/bin/build.mjs'],
    ['first load', 'node', 'test/size.mjs'],
  );
  await tests('browser tests', ['e2e'], 'core');
}

if (await check('bundle and texts', 'node', 'codegen/bundle/prepare.mjs')) {
  await Promise.all([
    tests('unit, golden and contract tests', [
      'node',
      'browser-rules',
      'browser-code',
      'browser-presets',
    ]),
    withConsole(),
    checks(
      ['manifests', 'node', 'dist/bin/gatehouse.mjs', 'validate', '--strict'],
      ['generated files', 'node', 'dist/bin/gatehouse.mjs', 'check'],
      ['format', 'npx', 'oxfmt', '--check'],
      ['lint', 'npx', 'oxlint', '--deny-warnings'],
      // One checker does not look at types again that another one knows.
      ['types', 'npm', 'run', '--silent', 'types', '--', '--singleThreaded'],
    ),
  ]);
}
rmSync(scratch, { recursive: true, force: true });

const failures = rows.filter(({ ok }) => !ok).map(({ name }) => name);
const clock = (moment) => ((moment - started) / 1000).toFixed(1).padStart(8);
console.log(`${'Step'.padEnd(34)}   begins     ends  seconds`);
for (const { name, ok, begin, end } of rows.toSorted((one, other) => one.begin - other.begin)) {
  const length = clock(end - begin + started);
  console.log(`${name.padEnd(34)} ${clock(begin)} ${clock(end)} ${length}${ok ? '' : '  FAILED'}`);
}
console.log(
  `${'all'.padEnd(34)} ${clock(started)} ${clock(performance.now())} ${clock(performance.now())}`,
);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
record('tests', [
  { what: 'passed', found: String(total.passed) },
  {
    what: 'failed',
    found: String(total.failed),
    goal: '0',
    missed: total.failed > 0,
    madeOf: failures.join('; '),
  },
  { what: 'skipped', found: String(total.skipped), goal: '0', missed: total.skipped > 0 },
  {
    what: 'seconds',
    found: clock(performance.now()).trim(),
    goal: `≤ ${LONGEST_S}`,
    missed: performance.now() - started > LONGEST_S * 1000,
    madeOf: rows
      .toSorted((one, other) => other.end - other.begin - (one.end - one.begin))
      .slice(0, LONGEST_STEPS)
      .map(({ name, begin, end }) => `${name} ${((end - begin) / 1000).toFixed(0)} s`)
      .join(', '),
  },
]);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = failures.length > 0 || total.failed > 0 ? 1 : 0;
