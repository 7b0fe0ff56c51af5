import type { PlainAddress } from './apiAddress.ts';
import { messageFor } from './errorMessages.ts';
import { ApiError } from './errors.ts';
import type { RequestFunction } from './request.ts';

export const RESOURCE_CACHE: PlainAddress = 'common/resources/cache';

/**
 * Stores a selection of ids on the server for the call that follows (spec 1, section 7). The server
 * forgets it after 300 s, and then deletes nothing without saying so: use the token at once.
 *
 * @returns the token to send as `spm`, never empty: without it a bulk delete would lose its bounds
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
  const token = typeof body === 'object' && body !== null && 'spm' in body ? body.spm : undefined;
  if (typeof token === 'string' && token !== '') return token;
  throw new ApiError(
    { kind: 'unexpected-body', status: 200, body, address: RESOURCE_CACHE },
    messageFor('unexpected-body', undefined),
  );
}
