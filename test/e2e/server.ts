import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../sandbox/create.ts';
import { parseOptions, type StartOptions } from '../../sandbox/options.ts';
import { startSandbox } from '../../sandbox/start.ts';
import { openData } from '../../sandbox/kernel/store/dataFolder.ts';
import { projectModel } from '../projectModel.ts';
import { consoleAddress, startCommand } from '../startCommand.mjs';

const CONSOLE = 'dist/console';
/** `GATEHOUSE_SERVER=v2.28`: the version of the server where a test names none. */
const SERVER = process.env['GATEHOUSE_SERVER'];

export interface RunningConsole {
  /** Address with base path: `http://localhost:1234/ui/`. */
  readonly url: string;
  stop(): Promise<unknown>;
}

export interface ConsoleProcess extends RunningConsole {
  /** The output so far. */
  output(): string;
  /** Stops it with Ctrl-C; returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * The built console and the sandbox with fresh data, on a free port, in this process.
 *
 * @param args of `npm start`
 * @param built the folder of the built console
 */
export async function startConsole(
  args: readonly string[] = [],
  built = CONSOLE,
): Promise<RunningConsole> {
  const parsed = parseOptions([...(SERVER ? ['--server', SERVER] : []), ...args]);
  if (!parsed.ok) throw new Error(parsed.problem);
  const data = mkdtempSync(join(tmpdir(), 'gatehouse-e2e-'));
  const { server } = parsed.options;
  const { servers } = projectModel().app;
  if (server !== undefined && !servers.some(({ version }) => version === server))
    throw new Error(`${server} is none of the versions of the server.`);
  const options = { ...optionsOf(parsed.options), server, console: built, data };
  cpSync(seededFolder(parsed.options), data, { recursive: true });
  const { url, close } = await startSandbox(options);
  return {
    url: `${url}/ui/`,
    async stop() {
      await close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Seeded {
  readonly folder: string;
  readonly at: number;
}
const seeded = new Map<string, Seeded>();
process.once('exit', () => {
  for (const { folder } of seeded.values()) rmSync(folder, { recursive: true, force: true });
});
/** Demo data refers to the last minutes, so older data is not fresh. */
const FRESH_MS = 45_000;

/** Data of a first start; created once per worker, each server has a copy. */
function seededFolder(options: StartOptions): string {
  const key = JSON.stringify([options.options, options.server]);
  const known = seeded.get(key);
  if (known && Date.now() - known.at < FRESH_MS) return known.folder;
  if (known) rmSync(known.folder, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-e2e-seeded-'));
  const data = openData(folder);
  createSandbox({ ...optionsOf(options), database: data.database });
  data.close();
  seeded.set(key, { folder, at: Date.now() });
  return folder;
}

const optionsOf = ({ options, server, sessions, network }: StartOptions) => ({
  model: projectModel(),
  server,
  options,
  sessions,
  ...(network && { network }),
});

/**
 * Starts `npm start` as a process, on a free port, with fresh data.
 *
 * @param folder of the project
 */
export async function startProcess(
  args: readonly string[] = [],
  folder = process.cwd(),
): Promise<ConsoleProcess> {
  const { address, child, output, exited } = await startCommand(
    ['node', 'dist/bin/start.mjs', '--port', '0', ...args],
    { addressIn: consoleAddress, folder },
  );
  return {
    url: address,
    output,
    stop() {
      child.kill('SIGINT');
      return exited;
    },
  };
}
