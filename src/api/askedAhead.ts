import { buildAddress } from './address.ts';
import type { ApiPath } from './apiAddress.ts';
import { organizationOfCalls, request } from './client.ts';
import { isApiError, type ApiErrorKind } from './errors.ts';
import type { Query } from './request.ts';

/** Failures that the console answers, which was not there yet. */
const ANSWERED: readonly ApiErrorKind[] = ['unauthenticated', 'confirmation-required'];

const begun = new Map<string, Promise<unknown>>();

/** Makes a GET of the first page before the code of that page is there. */
export function askAhead(address: ApiPath, query: Query): void {
  const call = request(address, { query, quiet: true });
  // The failure is handled where the result is used.
  call.catch(() => undefined);
  begun.set(keyOf(address, query), call);
}

/** The same call, if it has been made: each is handed over once. */
export function takeAhead(address: ApiPath, query: Query): Promise<unknown> | undefined {
  const key = keyOf(address, query);
  const call = begun.get(key);
  begun.delete(key);
  return call?.catch((error: unknown) => {
    if (isApiError(error) && ANSWERED.includes(error.kind)) {
      return request(address, { query, quiet: true });
    }
    throw error;
  });
}

/** The first page stands: what it has not used is too old for any other. */
export function forgetAhead(): void {
  begun.clear();
}

function keyOf(address: ApiPath, query: Query): string {
  return `${organizationOfCalls() ?? ''} ${buildAddress(address, query).url}`;
}
