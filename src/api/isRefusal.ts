import { isApiError, type ApiErrorKind } from './errors.ts';

/** What another attempt may mend: the server was out of reach, or is still at work. */
const PASSING: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'server', 'conflict']);

/**
 * Has the server said no? Asking again is answered in the same way, so whoever asks in intervals
 * stops here.
 */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && !PASSING.has(error.kind);
}
