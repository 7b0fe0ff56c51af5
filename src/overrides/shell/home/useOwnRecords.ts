import { useDataProvider } from 'ra-core';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import type { Query } from '@gatehouse-console/engine/api/request.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

/** The records of a card; components with the same address and query share the answer. */
export function useOwnRecords(address: PlainAddress, query: Query) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['home', address, query],
    async (signal) => (await provider.options(address, query, signal)).data,
  );
}
