import type { IncomingHttpHeaders } from 'node:http';

/** A server that fails in the way that the path names. */
export function startUpstream(): Promise<{
  readonly url: string;
  /** Received requests in order. */
  readonly seen: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** Number of open connections. */
  open(): number;
  close(): Promise<void>;
}>;

/** Sends raw bytes; returns the answer when the connection ends or the text has arrived. */
export function sendRaw(
  url: string,
  bytes: string | Buffer,
  options?: { readonly until?: RegExp; readonly waitMs?: number },
): Promise<{ readonly text: string; readonly how: 'closed' | 'reset' | 'enough' | 'open' }>;

/** A web socket handshake like that of a browser. */
export function upgradeRequest(
  path: string,
  host: string,
  headers?: Readonly<Record<string, string>>,
): string;
