// `npm run bench`: our measurements beside those of the reference peer. They depend on the machine; times are also
// told as they would be on the one of the goals.
import { existsSync } from 'node:fs';
import { openStage } from './stage.mjs';
import { measureCompiler } from './compiler.mjs';
import { measureImports } from './imports.mjs';
import { measureLists } from './lists.mjs';
import { measureLoads } from './loads.mjs';
import { slowness } from './machine.mjs';
import { measureKills, measureMalformed } from './hardships.mjs';
import { measureSandbox } from './sandbox.mjs';
import { judged } from './rows.mjs';
import { printTable } from './table.mjs';
import { record } from '../quality/record.mjs';

/** Runs per measurement; the median is used (design, section 7). */
const RUNS = Number(process.env.GATEHOUSE_BENCH_RUNS ?? 7);
const PARTS = { loads: measureLoads, lists: measureLists, imports: measureImports };
/** Parts that need no browser. */
const SERVER_PARTS = { sandbox: measureSandbox, kills: measureKills, malformed: measureMalformed };

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

/** The compiler needs no console. */
const needsConsole = only.length === 0 || only.some((name) => name !== 'compiler');

if (needsConsole && !existsSync('dist/console/index.html')) {
  console.error('There is no built console: run `npm run build` first.');
  process.exit(1);
}

const rows = [];
const slow = [];

/**
 * Measures a part, between two looks at the speed of the machine, which others may share, and notes it for
 * `docs/quality.md`.
 */
async function measured(name, measure) {
  const before = slowness();
  const facts = await measure(before);
  const times = before && (before + slowness()) / 2;
  slow.push(times);
  const found = facts.map((fact) => judged(fact, times));
  record(
    name,
    found.map(({ ours, ...fact }) => ({ ...fact, found: ours })),
  );
  rows.push(...found);
}

if (wanted('compiler')) await measured('compiler', () => measureCompiler(RUNS));
for (const [name, measure] of Object.entries(SERVER_PARTS)) {
  if (wanted(name)) await measured(name, () => measure());
}
const browserParts = Object.entries(PARTS).filter(([name]) => wanted(name));
if (browserParts.length > 0) {
  const stage = await openStage();
  try {
    for (const [name, measure] of browserParts)
      await measured(name, (times) => measure(stage, RUNS, times));
  } finally {
    await stage.close();
  }
}
printTable(rows, { slow, runs: RUNS });
if (rows.some((row) => row.missed)) process.exitCode = 1;
