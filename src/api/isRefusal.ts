import { isApiError, type ApiErrorKind } from './errors.ts';

/** Failures that a retry may solve: the server was not reachable or is busy. */
const PASSING: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'server', 'conflict']);

/** Has the server refused? A retry would get the same answer, so polling stops. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && !PASSING.has(error.kind);
}
