import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { connectAddress } from './connectAddress.ts';
import { loadGranted, type Granted } from './granted.ts';

interface GrantedTargets {
  /** By id; undefined while unknown. */
  readonly targets: ReadonlyMap<string, Granted> | undefined;
  /** The address that connects to one; undefined where the person may not, or it is not known yet. */
  readonly connect: (id: string) => string | undefined;
}

/** Which of these assets and applications the person may connect to. */
export function useGranted(ids: readonly string[]): GrantedTargets {
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
    targets: data,
    connect: (id) => {
      const one = data?.get(id);
      return one && connectAddress(one.definition, one.record, session);
    },
  };
}
