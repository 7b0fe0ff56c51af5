import type { ConsoleModel } from '../../codegen/model/console.ts';
import { createOrganizationContext } from '../../src/api/organizationContext.ts';
import { createRouteTable } from '../../src/session/routeTable.ts';
import { startUp } from '../../src/session/startup.ts';
import { withVerdicts } from '../../src/session/withVerdicts.ts';
import type { Client } from '../sandbox/world.ts';

export async function bodyOf(client: Client, address: string): Promise<unknown> {
  return (await client.get(address)).body;
}

/**
 * The console of a model as a user sees it who opens an address.
 *
 * Addresses of pictures are resolved against that of the page, which a test has to set.
 */
export async function arrive(model: ConsoleModel, client: Client, path: string) {
  const table = createRouteTable(
    model.routes,
    Object.fromEntries(
      [...model.resources].map(([id, { definition }]) => [
        id,
        { ...definition, load: () => Promise.resolve({ default: definition }) },
      ]),
    ),
  );
  const memory = { recall: () => undefined, remember: () => undefined };
  const result = await startUp(
    { views: model.views, table, servers: [], licenceSettings: model.licenceSettings },
    {
      hasMark: () => true,
      endSession: () => Promise.resolve(),
      fetchOpenSettings: () => bodyOf(client, 'settings/public/open/'),
      fetchProfile: () => bodyOf(client, 'users/profile/'),
      fetchSettings: () => bodyOf(client, 'settings/public/'),
      fetchOrganization: () => bodyOf(client, 'orgs/orgs/current/'),
      askedOrganization: () => undefined,
      context: createOrganizationContext(),
      readOrganizationCookie: () => undefined,
      writeOrganizationCookie: () => undefined,
      organizationMemory: memory,
      viewMemory: memory,
    },
    { path, search: '' },
  );
  if (result.kind !== 'ready' && result.kind !== 'elsewhere') throw new Error(result.kind);
  const { session } = result;
  return {
    result,
    session,
    table,
    routes: withVerdicts(table, session.gateContext, session.closedViews),
  };
}
