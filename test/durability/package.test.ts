import { execFile, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE } from '../../codegen/model/engine.ts';
import { isOfBastion } from '../bastion.ts';
import { startCommand } from '../startCommand.mjs';

const run = promisify(execFile);
const MOST_BYTES = 8 * 1024 * 1024;
/** Of the repository, beside the bastion. */
const NOT_PACKED = /^(?:test|examples|deploy)(?:\/|$)/;
/** A package's own folder below another's comes along with it. */
const TOP_PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-package-'));
const project = join(folder, 'library');
/** Where the project finds the package, and beside it what the package needs. */
const engine = join(folder, 'node_modules', ENGINE);
let server: ChildProcess | undefined;

const gatehouse = (...args: readonly string[]) =>
  run('node', [join(engine, 'dist/bin/gatehouse.mjs'), ...args], {
    cwd: existsSync(project) ? project : folder,
  });

beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder]);
  const [{ filename = '' } = {}] = JSON.parse(stdout.slice(stdout.indexOf('['))) as {
    filename?: string;
  }[];
  mkdirSync(engine, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', engine]);
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [place, { dev = false }] of Object.entries(packages)) {
    if (dev || !TOP_PACKAGE.test(place) || !existsSync(place)) continue;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(resolve(place), join(folder, place));
  }
});
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

it('the package has no file of the console that is made in this repository, and at most 8 MB', () => {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => isOfBastion(path) || NOT_PACKED.test(path))).toEqual([]);
  const bytes = files.map((path) => lstatSync(join(engine, path)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

it('from the package alone a console is begun, checked, tested and served', async () => {
  await gatehouse('init', 'library', '--resource', 'library.book', '--address', 'books');
  expect((await gatehouse('validate', '--strict')).stdout).toContain('No findings');
  expect((await gatehouse('generate')).stdout).toContain('generated/routes.ts');
  const tested = await gatehouse('test');
  expect(tested.stdout).toContain('Built ');
  const page = readFileSync(join(project, 'dist/console/index.html'), 'utf8');
  expect(page).toContain('/ui/assets/');

  const { address, child } = await startCommand(
    ['node', join(engine, 'dist/bin/gatehouse.mjs'), 'start', '--port', '0'],
    {
      folder: project,
      addressIn: (output) => /ready: (http:\/\/[^/\s]+)/.exec(output)?.[1],
    },
  );
  server = child;
  expect(await (await fetch(`${address}/ui/`)).text()).toContain('/ui/assets/');
  const answer = await fetch(`${address}/api/books/?limit=2`);
  expect(await answer.json()).toMatchObject({ count: 18, results: [{ name: 'Beacon' }, {}] });
});

it('a project is built from a clone that it has not installed', async () => {
  const other = mkdtempSync(join(tmpdir(), 'gatehouse-other-'));
  const command = join(process.cwd(), 'dist/bin/gatehouse.mjs');
  await run('node', [command, 'init', 'shop'], { cwd: other });
  const { stdout } = await run('node', [command, 'build', '--cwd', 'shop'], { cwd: other });
  expect(stdout).toContain('Built ');
  rmSync(other, { recursive: true });
});
