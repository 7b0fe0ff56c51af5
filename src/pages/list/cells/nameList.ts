import type { RequestFunction } from '../../../api/request.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { isObject, objectsOf } from '../../../api/unknownValues.ts';

/**
 * The names of the records at an address, which answers a list or a page (spec 1, section 7).
 * Records without a name are left out.
 *
 * @throws ApiError
 */
export async function fetchNames(
  request: RequestFunction,
  address: string,
): Promise<readonly string[]> {
  const body = await request<unknown>(modelAddress(address), { quiet: true });
  const records = objectsOf(isObject(body) ? body['results'] : body);
  return records.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
}
