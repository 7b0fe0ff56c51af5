import { useDataProvider } from 'ra-core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../api/dataProvider.ts';
import { useRoutes } from '../../../../session/RoutesContext.ts';
import { useSession } from '../../../../session/SessionContext.ts';
import { useFigures } from '../dashboardQuery.ts';
import { countOfList, type OwnList } from './ownLists.ts';
import type { WorkRow } from './workRows.ts';
import type { WorkCount } from './workScope.ts';

interface WorkAnswer {
  readonly counted: WorkCount;
  /** The start of the last 24 hours is counted from here. */
  readonly now: Date;
  /** Of a row that has a list of its own. */
  readonly list?: OwnList;
}

/** What a row counts, and its list where it has one of its own. */
export function useWorkCount(row: WorkRow): UseQueryResult<WorkAnswer> {
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const { me } = useSession();
  return useFigures(`work ${row.key}`, async (signal): Promise<WorkAnswer> => {
    const now = new Date();
    const scope = { provider, routes, me: String(me.id), now, signal };
    if (row.kind === 'list') return { counted: await row.count(scope), now };
    const list = await row.read(scope);
    return { counted: countOfList(list), now, list };
  });
}
