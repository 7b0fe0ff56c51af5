import { apiFacts } from '#project/generated/api.ts';
import { unexpectedBody } from './errorMessages.ts';
import { modelAddress } from './modelAddress.ts';
import type { RequestFunction } from './request.ts';
import { objectOf, textOf } from './unknownValues.ts';

/**
 * Stores a selection of ids on the server for the next call (spec 1, section 7). It expires after
 * 300 s, and a delete would then silently delete nothing: use it at once.
 *
 * @throws TypeError where the API stores none
 * @returns the token for `spm`, never empty: a bulk delete without it would delete everything
 */
export async function storeSelection(
  request: RequestFunction,
  ids: readonly (string | number)[],
  { selections } = apiFacts,
): Promise<string> {
  if (selections === undefined) throw new TypeError('The API stores no selections');
  const body = await request(modelAddress(selections), {
    method: 'POST',
    body: { resources: ids },
    quiet: true,
    harmless: true,
  });
  const token = textOf(objectOf(body)['spm']);
  if (token !== '') return token;
  throw unexpectedBody(body, { address: selections });
}
