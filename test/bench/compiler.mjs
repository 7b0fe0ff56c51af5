import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { median, ms } from './numbers.mjs';
import { row, timeRow } from './rows.mjs';
import { FIELDS, RESOURCES } from './machine.mjs';
import { cpuSeconds, measurePeers } from './peers.mjs';
import { profiled, sharesOf } from './profile.mjs';

/** Of a console five times as large as that of the goals. */
const MANY = 600;
/** A project five times as large may take three times as long. */
const GROWTH = 3;
/** The largest part of orval's time that is good enough. */
const SHARE = { validate: 0.5, generate: 0.75 };
/** Changes in watch mode for its profile: so many that its start hardly counts. */
const WARM_ROUNDS = 40;
/** Resources whose texts stand in one file. */
const PER_FILE = 60;
const CLI = resolve('dist/bin/gatehouse.mjs');
/** The cache of `validate` (`codegen/cli/textUseCache.ts`). */
const USES = 'node_modules/.cache/gatehouse-text-uses';
/** The findings of its last run (`codegen/cli/lastFindings.ts`). */
const FINDINGS = 'node_modules/.cache/gatehouse-findings';

/** Writes a project with many resources in three languages, each with a list, a form and a detail page. */
function writeProject(folder, resources) {
  mkdirSync(join(folder, 'manifest/views'), { recursive: true });
  mkdirSync(join(folder, 'manifest/resources/bench'), { recursive: true });
  cpSync('manifest/features.yaml', join(folder, 'manifest/features.yaml'));
  // Without the pages that it names, which this project does not have.
  const app = readFileSync('manifest/app.yaml', 'utf8').replace(
    /^(?:oldAddresses|shell):\n(?:(?: .*)?\n)+/gm,
    '',
  );
  writeFileSync(join(folder, 'manifest/app.yaml'), app);
  const models = Array.from({ length: resources }, (_, index) => `thing${index}`);
  const fields = Array.from({ length: FIELDS }, (_, index) => `field${index}`);
  const line = (text) => `${text}\n`;
  writeFileSync(
    join(folder, 'manifest/permissions.yaml'),
    `apps:\n  bench:\n${models.map((model) => line(`    ${model}: [view, add, change, delete]`)).join('')}`,
  );
  writeFileSync(
    join(folder, 'manifest/api.yaml'),
    `addresses:\n${models
      .map(
        (model) =>
          line(`  bench/${model}: [GET, POST, PUT, PATCH, DELETE, OPTIONS]`) +
          line(`  bench/${model}/:id: [GET, PUT, PATCH, DELETE, OPTIONS]`),
      )
      .join('')}`,
  );
  writeFileSync(
    join(folder, 'manifest/views/console.yaml'),
    `view: console\norganizations: console\nroutes:\n  bench:\n    routes:\n${models
      .map((model) => line(`      ${model}: { resource: bench.${model} }`))
      .join('')}`,
  );
  for (const model of models) {
    writeFileSync(
      join(folder, `manifest/resources/bench/${model}.yaml`),
      `resource: bench.${model}\nname: ${model[0].toUpperCase()}${model.slice(1)}\nrecord: { title: field0 }\nfields:\n  id: { type: id }\n${fields
        .map((field) => line(`  ${field}: { type: string, required: true, maxLength: 128 }`))
        .join(
          '',
        )}list:\n  columns: [${fields.join(', ')}]\nform:\n  - basic: [${fields.join(', ')}]\ndetail:\n  tabs:\n    summary: { card: [${fields.join(', ')}] }\n`,
    );
  }
  for (const language of ['en', 'zh', 'ja']) {
    const textsOf = (model) =>
      line(`    ${model}:`) +
      line(`      one: ${model} ${language}`) +
      line(`      many: ${model}s ${language}`) +
      line('      fields:') +
      fields.map((field) => line(`        ${field}: ${field} ${language}`)).join('');
    mkdirSync(join(folder, 'locales', language, 'bench'), { recursive: true });
    for (let first = 0; first < models.length; first += PER_FILE) {
      const texts = models.slice(first, first + PER_FILE).map(textsOf);
      // Names of catalogues are letters.
      const name = String.fromCharCode('a'.charCodeAt(0) + first / PER_FILE);
      writeFileSync(
        join(folder, 'locales', language, `bench/${name}.yaml`),
        `resources:\n  bench:\n${texts.join('')}`,
      );
    }
    writeFileSync(
      join(folder, 'locales', language, 'bench.yaml'),
      `menu:\n  console:\n    bench: Bench\nviews:\n  console: Console\nfields:\n  id: ID\ngroups:\n  basic: Basic\ntabs:\n  summary: Summary\n`,
    );
  }
}

function timeOf(folder, args, prepare) {
  prepare();
  const start = performance.now();
  const { status, stdout } = spawnSync('node', [CLI, ...args, '--cwd', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`gatehouse ${args.join(' ')} exits ${status}:\n${stdout}`);
  return performance.now() - start;
}

/** CPU seconds of `validate` and `generate` from nothing, for a project of so many resources, and their parts. */
async function cpuOf(resources, runs) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
  try {
    writeProject(folder, resources);
    const fresh = () => rmSync(join(folder, 'generated'), { recursive: true, force: true });
    const measured = async (command, prepare = () => undefined) => {
      const args = [CLI, command, '--cwd', folder];
      const times = Array.from({ length: runs }, () => {
        prepare();
        return cpuSeconds(['node', ...args]);
      });
      prepare();
      const parts = await profiled((profile) => spawnSync('node', [...profile, ...args]));
      return { seconds: median(times), madeOf: sharesOf(parts) };
    };
    return { validate: await measured('validate'), generate: await measured('generate', fresh) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** CPU time beside that of generators that read the same resources from an OpenAPI document, measured after it. */
async function cpuRows(runs) {
  const ours = await cpuOf(RESOURCES, runs);
  const peers = measurePeers(RESOURCES, FIELDS, runs);
  const many = await cpuOf(MANY, runs);
  const orval = peers.find(({ name }) => name === 'orval')?.seconds;
  const beside = peers.map(({ name, seconds }) => `${name} ${inSeconds(seconds)}`).join(', ');
  return ['validate', 'generate'].flatMap((command) => {
    const { seconds, madeOf } = ours[command];
    const growth = many[command].seconds / seconds;
    const ratio = orval && seconds / orval;
    return [
      {
        ...row(
          `${command}, CPU, ${RESOURCES} resources × ${FIELDS} fields`,
          beside || 'none installed',
          `≤ ${SHARE[command].toFixed(2)} of orval`,
          inSeconds(seconds),
          ratio > SHARE[command],
          madeOf,
        ),
        ratio: ratio?.toFixed(2) ?? '',
      },
      row(
        `${command}, CPU, ${MANY} resources`,
        '',
        `≤ ${GROWTH} × ${RESOURCES} resources`,
        `${inSeconds(many[command].seconds)}, ${growth.toFixed(1)} ×`,
        growth > GROWTH,
        many[command].madeOf,
      ),
    ];
  });
}

const inSeconds = (value) => `${value.toFixed(2)} s`;

/** Times from saving a manifest to the written file in watch mode, in milliseconds. */
async function timesOfWatch(folder, runs, profile = []) {
  const child = spawn('node', [...profile, CLI, 'generate', '--watch', '--cwd', folder]);
  try {
    const lines = lineReader(child.stdout);
    await lines.until((line) => line.startsWith('Watching'));
    const manifest = join(folder, 'manifest/resources/bench/thing7.yaml');
    const text = readFileSync(manifest, 'utf8');
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      writeFileSync(manifest, text.replace('maxLength: 128', `maxLength: ${200 + run}`));
      await lines.until((line) => line.startsWith('written'));
      times.push(performance.now() - start);
      await lines.until((line) => line.includes('unchanged'));
    }
    return times;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function lineReader(stream) {
  const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
  return {
    until: async (isIt) => {
      for (let next = await lines.next(); !next.done; next = await lines.next()) {
        if (isIt(next.value)) return;
      }
      throw new Error('The command ended before it said what was waited for.');
    },
  };
}

/** Measures `validate` and `generate` as processes, with 120 resources of 20 fields in three languages. */
export async function measureCompiler(runs) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'));
  try {
    writeProject(folder, RESOURCES);
    const times = (args, prepare = () => undefined) =>
      median(Array.from({ length: runs }, () => timeOf(folder, args, prepare)));
    const validate = times(['validate']);
    const generate = times(['generate'], () =>
      rmSync(join(folder, 'generated'), { recursive: true, force: true }),
    );
    const ownRuns = (prepare) =>
      median(Array.from({ length: runs }, () => timeOf('.', ['validate'], prepare)));
    const forget =
      (...files) =>
      () =>
        files.forEach((file) => rmSync(file, { force: true }));
    const first = ownRuns(forget(USES, FINDINGS));
    const again = ownRuns(forget(FINDINGS));
    const unchanged = ownRuns(() => undefined);
    forget(FINDINGS)();
    const watched = median(await timesOfWatch(folder, Math.max(runs, 5)));
    const partsOfWatch = await profiled((profile) => timesOfWatch(folder, WARM_ROUNDS, profile));
    const partsOfOwn = await profiled((profile) =>
      spawnSync('node', [...profile, CLI, 'validate']),
    );
    return [
      ...(await cpuRows(runs)),
      timeRow('validate, 120 resources × 20 fields', validate, 900),
      timeRow('generate, the same', generate, 1500),
      timeRow('saved → written in watch mode', watched, 150, { madeOf: sharesOf(partsOfWatch) }),
      timeRow('validate, this console with its code', again, 900, { madeOf: sharesOf(partsOfOwn) }),
      row('the same, none of it read before', '', '', ms(first)),
      timeRow('the same, nothing changed since', unchanged, 300),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
