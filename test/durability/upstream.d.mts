import type { IncomingHttpHeaders } from 'node:http';

/** A server that behaves badly in every way a path asks for. */
export function startUpstream(): Promise<{
  readonly url: string;
  /** What arrived, in its order. */
  readonly seen: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** How many connections are open to it. */
  open(): number;
  close(): Promise<void>;
}>;

/** Sends bytes as they are; gives what comes back until the connection ends, or until the text is there. */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  options?: { readonly until?: RegExp; readonly waitMs?: number },
): Promise<{ readonly text: string; readonly how: 'closed' | 'reset' | 'enough' | 'open' }>;

/** A request for a web socket, as a browser writes it. */
export function upgradeRequest(
  path: string,
  host: string,
  headers?: Readonly<Record<string, string>>,
): string;
