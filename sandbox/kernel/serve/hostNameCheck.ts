import { isIP } from 'node:net';
import { hostname } from 'node:os';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * A function that tells whether a `Host` header names this server. Another site could resolve its own name to this
 * machine (DNS rebinding) and would then have the same origin. Names of this machine, IP addresses and the given
 * names are safe.
 *
 * @param host the name or address that the server listens on
 * @param allowed further names
 */
export function hostNameCheck(
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
