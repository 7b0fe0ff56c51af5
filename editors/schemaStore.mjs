// What schemastore.org takes, in the folders of its repository: schemas, entries of the catalogue, files as tests.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('..', import.meta.url));
const ADDRESS = 'https://www.schemastore.org';
/** Where files of a kind stand below `manifest/`, if not in `KIND.yaml` and in `KIND/`. */
const PLACES = {
  app: ['app.yaml'],
  view: ['views/*.yaml', 'views/*/*.yaml'],
  resource: ['resources/*/*.yaml'],
};
/** Files that are right, of an example. */
const RIGHT = {
  app: 'app.yaml',
  view: 'views/console.yaml',
  resource: 'resources/shop/book.yaml',
};
/** Tools write it. */
const WRITTEN = ['server'];

/**
 * Writes the folder to send.
 *
 * @param {string} folder
 */
export function writeStoreEntry(folder) {
  const made = join(folder, 'made');
  mkdirSync(made, { recursive: true });
  const command = join(engine, 'dist/bin/gatehouse.mjs');
  const args = ['schemas', '--cwd', made, '--out', '.', '--format', 'json'];
  const { written } = JSON.parse(
    execFileSync(process.execPath, [command, ...args], { encoding: 'utf8' }),
  );
  const kinds = written
    .map((path) => basename(path, '.json'))
    .filter((kind) => !WRITTEN.includes(kind));
  for (const kind of kinds) {
    const schema = JSON.parse(readFileSync(join(made, `${kind}.json`), 'utf8'));
    write(`src/schemas/json/${nameOf(kind)}.json`, {
      $schema: schema.$schema,
      $id: addressOf(kind),
      ...schema,
    });
  }
  for (const [kind, file] of Object.entries(RIGHT)) {
    const test = join(folder, 'src/test', nameOf(kind), basename(file));
    cpSync(join(engine, 'examples/bookshop/manifest', file), test, { recursive: true });
  }
  write('catalog-entries.json', kinds.map(entryOf));
  rmSync(made, { recursive: true });

  function write(file, value) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
  }
}

const nameOf = (kind) => `gatehouse-${kind}`;
const addressOf = (kind) => `${ADDRESS}/${nameOf(kind)}.json`;

/** `manifest/` alone is a folder of many other tools: elsewhere the first line of a file names its schema. */
function entryOf(kind) {
  const places = PLACES[kind] ?? [`${kind}.yaml`, `${kind}/*.yaml`];
  return {
    name: `Gatehouse ${kind}`,
    description: `Manifest of a Gatehouse console: ${kind}`,
    fileMatch: places.map((place) => `**/gatehouse/manifest/${place}`),
    url: addressOf(kind),
  };
}
