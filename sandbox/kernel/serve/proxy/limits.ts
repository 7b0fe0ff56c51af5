/** How long the proxy waits, in milliseconds. */
export interface ProxyLimits {
  /** For a connection to the server. */
  readonly connectMs: number;
  /** For the beginning of an answer. */
  readonly answerMs: number;
  /** The same after a large upload or for a file: the server makes a file before it answers. */
  readonly fileMs: number;
  /** For the next bytes of a body that has begun, in either direction. */
  readonly silenceMs: number;
}

export const PROXY_LIMITS: ProxyLimits = {
  connectMs: 10_000,
  answerMs: 120_000,
  fileMs: 600_000,
  silenceMs: 60_000,
};
/** A body of this size and more is a file. */
const LARGE_BODY_BYTES = 1024 * 1024;

/**
 * How long the beginning of the answer to a call is waited for, in milliseconds.
 *
 * @param headers of the request, by their names in small letters
 */
export function answerLimit(
  url: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  limits: ProxyLimits,
): number {
  const large = Number(headers['content-length'] ?? 0) >= LARGE_BODY_BYTES;
  const unknown = headers['transfer-encoding'] !== undefined;
  return large || unknown || /[?&]format=/.test(url) ? limits.fileMs : limits.answerMs;
}
