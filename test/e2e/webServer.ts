import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { WAIT_LIMIT_MS } from '../limits.mjs';

/** The lines of `docs/deploy.md` that a newcomer copies. */
const LINES = /<!-- deploy:start -->\n```sh\n(?<lines>[\s\S]*?)```\n<!-- deploy:end -->/;
const PAUSE_MS = 50;
const NGINX = '/usr/sbin/nginx';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

export interface RunningWebServer {
  readonly url: string;
  /** What nginx and the lines of the documentation made. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** Finds nginx with its brotli module; installs Debian's packages when run as root and they are missing. */
export function hasNginx(): boolean {
  if (isInstalled()) return true;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Its own service would take port 80.
  const policy = '/usr/sbin/policy-rc.d';
  const own = !isExecutable(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
  if (own) rmSync(policy);
  return isInstalled();
}

const isInstalled = () =>
  isExecutable(NGINX) && isReadable('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/**
 * Deploys the built console as `docs/deploy.md` says, with `deploy/nginx.conf` in the configuration of the container,
 * on a free port.
 *
 * @param server name and port of the API server
 */
export async function deployBehindNginx(server: string): Promise<RunningWebServer> {
  const folder = mkdtempSync('/tmp/gatehouse-deploy-');
  const port = await freePort();
  followDocumentation({
    server,
    listen: String(port),
    folder: join(folder, 'www'),
    site: join(folder, 'gatehouse.conf'),
  });
  const main = readFileSync('deploy/container/main.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`);
  writeFileSync(join(folder, 'main.conf'), main);
  const owner = process.getuid?.() === 0 ? ' user root;' : '';
  const nginx = spawn(NGINX, ['-c', join(folder, 'main.conf'), '-g', `daemon off;${owner}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => nginx.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  await answers(nginx, `${url}/ui/`);
  return {
    url,
    folder,
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the lines of the documentation with other facts in their first part, and without `sudo`. */
function followDocumentation(facts: Readonly<Record<string, string>>): void {
  const text = readFileSync('docs/deploy.md', 'utf8');
  let lines = LINES.exec(text)?.groups?.['lines'] ?? '';
  for (const [name, value] of Object.entries(facts)) {
    const given = new RegExp(`^${name}=\\S+`, 'm');
    if (!given.test(lines)) throw new Error(`docs/deploy.md has no line ${name}=…`);
    lines = lines.replace(given, `${name}=${value}`);
  }
  const script = `set -eu\nsudo() { "$@"; }\n${lines}`;
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The lines of docs/deploy.md failed:\n${stderr}`);
}

async function answers(nginx: ChildProcess, address: string): Promise<void> {
  const printed: string[] = [];
  nginx.stderr?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const end = Date.now() + WAIT_LIMIT_MS;
  while (Date.now() < end && nginx.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`nginx does not answer at ${address}:\n${printed.join('')}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

const isExecutable = (path: string) => may(path, constants.X_OK);
const isReadable = (path: string) => may(path, constants.R_OK);

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
