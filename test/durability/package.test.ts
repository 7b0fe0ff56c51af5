import { execFile, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { filesBelow } from '../../codegen/bundle/digests.mjs';
import { ENGINE } from '../../codegen/model/engine.ts';
import { isOfBastion } from '../bastion.ts';
import { startEditor } from '../codegen/lsp/editor.ts';
import { cloneTo } from './clone.ts';
import { startCommand } from '../startCommand.mjs';

const run = promisify(execFile);
const MOST_BYTES = 8 * 1024 * 1024;
/** Of the repository, beside the bastion. */
const NOT_PACKED = /^(?:test|examples|deploy)(?:\/|$)/;
/** A package's own folder below another's comes along with it. */
const TOP_PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly name?: string; readonly version?: string }>
  >;
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-package-'));
const project = join(folder, 'library');
/** Where the project finds the package, and beside it what the package needs. */
const engine = join(folder, 'node_modules', ENGINE);
const { version } = about;
const TARBALL = `gatehouse-console-engine-${version}.tgz`;
const EXTENSION = `gatehouse-vscode-${version}.vsix`;
/** A tagged clone, in which the release is made, and another one elsewhere on earth. */
const tagged = join(folder, 'tagged');
const release = join(tagged, 'dist/release');
const other = join(folder, 'deeper/other');
let server: ChildProcess | undefined;

const gatehouse = (...args: readonly string[]) =>
  run('node', [join(engine, 'dist/bin/gatehouse.mjs'), ...args], {
    cwd: existsSync(project) ? project : folder,
  });
/** @throws when a file is missing or is another one */
const compareDigests = (place: string, list: string) =>
  run('sha256sum', ['--check', '--strict', '--quiet', list], { cwd: place });

beforeAll(async () => {
  await cloneTo(tagged);
  await cloneTo(other);
  await run('git', ['tag', `v${version}`], { cwd: tagged });
  await run('npm', ['run', 'release'], { cwd: tagged, maxBuffer: MOST_BYTES });
  mkdirSync(engine, { recursive: true });
  await run('tar', ['-xzf', join(release, TARBALL), '--strip-components=1', '-C', engine]);
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

it('the release has everything that is published, with digests', async () => {
  const names = readdirSync(release).toSorted();
  expect(names).toEqual([
    'SHA256SUMS',
    `gatehouse-${version}.cdx.json`,
    `gatehouse-console-${version}.tar.gz`,
    TARBALL,
    EXTENSION,
    'schemastore',
  ]);
  await compareDigests(release, 'SHA256SUMS');
});

it('the release is the same bytes from another folder, time zone, language and mask', async () => {
  const env = { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'C' };
  const line = ['-c', 'umask 077 && npm run release'];
  await run('bash', line, { cwd: other, env, maxBuffer: MOST_BYTES });
  const digests = (place: string) => readFileSync(join(place, 'SHA256SUMS'), 'utf8');
  expect(digests(join(other, 'dist/release'))).toBe(digests(release));
});

it('the package has the digests of its files and the list of its parts', async () => {
  const listed = readFileSync(join(engine, 'dist/SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const files = readdirSync(engine, { recursive: true, withFileTypes: true });
  expect(listed).toHaveLength(files.filter((entry) => entry.isFile()).length - 1);
  await compareDigests(engine, 'dist/SHA256SUMS');
  const sbom = JSON.parse(readFileSync(join(engine, 'dist/sbom.cdx.json'), 'utf8'));
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: ENGINE, version } },
  });
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const shipped = Object.entries(packages).flatMap(([place, { dev, name, version: its }]) =>
    place && !dev ? [`${name ?? place.replace(/^.*node_modules\//, '')}@${its}`] : [],
  );
  const listedParts = sbom.components.map((part: { 'bom-ref': string }) => part['bom-ref']);
  expect(listedParts.toSorted()).toEqual([...new Set(shipped)].toSorted());
});

it('the extension has a language server that needs no installation', async () => {
  const unpacked = join(folder, 'extension');
  const files = unzipSync(readFileSync(join(release, EXTENSION)));
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(unpacked, path)), { recursive: true });
    writeFileSync(join(unpacked, path), bytes);
  }
  const described = JSON.parse(readFileSync(join(unpacked, 'extension/package.json'), 'utf8'));
  expect(described).toMatchObject({ version, main: './extension.cjs' });
  const example = join(folder, 'blog');
  cpSync('examples/blog', example, { recursive: true });
  const texts = new Map(
    filesBelow(example).map((path) => [path, readFileSync(join(example, path), 'utf8')] as const),
  );
  const editor = startEditor(texts, join(unpacked, 'extension/server/main.mjs'));
  await editor.connection.sendRequest('initialize', {
    processId: null,
    rootUri: null,
    capabilities: {},
  });
  await editor.connection.sendNotification('initialized', {});
  const view = 'manifest/views/console.yaml';
  await editor.open(view, `${editor.read(view)}nonsense: 1\n`);
  const findings = await editor.findings(view, (all) => all.length > 0);
  expect(findings[0]).toMatchObject({ code: 'unknown-key' });
  await editor.close();
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
