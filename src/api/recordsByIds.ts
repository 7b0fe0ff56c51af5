import type { RaRecord } from 'ra-core';
import type { ApiFacts } from '../../codegen/model/server.ts';
import { recordAddress } from './address.ts';
import { isApiError } from './errors.ts';
import { inWords, readPage } from './listCall.ts';
import { modelAddress } from './modelAddress.ts';
import type { RequestFunction, RequestOptions } from './request.ts';
import { withIds } from './withIds.ts';

/**
 * Records of an API whose lists do not take several ids in one parameter: by a repeated one, or one call each. Those that
 * are not there are left out.
 */
export async function recordsByIds<T extends RaRecord>(
  request: RequestFunction,
  address: string,
  ids: readonly (string | number)[],
  call: Pick<RequestOptions, 'quiet' | 'signal'> & Pick<Partial<RequestOptions>, 'query'>,
  facts: ApiFacts,
): Promise<T[]> {
  if (facts.list.ids !== undefined) {
    const chosen = withIds(address, ids, facts);
    // A server with a page size of its own would give no more than that.
    const whole = inWords({ offset: 0, limit: ids.length }, facts);
    const query = { ...call.query, ...chosen.query, ...whole };
    const body = await request(modelAddress(chosen.address), { ...call, query });
    return [...readPage<T>(body, undefined, facts).data];
  }
  const found = ids.map(async (id) => {
    const record = recordAddress(address, id);
    if (record === undefined) return [];
    try {
      return [await request<T>(modelAddress(record), call)];
    } catch (error) {
      if (isApiError(error) && error.kind === 'not-found') return [];
      throw error;
    }
  });
  return (await Promise.all(found)).flat();
}
