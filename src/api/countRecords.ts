import type { RaRecord } from 'ra-core';
import type { ConsoleDataProvider } from './dataProvider.ts';

interface CountCall {
  readonly provider: Pick<ConsoleDataProvider, 'getList'>;
  readonly signal: AbortSignal;
}

/** Asks only for the number of records that match a filter. */
export async function countRecords(
  resource: string,
  filter: Readonly<Record<string, string | boolean>>,
  { provider, signal }: CountCall,
): Promise<number> {
  const { data, total } = await provider.getList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { ...filter, fields: 'id' },
    signal,
  });
  return total ?? data.length;
}
