import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

/** More than anybody has. */
const LIMIT = 1000;

/** The user's system users in the server's order (contract: job centre, section 5). */
export function useSystemUsers() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(['granted system users'], async (signal) => {
    const query = { offset: 0, limit: LIMIT };
    const page = await provider.options('perms/system-users-permission', query, signal);
    const rows = page.data.map(({ id, name, protocol, login_mode: mode }) => ({
      id: String(id),
      name: String(name),
      /** SSH login without a prompt for a password, as commands need it. */
      usable: protocol === 'ssh' && mode === 'auto',
    }));
    return {
      rows,
      /** All there are. */
      total: page.total,
    };
  });
}

export type SystemUsers = NonNullable<ReturnType<typeof useSystemUsers>['data']>;
