import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { DASHBOARD } from '../dashboardQuery.ts';
import { countOfList, type OwnList } from './ownLists.ts';
import type { WorkRow } from './workRows.ts';
import type { WorkCount } from './workScope.ts';

/** What a row counted. */
export interface CountedWork {
  readonly counted: WorkCount;
  /** The start of the last 24 hours is counted from here. */
  readonly now: Date;
  /** Of rows that have a list of their own. */
  readonly list: OwnList | undefined;
}

/** What each row counts, in the order of the rows. */
export function useWorkCounts(rows: readonly WorkRow[]): readonly UseQueryResult<CountedWork>[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const { me, organization } = useSession();
  return useQueries({
    queries: rows.map((row) => ({
      queryKey: [DASHBOARD, organization.id, `work ${row.key}`],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CountedWork> => {
        const now = new Date();
        const scope = { provider, routes, me: String(me.id), now, signal };
        if (row.kind === 'list') return { counted: await row.count(scope), now, list: undefined };
        const list = await row.read(scope);
        return { counted: countOfList(list), now, list };
      },
    })),
  });
}
