import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isObject, objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

const KEYS: PlainAddress = 'authentication/access-keys';

/** The valid keys in an array or in a page of a list. */
function readKeys(body: unknown) {
  const rows = isObject(body) ? body['results'] : body;
  return objectsOf(rows).flatMap(({ id, secret }: RecordOf<'authentication.accesskey'>) => {
    return typeof id === 'string' && typeof secret === 'string' ? [{ id, secret }] : [];
  });
}

/**
 * Creates an API key. The answer is empty (contract: profile, section 4), so the new key is found
 * by comparing the lists before and after.
 *
 * @returns undefined when the new one cannot be identified
 */
export async function createKey() {
  const list = async () => readKeys(await request(KEYS, { quiet: true }));
  const before = new Set((await list()).map(({ id }) => id));
  await request(KEYS, { method: 'POST', body: {}, quiet: true });
  const fresh = (await list()).filter(({ id }) => !before.has(id));
  return fresh.length === 1 ? fresh[0] : undefined;
}
