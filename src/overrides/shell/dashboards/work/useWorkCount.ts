import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useFigures } from '../dashboardQuery.ts';
import { countOfList } from './ownLists.ts';
import type { WorkRow } from './workRows.ts';

/** What a row counts, and its list where it has one of its own. */
export function useWorkCount(row: WorkRow) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const { me } = useSession();
  return useFigures(`work ${row.key}`, async (signal) => {
    /** The start of the last 24 hours is counted from here. */
    const now = new Date();
    const scope = { provider, routes, me: String(me.id), now, signal };
    if (row.kind === 'list') {
      return { counted: await row.count(scope), now, list: undefined };
    }
    const list = await row.read(scope);
    return { counted: countOfList(list), now, list };
  });
}
