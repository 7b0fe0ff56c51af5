import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyParts, PARTS_OF_CONSOLE } from '../projectCopy.ts';
import { startCommand } from '../startCommand.mjs';

const run = promisify(execFile);
const PROJECT = ['codegen', 'dist', 'generated', 'locales', 'manifest', 'sandbox', 'src'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'docs'];
/** A package's own folder below another's comes along with it. */
const TOP_PACKAGE = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;
let project = '';
let server: ChildProcess | undefined;

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** The compiled project with the packages that `npm ci --omit=dev` installs. */
beforeAll(async () => {
  await run('node', ['dist/bin/build.mjs']);
  project = mkdtempSync(join(tmpdir(), 'gatehouse-production-'));
  for (const part of [...PROJECT, ...FILES]) cpSync(part, join(project, part), { recursive: true });
  const { packages }: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [place, { dev = false }] of Object.entries(packages)) {
    if (dev || !TOP_PACKAGE.test(place)) continue;
    mkdirSync(dirname(join(project, place)), { recursive: true });
    symlinkSync(resolve(place), join(project, place));
  }
});
afterAll(() => {
  server?.kill();
  rmSync(project, { recursive: true });
});

describe('the compiled project without development packages', () => {
  it('writes its texts when they are not there', async () => {
    rmSync(join(project, 'generated/locales'), { recursive: true });
    await run('node', ['codegen/bundle/prepare.mjs'], { cwd: project });
    expect(existsSync(join(project, 'generated/locales/en/start.ts'))).toBe(true);
  });

  it('checks its manifests', async () => {
    const { stdout } = await run('node', ['dist/bin/gatehouse.mjs', 'validate', '--strict'], {
      cwd: project,
    });
    expect(stdout).toContain('No findings');
  });

  it('compiles itself again when a source is newer than the compiled code', async () => {
    const source = join(project, 'codegen/cli/runProgram.ts');
    const text = readFileSync(source, 'utf8');
    writeFileSync(source, text.replace('print the version', 'tell the version'));
    const { stdout } = await run('node', ['dist/bin/gatehouse.mjs', '--help'], { cwd: project });
    expect(stdout).toContain('tell the version');
    writeFileSync(source, text);
  });

  it('serves the console and its API', async () => {
    const { address, child } = await startCommand(['node', 'sandbox/launch.mjs', '--port', '0'], {
      addressIn: (output) => /http:\/\/[\w.]+:\d+/.exec(output)?.[0],
      folder: project,
    });
    server = child;
    const page = await fetch(`${address}/ui/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    expect((await fetch(`${address}/api/v1/users/profile/`)).status).toBe(401);
    server.kill();
    await once(server, 'close');
  });
});

describe('a clone whose installation ran no scripts', () => {
  const clone = mkdtempSync(join(tmpdir(), 'gatehouse-clone-'));
  beforeAll(() => {
    copyParts(
      clone,
      PARTS_OF_CONSOLE.filter((part) => part !== 'dist/bin'),
    );
    rmSync(join(clone, 'generated/locales'), { recursive: true });
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it('builds the console: the compiler is bundled, and the texts are written first', async () => {
    await run('npx', ['vite', 'build'], { cwd: clone });
    expect(existsSync(join(clone, 'generated/locales/en/start.ts'))).toBe(true);
    expect(existsSync(join(clone, 'dist/console/index.html'))).toBe(true);
  });
});
