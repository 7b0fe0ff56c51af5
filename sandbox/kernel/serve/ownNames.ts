import { isIP } from 'node:net';
import { hostname } from 'node:os';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Says whether a `Host` header names this server. A page of another site can lead its own name to this
 * machine (DNS rebinding) and would then be of our origin; names that nobody else can lead here are
 * those of this machine, addresses, and what whoever starts the server says.
 *
 * @param host what the server listens on
 * @param allowed further names
 */
export function ownNames(
  host: string,
  allowed: readonly string[] = [],
): (header: string | undefined) => boolean {
  const machine = LOOPBACK.has(host) ? [] : [hostname()];
  const names = new Set([host, ...allowed, ...machine].map((name) => name.toLowerCase()));
  return (header) => {
    const [, name = ''] =
      /^(\[[^\]]+\]|[^:]+?)\.?(?::\d*)?$/.exec(header?.toLowerCase() ?? '') ?? [];
    if (isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0) return true;
    return name === 'localhost' || name.endsWith('.localhost') || names.has(name);
  };
}
