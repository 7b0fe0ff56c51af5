/** Statuses of RFC 9110, section 15.6. */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

/** The server did not answer in time. */
export class NoAnswer extends Error {
  readonly code = 'NO_ANSWER';
}

/** 504 for a timeout, 502 for every other failure. */
export function statusOf(error: unknown): number {
  return isLate(error) ? GATEWAY_TIMEOUT : BAD_GATEWAY;
}

/** The error message for a call that the server did not answer. */
export function upstreamProblem(error: unknown, server: URL, answerMs: number): string {
  if (codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT') return `${server.origin} cannot be reached.`;
  if (isLate(error)) return `${server.origin} did not answer within ${answerMs / 1000} seconds.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `${server.origin} did not answer: ${reason}`;
}

function isLate(error: unknown): boolean {
  return LATE.has(codeOf(error));
}

const LATE: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'NO_ANSWER',
  'ETIMEDOUT',
]);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
