import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { unexpectedBody } from '@gatehouse-console/engine/api/errorMessages.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** Lifetime of a temporary password (spec 1, section 9), when the server does not tell the expiry. */
const TEMPORARY_PASSWORD_LIFETIME_MS = 300_000;

/**
 * Reads the answer to a creation. The lifetime is the difference of two server times, so that a
 * wrong clock here does not matter.
 */
export function readTemporary(body: unknown, now: number) {
  const row: RecordOf<'authentication.temptoken'> = objectOf(body);
  const { username, secret } = row;
  if (typeof username !== 'string' || typeof secret !== 'string') return undefined;
  const created = readDate(row.date_created)?.getTime();
  const expires = readDate(row.date_expired)?.getTime();
  const life =
    created === undefined || expires === undefined
      ? TEMPORARY_PASSWORD_LIFETIME_MS
      : expires - created;
  return {
    username,
    secret,
    /** Expiry in milliseconds since 1970, by this machine's clock. */
    until: now + life,
  };
}

/**
 * Creates a temporary password for the signed-in user.
 *
 * @throws ApiError of kind `unexpected-body` when the answer has none
 */
export async function createTemporary() {
  const body = await request<unknown>('authentication/temp-tokens', {
    method: 'POST',
    body: {},
    quiet: true,
  });
  const made = readTemporary(body, Date.now());
  if (made) return made;
  throw unexpectedBody(body);
}
