/** Statuses of RFC 9110, section 15.6. */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;

/** Why a server did not answer. */
export type NoAnswerReason = 'refused' | 'unknownName' | 'late' | 'certificate' | 'broken';

/** The server did not answer in time. */
export class NoAnswer extends Error {
  readonly code = 'NO_ANSWER';
}

/** 504 for a timeout, 502 for every other failure. */
export function statusOf(error: unknown): number {
  return reasonOf(error) === 'late' ? GATEWAY_TIMEOUT : BAD_GATEWAY;
}

/** The error message for a call that the server did not answer. */
export function upstreamProblem(error: unknown, server: URL, answerMs: number): string {
  if (codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT') return `${server.origin} cannot be reached.`;
  if (reasonOf(error) === 'late') {
    return `${server.origin} did not answer within ${answerMs / 1000} seconds.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${server.origin} did not answer: ${reason}`;
}

export function reasonOf(error: unknown): NoAnswerReason {
  const code = codeOf(error);
  return REASONS.find(([codes]) => codes.test(code))?.[1] ?? 'broken';
}

/** Error codes of the system, of node (https://nodejs.org/api/tls.html#x509-certificate-error-codes) and of undici. */
const REASONS: readonly (readonly [codes: RegExp, reason: NoAnswerReason])[] = [
  [/^(?:UND_ERR_(?:CONNECT|HEADERS)_TIMEOUT|NO_ANSWER|ETIMEDOUT)$/, 'late'],
  [/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'unknownName'],
  [/CERT|UNABLE_TO_VERIFY/, 'certificate'],
];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
