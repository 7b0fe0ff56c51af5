import { chanceOf } from '../malformed/chance.mjs';
import { percentile } from './numbers.mjs';
import { row as rowOf, timeRow } from './rows.mjs';
import { queriesOf } from './queries.mjs';
import { startServer } from './server.mjs';

const ASSETS = 100_000;
const QUERIES = 400;
const WARM_UP = 30;
const SEED = 5;
const GOAL_MS = 10;
/** Above the 95th percentile. */
const LATE_SHARE = 0.05;
const KINDS_TOLD = 3;
/** The most rows of an export (protocol, section 6.3). */
const EXPORTED = 10_000;

/** Measures lists of a hundred thousand assets: pages, large answers, and filling the database. */
export async function measureSandbox() {
  const server = await startServer(['--scale', String(ASSETS)]);
  try {
    const filled = server.peak();
    const rows = [
      row(`ready with ${ASSETS} assets, fresh`, '', `${(server.ready / 1000).toFixed(1)} s`),
      row('memory of that, at most', '≤ 512 MB', mb(filled), filled > 512, server.memory()),
    ];
    rows.push(...(await measureQueries(server)));
    rows.push(...(await measureLargeAnswers(server)));
    return rows;
  } finally {
    server.close();
  }
}

async function measureQueries(server) {
  const chance = chanceOf(SEED);
  const kinds = Object.entries(queriesOf(chance, await factsOf(server)));
  const rows = [];
  for (const [name, query] of kinds) {
    for (let run = 0; run < WARM_UP; run += 1) await timed(server, query());
    const times = [];
    for (let run = 0; run < QUERIES; run += 1) {
      const path = query();
      times.push({ path, time: await timed(server, path) });
    }
    const all = times.map(({ time }) => time);
    const [middle, high] = [percentile(all, 0.5), percentile(all, 0.95)];
    rows.push(
      timeRow(`${name}, p50 / p95`, high, GOAL_MS, {
        goal: `p95 ≤ ${GOAL_MS} ms`,
        ours: `${middle.toFixed(1)} / ${high.toFixed(1)} ms`,
        madeOf: slowest(times),
      }),
    );
  }
  return rows;
}

/** The paths of those that take longest, without the values that were asked for. */
function slowest(times) {
  const late = times
    .toSorted((one, other) => other.time - one.time)
    .slice(0, Math.ceil(QUERIES * LATE_SHARE));
  const counts = new Map();
  for (const { path } of late) {
    const kind = path.replaceAll(/=[^&]*/g, '=…');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, KINDS_TOLD);
  return `slowest ${late.length}: ${most.map(([kind, count]) => `${count} × ${kind}`).join(', ')}`;
}

async function timed(server, path) {
  const { time, status } = await server.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return time;
}

async function factsOf(server) {
  const listed = async (path, offset = 0) => {
    const { body } = await server.get(`${path}limit=500&offset=${offset}`);
    return { count: body.count, rows: body.results };
  };
  const { body: storages } = await server.get('terminal/command-storages/');
  const storage = storages.find(({ type }) => type === 'server').id;
  const { body: nodes } = await server.get('assets/nodes/');
  return {
    assets: await listed('assets/assets/?', ASSETS / 3),
    sessions: await listed('terminal/sessions/?'),
    users: await listed('users/users/?'),
    commands: await listed(`terminal/commands/?command_storage_id=${storage}&`),
    nodes: nodes.map(({ id }) => id),
    storage,
  };
}

async function measureLargeAnswers(server) {
  const rows = [];
  for (const [what, path] of [
    [`csv of ${EXPORTED} assets`, 'assets/assets/?format=csv'],
    [`xlsx of ${EXPORTED} assets`, 'assets/assets/?format=xlsx'],
    [`${ASSETS} assets without a limit`, 'assets/assets/'],
  ]) {
    const { time, bytes, status } = await server.get(path, false);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    rows.push(row(what, '', `${(time / 1000).toFixed(1)} s, ${mb(bytes / 1e6)}`));
  }
  const most = server.peak();
  rows.push(
    row('memory after all of it, at most', '≤ 1024 MB', mb(most), most > 1024, server.memory()),
  );
  return rows;
}

const mb = (value) => `${Math.round(value)} MB`;

const row = (what, ...rest) => rowOf(what, '', ...rest);
