import type { PlainAddress } from '../../api/apiAddress.ts';
import type { RecordOf } from '../../api/recordOf.ts';
import { request } from '../../api/client.ts';

export const KEYS: PlainAddress = 'authentication/access-keys';

export interface OwnKey {
  readonly id: string;
  readonly secret: string;
}

/** Keys out of a bare array or a page of a list; what is none is left out. */
export function readKeys(body: unknown): readonly OwnKey[] {
  const rows = Array.isArray(body) ? body : isRecord(body) ? body['results'] : [];
  if (!Array.isArray(rows)) return [];
  return rows.filter(isRecord).flatMap(({ id, secret }: RecordOf<'authentication.accesskey'>) => {
    return typeof id === 'string' && typeof secret === 'string' ? [{ id, secret }] : [];
  });
}

/**
 * Makes an API key. The answer to that is empty (contract: profile, section 4): the new key is the
 * one that the list did not have before.
 *
 * @returns undefined when it cannot be told which one is new
 */
export async function createKey(): Promise<OwnKey | undefined> {
  const list = async () => readKeys(await request(KEYS, { quiet: true }));
  const before = new Set((await list()).map(({ id }) => id));
  await request(KEYS, { method: 'POST', body: {}, quiet: true });
  const fresh = (await list()).filter(({ id }) => !before.has(id));
  return fresh.length === 1 ? fresh[0] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
