import { createServer } from 'node:net';

const REASONS = new Map([
  ['EADDRINUSE', 'is in use'],
  ['EACCES', 'needs the rights of an administrator'],
]);

/**
 * What to do when a server cannot listen on its port; undefined for other errors.
 *
 * @param command of npm: `start` or `run dev`
 */
export async function portProblem(error: unknown, command: string): Promise<string | undefined> {
  if (!isPortError(error)) return undefined;
  const { code, port, address } = error;
  const reason = REASONS.get(code);
  if (reason === undefined) return undefined;
  const free = await freePort(port > LAST_RESERVED ? port : BEFORE_DEFAULT, address);
  return `Port ${port} ${reason}. Port ${free} is free: npm ${command} -- --port ${free}`;
}

/** Lower ports are reserved for administrators (RFC 6335, section 6). */
const LAST_RESERVED = 1023;
const BEFORE_DEFAULT = 8079;

interface PortError {
  readonly code: string;
  readonly port: number;
  readonly address: string;
}

function isPortError(error: unknown): error is PortError {
  if (!(error instanceof Error)) return false;
  const { code, port, address } = Object(error);
  return typeof code === 'string' && typeof port === 'number' && typeof address === 'string';
}

/** So many ports after the one that is taken are tried before any other. */
const TRIED = 20;
const LARGEST_PORT = 65_535;

/** A port that is free now, one of the next ones if possible. */
export async function freePort(taken: number, host: string): Promise<number> {
  for (let port = taken + 1; port <= Math.min(taken + TRIED, LARGEST_PORT); port += 1) {
    const free = await tryPort(port, host).catch(() => undefined);
    if (free !== undefined) return free;
  }
  return tryPort(0, host).catch(() => taken);
}

/**
 * Listens on a port for a moment.
 *
 * @param port 0 for any
 * @returns the port
 * @throws what a server would that listens there
 */
export function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
