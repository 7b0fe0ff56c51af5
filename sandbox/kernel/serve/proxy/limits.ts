/** Timeouts of the proxy, in milliseconds. */
export interface ProxyLimits {
  /** For connecting to the server. */
  readonly connectMs: number;
  /** Until an answer begins. */
  readonly answerMs: number;
  /** The same for large uploads and for files, which the server prepares before it answers. */
  readonly fileMs: number;
  /** Between two chunks of an answer. */
  readonly silenceMs: number;
}

export const PROXY_LIMITS: ProxyLimits = {
  connectMs: 10_000,
  answerMs: 120_000,
  fileMs: 600_000,
  silenceMs: 60_000,
};
/** Bodies of this size and more count as large uploads. */
const LARGE_BODY_BYTES = 1024 * 1024;

/**
 * The timeout for the beginning of an answer, in milliseconds.
 *
 * @param headers of the request, by lower-case name
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
