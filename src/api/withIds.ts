import type { ApiFacts } from '../../codegen/model/server.ts';
import type { Query } from './request.ts';

/** The address and the query that select records by their ids. @throws TypeError where the API has no way */
export function withIds(
  address: string,
  ids: readonly (string | number)[],
  { list }: ApiFacts,
): { readonly address: string; readonly query: Query } {
  if (list.ids === undefined) throw new TypeError('The API selects no records by their ids');
  if (typeof list.ids === 'string') return { address, query: { [list.ids]: ids.map(String) } };
  const { each } = list.ids;
  const search = new URLSearchParams(ids.map((id) => [each, String(id)]));
  return { address: `${address}?${search}`, query: {} };
}
