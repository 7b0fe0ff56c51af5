import type { RequestFunction } from '../../../api/request.ts';
import { modelAddress } from '../../../api/modelAddress.ts';

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
  const results =
    typeof body === 'object' && body !== null && 'results' in body ? body.results : body;
  const items: readonly unknown[] = Array.isArray(results) ? results : [];
  return items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'
      ? [item.name]
      : [],
  );
}
