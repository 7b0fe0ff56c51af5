import { useDataProvider } from 'ra-core';
import type { PlainAddress } from '../../../api/apiAddress.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import type { Query } from '../../../api/request.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** The records of a card; components with the same address and query share the answer. */
export function useOwnRecords(address: PlainAddress, query: Query) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['home', address, query],
    async (signal) => (await provider.options(address, query, signal)).data,
  );
}
