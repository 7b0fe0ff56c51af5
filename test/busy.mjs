// `npm run test:busy`: runs sets of tests beside a busy loop for each core, and keeps the outcome of each run.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lineOf, readOutcome, readOutcomes } from './busy/outcome.mjs';
import { commandOf, parsePlan, runsLeft, USAGE } from './busy/runs.mjs';
import { commitOf } from './quality/record.mjs';

/** After a request to stop, processes are killed. */
const STOP_MS = 10_000;

const plan = parsePlan(process.argv.slice(2));
if (!plan.ok) {
  console.error(`${plan.problem}\n\n${USAGE}`);
  process.exit(2);
}
const { out, sets } = plan;
const commit = commitOf();
const cores = availableParallelism();
const left = runsLeft(sets, existsSync(out) ? readOutcomes(readFileSync(out, 'utf8')) : [], commit);
mkdirSync(dirname(out), { recursive: true });
console.log(`${left.length} runs beside ${cores} busy loops; ${out} keeps their outcomes.`);

/** They end with this process, however it ends. */
const loops = Array.from({ length: cores }, () => new Worker('for (;;);', { eval: true }));
let child;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    stop('SIGINT');
    setTimeout(() => process.exit(130), STOP_MS).unref();
  });
}
process.on('exit', () => stop('SIGKILL'));

/** Ends the running tests and all processes that they have started. */
function stop(signal) {
  if (!child) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // They have ended.
  }
}

function run([program, ...args]) {
  return new Promise((resolve) => {
    // Outcomes beside other work are none for docs/quality.md; a group of its own can be ended as a whole.
    const env = { ...process.env, NO_COLOR: '1', GATEHOUSE_BUSY: '1' };
    delete env.FORCE_COLOR;
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const end = (ok, text = '') => {
      child = undefined;
      resolve({ ok, output: output + text });
    };
    child.on('error', (error) => end(false, String(error)));
    child.on('close', (code) => end(code === 0));
  });
}

let failures = 0;
for (const { set, run: number, of } of left) {
  const begin = performance.now();
  const { ok, output } = await run(commandOf(set));
  if (interrupted) break;
  const outcome = {
    date: new Date().toISOString(),
    commit,
    set,
    run: number,
    of,
    ...readOutcome(output, ok),
    seconds: Math.round((performance.now() - begin) / 1000),
    cores,
    load: Math.round(loadavg()[0] * 10) / 10,
  };
  appendFileSync(out, lineOf(outcome));
  const { passed, failed, skipped, seconds, names } = outcome;
  console.log(
    `${set} ${number} of ${of}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`,
  );
  if (failed === 0) continue;
  failures += 1;
  const log = `${out}.${set.replaceAll(/\W+/g, '-')}-${number}.log`;
  writeFileSync(log, output);
  for (const name of names) console.log(`  ${name}`);
  console.log(`  What it printed: ${log}`);
}
await Promise.all(loops.map((loop) => loop.terminate()));
if (interrupted) console.log('Stopped. The same command goes on with the rest.');
process.exit(interrupted ? 130 : failures > 0 ? 1 : 0);
