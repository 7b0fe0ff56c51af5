import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { connectAddress } from './connectAddress.ts';
import { loadGranted } from './granted.ts';

/** Which of these assets and applications the user may connect to. */
export function useGranted(ids: readonly string[]) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const session = useSession();
  const wanted = [...new Set(ids)].toSorted();
  const { data } = useRequest(
    ['home', 'granted', session.organization.id, wanted],
    (signal) => loadGranted(wanted, { provider, routes, signal }),
    { placeholderData: (before) => before },
  );
  return {
    /** By id; undefined while unknown. */
    targets: data,
    /** The address that connects to one; undefined where the user may not, or it is not known yet. */
    connect: (id: string) => {
      const one = data?.get(id);
      return one && connectAddress(one.definition, one.record, session);
    },
  };
}
