// `npm test`: everything, on a fresh clone, with one total at the end.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './e2e/chromium.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'gatehouse-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a command with inherited output; resolves to whether it exited with 0. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function step(name, action) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const ok = await action();
  console.log(
    `── ${name}: ${ok ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (!ok) failures.push(name);
  return ok;
}

/** A check that is one test by itself: lint, types, drift of generated files. */
async function check(name, command, args) {
  const ok = await step(name, () => run(command, args));
  total[ok ? 'passed' : 'failed'] += 1;
}

/** A vitest run; its own counts go into the total. */
async function tests(name, projects, env) {
  const report = join(scratch, `${projects.join('-')}.json`);
  const args = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
  const ok = await step(name, () =>
    run(
      'npx',
      [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      env,
    ),
  );
  const counts = readCounts(report);
  total.passed += counts.passed;
  total.failed += counts.failed + (ok || counts.failed > 0 ? 0 : 1);
  total.skipped += counts.skipped;
}

function readCounts(report) {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const gatehouse = ['dist/bin/gatehouse.mjs'];
await check('bundle', 'node', ['codegen/bundle.mjs']);
await check('lint', 'npx', ['oxlint', '--deny-warnings']);
await check('format', 'npx', ['oxfmt', '--check']);
await check('types', 'npx', ['tsc', '--noEmit']);
await check('manifests', 'node', [...gatehouse, 'validate', '--strict']);
await check('generated files', 'node', [...gatehouse, 'check']);
await tests('unit, golden and contract tests', ['node', 'browser-code']);
await check('console build', 'node', ['dist/bin/build.mjs']);
await check('first load', 'node', ['test/size.mjs']);

const chromium = await findOrInstallChromium();
if (chromium.path) {
  await tests('browser tests', ['e2e'], { GATEHOUSE_CHROMIUM: chromium.path });
} else {
  console.log(`\n── browser tests: FAILED\n${chromium.problem}`);
  failures.push('browser tests');
  total.failed += 1;
}

rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = failures.length > 0 || total.failed > 0 ? 1 : 0;
