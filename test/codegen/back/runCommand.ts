import { cpSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// Loaded here, so that their load time does not count as a test's time.
import '../../../codegen/cli/build.ts';
import '../../../codegen/cli/command.ts';
import type { ExitCode } from '../../../codegen/cli/environment.ts';
import { runCli } from '../../../codegen/cli/program.ts';
import { temporaryFolder } from '../../afterwards.ts';

const FIXTURES = fileURLToPath(new URL('fixtures/', import.meta.url));
export const SMALL = join(FIXTURES, 'small');
export const RECORDINGS = join(FIXTURES, 'recordings');

/** A copy of the small project that a test may change. */
export function copyOfSmall(): string {
  const folder = temporaryFolder();
  cpSync(SMALL, folder, { recursive: true });
  return folder;
}

interface Ran {
  readonly code: ExitCode | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function run(
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
  stdin = '',
): Promise<Ran> {
  const written = { out: '', err: '' };
  let code: ExitCode | undefined;
  await runCli(args, {
    cwd,
    stdout: { write: (text) => (written.out += text) },
    stderr: { write: (text) => (written.err += text) },
    isTty: { stdout: false, stderr: false },
    readStdin: async () => stdin,
    variables,
    exit: (given) => {
      code = given;
    },
  });
  return { code, ...written };
}

/** Asks a server on this machine, which ends afterwards. */
export async function served<T>(
  listener: RequestListener,
  ask: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    const { port } = server.address() as AddressInfo;
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
