import type { PlainAddress } from './apiAddress.ts';
import { unexpectedBody } from './errorMessages.ts';
import type { RequestFunction } from './request.ts';
import { objectOf, textOf } from './unknownValues.ts';

const RESOURCE_CACHE: PlainAddress = 'common/resources/cache';

/**
 * Stores a selection of ids on the server for the next call (spec 1, section 7). It expires after
 * 300 s, and a delete would then silently delete nothing: use it at once.
 *
 * @returns the token for `spm`, never empty: a bulk delete without it would delete everything
 */
export async function storeSelection(
  request: RequestFunction,
  ids: readonly (string | number)[],
): Promise<string> {
  const body = await request(RESOURCE_CACHE, {
    method: 'POST',
    body: { resources: ids },
    quiet: true,
    harmless: true,
  });
  const token = textOf(objectOf(body)['spm']);
  if (token !== '') return token;
  throw unexpectedBody(body, { address: RESOURCE_CACHE });
}
