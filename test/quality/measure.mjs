// `npm run quality:measure`: measures and tests everything on one commit, and writes docs/quality.md.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { NOT_NOTED, quiet } from '../bench/machine.mjs';
import { RUN } from './page.mjs';
import { commitOf, FACTS, PAGE, record } from './record.mjs';

/** Measurements come first, before the tests have warmed the machine. */
const STEPS = [
  ['build', 'npm', 'run', 'build'],
  ['bench', 'npm', 'run', 'bench'],
  ['test', 'npm', 'test'],
  ['test:e2e', 'npm', 'run', 'test:e2e'],
  ['test:walk', 'npm', 'run', 'test:walk'],
  ['test:durability', 'npm', 'run', 'test:durability'],
  ['advisories', 'npm', 'run', 'advisories'],
];
/** What would make a part of it smaller, or another one. */
const SMALLER = [
  'GATEHOUSE_SAMPLE',
  'GATEHOUSE_SEEDS',
  'GATEHOUSE_SERVER',
  'GATEHOUSE_WALK',
  'GATEHOUSE_BENCH_RUNS',
  'GATEHOUSE_BENCH_KILLS',
  'GATEHOUSE_BENCH_REQUESTS',
];
const commit = commitOf();
if (!/^[0-9a-f]+$/.test(commit)) {
  console.error(
    `Commit first: the page names the commit that was measured, and this is ${commit}.`,
  );
  process.exit(2);
}
const cores = cpus().length;
const env = { ...process.env };
for (const name of SMALLER) delete env[name];
rmSync(FACTS, { recursive: true, force: true });

const started = performance.now();
const times = [];
const failed = [];
for (const [name, command, ...args] of STEPS) {
  // The build before it was work, too.
  if (name === 'bench') await quiet();
  const begin = performance.now();
  console.log(`\n══ ${name}`);
  const { status } = spawnSync(command, args, { env, stdio: 'inherit' });
  if (status === NOT_NOTED) {
    console.error(`${PAGE} is not written: the last line of the bench says why.`);
    process.exit(1);
  }
  if (status !== 0) failed.push(name);
  times.push({ what: name, found: minutes(performance.now() - begin) });
}
record(RUN, [
  { what: 'cores:', found: String(cores) },
  { what: 'all of it took', found: minutes(performance.now() - started) },
  ...times,
]);
spawnSync('node', ['test/quality/write.mjs'], { stdio: 'inherit' });
for (const { what, found } of times) console.log(`${what.padEnd(18)} ${found}`);
if (failed.length > 0) {
  console.error(`Missed a goal or failed: ${failed.join(', ')}. The page says what.`);
  process.exitCode = 1;
}

function minutes(time) {
  return `${(time / 60_000).toFixed(1)} min`;
}
