import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useRequest } from '../../api/useRequest.ts';

/** More than anybody is granted. */
const LIMIT = 200;

export interface SystemUser {
  readonly id: string;
  readonly name: string;
  /** It logs in over SSH without asking for a password: only then can it run commands. */
  readonly usable: boolean;
}

/** The system users granted to the person, in the server's order (contract: job centre, section 5). */
export function useSystemUsers() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(['granted system users'], async (signal): Promise<readonly SystemUser[]> => {
    const query = { offset: 0, limit: LIMIT };
    const page = await provider.options('perms/system-users-permission', query, signal);
    return page.data.map(({ id, name, protocol, login_mode: mode }) => ({
      id: String(id),
      name: String(name),
      usable: protocol === 'ssh' && mode === 'auto',
    }));
  });
}
