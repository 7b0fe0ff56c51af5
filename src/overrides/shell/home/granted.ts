import type { RaRecord } from 'ra-core';
import type { ResourceId } from '#project/generated/names.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import type { Routes } from '@gatehouse-console/engine/session/RoutesContext.ts';

/** Something that the user may use, with the definition that says how. */
interface Granted {
  readonly definition: ResourceDefinition;
  readonly record: RaRecord;
}

/** By category; the lists of all three have the same address. */
const APPLICATIONS: Readonly<Record<string, ResourceId>> = {
  db: 'perms.mydatabases',
  cloud: 'perms.mykubernetes',
  remote_app: 'perms.myremoteapps',
};
export const ASSETS: ResourceId = 'perms.myassets';

export interface GrantedScope {
  readonly provider: Pick<ConsoleDataProvider, 'getMany'>;
  readonly routes: Pick<Routes, 'verdict' | 'resources'>;
  readonly signal: AbortSignal;
}

/** Those of some assets and applications that are granted to the user now, by their ids. */
export async function loadGranted(
  ids: readonly string[],
  { provider, routes, signal }: GrantedScope,
): Promise<ReadonlyMap<string, Granted>> {
  if (ids.length === 0) return new Map();
  const wanted = { ids: [...ids], signal };
  const [assets, applications] = await Promise.all([
    routes.verdict('MyAssets').open ? provider.getMany(ASSETS, wanted) : { data: [] },
    routes.verdict('MyDatabases').open
      ? provider.getMany('perms.mydatabases', wanted)
      : { data: [] },
  ]);
  const found = [
    ...assets.data.map((record) => [ASSETS, record] as const),
    ...applications.data.flatMap((record) => {
      const resource = APPLICATIONS[String(record['category'])];
      return resource ? [[resource, record] as const] : [];
    }),
  ];
  const granted = await Promise.all(
    found.map(async ([resource, record]): Promise<[string, Granted][]> => {
      const loaded = await routes.resources[resource]?.load?.();
      return loaded ? [[String(record.id), { definition: loaded.default, record }]] : [];
    }),
  );
  return new Map(granted.flat());
}
