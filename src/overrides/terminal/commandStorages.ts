import { keepPreviousData } from '@tanstack/react-query';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { Query } from '@gatehouse-console/engine/api/request.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

const ADDRESS: PlainAddress = 'terminal/command-storages/tree';

/** @param search of the list, which the numbers refer to */
export function useCommandStorages(search: Query) {
  return useRequest(
    [ADDRESS, search],
    async (signal) =>
      readStorages(await request(ADDRESS, { query: { real: 1, ...search }, signal })),
    { placeholderData: keepPreviousData },
  );
}

/** The storages in the server's tree, without its root. */
export function readStorages(body: unknown) {
  return objectsOf(body).flatMap(({ id, pId, name, valid }) => {
    if (typeof id !== 'string' || pId === '') return [];
    // The server writes `default(server)(165)`: name, type and number.
    const label = spaced(String(name ?? id));
    return [
      {
        id,
        /** With the number of matching commands. */
        label,
        /** It can be searched. */
        open: valid === true,
      },
    ];
  });
}

export type CommandStorage = ReturnType<typeof readStorages>[number];
