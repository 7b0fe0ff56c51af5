import { buildAddress } from './address.ts';
import type { CallAddress } from './apiAddress.ts';
import { api, organizationOfCalls, request } from './client.ts';
import { isApiError, type ApiErrorKind } from './errors.ts';
import type { Query } from './request.ts';

/** Failures that the console answers, when it is there: by a login, or by a proof of identity. */
const ANSWERED: readonly ApiErrorKind[] = ['unauthenticated', 'confirmation-required'];

/** What a page has not used within this time is too old for it. */
const KEPT_MS = 30_000;

interface Asked {
  readonly call: Promise<unknown>;
  readonly at: number;
  /** Made before the console was there. */
  readonly early: boolean;
}

const begun = new Map<string, Asked>();
let isThere = false;

/** The console is there: from now on it answers what fails, and may change what was asked for. */
export function consoleAnswers(): void {
  isThere = true;
  api.onAnswer(({ method }) => {
    if (method !== 'GET' && method !== 'OPTIONS') begun.clear();
  });
}

/** Makes a GET of a page before the code of that page is there, once. */
export function askAhead(address: CallAddress, query: Query): void {
  if (isFresh(begun.get(keyOf(address, query)))) return;
  const call = request(address, { query, quiet: true });
  // The failure is handled where the result is used.
  call.catch(() => undefined);
  begun.set(keyOf(address, query), { call, at: Date.now(), early: !isThere });
}

/** The same call, if it has been made: each is handed over once. */
export function takeAhead(address: CallAddress, query: Query): Promise<unknown> | undefined {
  const key = keyOf(address, query);
  const asked = begun.get(key);
  begun.delete(key);
  if (!isFresh(asked)) return undefined;
  return asked.call.catch((error: unknown) => {
    if (asked.early && isApiError(error) && ANSWERED.includes(error.kind)) {
      return request(address, { query, quiet: true });
    }
    throw error;
  });
}

function isFresh(asked: Asked | undefined): asked is Asked {
  return asked !== undefined && Date.now() - asked.at < KEPT_MS;
}

function keyOf(address: CallAddress, query: Query): string {
  return `${organizationOfCalls() ?? ''} ${buildAddress(address, query).url}`;
}
