// `npm run bench`: our console beside a stock one, and our compiler beside other generators, in turns in one run. Times
// depend on the machine: ratios count, and docs/quality.md takes them from a quiet machine only.
import { openStage } from './stage.mjs';
import { measureCompiler } from './compiler.mjs';
import { measureImports } from './imports.mjs';
import { measureLists } from './lists.mjs';
import { measureLoads } from './loads.mjs';
import { NOT_NOTED, watchMachine } from './machine.mjs';
import { measureKills, measureMalformed } from './hardships.mjs';
import { measureSandbox } from './sandbox.mjs';
import { printTable } from './table.mjs';
import { record } from '../quality/record.mjs';

/** Runs per measurement; the median is used (design, section 7). */
const LEAST_RUNS = 5;
const RUNS = Number(process.env.GATEHOUSE_BENCH_RUNS ?? LEAST_RUNS);
/** Parts that count, and measure no time. */
const COUNTS = { kills: measureKills, malformed: measureMalformed };
const TIMES = { compiler: measureCompiler, sandbox: measureSandbox };
/** Parts that need a browser. */
const PAGES = { loads: measureLoads, lists: measureLists, imports: measureImports };

const only = process.argv.slice(2);
const wanted = (parts) =>
  Object.entries(parts).filter(([name]) => only.length === 0 || only.includes(name));

const rows = [];
const timed = new Map();
const note = (name, lines) =>
  record(
    name,
    lines.map(({ ours, ...fact }) => ({ ...fact, found: ours })),
  );

const parts = [...wanted(TIMES), ...wanted(PAGES)];
const machine = parts.length > 0 ? watchMachine() : undefined;
for (const [name, measure] of wanted(TIMES)) timed.set(name, await measure(RUNS));
if (wanted(PAGES).length > 0) {
  const stage = await openStage();
  try {
    for (const [name, measure] of wanted(PAGES)) timed.set(name, await measure(stage, RUNS));
  } finally {
    await stage.close();
  }
}
const watched = machine?.();
const problems = [
  ...(RUNS < LEAST_RUNS ? [`medians need ${LEAST_RUNS} runs`] : []),
  ...(watched?.problems ?? []),
];
for (const [name, lines] of timed) {
  rows.push(...lines);
  if (problems.length === 0) note(name, lines);
}
if (watched && problems.length === 0) note('machine', watched.lines);
for (const [name, measure] of wanted(COUNTS)) {
  const lines = await measure();
  rows.push(...lines);
  note(name, lines);
}
printTable([...rows, ...(watched?.lines ?? [])]);
console.log(`\nmedian of ${RUNS}`);
if (rows.some((row) => row.missed)) process.exitCode = 1;
if (watched && problems.length > 0) {
  console.error(`Times are not noted for docs/quality.md: ${problems.join('; ')}.`);
  process.exitCode = NOT_NOTED;
}
