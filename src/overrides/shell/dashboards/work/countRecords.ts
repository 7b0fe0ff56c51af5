import type { ResourceId } from '../../../../../generated/names.ts';
import type { WorkCount, WorkScope } from './workScope.ts';

/** Asks only for the number of records that match a filter. */
export async function countRecords(
  resource: ResourceId,
  filter: Readonly<Record<string, string | boolean>>,
  { provider, signal }: Pick<WorkScope, 'provider' | 'signal'>,
): Promise<WorkCount> {
  const { data, total } = await provider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { ...filter, fields: 'id' },
    signal,
  });
  return { count: total ?? data.length };
}
